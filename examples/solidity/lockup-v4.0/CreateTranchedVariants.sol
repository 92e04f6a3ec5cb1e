// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";

import { CreateTranched } from "./CreateTranched.sol";

/// A further way to create such streams.
contract CreateTranchedVariants is CreateTranched {
    constructor(ISablierLockup lockup, IERC20 token) CreateTranched(lockup, token) { }

    // region: durations
    /// Unlocks 10%, 20%, 30% and 40% of `depositAmount`, each 52 weeks after the one before. Approve
    /// this contract for `depositAmount` first.
    function createWithDurations(
        address recipient,
        uint128 depositAmount
    ) external returns (uint256 streamId) {
        _pullAndApprove(depositAmount);

        LockupTranched.TrancheWithDuration[] memory tranches =
            new LockupTranched.TrancheWithDuration[](4);
        uint128 rest = depositAmount;
        for (uint128 i = 0; i < 4; ++i) {
            // The last one takes the rest of the divisions, so that the sum is exact.
            uint128 amount = i < 3 ? depositAmount * (i + 1) / 10 : rest;
            rest -= amount;
            tranches[i] = LockupTranched.TrancheWithDuration({ amount: amount, duration: 52 weeks });
        }

        streamId = LOCKUP.createWithDurationsLT(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "tranchedBackweighted"
            }),
            tranches
        );
    }
    // endregion
}
