#!/usr/bin/env bash
set -euo pipefail

# region: create
# MERKLE_API is the address of the service, MERKLE_API_TOKEN what its operator gave you, DECIMALS
# those of the token.
answer=$(curl -sS "$MERKLE_API/api/create?decimals=$DECIMALS" \
  -H "authorization: Bearer ${MERKLE_API_TOKEN:-}" \
  --form "data=@recipients.csv;type=text/csv")

# Success has a cid. A status of 200 alone does not say so.
if jq -e '.cid' >/dev/null 2>&1 <<<"$answer"; then
  jq '{ root, total, recipients, cid }' <<<"$answer"
else
  echo "$answer" >&2
  exit 1
fi
# endregion
