# SPDX-License-Identifier: MIT
#
# A CI job that `init` wrote, as scripts in the order in which its service runs them. Each begins with
# its folder and the job's variables; SERVICE_VARIABLE is what the service was told. What nothing here
# stands in for ends this with a sentence.
# usage: job_steps.py github|gitlab JOB.yml REPOSITORY CLONE FOLDER
import pathlib
import shlex
import sys

import yaml

REFERENCE = "${{ vars.DCV_SNAP_PACKAGE }}"


def github(job, repository, clone):
    """(folder, script) of each step that runs when none before it failed."""
    (job,) = job["jobs"].values()
    below = job.get("defaults", {}).get("run", {}).get("working-directory", "")
    # The service's own variables reach a job only through these lines.
    exports = "".join(
        f'export {name}="$SERVICE_VARIABLE"\n' if value == REFERENCE
        else f"export {name}={shlex.quote(value)}\n" for name, value in job.get("env", {}).items())
    for step in job["steps"]:
        if step.get("if") == "failure()":
            continue
        if "run" in step:
            yield step.get("working-directory", f"{clone}/{below}"), exports + step["run"]
        elif step["uses"].startswith("actions/checkout@"):
            yield "/", f"git clone -q {shlex.quote(repository)} {shlex.quote(clone)}\n"
        else:
            sys.exit(f"nothing here stands in for the step {step}")


def gitlab(job, repository, clone):
    """The same. The runner brings a Git of its own, so the clone is there before the one script."""
    (job,) = job.values()
    variable = 'export DCV_SNAP_PACKAGE="$SERVICE_VARIABLE"\n'
    yield clone, variable + "\n".join(job["before_script"] + job["script"])


def main():
    service, path, repository, clone, folder = sys.argv[1:]
    job = yaml.safe_load(pathlib.Path(path).read_text())
    scripts = {"github": github, "gitlab": gitlab}[service](job, repository, clone)
    for number, (place, script) in enumerate(scripts, 1):
        pathlib.Path(folder, f"{number}.sh").write_text(
            f"set -e\ncd {shlex.quote(place)}\n{script}\n")


if __name__ == "__main__":
    main()
