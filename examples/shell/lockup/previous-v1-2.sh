#!/usr/bin/env bash
set -euo pipefail

# region: list
curl -fsS "$DOCS_URL/data/deployments/lockup-v1.2.json" |
  jq -r --arg alias LT3 --argjson chain 1 '
    (.contracts[] | select(.alias == $alias) | .name) as $name
    | .deployments[] | select(.chain.id == $chain)
    | .contracts[] | select(.name == $name) | .address'
# endregion
