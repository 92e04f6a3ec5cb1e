#!/usr/bin/env bash
set -euo pipefail

# region: setup
forge init airdrops-project
cd airdrops-project
rm src/Counter.sol test/Counter.t.sol script/Counter.s.sol
echo node_modules/ >> .gitignore

npm install --ignore-scripts --save-exact \
  @sablier/airdrops@3.0.1 @sablier/lockup@4.0.1 @openzeppelin/contracts@5.3.0 @prb/math@4.1.0

cat > remappings.txt <<'EOF'
@openzeppelin/contracts/=node_modules/@openzeppelin/contracts/
@prb/math/=node_modules/@prb/math/
@sablier/airdrops/=node_modules/@sablier/airdrops/
@sablier/evm-utils/=node_modules/@sablier/evm-utils/
@sablier/lockup/=node_modules/@sablier/lockup/
@chainlink/contracts/=node_modules/@chainlink/contracts/
forge-std/=lib/forge-std/src/
EOF

cat > foundry.toml <<'EOF'
[profile.default]
src = "src"
test = "test"
libs = ["lib", "node_modules"]
solc = "0.8.29"
evm_version = "shanghai"
optimizer = true
optimizer_runs = 60000
via_ir = true

[rpc_endpoints]
sepolia = "${SEPOLIA_RPC_URL}"
EOF
# endregion

# region: test
forge test --match-contract InstantCampaignTest
# endregion
