#!/usr/bin/env bash
set -euo pipefail

# region: install
npm pkg set type=module
npm install --ignore-scripts --save-exact @sablier/lockup@4.0.1 sablier@4.1.0 viem@2.57.20
# endregion

# region: start
forge build src/LocalToken.sol
anvil --chain-id 11155111 > anvil.log &
RPC_URL=http://127.0.0.1:8545 npx tsx local-chain.ts
# endregion
