// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierBob } from "@sablier/bob/src/interfaces/ISablierBob.sol";
import { Bob } from "@sablier/bob/src/types/Bob.sol";

/// Holds shares of vaults for its owner: Bob pays the holder, so a contract with shares must redeem.
contract VaultHolder is Ownable {
    using Address for address payable;
    using SafeERC20 for IERC20;

    ISablierBob public immutable BOB;

    constructor(address owner, ISablierBob bob) Ownable(owner) {
        BOB = bob;
    }

    /// Stores the price of the feed, if it is valid. Any address may do this at Bob, too.
    /// @return whether the vault is settled now
    function sync(uint256 vaultId) external returns (bool) {
        BOB.syncPriceFromOracle(vaultId);
        return BOB.statusOf(vaultId) == Bob.Status.SETTLED;
    }

    /// Redeems all shares of this contract. Send at least the minimum fee, or 0 with an adapter.
    function redeem(
        uint256 vaultId,
        address to
    ) external payable onlyOwner returns (uint128 amount) {
        uint256 fee = BOB.calculateMinFeeWei(vaultId);
        (amount,) = BOB.redeem{ value: fee }(vaultId);
        BOB.getUnderlyingToken(vaultId).safeTransfer(to, amount);
        // Bob does not return what exceeds the fee.
        if (msg.value > fee) payable(msg.sender).sendValue(msg.value - fee);
    }

    /// Redeems `shares` only: the rest goes to `rest` first, which keeps it.
    function redeemPart(
        uint256 vaultId,
        uint256 shares,
        address rest,
        address to
    ) external payable onlyOwner returns (uint128 amount) {
        IERC20 shareToken = IERC20(address(BOB.getShareToken(vaultId)));
        shareToken.safeTransfer(rest, shareToken.balanceOf(address(this)) - shares);
        (amount,) = BOB.redeem{ value: msg.value }(vaultId);
        BOB.getUnderlyingToken(vaultId).safeTransfer(to, amount);
    }
}
