# What the scripts share; sourced, never run. Bash 3.2 or newer.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*"; }
fail() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; exit 1; }

# scratch: a folder that goes away when the script ends, however it ends; so does what runs beside it.
scratch=$(mktemp -d "${TMPDIR:-/tmp}/kata-XXXXXX")
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM HUP

# katas: the katas' names, one a line.
katas() { (cd "$root/Katas" && ls -d */ | tr -d /); }

lowercase() { printf '%s' "$1" | tr '[:upper:]' '[:lower:]'; }

# seconds COMMAND…: how long it takes. Its output is shown, and its status kept, when it fails.
seconds() {
  local TIMEFORMAT=%R
  { time "$@" >"$scratch/output" 2>&1; } 2>"$scratch/time" || {
    local status=$?
    cat "$scratch/output" >&2
    return "$status"
  }
  cat "$scratch/time"
}

# median: of the numbers on standard input.
median() {
  sort -n | awk '
    { v[NR] = $1 }
    END { if (NR) print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'
}

# tool NAME: the LLVM tool beside swift; another LLVM's does not read this compiler's files.
tool() {
  local compiler target
  compiler=$(command -v swiftc) || fail "swift is not on PATH; install Swift 6.2 or newer"
  while [ -L "$compiler" ]; do
    target=$(readlink "$compiler")
    case "$target" in
      /*) compiler=$target ;;
      *) compiler=$(dirname "$compiler")/$target ;;
    esac
    [ "$(basename "$compiler")" = swift-frontend ] && break
  done
  if [ -x "$(dirname "$compiler")/$1" ]; then
    say "$(dirname "$compiler")/$1"
  else
    xcrun --find "$1"
  fi
}

# add_kata NAME: adds the tiny kata in Scripts/third-kata under a name to the checkout that is the current
# folder: steps 1 to 5 of README.md's list.
add_kata() {
  local file place side name=$1
  (cd "$root/Scripts/third-kata" && find . -type f) >"$scratch/files"
  while IFS= read -r file; do
    place=${file//Counter/$name}
    mkdir -p "$(dirname "$place")"
    sed "s/Counter/$name/g" "$root/Scripts/third-kata/$file" >"$place"
  done <"$scratch/files"
  for side in Legacy Refactored; do
    ln -s ../../Simulation/LinkSeams.swift "Sources/$side/$name/LinkSeams.swift"
    say "@_exported import $side$name" >>"Sources/$side/$side.swift"
  done
  sed "s/^let katas = \[/let katas = [\"$name\", /" Package.swift >"$scratch/edited"
  cp "$scratch/edited" Package.swift
  awk -v name="$name" '
    { print }
    !done && /static let all = / {
      done = 1
      print "    kata("
      print "      \"" name "\","
      print "      legacy: Side(Legacy" name "." name "App.init) { $0.makeScreen() },"
      print "      refactored: Side(Refactored" name "." name "App.init) { $0.makeScreen() }),"
    }
    END { exit !done }' Sources/Catalog/Katas.swift >"$scratch/edited" ||
    fail "Sources/Catalog/Katas.swift has no line like static let all = "
  cp "$scratch/edited" Sources/Catalog/Katas.swift
}
