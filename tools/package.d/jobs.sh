# SPDX-License-Identifier: MIT
#
# The CI jobs of `dcv-snap init` as their services run them: a machine that has nothing, a clean clone,
# the job's own lines. Sourced by tools/package.d/try.

# serve FILE.deb: lends the package out on this machine; `address` is where.
serve() {
  local said=$build_folder/server.txt
  : >"$said"
  "$python" -u -m http.server 0 --bind 127.0.0.1 --directory "$(dirname "$1")" >>"$said" 2>>"$log" &
  server=$!
  trap 'kill "$server" 2>/dev/null; rm -rf "$system" "$project"' EXIT
  until grep -q ' port [0-9]' "$said"; do
    kill -0 "$server" 2>/dev/null || stop "nothing can be served here; see $log"
    sleep 0.1
  done
  address=http://127.0.0.1:$(sed -nE 's/.* port ([0-9]+).*/\1/p' "$said")/$(basename "$1")
}

# new_project: a repository with a screen, its references and what `init` writes.
new_project() {
  rm -rf "$project"
  mkdir -p "$project/screens"
  cp "$root/fixtures/documents/rows.json" "$project/screens/"
  (
    cd "$project"
    git init -q
    "$binary" init
    env -u CI "$binary" record || (($? == 1))
  ) >>"$log" 2>&1
  commit
}

# commit: all of the project, as it stands.
commit() {
  git -C "$project" add --all
  git -C "$project" -c user.name=me -c user.email=me@localhost commit -q -m change
}

# job_runs SERVICE ADDRESS OUTPUT: the job's steps in a clean clone, up to the first that fails.
job_runs() {
  local steps=$system/work/steps yaml=.github/workflows/dcv-snap.yml step
  [[ $1 == github ]] || yaml=.gitlab/dcv-snap.yml
  rm -rf "$steps" "$system/work/repository" "$system/work/clone"
  mkdir "$steps"
  cp -r "$project" "$system/work/repository"
  "$python" "$root/tools/package.d/job_steps.py" \
    "$1" "$project/$yaml" /work/repository /work/clone "$steps" || return
  [[ $1 == github ]] || git clone -q "$system/work/repository" "$system/work/clone"
  for step in "$steps"/*.sh; do
    inside env CI=true "SERVICE_VARIABLE=$2" sh -x "/work/steps/${step##*/}" || return
  done >"$3" 2>&1
}

# said FILE TEXT: what a job must have said.
said() { grep -qF -e "$2" "$1" || stop "a job does not say '$2'; all that it said is in $1"; }

# job_works SERVICE: it installs the package and passes; with a change it fails, and says the cause.
job_works() {
  local output=$build_folder/job-of-$1.txt results=$system/work/clone/dcv-snap-results
  new_project
  fresh
  job_runs "$1" "$address" "$output" || stop "the job for $1 fails; all that it said is in $output"
  said "$output" '+ apt-get install --yes --no-install-recommends /tmp/dcv-snap.deb'
  said "$output" '+ dcv-snap doctor'
  said "$output" ' passed'
  [[ -s $results/junit.xml && -s $results/index.html ]] || stop "the job for $1 leaves no report"
  # With the tool in place nothing is fetched.
  sed -i 's/"absolute": 64/"absolute": 72/' "$project/screens/rows.json"
  commit
  if job_runs "$1" http://127.0.0.1:1/none.deb "$output"; then
    stop "the job for $1 passes in spite of a change"
  fi
  said "$output" '64 -> 72'
  [[ $1 == gitlab ]] || said "$output" '::error file=screens/rows.json,line='
  printf '  the job for %s installs the package, passes, and fails with the cause of a change\n' "$1"
}
