#!/usr/bin/env bash
set -euo pipefail

# region: verify
FOUNDRY_PROFILE=optimized forge verify-contract \
  --chain 8453 \
  --etherscan-api-key "$ETHERSCAN_API_KEY" \
  --constructor-args "$CONSTRUCTOR_ARGS" \
  --watch \
  "$CAMPAIGN" \
  src/SablierMerkleLL.sol:SablierMerkleLL
# endregion
