// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// Calls of Lockup v4.0 that were written differently for v3.0.
contract Migrating is Ownable {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    ISablierBatchLockup public immutable BATCH;
    IERC20 public immutable TOKEN;

    constructor(
        address owner,
        ISablierLockup lockup,
        ISablierBatchLockup batchLockup,
        IERC20 token
    ) Ownable(owner) {
        LOCKUP = lockup;
        BATCH = batchLockup;
        TOKEN = token;
    }

    // region: granularity
    function create(
        address recipient,
        uint128 amount
    ) external onlyOwner returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(LOCKUP), amount);
        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: address(this),
                recipient: recipient,
                depositAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linear"
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            1, // granularity in seconds: unlocks by the second, as before
            LockupLinear.Durations({ cliff: 0, total: 52 weeks })
        );
    }
    // endregion

    // region: batch-granularity
    function createBatch(
        address recipient,
        uint128 amount
    ) external onlyOwner returns (uint256[] memory) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(BATCH), amount);
        BatchLockup.CreateWithDurationsLL[] memory batch =
            new BatchLockup.CreateWithDurationsLL[](1);
        batch[0] = BatchLockup.CreateWithDurationsLL({
            sender: address(this),
            recipient: recipient,
            depositAmount: amount,
            cancelable: true,
            transferable: true,
            durations: LockupLinear.Durations({ cliff: 0, total: 52 weeks }),
            unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            granularity: 1,
            shape: "linear"
        });
        return BATCH.createWithDurationsLL(LOCKUP, TOKEN, batch);
    }
    // endregion

    // region: rounding
    /// What has been streamed of `amount` after `elapsed` of `total` seconds: rounded once.
    function streamed(
        uint128 amount,
        uint40 elapsed,
        uint40 total,
        uint40 granularity
    ) external pure returns (uint256) {
        if (elapsed >= total) return amount; // even if the last step is shorter
        uint256 steps = elapsed / granularity;
        return steps * amount * granularity / total;
    }
    // endregion

    // region: model
    /// Whether the recipient may plan with what has been streamed so far.
    function isSafeToPlanWith(uint256 streamId) external view returns (bool) {
        Lockup.Status status = LOCKUP.statusOf(streamId);
        if (status == Lockup.Status.DEPLETED) return true;
        // The price can fall below the target again.
        bool depends = LOCKUP.getLockupModel(streamId) == Lockup.Model.LOCKUP_PRICE_GATED;
        return status == Lockup.Status.SETTLED && !depends;
    }
    // endregion

    // region: withdraw-part
    function withdrawHalf(uint256 streamId) external payable {
        uint128 amount = LOCKUP.withdrawableAmountOf(streamId);
        // A price-gated stream pays all or nothing.
        if (LOCKUP.getLockupModel(streamId) != Lockup.Model.LOCKUP_PRICE_GATED) amount /= 2;
        address recipient = LOCKUP.ownerOf(streamId);
        LOCKUP.withdraw{ value: msg.value }({ streamId: streamId, to: recipient, amount: amount });
    }
    // endregion

    // region: empty-arrays
    function isEmpty(bytes calldata reason) external pure returns (bool) {
        bytes4 selector = bytes4(reason);
        // These errors are in no ABI of the contract.
        return selector == bytes4(keccak256("SablierLockupHelpers_SegmentCountZero()"))
            || selector == bytes4(keccak256("SablierLockupHelpers_TrancheCountZero()"));
    }
    // endregion
}
