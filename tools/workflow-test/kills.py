# SPDX-License-Identifier: MIT
#
# Kills recording runs at random moments: every file of every reference is whole, old or new, and the
# next run finishes the rest.
"""usage: kills.py [KILLS REFERENCES [SEED]]"""
import hashlib
import random
import signal
import subprocess
import sys
import time

from project import Claims, Project, environment

HEIGHTS = (44, 48)
# Kills come within this time, so that many find work that others left.
LONGEST_SECONDS = 1.2


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def files(project):
    """Every file below the references and its hash."""
    return {str(path.relative_to(project.references)): digest(path)
            for path in project.references.rglob("*") if path.is_file()}


def main():
    kills, references, seed = [int(word) for word in sys.argv[1:4] + ["200", "500", "1"][len(sys.argv) - 1:]]
    claims, dice = Claims("kills"), random.Random(seed)
    documents = max(1, references // 50)
    with Project(documents=documents, stops=references // documents) as project:
        # 1. What each state of the documents comes to, undisturbed.
        whole = {}
        for height in HEIGHTS:
            project.write(height=height)
            begun = time.monotonic()
            code, _, errors = project.run("record", "-u=all", "--reporter", "line")
            longest = min(LONGEST_SECONDS, 0.8 * (time.monotonic() - begun))
            claims("an undisturbed run records", code == 1, errors)
            whole[height] = files(project)
        names = set(whole[HEIGHTS[0]])
        claims("both states have the same files", names == set(whole[HEIGHTS[1]]), len(names))
        claims("every picture changes", all(
            whole[44][name] != whole[48][name] for name in names if name.endswith(".png")))
        claims("there are as many as asked for", len(names) == 2 * documents * project.stops, len(names))
        # 2. Kills, while the documents change from one state to the other and back.
        at_work, mixed, strays, turn = 0, 0, 0, 0
        while at_work < kills and turn < 5 * kills:
            project.write(height=HEIGHTS[turn // 5 % 2])
            turn += 1
            process = subprocess.Popen(
                project.command("record", "-u", "--reporter", "line"), cwd=project.folder,
                env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)
            time.sleep(dice.uniform(0, longest))
            process.send_signal(signal.SIGKILL)
            at_work += process.wait() == -signal.SIGKILL
            found = files(project)
            kept = {name for name in found if name.endswith((".png", ".layout.txt"))}
            claims("no file of a reference is lost", kept == names, names ^ kept)
            broken = [name for name in kept
                      if found[name] not in (whole[44][name], whole[48][name])]
            claims("every file is whole, old or new", not broken, broken)
            stray = set(found) - kept
            claims("all else is temporary",
                   all(name.endswith((".dcv-tmp", ".new")) for name in stray), stray)
            strays += bool(stray)
            mixed += len({found[name] == whole[44][name] for name in kept
                          if name.endswith(".png")}) == 2
        claims("as many kills as asked for hit a run at work", at_work == kills, (at_work, turn))
        # 3. Runs that are left alone.
        last = whole[HEIGHTS[(turn - 1) // 5 % 2]]
        code, _, errors = project.run("record", "-u", "--reporter", "line")
        claims("the next run finishes the rest", code in (0, 1), errors)
        found = files(project)
        claims("everything is new, nothing stray is left",
               found == last, {name for name in found if found[name] != last.get(name)})
        code, _, errors = project.run("verify", "--reporter", "line")
        claims("verify is green", code == 0, errors)
        print(f"{at_work} runs were killed at work (seed {seed}, {turn} tries): {mixed} left old and new "
              f"pictures side by side, {strays} a temporary file; {len(names) // 2} references")
    claims.finish()


if __name__ == "__main__":
    main()
