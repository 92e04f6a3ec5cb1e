// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupTranched } from "@sablier/lockup/src/types/DataTypes.sol";
import { CreateTranched } from "./CreateTranched.sol";

/// Further ways to create such streams.
contract CreateTranchedVariants is CreateTranched {
    constructor(ISablierLockup lockup, IERC20 token) CreateTranched(lockup, token) { }

    // region: timestamps
    /// Unlocks each of `tranches` at its own moment, in Unix seconds. The amounts make up the
    /// deposit. Approve this contract for their sum first.
    function createWithTimestamps(
        address recipient,
        uint40 start,
        LockupTranched.Tranche[] calldata tranches
    ) external returns (uint256 streamId) {
        uint128 totalAmount = 0;
        for (uint256 i = 0; i < tranches.length; ++i) totalAmount += tranches[i].amount;
        _pullAndApprove(totalAmount);

        // The end is the last unlock. An empty list panics here.
        uint40 end = tranches[tranches.length - 1].timestamp;
        streamId = LOCKUP.createWithTimestampsLT(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                totalAmount: totalAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: start, end: end }),
                shape: "tranchedBackweighted",
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            tranches
        );
    }
    // endregion
}
