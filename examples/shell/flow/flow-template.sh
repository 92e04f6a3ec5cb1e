#!/usr/bin/env bash
set -euo pipefail

# region: template
git clone https://github.com/sablier-labs/flow-integration-template
cd flow-integration-template
git checkout 5d7221f
bun install
# endregion
