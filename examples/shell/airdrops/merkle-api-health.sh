#!/usr/bin/env bash
set -euo pipefail

# region: health
curl -fsS "$MERKLE_API/api/health" | jq -e '.status == "success"'
# endregion
