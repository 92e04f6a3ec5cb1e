#!/usr/bin/env bash
set -euo pipefail

# region: allow
# On a local fork (anvil --fork-url …). LOCKUP and VAULT are the two addresses.
admin=$(cast call "$LOCKUP" "admin()(address)")
cast rpc anvil_setBalance "$admin" 0xde0b6b3a7640000
cast rpc anvil_impersonateAccount "$admin"
cast send "$LOCKUP" "allowToHook(address)" "$VAULT" --from "$admin" --unlocked
cast call "$LOCKUP" "isAllowedToHook(address)(bool)" "$VAULT"
# endregion
