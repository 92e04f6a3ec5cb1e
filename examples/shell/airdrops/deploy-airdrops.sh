#!/usr/bin/env bash
set -euo pipefail

# region: deploy
git clone https://github.com/sablier-labs/airdrops
cd airdrops
git checkout v1.3.0
bun install --frozen-lockfile
bun run build:optimized

export EOA= # address of the deployer
export RPC_URL=
export ETHERSCAN_API_KEY=
export VERIFIER_URL=
export KEYSTORE_ACCOUNT=

FOUNDRY_PROFILE=optimized forge script script/DeployDeterministicMerkleFactory.s.sol \
  --sig "run()" \
  --rpc-url "$RPC_URL" \
  --account "$KEYSTORE_ACCOUNT" \
  --broadcast \
  --verify --etherscan-api-key "$ETHERSCAN_API_KEY" --verifier-url "$VERIFIER_URL" \
  -vvv
# endregion
