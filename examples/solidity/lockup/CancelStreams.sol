// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

import { StreamManager } from "./StreamManager.sol";

/// Cancels streams of which this contract is the sender.
contract CancelStreams is StreamManager {
    using SafeERC20 for IERC20;

    constructor(
        address treasury,
        ISablierLockup lockup
    ) StreamManager(treasury, lockup) {}

    /// Cancels a stream and passes the refund on. Lockup refunds the sender, which is this contract.
    function cancel(uint256 streamId) external onlyOwner returns (uint128 refund) {
        refund = LOCKUP.refundableAmountOf(streamId);
        LOCKUP.cancel(streamId);
        LOCKUP.getUnderlyingToken(streamId).safeTransfer(owner(), refund);
    }

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
}
