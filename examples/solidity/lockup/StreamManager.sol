// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupLinear } from "@sablier/lockup/src/types/DataTypes.sol";
// endregion

/// Opens streams for a treasury, and manages streams that it holds or that recipients entrust to it.
// region: state
contract StreamManager is Ownable {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;

    /// Take the address of SablierLockup from the deployments of the chain you deploy to.
    constructor(address treasury, ISablierLockup lockup) Ownable(treasury) {
        LOCKUP = lockup;
    }
    // endregion

    // region: permission
    /// The caller has no say about this stream.
    error NotInCharge(uint256 streamId, address caller);

    /// Lets through who decides for the recipient: the owner of this contract when it holds the
    /// stream itself, otherwise the recipient and nobody else.
    modifier onlyInCharge(uint256 streamId) {
        address recipient = LOCKUP.ownerOf(streamId);
        address inCharge = recipient == address(this) ? owner() : recipient;
        if (msg.sender != inCharge) revert NotInCharge(streamId, msg.sender);
        _;
    }
    // endregion

    // region: open
    /// Opens a linear stream that this contract can cancel and renounce, because it is the sender.
    /// Approve this contract for `amount` first.
    function open(
        IERC20 token,
        address recipient,
        uint128 amount,
        uint40 duration
    ) external onlyOwner returns (uint256 streamId) {
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(address(LOCKUP), amount);

        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: address(this), // may cancel and renounce, gets refunds
                recipient: recipient,
                totalAmount: amount,
                token: token,
                cancelable: true,
                transferable: true,
                shape: "linear",
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            LockupLinear.Durations({ cliff: 0, total: duration })
        );
    }
    // endregion

    // region: roles
    /// What this contract may do with a stream.
    function rolesOf(uint256 streamId)
        external
        view
        returns (bool isSender, bool isRecipient, bool isApproved)
    {
        address recipient = LOCKUP.ownerOf(streamId);
        isSender = LOCKUP.getSender(streamId) == address(this);
        isRecipient = recipient == address(this);
        isApproved = LOCKUP.getApproved(streamId) == address(this)
            || LOCKUP.isApprovedForAll(recipient, address(this));
    }
    // endregion

    // region: pay
    /// Pays `amount` base units to whoever owns the stream. Needs no role, so anyone may call it.
    function pay(uint256 streamId, uint128 amount) external {
        LOCKUP.withdraw({ streamId: streamId, to: LOCKUP.ownerOf(streamId), amount: amount });
    }
    // endregion

    // region: withdraw-to
    /// Sends `amount` base units to any address. This contract holds the stream, or is approved.
    function withdrawTo(
        uint256 streamId,
        address to,
        uint128 amount
    ) external onlyInCharge(streamId) {
        LOCKUP.withdraw({ streamId: streamId, to: to, amount: amount });
    }
    // endregion

    // region: withdraw-max
    /// Sends everything that has been streamed to any address.
    function withdrawMaxTo(
        uint256 streamId,
        address to
    ) external onlyInCharge(streamId) returns (uint128 amount) {
        amount = LOCKUP.withdrawMax({ streamId: streamId, to: to });
    }
    // endregion

    // region: pay-many
    /// Pays everything that has been streamed to the recipient of each stream.
    function payMany(uint256[] calldata streamIds) external {
        uint128[] memory amounts = new uint128[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            amounts[i] = LOCKUP.withdrawableAmountOf(streamIds[i]);
        }
        LOCKUP.withdrawMultiple(streamIds, amounts);
    }
    // endregion

    // region: sweep
    /// Brings tokens that anybody has withdrawn to this contract to its owner. Lockup pays a stream
    /// that this contract holds to this contract, whoever asks for it.
    function sweep(IERC20 token) external onlyOwner returns (uint256 amount) {
        amount = token.balanceOf(address(this));
        token.safeTransfer(owner(), amount);
    }
    // endregion

    // region: cancel
    /// Cancels a stream and passes the refund on. Lockup refunds the sender, which is this contract.
    function cancel(uint256 streamId) external onlyOwner returns (uint128 refund) {
        refund = LOCKUP.refundableAmountOf(streamId);
        LOCKUP.cancel(streamId);
        LOCKUP.getUnderlyingToken(streamId).safeTransfer(owner(), refund);
    }
    // endregion

    // region: cancel-many
    /// Cancels all of the streams or none, and passes the refunds on.
    function cancelMany(uint256[] calldata streamIds) external onlyOwner {
        uint128[] memory refunds = new uint128[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            refunds[i] = LOCKUP.refundableAmountOf(streamIds[i]);
        }
        LOCKUP.cancelMultiple(streamIds);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            LOCKUP.getUnderlyingToken(streamIds[i]).safeTransfer(owner(), refunds[i]);
        }
    }
    // endregion

    // region: renounce
    /// Gives up the right to cancel a stream, for good.
    function renounce(uint256 streamId) external onlyOwner {
        LOCKUP.renounce(streamId);
    }

    /// Gives up the right to cancel all of the streams or none.
    function renounceMany(uint256[] calldata streamIds) external onlyOwner {
        LOCKUP.renounceMultiple(streamIds);
    }
    // endregion

    // region: cash-out
    /// Pays the present recipient out and hands the stream over, in one step.
    function cashOutAndTransfer(
        uint256 streamId,
        address newRecipient
    ) external onlyInCharge(streamId) returns (uint128 amount) {
        address recipient = LOCKUP.ownerOf(streamId);
        amount = LOCKUP.withdrawMaxAndTransfer(streamId, newRecipient);
        // The old recipient was paid. If that is this contract, its owner gets the tokens.
        if (recipient == address(this)) {
            LOCKUP.getUnderlyingToken(streamId).safeTransfer(owner(), amount);
        }
    }
    // endregion

    // region: transfer
    /// Hands the stream over with everything in it. A new recipient that is a contract must accept
    /// ERC-721 tokens.
    function transfer(uint256 streamId, address newRecipient) external onlyInCharge(streamId) {
        LOCKUP.safeTransferFrom(LOCKUP.ownerOf(streamId), newRecipient, streamId);
    }
    // endregion
}
