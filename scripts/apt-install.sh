#!/usr/bin/env bash
# Installs Debian packages, as root or with sudo: bash scripts/apt-install.sh <package>...
# Says what to install where that is not possible.
set -euo pipefail

run=()
if ! command -v apt-get > /dev/null; then
  echo "Missing, and no apt-get to install it: $*. Install it with your system's package manager." >&2
  exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo > /dev/null; then
    echo "Missing, and installing it needs root: $*. Run this as root, or install it yourself." >&2
    exit 1
  fi
  run=(sudo)
fi
"${run[@]}" apt-get update
"${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
