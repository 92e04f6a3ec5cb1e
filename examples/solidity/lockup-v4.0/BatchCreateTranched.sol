// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";

/// Creates a stream that unlocks on dates for each recipient at once, which the caller pays for.
contract BatchCreateTranched {
    using SafeERC20 for IERC20;

    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierBatchLockup batchLockup, ISablierLockup lockup, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Unlocks equal parts of `amountEach` for each recipient on `dates`, in Unix seconds and rising.
    /// Approve this contract for the sum first.
    function create(
        address[] calldata recipients,
        uint128 amountEach,
        uint40[] calldata dates
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = uint256(amountEach) * recipients.length;
        TOKEN.safeTransferFrom(msg.sender, address(this), sum);
        TOKEN.forceApprove(address(BATCH_LOCKUP), sum);

        uint256 count = dates.length;
        uint128 part = amountEach / uint128(count);
        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](count);
        for (uint256 i = 0; i < count; ++i) {
            tranches[i] = LockupTranched.Tranche({ amount: part, timestamp: dates[i] });
        }
        // The last one takes the rest of the division, so that the sum is exact.
        tranches[count - 1].amount = amountEach - part * uint128(count - 1);

        BatchLockup.CreateWithTimestampsLT[] memory items =
            new BatchLockup.CreateWithTimestampsLT[](recipients.length);
        for (uint256 i = 0; i < recipients.length; ++i) {
            items[i] = BatchLockup.CreateWithTimestampsLT({
                sender: msg.sender,
                recipient: recipients[i],
                depositAmount: amountEach,
                cancelable: true,
                transferable: false,
                startTime: uint40(block.timestamp),
                tranches: tranches,
                shape: "tranchedMonthly"
            });
        }
        // The end of each stream is that of its last tranche.
        streamIds = BATCH_LOCKUP.createWithTimestampsLT(LOCKUP, TOKEN, items);
    }
}
