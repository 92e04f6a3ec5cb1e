// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

import { StreamTreasury } from "./StreamTreasury.sol";

/// Gives up the right to cancel streams of which this contract is the sender.
contract RenounceStreams is StreamTreasury {
    constructor(address owner, ISablierLockup lockup) StreamTreasury(owner, lockup) { }

    /// Gives up the right to cancel a stream, for good.
    function renounce(uint256 streamId) external onlyOwner {
        LOCKUP.renounce(streamId);
    }

    /// Gives up the right to cancel all of the streams or none.
    function renounceMany(uint256[] calldata streamIds) external onlyOwner {
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            calls[i] = abi.encodeCall(ISablierLockup.renounce, (streamIds[i]));
        }
        LOCKUP.batch(calls);
    }
}
