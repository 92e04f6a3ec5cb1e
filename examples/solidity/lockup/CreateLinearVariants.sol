// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupLinear } from "@sablier/lockup/src/types/DataTypes.sol";
import { CreateLinear } from "./CreateLinear.sol";

/// Further ways to create such streams.
contract CreateLinearVariants is CreateLinear {
    constructor(ISablierLockup lockup, IERC20 token) CreateLinear(lockup, token) { }

    // region: unlocks
    /// Unlocks amounts at the start and at the cliff. The rest streams from the cliff to the end.
    function createWithUnlocks(
        address recipient,
        uint128 totalAmount,
        LockupLinear.UnlockAmounts memory unlockAmounts,
        LockupLinear.Durations memory durations
    ) public returns (uint256 streamId) {
        _pullAndApprove(totalAmount);
        Lockup.CreateWithDurations memory params = Lockup.CreateWithDurations({
            sender: msg.sender,
            recipient: recipient,
            totalAmount: totalAmount,
            token: TOKEN,
            cancelable: true,
            transferable: true,
            shape: "linearUnlockCliff",
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });
        streamId = LOCKUP.createWithDurationsLL(params, unlockAmounts, durations);
    }
    // endregion

    // region: catch-up
    /// Unlocks at the cliff what a stream without a cliff would have streamed by then.
    function createWithCatchUp(
        address recipient,
        uint128 totalAmount,
        LockupLinear.Durations memory durations
    ) external returns (uint256 streamId) {
        // Lockup refuses a cliff at the end or later, so this is less than the total and fits.
        uint256 accrued = uint256(totalAmount) * durations.cliff / durations.total;
        streamId = createWithUnlocks({
            recipient: recipient,
            totalAmount: totalAmount,
            unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: uint128(accrued) }),
            durations: durations
        });
    }
    // endregion

    // region: timestamps
    /// Streams `totalAmount` from `start` to `end`, in Unix seconds, with nothing before `cliff`.
    /// Approve this contract for `totalAmount` first.
    function createWithTimestamps(
        address recipient,
        uint128 totalAmount,
        uint40 start,
        uint40 cliff,
        uint40 end
    ) external returns (uint256 streamId) {
        _pullAndApprove(totalAmount);

        streamId = LOCKUP.createWithTimestampsLL(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                totalAmount: totalAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: start, end: end }),
                shape: "cliff",
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            cliff // 0 for a stream without a cliff
        );
    }
    // endregion
}
