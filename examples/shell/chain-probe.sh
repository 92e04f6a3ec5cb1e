#!/usr/bin/env bash
set -euo pipefail

# region: probe
# The id of the chain.
cast chain-id --rpc-url "$RPC_URL"

# Bytes of code of the CREATE2 factory and of Multicall3: 0 where one is missing.
cast codesize 0x4e59b44847b379578588920cA78FbF26c0B4956C --rpc-url "$RPC_URL"
cast codesize 0xcA11bde05977b3631167028862bE2a173976CA11 --rpc-url "$RPC_URL"

# Multicall3 returns the id of the chain again.
cast call 0xcA11bde05977b3631167028862bE2a173976CA11 "getChainId()(uint256)" --rpc-url "$RPC_URL"

# A program with PUSH0 returns the number 1. Without the opcode, the call fails.
cast call --rpc-url "$RPC_URL" --create 0x60015f5260205ff3
# endregion
