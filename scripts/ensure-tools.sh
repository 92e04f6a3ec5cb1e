#!/usr/bin/env bash
# Installs the programs that the shell examples of the guides call, where they are missing: the tests
# run these examples.
set -euo pipefail

missing=()
for tool in curl jq; do
  command -v "$tool" > /dev/null || missing+=("$tool")
done
if [ "${#missing[@]}" -eq 0 ]; then
  echo "curl and jq are installed."
  exit 0
fi
if ! command -v apt-get > /dev/null; then
  echo "Missing: ${missing[*]}. Install them with your system's package manager." >&2
  exit 1
fi
run=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo > /dev/null; then
    echo "Installing ${missing[*]} needs root: run this as root, or install them yourself." >&2
    exit 1
  fi
  run=(sudo)
fi
"${run[@]}" apt-get update
"${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
