// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupDynamic } from "@sablier/lockup/src/types/DataTypes.sol";
import { CreateDynamic } from "./CreateDynamic.sol";

/// Further ways to create such streams.
contract CreateDynamicVariants is CreateDynamic {
    constructor(ISablierLockup lockup, IERC20 token) CreateDynamic(lockup, token) { }

    // region: timestamps
    /// Streams along `segments` from `start` on, in Unix seconds. The amounts make up the deposit.
    /// Approve this contract for their sum first.
    function createWithTimestamps(
        address recipient,
        uint40 start,
        LockupDynamic.Segment[] calldata segments
    ) external returns (uint256 streamId) {
        uint128 totalAmount = 0;
        for (uint256 i = 0; i < segments.length; ++i) totalAmount += segments[i].amount;
        _pullAndApprove(totalAmount);

        // The end is that of the last segment. An empty list panics here.
        uint40 end = segments[segments.length - 1].timestamp;
        streamId = LOCKUP.createWithTimestampsLD(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                totalAmount: totalAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: start, end: end }),
                shape: "dynamicExponential", // no id fits exactly: the closest one
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            segments
        );
    }
    // endregion
}
