#!/usr/bin/env bash
set -euo pipefail

# region: create
# MERKLE_API is the address of the service, DECIMALS those of the token.
answer=$(curl -sS "$MERKLE_API/api/create?decimals=$DECIMALS" --form "data=@recipients.csv;type=text/csv")

# Success has a cid. A status of 200 alone does not say so.
if jq -e '.cid' >/dev/null 2>&1 <<<"$answer"; then
  jq '{ root, total, recipients, cid }' <<<"$answer"
else
  echo "$answer" >&2
  exit 1
fi
# endregion
