#!/usr/bin/env bash
set -euo pipefail

# region: list
curl -fsS "$DOCS_URL/data/deployments/lockup-v1.1.json" |
  jq -r '.deployments[] | .chain as $chain | .contracts[]
    | select(.name == "SablierV2LockupLinear") | "\($chain.id) \($chain.name) \(.address)"'
# endregion
