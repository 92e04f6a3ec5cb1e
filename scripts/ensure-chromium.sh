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

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo > /dev/null; then
    sudo "$@"
  else
    echo "Installing Chromium needs root: run this as root, install sudo, or set CHROMIUM_PATH." >&2
    return 1
  fi
}

if [ -n "${CHROMIUM_PATH:-}" ]; then
  if [ ! -x "$CHROMIUM_PATH" ]; then
    echo "CHROMIUM_PATH is \"$CHROMIUM_PATH\", which is not a program that can be run: correct or unset it." >&2
    exit 1
  fi
  path=$CHROMIUM_PATH
elif ! path=$(find_chromium); then
  if ! command -v apt-get > /dev/null; then
    echo "No Chromium found and no apt-get to install it: install Chromium, or set CHROMIUM_PATH." >&2
    exit 1
  fi
  echo "No Chromium found: installing the chromium package." >&2
  as_root apt-get update >&2
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium >&2
  path=$(find_chromium)
fi

echo "Using $("$path" --version 2> /dev/null || echo "a browser of unknown version")" >&2
echo "$path"
