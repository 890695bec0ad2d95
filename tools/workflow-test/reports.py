# SPDX-License-Identifier: MIT
#
# JUnit files and GitHub annotations of the built binary, held to what their readers accept.
import json
import pathlib
import re
import xml.etree.ElementTree as ElementTree

from project import Claims, Project, screen

# The schema that Jenkins holds JUnit files to (xUnit plug-in, junit-10), transcribed: for each
# element its attributes, those it must have, and its children. `file` and `line` of a test case are
# GitLab's and GitHub's additions.
SCHEMA = {
    "testsuites": ("name time tests failures errors", "", "testsuite"),
    "testsuite": ("name tests failures errors group time skipped timestamp hostname id package file "
                  "log url", "name tests failures errors",
                  "testsuite properties testcase system-out system-err"),
    "testcase": ("name time classname group file line", "name",
                 "skipped error failure system-out system-err"),
    "failure": ("type message", "", ""),
    "error": ("type message", "", ""),
    "skipped": ("type message", "", ""),
    "properties": ("", "", "property"),
    "property": ("name value", "name value", ""),
    "system-out": ("", "", ""),
    "system-err": ("", "", ""),
}
TIME = re.compile(r"(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]*)?")
COMMAND = re.compile(r"::(error|warning|notice) ([^:]*(?:=[^:,]*)?)::(.*)")


def faults(element):
    """What an element has that the schema does not know, or lacks that it wants."""
    if element.tag not in SCHEMA:
        return [f"an element {element.tag}"]
    known, needed, children = (set(words.split()) for words in SCHEMA[element.tag])
    found = [f"{element.tag} has an attribute {name}" for name in set(element.attrib) - known]
    found += [f"{element.tag} lacks {name}" for name in needed - set(element.attrib)]
    if not TIME.fullmatch(element.get("time", "0")):
        found.append(f"{element.tag} has the time {element.get('time')}")
    if children and (element.text or "").strip():
        found.append(f"{element.tag} has text of its own")
    for child in element:
        if child.tag not in children:
            found.append(f"{element.tag} holds {child.tag}")
        found += faults(child)
    return found


def claims_of_junit(claims, project, code, changed):
    text = (project.folder / "junit.xml").read_text()
    root = ElementTree.fromstring(text)
    claims("JUnit files follow the schema", faults(root) == [], faults(root))
    cases = list(root.iter("testcase"))
    claims("there is a case for each snapshot", len(cases) == 12, len(cases))
    claims("sums are those of the cases", int(root.get("tests")) == len(cases)
           and int(root.get("failures")) == len(root.findall(".//failure"))
           and int(root.get("errors")) == len(root.findall(".//error")), root.attrib)
    claims("a changed snapshot is a failure, a damaged one an error",
           len(root.findall(".//failure")) == changed and len(root.findall(".//error")) == 1, text[:500])
    keys = [(case.get("classname"), case.get("name")) for case in cases]
    claims("class and name together are unique", len(set(keys)) == len(keys), keys)
    for failure in [*root.iter("failure"), *root.iter("error")]:
        claims("the message stands in the body, too", failure.get("message") in failure.text, failure.text)
    for output in root.iter("system-out"):
        for line in output.text.splitlines():
            path = re.fullmatch(r"\[\[ATTACHMENT\|(.+)\]\]", line)
            claims("an attachment is a file, named from the job's folder on", path is not None
                   and (project.folder / path[1]).is_file(), line)
    for case in root.iter("testcase"):
        claims("a case names its document", (project.folder / case.get("file")).is_file(), case.attrib)


def unescaped(text):
    for code, character in (("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
        text = text.replace(code, character)
    return text


def claims_of_github(claims, project, out, summary):
    lines = out.splitlines()
    claims("there are annotations, ten of a kind at most", 0 < len(lines) <= 30, len(lines))
    for line in lines:
        command = COMMAND.fullmatch(line)
        if not claims("a line is one workflow command", command is not None, line):
            continue
        properties = dict(pair.split("=", 1) for pair in command[2].split(","))
        if "line" in properties:
            document = pathlib.Path(project.folder / unescaped(properties["file"]))
            place = document.read_text().splitlines()[int(properties["line"]) - 1]
            claims("an annotation points at something in the document",
                   len(place) >= int(properties["col"]) and place[int(properties["col"]) - 1] != " ",
                   (line, place))
    claims("the summary is a table in Markdown", summary.startswith("## dcv-snap: ")
           and "| state | snapshot | cause |" in summary, summary[:300])


def main():
    claims = Claims("reports")
    awkward = ["top", "a ]]> b", "percent % and :: and ,", "ctrl \u0001 \u0007 \u001b[2J", "<b>&amp;</b>",
               "| ` table"]
    with Project(documents=2, stops=2) as project:
        for number, height in ((0, 44), (1, 44)):
            described = screen(1, height)
            described["stops"] = [{"name": name, "offset": n} for n, name in enumerate(awkward)]
            (project.folder / f"screens/d00{number}.json").write_text(json.dumps(described, indent=2))
        code, _, errors = project.run("record")
        if code == 2:
            # A name that can't be is told before anything is drawn; the others go on.
            claims("a control character in a name is an error with a place", "d000.json:" in errors, errors)
            awkward[3] = "plain"
            for number in (0, 1):
                described["stops"] = [{"name": name, "offset": n} for n, name in enumerate(awkward)]
                (project.folder / f"screens/d00{number}.json").write_text(json.dumps(described, indent=2))
            code, _, errors = project.run("record")
        claims("names with markup can be recorded", code == 1 and "12 recorded" in errors, errors)
        described["sections"][0]["layout"]["group"]["height"]["absolute"] = 50
        (project.folder / "screens/d001.json").write_text(json.dumps(described, indent=2))
        damaged = next(path for path in project.pictures() if "d000" in str(path))
        damaged.write_bytes(damaged.read_bytes()[:200])
        summary = project.folder / "summary.md"
        code, out, errors = project.run(
            "verify", "--reporter", "github,junit=junit.xml",
            variables={"GITHUB_STEP_SUMMARY": str(summary)})
        claims("the run ends with 3", code == 3, errors)
        claims_of_junit(claims, project, code, changed=6)
        claims_of_github(claims, project, out, summary.read_text())
        # The report of a stored run is the same.
        before = (project.folder / "junit.xml").read_bytes()
        project.run("report", "--reporter", "junit=junit.xml")
        claims("report makes the same file again", (project.folder / "junit.xml").read_bytes() == before)
    claims.finish()


if __name__ == "__main__":
    main()
