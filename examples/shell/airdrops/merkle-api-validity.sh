#!/usr/bin/env bash
set -euo pipefail

# region: validity
curl -sS --get "$MERKLE_API/api/validity" \
  --data-urlencode "cid=$CID" \
  -H "authorization: Bearer ${MERKLE_API_TOKEN:-}" |
  jq -e 'if has("root") then . else error(.message) end'
# endregion
