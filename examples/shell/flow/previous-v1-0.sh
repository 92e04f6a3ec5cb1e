#!/usr/bin/env bash
set -euo pipefail

# region: list
curl -fsS "$DOCS_URL/data/deployments/flow-v1.0.json" |
  jq -r '.deployments[] | .chain as $chain | .contracts[]
    | select(.name == "SablierFlow") | "\($chain.id) \($chain.name) \(.address)"'
# endregion
