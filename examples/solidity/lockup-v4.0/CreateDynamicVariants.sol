// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";

import { CreateDynamic } from "./CreateDynamic.sol";

/// A further way to create such streams.
contract CreateDynamicVariants is CreateDynamic {
    constructor(ISablierLockup lockup, IERC20 token) CreateDynamic(lockup, token) { }

    // region: timestamps
    /// Streams a fifth of `depositAmount` evenly from `start` to `bend`, then the rest until `end`,
    /// faster and faster. Times are Unix seconds. Approve this contract for `depositAmount` first.
    function createWithTimestamps(
        address recipient,
        uint128 depositAmount,
        uint40 start,
        uint40 bend,
        uint40 end
    ) external returns (uint256 streamId) {
        _pullAndApprove(depositAmount);

        uint128 firstAmount = depositAmount / 5;
        LockupDynamic.Segment[] memory segments = new LockupDynamic.Segment[](2);
        segments[0] = LockupDynamic.Segment({
            amount: firstAmount,
            exponent: ud2x18(1e18),
            timestamp: bend
        });
        segments[1] = LockupDynamic.Segment({
            amount: depositAmount - firstAmount,
            exponent: ud2x18(3e18),
            timestamp: end
        });

        streamId = LOCKUP.createWithTimestampsLD(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: start, end: end }), // end of the last segment
                shape: "dynamicExponential"
            }),
            segments
        );
    }
    // endregion
}
