// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierBob } from "@sablier/bob/src/interfaces/ISablierBob.sol";
import { ISablierLidoAdapter } from "@sablier/bob/src/interfaces/ISablierLidoAdapter.sol";

/// Reads vaults whose tokens are staked, and ends the staking of one that is finished.
contract AdapterVault {
    ISablierBob public immutable BOB;

    constructor(ISablierBob bob) {
        BOB = bob;
    }

    /// The adapter of a vault; the zero address for one that has none.
    function adapterOf(uint256 vaultId) public view returns (ISablierLidoAdapter) {
        return ISablierLidoAdapter(address(BOB.getAdapter(vaultId)));
    }

    /// Turns all wstETH of the vault back into WETH, so that no holder pays this gas with `redeem`.
    /// Reverts with the error of Curve or Lido while these do not pay.
    function unstake(uint256 vaultId) external returns (uint128 weth) {
        weth = BOB.unstakeTokensViaAdapter(vaultId);
    }

    /// WETH that `redeem` pays a holder of an unstaked vault, and the fee that it deducts.
    function payoutOf(
        uint256 vaultId,
        address holder
    ) external view returns (uint256 payout, uint256 fee) {
        ISablierLidoAdapter adapter = adapterOf(vaultId);
        uint256 total = adapter.getTotalYieldBearingTokenBalance(vaultId);
        if (total == 0) return (0, 0);
        uint256 wstEth = adapter.getYieldBearingTokenBalanceFor(vaultId, holder);
        uint256 part = wstEth * adapter.getWethReceivedAfterUnstaking(vaultId) / total;
        uint256 shares = IERC20(address(BOB.getShareToken(vaultId))).balanceOf(holder);
        if (part > shares) {
            fee = (part - shares) * adapter.getVaultYieldFee(vaultId).unwrap() / 1e18;
        }
        payout = part - fee;
    }
}
