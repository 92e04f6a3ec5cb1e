#!/usr/bin/env bash
# Installs the programs that the shell examples of the guides call, where they are missing: the tests
# run these examples.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

missing=()
for tool in curl jq; do
  command -v "$tool" > /dev/null || missing+=("$tool")
done
if [ "${#missing[@]}" -eq 0 ]; then
  echo "curl and jq are installed."
  exit 0
fi
bash apt-install.sh "${missing[@]}"
