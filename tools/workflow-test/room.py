# SPDX-License-Identifier: MIT
#
# Runs at once in one folder, a disk that is full, a folder that can't be written.
import json
import os
import pathlib
import resource
import subprocess

from project import Claims, Project, environment

NOBODY = 65534


def contents(folder):
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in folder.rglob("*") if path.is_file()}


def start(project, *arguments):
    return subprocess.Popen(
        project.command(*arguments), cwd=project.folder, env=environment(),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def claims_of_two_runs(claims):
    """Two runs of `verify`, and one beside a recording one, in one folder."""
    with Project(documents=4, stops=10) as project:
        project.run("record")
        project.write(height=48, only=[1])
        alone = project.run("verify", "--reporter", "json")
        runs = [start(project, "verify", "--reporter", "json", "-j", "2") for _ in range(2)]
        for run in runs:
            out, errors = run.communicate()
            claims("each of two runs ends with 1", run.returncode == 1, errors)
            claims("each of two runs finds what one alone finds", out == alone[1], errors)
        results = json.loads((project.folder / "dcv-snap-results/results.json").read_text())
        changed = [s for s in results["snapshots"] if s["state"] == "changed"]
        claims("the results they leave are whole", len(changed) == 10, len(changed))
        for snapshot in changed:
            for picture in snapshot["pictures"].values():
                bytes_ = (project.folder / "dcv-snap-results" / picture).read_bytes()
                claims("pictures they leave are whole", bytes_.endswith(b"IEND\xaeB`\x82"), picture)
        code, _, errors = project.run("approve", "--all")
        claims("what waits can be approved", code == 0 and "10 approved" in errors, errors)
        project.write(height=52)
        runs = [start(project, command, "-u", "--reporter", "line") for command in ("record", "record")]
        for run in runs:
            _, errors = run.communicate()
            claims("each of two recording runs ends with 0 or 1", run.returncode in (0, 1), errors)
        code, _, errors = project.run("verify", "--reporter", "line")
        claims("what two recorded at once is green", code == 0, errors)
        stray = [name for name in contents(project.references) if not name.endswith((".png", ".txt"))]
        claims("nothing stray is left", not stray, stray)


def claims_of_file_limit(claims):
    """A limit of the length of a file: the smallest references fit, others do not."""
    with Project(documents=2, stops=4) as project:
        project.run("record")
        before = contents(project.references)
        project.write(height=48)
        for limit in (0, 100, 2000):
            code, _, errors = project.run(
                "record", "-u", "--reporter", "line",
                before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
            claims(f"no file over {limit} bytes: exit 3", code == 3, (code, errors))
            claims("the reason is told", "file too large" in errors, errors)
            after = contents(project.references)
            claims("pictures are untouched", all(
                after.get(name) == bytes_ for name, bytes_ in before.items()
                if name.endswith(".png")), limit)
            claims("nothing stray is left", set(after) == set(before), set(after) ^ set(before))
        code, _, errors = project.run("record", "-u", "--reporter", "line")
        claims("with room again, the rest is recorded", code == 1, errors)
        claims("and green", project.run("verify")[0] == 0)


def claims_of_full_disk(claims):
    """References on a disk of a few pages."""
    with Project(documents=2, stops=20) as project:
        project.references.mkdir()
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=80k", "tmpfs", str(project.references)],
            capture_output=True, text=True)
        if mounted.returncode != 0:
            print(f"skipped a full disk: {mounted.stderr.strip()}")
            return
        try:
            code, _, errors = project.run("record", "--reporter", "line")
            claims("a full disk ends with 3", code == 3, (code, errors))
            claims("and says so", "no space left" in errors, errors)
            found = contents(project.references)
            pictures = [name for name in found if name.endswith(".png")]
            claims("some fit, some do not", 0 < len(pictures) < 40, len(pictures))
            claims("each picture is whole and has its layout", all(
                found[name].endswith(b"IEND\xaeB`\x82")
                and found[name.removesuffix(".png") + ".layout.txt"] for name in pictures))
            claims("nothing stray is left",
                   all(name.endswith((".png", ".layout.txt")) for name in found), sorted(found))
            subprocess.run(["mount", "-o", "remount,size=8m", str(project.references)], check=True)
            code, _, errors = project.run("record", "--reporter", "line")
            claims("with room, the rest is recorded", code == 1, errors)
            code, _, errors = project.run("verify", "--reporter", "line")
            claims("and green", code == 0 and "40 passed" in errors, errors)
        finally:
            subprocess.run(["umount", str(project.references)], check=True)


def claims_of_read_only(claims):
    """An ordinary user in folders that are not theirs: root sees no permissions."""
    def ordinary():
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)

    with Project(documents=1, stops=4) as project:
        project.run("record")
        before = contents(project.references)
        (project.folder / "dcv-snap-results").mkdir(exist_ok=True)
        for path in [project.folder, *project.folder.rglob("*")]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        try:
            code, _, errors = project.run("verify", before=ordinary)
            claims("verify where nothing can be written ends with 3", code == 3, (code, errors))
            claims("it says what can't be written", "permission denied" in errors, errors)
            claims("it tells its verdict all the same", "4 passed" in errors, errors)
            scratch = pathlib.Path(project.folder / "dcv-snap-results")
            scratch.chmod(0o777)
            for path in scratch.rglob("*"):
                path.chmod(0o777)
            code, _, errors = project.run("verify", before=ordinary)
            claims("a folder for results is enough to verify", code == 0, (code, errors))
            project.folder.joinpath("screens").chmod(0o755)
            project.folder.joinpath("screens/d000.json").chmod(0o644)
            project.write(height=48)
            code, _, errors = project.run("verify", before=ordinary)
            claims("a change is told where nothing can wait for a decision",
                   code == 3 and "4 changed" in errors and "44 -> 48" in errors, (code, errors))
            code, _, errors = project.run("record", "-u", before=ordinary)
            claims("record where references can't be written ends with 3", code == 3, (code, errors))
            claims("it names the place", "Snapshots" in errors and "permission denied" in errors, errors)
            claims("references are untouched", contents(project.references) == before)
            project.folder.joinpath("screens/d000.json").chmod(0o000)
            code, _, errors = project.run("verify", before=ordinary)
            claims("a document that can't be read ends with 3", code == 3, (code, errors))
        finally:
            for path in [project.folder, *project.folder.rglob("*")]:
                if path.is_dir():
                    path.chmod(0o755)


def main():
    claims = Claims("room")
    claims_of_two_runs(claims)
    claims_of_file_limit(claims)
    claims_of_full_disk(claims)
    claims_of_read_only(claims)
    claims.finish()


if __name__ == "__main__":
    main()
