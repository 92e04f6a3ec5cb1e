// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { StreamVault } from "./StreamVault.sol";

/// A vault in which only the vault itself can trigger a payment.
contract ExclusiveVault is StreamVault {
    error OnlyThroughVault(address caller);

    constructor(ISablierLockup lockup) StreamVault(lockup) { }

    /// Runs when another caller withdraws. Reverting undoes the withdrawal.
    function onSablierLockupWithdraw(
        uint256,
        address caller,
        address,
        uint128
    ) external view override onlyLockup returns (bytes4) {
        revert OnlyThroughVault(caller);
    }
}
