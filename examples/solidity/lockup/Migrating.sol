// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC721Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Errors } from "@sablier/lockup/src/libraries/Errors.sol";
import {
    BatchLockup,
    Broker,
    Lockup,
    LockupDynamic,
    LockupLinear
} from "@sablier/lockup/src/types/DataTypes.sol";

/// Calls of Lockup v2.0 that are written differently for v3.0.
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

    // region: create
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
                totalAmount: amount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linear",
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            LockupLinear.Durations({ cliff: 0, total: 52 weeks })
        );
    }
    // endregion

    // region: batch-create
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
            totalAmount: amount,
            cancelable: true,
            transferable: true,
            durations: LockupLinear.Durations({ cliff: 0, total: 52 weeks }),
            unlockAmounts: LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            shape: "linear",
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });
        return BATCH.createWithDurationsLL(LOCKUP, TOKEN, batch);
    }
    // endregion

    // region: max-count
    function fits(LockupDynamic.Segment[] calldata segments) external view returns (bool) {
        return segments.length <= LOCKUP.MAX_COUNT();
    }
    // endregion

    // region: withdraw
    function withdraw(uint256 streamId) external {
        address recipient = LOCKUP.ownerOf(streamId);
        LOCKUP.withdrawMax({ streamId: streamId, to: recipient });
    }
    // endregion

    // region: cancel
    function cancel(uint256 streamId) external onlyOwner returns (uint128 refund) {
        refund = LOCKUP.refundableAmountOf(streamId);
        LOCKUP.cancel(streamId);
    }
    // endregion

    // region: cancel-multiple
    function cancelAll(uint256[] calldata streamIds) external onlyOwner {
        LOCKUP.cancelMultiple(streamIds); // reverts when one of them fails
    }
    // endregion

    // region: renounce-multiple
    function renounceAll(uint256[] calldata streamIds) external onlyOwner {
        LOCKUP.renounceMultiple(streamIds);
    }
    // endregion

    // region: admin
    function lockupAdmin() external view returns (address) {
        return LOCKUP.admin();
    }
    // endregion

    // region: fees
    function collect() external {
        LOCKUP.collectFees(); // to the admin
    }
    // endregion

    // region: errors
    function tryCancel(uint256 streamId) external onlyOwner returns (bool isSettled) {
        try LOCKUP.cancel(streamId) { }
        catch (bytes memory reason) {
            isSettled = bytes4(reason) == Errors.SablierLockupBase_StreamSettled.selector;
        }
    }
    // endregion

    // region: hooks
    function isBurned(uint256 streamId) external onlyOwner returns (bool) {
        try LOCKUP.burn(streamId) {
            return true;
        } catch (bytes memory reason) {
            return bytes4(reason) == IERC721Errors.ERC721NonexistentToken.selector;
        }
    }
    // endregion

    /// Pays the owner what cancellations have refunded: Lockup refunds the sender, this contract.
    function sweep() external onlyOwner {
        TOKEN.safeTransfer(owner(), TOKEN.balanceOf(address(this)));
    }
}
