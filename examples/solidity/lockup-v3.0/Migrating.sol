// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Errors } from "@sablier/lockup/src/libraries/Errors.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// Calls of Lockup v3.0: what v2.0 and v4.0 write differently.
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
            LockupLinear.Durations({ cliff: 0, total: 52 weeks })
        );
    }
    // endregion
    // endregion

    // region: batch-create
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
            shape: "linear"
        });
        return BATCH.createWithDurationsLL(LOCKUP, TOKEN, batch);
    }
    // endregion
    // endregion

    // region: max-count
    /// Gas for one transaction: Ethereum takes 2^24 = 16,777,216. Set what your chain takes.
    uint256 private constant TRANSACTION_GAS = 15_000_000;

    function fits(LockupDynamic.Segment[] calldata segments) external pure returns (bool) {
        return segments.length * 30_000 < TRANSACTION_GAS;
    }
    // endregion

    // region: withdraw
    function withdraw(uint256 streamId) external payable {
        uint256 fee = LOCKUP.calculateMinFeeWei(streamId);
        require(msg.value >= fee, "send the fee along");
        address recipient = LOCKUP.ownerOf(streamId);
        LOCKUP.withdrawMax{ value: fee }({ streamId: streamId, to: recipient });
        // Lockup would keep what is above the fee.
        uint256 rest = msg.value - fee;
        if (rest > 0) Address.sendValue(payable(msg.sender), rest);
    }
    // endregion

    // region: cancel
    function cancel(uint256 streamId) external onlyOwner returns (uint128 refund) {
        refund = LOCKUP.cancel(streamId);
    }
    // endregion

    // region: cancel-multiple
    function cancelAll(uint256[] calldata streamIds) external onlyOwner returns (uint256 refunded) {
        uint128[] memory refunds = LOCKUP.cancelMultiple(streamIds); // 0 for one that was skipped
        for (uint256 i = 0; i < refunds.length; ++i) {
            refunded += refunds[i];
        }
    }
    // endregion

    // region: renounce-multiple
    function renounceAll(uint256[] calldata streamIds) external onlyOwner {
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            calls[i] = abi.encodeCall(ISablierLockup.renounce, (streamIds[i]));
        }
        LOCKUP.batch(calls);
    }
    // endregion

    // region: admin
    function lockupAdmin() external view returns (address) {
        return address(LOCKUP.comptroller()); // a contract, which has an admin() of its own
    }
    // endregion

    // region: fees
    function collect() external {
        LOCKUP.transferFeesToComptroller();
    }
    // endregion

    // region: errors
    function tryCancel(uint256 streamId) external onlyOwner returns (bool isSettled) {
        try LOCKUP.cancel(streamId) { }
        catch (bytes memory reason) {
            isSettled = bytes4(reason) == Errors.SablierLockup_StreamSettled.selector;
        }
    }
    // endregion

    // region: hooks
    function isBurned(uint256 streamId) external onlyOwner returns (bool) {
        try LOCKUP.burn(streamId) {
            return true;
        } catch (bytes memory reason) {
            // Also raised for a caller without the right to burn: ask who owns the NFT, too.
            return bytes4(reason) == Errors.SablierLockup_Unauthorized.selector;
        }
    }
    // endregion

    // region: rounding
    /// What has been streamed of `amount` after `elapsed` of `total` seconds: rounded twice.
    function streamed(uint128 amount, uint40 elapsed, uint40 total) external pure returns (uint256) {
        if (elapsed >= total) return amount;
        uint256 share = uint256(elapsed) * 1e18 / total;
        return share * amount / 1e18;
    }
    // endregion

    // region: model
    /// Whether the recipient may plan with what has been streamed so far.
    function isSafeToPlanWith(uint256 streamId) external view returns (bool) {
        Lockup.Status status = LOCKUP.statusOf(streamId);
        return status == Lockup.Status.SETTLED || status == Lockup.Status.DEPLETED;
    }
    // endregion

    // region: withdraw-part
    function withdrawHalf(uint256 streamId) external payable {
        uint128 amount = LOCKUP.withdrawableAmountOf(streamId) / 2;
        address recipient = LOCKUP.ownerOf(streamId);
        LOCKUP.withdraw{ value: msg.value }({ streamId: streamId, to: recipient, amount: amount });
    }
    // endregion

    // region: empty-arrays
    function isEmpty(bytes calldata reason) external pure returns (bool) {
        return keccak256(reason) == keccak256(abi.encodeWithSignature("Panic(uint256)", 0x32));
    }
    // endregion

    /// Pays the owner what cancellations have refunded: Lockup refunds the sender, this contract.
    function sweep() external onlyOwner {
        TOKEN.safeTransfer(owner(), TOKEN.balanceOf(address(this)));
    }
}
