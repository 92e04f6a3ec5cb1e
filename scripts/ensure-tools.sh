#!/usr/bin/env bash
# Installs the programs that the shell examples of the guides call, and nginx, where they are missing:
# the tests run these examples, and the rules for nginx.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

missing=()
for tool in curl jq; do
  command -v "$tool" > /dev/null || missing+=("$tool")
done
# Debian has it where only root looks for programs.
[ -n "$(PATH=$PATH:/usr/sbin command -v nginx)" ] || missing+=(nginx)
if [ "${#missing[@]}" -eq 0 ]; then
  echo "curl, jq and nginx are installed."
  exit 0
fi
bash apt-install.sh "${missing[@]}"
