#!/usr/bin/env bash
set -euo pipefail

# region: list
curl -fsS "$DOCS_URL/data/deployments/lockup-v1.0.json" |
  jq -r '.deployments[] | select(.chain.id == 1) | .contracts[] | "\(.name) \(.address)"'
# endregion
