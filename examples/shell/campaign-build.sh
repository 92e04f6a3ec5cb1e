#!/usr/bin/env bash
set -euo pipefail

# region: build
git clone https://github.com/sablier-labs/airdrops
cd airdrops
git checkout v1.3.0
bun install --frozen-lockfile
FOUNDRY_PROFILE=optimized forge build
# endregion
