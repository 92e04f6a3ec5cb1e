#!/usr/bin/env bash
set -euo pipefail

# region: build
git clone --branch airdrops@v3.0.1 https://github.com/sablier-labs/evm-monorepo
cd evm-monorepo
bun install --frozen-lockfile
cd airdrops
FOUNDRY_PROFILE=optimized forge build
# endregion

# region: verify
FOUNDRY_PROFILE=optimized forge verify-contract \
  --chain 8453 \
  --etherscan-api-key "$ETHERSCAN_API_KEY" \
  --constructor-args "$CONSTRUCTOR_ARGS" \
  --watch \
  "$CAMPAIGN" \
  src/SablierMerkleLL.sol:SablierMerkleLL
# endregion
