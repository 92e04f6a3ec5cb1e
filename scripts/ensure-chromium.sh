#!/usr/bin/env bash
# Finds Chromium, or installs Debian's. The last line of the output is the path of the program;
# everything else goes to standard error. CHROMIUM_PATH names another browser.
set -euo pipefail

find_chromium() {
  local name
  for name in chromium chromium-browser google-chrome-stable google-chrome; do
    if command -v "$name"; then
      return 0
    fi
  done
  return 1
}

if [ -n "${CHROMIUM_PATH:-}" ]; then
  if [ ! -x "$CHROMIUM_PATH" ]; then
    echo "CHROMIUM_PATH is \"$CHROMIUM_PATH\", which is not a program that can be run: correct or unset it." >&2
    exit 1
  fi
  path=$CHROMIUM_PATH
elif ! path=$(find_chromium); then
  echo "No Chromium found: installing the chromium package. CHROMIUM_PATH would name another browser." >&2
  bash "$(dirname "${BASH_SOURCE[0]}")/apt-install.sh" chromium >&2
  path=$(find_chromium)
fi

echo "Using $("$path" --version 2> /dev/null || echo "a browser of unknown version")" >&2
echo "$path"
