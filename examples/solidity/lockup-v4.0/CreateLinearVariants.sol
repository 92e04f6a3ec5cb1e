// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

import { CreateLinear } from "./CreateLinear.sol";

/// Further ways to create such streams.
contract CreateLinearVariants is CreateLinear {
    constructor(ISablierLockup lockup, IERC20 token) CreateLinear(lockup, token) { }

    // region: unlocks
    /// Unlocks amounts at the start and at the cliff. The rest streams by the second.
    function createWithUnlocks(
        address recipient,
        uint128 depositAmount,
        LockupLinear.UnlockAmounts calldata unlockAmounts,
        LockupLinear.Durations calldata durations
    ) external returns (uint256 streamId) {
        _pullAndApprove(depositAmount);

        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linearUnlockCliff"
            }),
            unlockAmounts,
            0, // by the second
            durations
        );
    }
    // endregion

    // region: timestamps
    /// Unlocks `depositAmount` from `start` to `end`, in Unix seconds, in steps of `granularity`
    /// seconds. Approve this contract for `depositAmount` first.
    function createWithTimestamps(
        address recipient,
        uint128 depositAmount,
        uint40 start,
        uint40 end,
        uint40 granularity
    ) external returns (uint256 streamId) {
        _pullAndApprove(depositAmount);

        streamId = LOCKUP.createWithTimestampsLL(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: start, end: end }),
                shape: "linearStepper"
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            granularity,
            0 // no cliff
        );
    }
    // endregion
}
