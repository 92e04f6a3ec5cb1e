// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup, Broker, LockupLinear } from "@sablier/lockup/src/types/DataTypes.sol";

/// Creates two linear streams at once, which the caller pays for.
contract BatchCreateLinear {
    using SafeERC20 for IERC20;

    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierBatchLockup batchLockup, ISablierLockup lockup, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Streams `amountEach` to `first` over 52 weeks with a cliff, and `amountEach` to `second` over
    /// 26 weeks with unlocks. Approve this contract for twice `amountEach` first.
    function createStreams(
        address first,
        address second,
        uint128 amountEach
    ) external returns (uint256[] memory streamIds) {
        // SablierBatchLockup takes the tokens of all streams from its caller.
        uint256 sum = 2 * uint256(amountEach);
        TOKEN.safeTransferFrom(msg.sender, address(this), sum);
        TOKEN.forceApprove(address(BATCH_LOCKUP), sum);

        BatchLockup.CreateWithDurationsLL[] memory batch =
            new BatchLockup.CreateWithDurationsLL[](2);
        batch[0] = BatchLockup.CreateWithDurationsLL({
            sender: msg.sender, // may cancel, and gets the refund
            recipient: first,
            totalAmount: amountEach,
            cancelable: true,
            transferable: false,
            durations: LockupLinear.Durations({ cliff: 4 weeks, total: 52 weeks }),
            unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            shape: "cliff",
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });
        batch[1] = BatchLockup.CreateWithDurationsLL({
            sender: msg.sender,
            recipient: second,
            totalAmount: amountEach,
            cancelable: false,
            transferable: false,
            durations: LockupLinear.Durations({ cliff: 1 weeks, total: 26 weeks }),
            unlockAmounts: LockupLinear.UnlockAmounts({
                start: amountEach / 20, // 5% at once
                cliff: amountEach / 10 // 10% after a week
            }),
            shape: "linearUnlockCliff",
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });

        streamIds = BATCH_LOCKUP.createWithDurationsLL(LOCKUP, TOKEN, batch);
    }
}
