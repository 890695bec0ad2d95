# SPDX-License-Identifier: MIT
#
# The fleet with two workers, one killed at work: every shard counts once, and the whole is what a
# single run finds. Exit status 77 when the fleet's parts can't be installed here.
import filecmp
import os
import re
import signal
import subprocess
import sys

from project import ROOT, Claims, Project, environment

BEGINS = re.compile(r"shard (\d+)/(\d+) begins in process (\d+)(, again)?")


def fleet(project, *arguments, kill=None):
    """A run of the fleet: (exit code, lines). `kill` is the shard whose first worker is killed."""
    process = subprocess.Popen(
        [str(ROOT / "tools/fleet"), *arguments], cwd=project.folder, env=environment(),
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    lines = []
    for line in process.stderr:
        lines.append(line.rstrip())
        begins = BEGINS.search(line)
        if kill is not None and begins and int(begins[1]) == kill:
            os.kill(int(begins[3]), signal.SIGKILL)
            kill = None
    return process.wait(), lines


def main():
    claims = Claims("fleet")
    available = subprocess.run([str(ROOT / "tools/fleet"), "--help"], capture_output=True, text=True)
    if available.returncode != 0:
        print(available.stderr.strip())
        sys.exit(77)
    with Project(documents=6, stops=20) as project:
        project.run("record")
        project.write(height=48, only=[2])
        single = project.run("verify", "--reporter", "json", "--results", "single")
        claims("a single run sees the change", single[0] == 1, single)
        code, lines = fleet(project, "--workers", "2", "--shards", "5", "--results", "whole",
                            "--reporter", "line,json=whole.json,html", kill=2)
        text = "\n".join(lines)
        claims("the fleet ends as the single run does", code == 1, text)
        claims("the killed worker's shard began again", "again: its worker died" in text, text)
        ended = sorted(int(n) for n in re.findall(r"shard (\d+)/5 ended", text))
        claims("every shard ended once", ended == [1, 2, 3, 4, 5], ended)
        whole = project.folder / "whole.json"
        claims("the whole is what a single run finds",
               whole.exists() and whole.read_text() == single[1], text)
        claims("the results are those of a single run", filecmp.cmp(
            project.folder / "single/results.json", project.folder / "whole/results.json", False))
        for picture in (project.folder / "single").rglob("*.png"):
            other = project.folder / "whole" / picture.relative_to(project.folder / "single")
            claims("pictures come along", other.exists() and filecmp.cmp(picture, other, False), other)
        claims("there is one report", (project.folder / "whole/index.html").exists())
        (project.folder / "screens/d005.json").unlink()
        project.run("approve", "--all")
        for rule, wanted in (("warn", 0), ("reject", 1)):
            code, lines = fleet(project, "--workers", "2", "--shards", "2", "--unreferenced", rule)
            claims(f"obsolete references are found by the whole: {rule}",
                   code == wanted and any("obsolete" in line for line in lines), (code, lines))
        code, lines = fleet(project, "--workers", "1", "--shards", "2", "verify", "--nonsense")
        claims("a wrong option is told once for each shard and ends with 2",
               code == 2 and any("'--nonsense' is not an option" in line for line in lines), lines)
        code, lines = fleet(project, "--shards", "0")
        claims("no shards at all is wrong usage", code == 2, lines)
    claims.finish()


if __name__ == "__main__":
    main()
