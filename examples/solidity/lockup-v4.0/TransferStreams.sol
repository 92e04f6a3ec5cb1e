// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// Hands streams over for recipients who have approved this contract on Lockup.
contract TransferStreams {
    ISablierLockup public immutable LOCKUP;

    error FeeNotCovered(uint256 sent, uint256 feeWei);
    error NotRecipient(uint256 streamId, address caller);

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    /// An approval covers the tokens of the stream too, so only the recipient may use it.
    modifier onlyRecipient(uint256 streamId) {
        if (msg.sender != LOCKUP.ownerOf(streamId)) revert NotRecipient(streamId, msg.sender);
        _;
    }

    /// Pays the present recipient out and hands the stream over. Send the fee of a withdrawal with
    /// it; what is not needed comes back.
    function cashOutAndTransfer(
        uint256 streamId,
        address newRecipient
    ) external payable onlyRecipient(streamId) returns (uint128 amount) {
        // Without an amount to withdraw there is no fee, and Lockup would keep one.
        uint256 feeWei = LOCKUP.withdrawableAmountOf(streamId) == 0
            ? 0
            : LOCKUP.calculateMinFeeWei(streamId);
        if (msg.value < feeWei) revert FeeNotCovered(msg.value, feeWei);
        amount = LOCKUP.withdrawMaxAndTransfer{ value: feeWei }(streamId, newRecipient);
        if (msg.value > feeWei) Address.sendValue(payable(msg.sender), msg.value - feeWei);
    }

    /// Hands the stream over with everything in it, for no fee. A new recipient that is a contract
    /// must accept ERC-721 tokens.
    function transfer(uint256 streamId, address newRecipient) external onlyRecipient(streamId) {
        LOCKUP.safeTransferFrom(msg.sender, newRecipient, streamId);
    }
}
