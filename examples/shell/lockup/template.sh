#!/usr/bin/env bash
set -euo pipefail

# region: template
git clone https://github.com/sablier-labs/lockup-integration-template
cd lockup-integration-template
git checkout 7152e79
bun install --frozen-lockfile
forge build
# endregion
