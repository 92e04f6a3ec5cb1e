#!/usr/bin/env bash
# Installs Firefox, and the browser and driver of WebKitGTK and a screen to show it on, where they are
# missing: tests/browsers runs in them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

missing=()
command -v firefox-esr > /dev/null || command -v firefox > /dev/null || missing+=(firefox-esr)
command -v WebKitWebDriver > /dev/null || missing+=(webkit2gtk-driver)
command -v Xvfb > /dev/null || missing+=(xvfb)
if [ "${#missing[@]}" -eq 0 ]; then
  echo "Firefox, the driver of WebKitGTK and Xvfb are installed."
  exit 0
fi
bash apt-install.sh "${missing[@]}"
