#!/usr/bin/env bash
set -euo pipefail

# region: eligibility
# MERKLE_API_TOKEN is what the operator gave you; a standalone server ignores it.
curl -sS --get "$MERKLE_API/api/eligibility" \
  --data-urlencode "cid=$CID" \
  --data-urlencode "address=$RECIPIENT" \
  -H "authorization: Bearer ${MERKLE_API_TOKEN:-}" |
  jq 'if has("proof") then { index, address, amount, proof } else { eligible: false, message } end'
# endregion
