// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";

/// Creates a stream along a curve for each recipient at once, which the caller pays for.
contract BatchCreateDynamic {
    using SafeERC20 for IERC20;

    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierBatchLockup batchLockup, ISablierLockup lockup, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Streams `amountEach` to each recipient over 52 weeks, faster and faster. Approve this contract
    /// for the sum first.
    function create(
        address[] calldata recipients,
        uint128 amountEach
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = uint256(amountEach) * recipients.length;
        TOKEN.safeTransferFrom(msg.sender, address(this), sum);
        TOKEN.forceApprove(address(BATCH_LOCKUP), sum);

        LockupDynamic.SegmentWithDuration[] memory segments =
            new LockupDynamic.SegmentWithDuration[](1);
        segments[0] = LockupDynamic.SegmentWithDuration({
            amount: amountEach,
            exponent: ud2x18(3e18), // little at first, most at the end
            duration: 52 weeks
        });

        BatchLockup.CreateWithDurationsLD[] memory items =
            new BatchLockup.CreateWithDurationsLD[](recipients.length);
        for (uint256 i = 0; i < recipients.length; ++i) {
            items[i] = BatchLockup.CreateWithDurationsLD({
                sender: msg.sender,
                recipient: recipients[i],
                depositAmount: amountEach,
                cancelable: true,
                transferable: false,
                segmentsWithDuration: segments,
                shape: "dynamicExponential"
            });
        }
        streamIds = BATCH_LOCKUP.createWithDurationsLD(LOCKUP, TOKEN, items);
    }
}
