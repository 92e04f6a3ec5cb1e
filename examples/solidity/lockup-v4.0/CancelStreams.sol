// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

import { StreamTreasury } from "./StreamTreasury.sol";

/// Cancels streams of which this contract is the sender, and passes the refunds on.
contract CancelStreams is StreamTreasury {
    using SafeERC20 for IERC20;

    constructor(address owner, ISablierLockup lockup) StreamTreasury(owner, lockup) { }

    /// Lockup did not cancel this stream.
    event Skipped(uint256 indexed streamId);

    /// Cancels one stream, or reverts. Lockup refunds the sender, which is this contract.
    function cancel(uint256 streamId) external onlyOwner returns (uint128 refund) {
        refund = LOCKUP.cancel(streamId);
        LOCKUP.getUnderlyingToken(streamId).safeTransfer(owner(), refund);
    }

    /// Cancels those of the streams that can be canceled, and leaves out the others.
    function cancelMany(uint256[] calldata streamIds) external onlyOwner {
        uint128[] memory refunds = LOCKUP.cancelMultiple(streamIds);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            // A cancellation that succeeds refunds more than 0.
            if (refunds[i] == 0) emit Skipped(streamIds[i]);
            else LOCKUP.getUnderlyingToken(streamIds[i]).safeTransfer(owner(), refunds[i]);
        }
    }
}
