#!/usr/bin/env bash
set -euo pipefail

# region: list
curl -fsS "$DOCS_URL/data/deployments/lockup-v2.0.json" |
  jq -r '.deployments[] | select(.chain.id == 8453) | .contracts[] | "\(.name) \(.address)"'
# endregion
