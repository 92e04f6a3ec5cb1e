#!/usr/bin/env bash
set -euo pipefail

# region: validity
curl -sS --get "$MERKLE_API/api/validity" --data-urlencode "cid=$CID" |
  jq -e 'if has("root") then . else error(.message) end'
# endregion
