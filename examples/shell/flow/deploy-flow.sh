#!/usr/bin/env bash
set -euo pipefail

# region: deploy
git clone https://github.com/sablier-labs/flow
cd flow
git checkout v1.1.0
bun install --frozen-lockfile
bun run build:optimized

export ETH_FROM= # address of the deployer
export RPC_URL=
export ETHERSCAN_API_KEY=
export VERIFIER_URL=
export KEYSTORE_ACCOUNT=
export ADMIN= # address of the admin

FOUNDRY_PROFILE=optimized forge script script/DeployDeterministicFlow.s.sol \
  --sig "run(address)" "$ADMIN" \
  --rpc-url "$RPC_URL" \
  --account "$KEYSTORE_ACCOUNT" \
  --broadcast \
  --verify --etherscan-api-key "$ETHERSCAN_API_KEY" --verifier-url "$VERIFIER_URL" \
  -vvv
# endregion
