// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// Creates a linear stream for each recipient at once, which the caller pays for.
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

    /// Unlocks `amountEach` for each recipient, week by week over 52 weeks. Approve this contract for
    /// the sum first.
    function create(
        address[] calldata recipients,
        uint128 amountEach
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = uint256(amountEach) * recipients.length;
        TOKEN.safeTransferFrom(msg.sender, address(this), sum);
        // The batch contract takes the tokens, not Lockup.
        TOKEN.forceApprove(address(BATCH_LOCKUP), sum);

        BatchLockup.CreateWithDurationsLL[] memory items =
            new BatchLockup.CreateWithDurationsLL[](recipients.length);
        for (uint256 i = 0; i < recipients.length; ++i) {
            items[i] = BatchLockup.CreateWithDurationsLL({
                sender: msg.sender,
                recipient: recipients[i],
                depositAmount: amountEach,
                cancelable: true,
                transferable: false,
                durations: LockupLinear.Durations({ cliff: 0, total: 52 weeks }),
                unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
                granularity: 1 weeks,
                shape: "linearStepper"
            });
        }
        streamIds = BATCH_LOCKUP.createWithDurationsLL(LOCKUP, TOKEN, items);
    }
}
