#!/usr/bin/env bash
set -euo pipefail

# region: compile
git clone https://github.com/sablier-labs/legacy
cd legacy
yarn run bootstrap
cd packages/protocol
npx truffle compile
# endregion
