# SPDX-License-Identifier: MIT
#
# What a machine needs, and how the binary is built. The scripts beside this file source it
# after setting `root`, the folder of the repository.

# What a finished binary draws with, besides the libraries that it is linked to.
data_packages=(fonts-inter bootstrap-icons webp-pixbuf-loader librsvg2-common)

# Debian packages without which the binary neither builds nor draws.
engine_packages=(
  libcairo2-dev libpango1.0-dev libpng-dev libdeflate-dev libisal-dev libxxhash-dev
  libgdk-pixbuf-2.0-dev "${data_packages[@]}" libxml2 pkgconf
)

# Fonts of other scripts, drawn with where they are installed.
script_fonts=(fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji)

# Further packages: fonts of other scripts, a browser as independent judge, Python for the tools.
test_packages=(
  "${script_fonts[@]}" chromium locales
  python3 python3-numpy python3-pil python3-jsonschema
)

# Further packages for what takes long: other processors.
torture_packages=(qemu-user-static)

# Further packages for tools/package, and for trying its result on a machine that has nothing.
package_packages=(dpkg-dev binutils xz-utils)
trial_packages=(debootstrap git python3 python3-yaml)

# The import check keeps each module to the imports that Package.swift declares. The static
# runtime starts 3 ms sooner than the shared one and needs no toolchain where it runs.
build_flags=(--explicit-target-dependency-import-check error)
release_flags=("${build_flags[@]}" -c release --static-swift-stdlib)
testing_flags=(
  "${build_flags[@]}" -c release -Xswiftc -enable-testing -Xswiftc -warnings-as-errors
)

build_folder=$root/.build
binary=$build_folder/release/dcv-snap
built_stamp=$build_folder/dcv-snap.built
python=/usr/bin/python3

# say SENTENCE: speaks to a person; standard output is left to data.
say() { printf 'dcv-snap: %s\n' "$1" >&2; }

# stop SENTENCE: ends with the exit code for trouble that is not the user's document.
stop() {
  say "$1"
  exit 4
}

# missing_packages NAME…: prints those that dpkg does not list as installed.
missing_packages() {
  local installed name
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for name in "$@"; do
    grep -qx "$name installed" <<<"$installed" || printf '%s\n' "$name"
  done
}

# ensure_packages LIST NAME…: installs what is missing. LIST names the stamp that remembers the
# answer until dpkg's own record changes, so that the usual start asks nobody.
ensure_packages() {
  local stamp=$build_folder/packages-$1 missing
  shift
  if ! command -v dpkg-query >/dev/null; then
    pkg-config --exists pangocairo pangofc fontconfig libpng libdeflate libisal libxxhash \
      gdk-pixbuf-2.0 2>/dev/null && return
    stop "this system has no Debian packages; use Debian 12, or install the libraries that tools/setup.sh names and pkg-config"
  fi
  [[ $stamp -nt /var/lib/dpkg/status && $stamp -nt $root/tools/setup.sh ]] && return
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) || install_packages "${missing[@]}"
  touch "$stamp" 2>/dev/null || true
}

# install_packages NAME…: as root, or through sudo where it asks nothing or somebody can answer.
install_packages() {
  local as_root=() log=$build_folder/install.log
  local by_hand="apt-get update && apt-get install --no-install-recommends $*"
  command -v apt-get >/dev/null ||
    stop "cannot install $* here, there is no apt-get; install them by hand and start again"
  if ((EUID != 0)); then
    if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 && -t 2 ]]; }; then
      as_root=(sudo)
    else
      stop "some packages are missing and installing them needs root; run once as root: $by_hand"
    fi
  fi
  say "installing $*"
  # The package lists may be missing or old, so a failed first attempt renews them.
  if ! apt_install "$@" >"$log" 2>&1; then
    { "${as_root[@]}" apt-get update && apt_install "$@"; } >>"$log" 2>&1 || {
      tail -n 5 "$log" >&2
      stop "installing failed (all of it is in $log); run by hand: $by_hand"
    }
  fi
}

apt_install() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

# ensure_toolchain: Swift 6 or newer, found through PATH.
ensure_toolchain() {
  local version
  command -v swift >/dev/null ||
    stop "no Swift toolchain on PATH; install Swift 6 for Debian 12 from swift.org and start again"
  version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+).*/\1/p' | head -n 1)
  ((${version:-0} >= 6)) ||
    stop "'$(command -v swift)' is older than Swift 6; put a Swift 6 toolchain first on PATH"
}

# ensure_folder: the build folder, or a sentence when it cannot be written.
ensure_folder() {
  mkdir -p "$build_folder" 2>/dev/null && [[ -w $build_folder ]] ||
    stop "cannot write to $build_folder; build once as the owner of the clone"
}

# is_built: whether no source is newer than the last build.
is_built() {
  [[ -x $binary && -e $built_stamp ]] &&
    [[ -z $(find "$root/Sources" "$root/Package.swift" "$root/tools/setup.sh" \
      -newer "$built_stamp" -print -quit) ]]
}

# ensure_binary: an up-to-date binary; silent and without a lock when there is nothing to do.
ensure_binary() {
  [[ $OSTYPE == linux* ]] || stop "dcv-snap runs on Linux; start it on Debian 12 or in its container"
  [[ -d $build_folder ]] || ensure_folder
  ensure_packages engine "${engine_packages[@]}"
  is_built && return
  ensure_folder
  ensure_toolchain
  # One build at a time: a second start waits, and then finds the work done.
  exec 9>"$build_folder/dcv-snap.lock"
  flock -n 9 || {
    say "waiting for another build to end"
    flock 9
  }
  is_built || build_binary
  exec 9>&-
}

build_binary() {
  local log=$build_folder/dcv-snap-build.log begun=$build_folder/dcv-snap.begun
  say "building, the first time takes minutes"
  touch "$begun"
  swift build --package-path "$root" --product dcv-snap "${release_flags[@]}" >"$log" 2>&1 9>&- || {
    grep -E 'error:' "$log" >&2 || tail -n 20 "$log" >&2
    stop "the build failed; all of its output is in $log"
  }
  mv "$begun" "$built_stamp"
}
