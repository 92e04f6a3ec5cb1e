#!/usr/bin/env bash
set -euo pipefail

# region: install
npm install @sablier/airdrops@1.3.0
# endregion
