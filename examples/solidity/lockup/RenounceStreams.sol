// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

import { StreamManager } from "./StreamManager.sol";

/// Gives up the right to cancel streams of which this contract is the sender.
contract RenounceStreams is StreamManager {
    constructor(
        address treasury,
        ISablierLockup lockup
    ) StreamManager(treasury, lockup) {}

    /// Gives up the right to cancel a stream, for good.
    function renounce(uint256 streamId) external onlyOwner {
        LOCKUP.renounce(streamId);
    }

    /// Gives up the right to cancel all of the streams or none.
    function renounceMany(uint256[] calldata streamIds) external onlyOwner {
        LOCKUP.renounceMultiple(streamIds);
    }
}
