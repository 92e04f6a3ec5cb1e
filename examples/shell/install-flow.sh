#!/usr/bin/env bash
set -euo pipefail

# region: install
npm install @sablier/flow@1.1.1
# endregion
