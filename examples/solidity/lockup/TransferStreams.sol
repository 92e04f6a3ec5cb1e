// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

import { StreamManager } from "./StreamManager.sol";

/// Hands streams over that this contract holds, or that recipients entrust to it.
contract TransferStreams is StreamManager {
    using SafeERC20 for IERC20;

    constructor(
        address treasury,
        ISablierLockup lockup
    ) StreamManager(treasury, lockup) {}

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

    /// Hands the stream over with everything in it. A new recipient that is a contract must accept
    /// ERC-721 tokens.
    function transfer(uint256 streamId, address newRecipient) external onlyInCharge(streamId) {
        LOCKUP.safeTransferFrom(LOCKUP.ownerOf(streamId), newRecipient, streamId);
    }
}
