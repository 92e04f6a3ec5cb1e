// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

import { StreamManager } from "./StreamManager.sol";

/// Withdraws from streams, for the recipient or on the recipient's behalf.
contract WithdrawStreams is StreamManager {
    constructor(
        address treasury,
        ISablierLockup lockup
    ) StreamManager(treasury, lockup) {}

    /// Pays `amount` base units to the recipient. Needs no role, so anyone may call it.
    function pay(uint256 streamId, uint128 amount) external {
        LOCKUP.withdraw({ streamId: streamId, to: LOCKUP.ownerOf(streamId), amount: amount });
    }

    /// Sends `amount` base units to any address. This contract holds the stream, or is approved.
    function withdrawTo(
        uint256 streamId,
        address to,
        uint128 amount
    ) external onlyInCharge(streamId) {
        LOCKUP.withdraw({ streamId: streamId, to: to, amount: amount });
    }

    /// Sends everything that has been streamed to any address.
    function withdrawMaxTo(
        uint256 streamId,
        address to
    ) external onlyInCharge(streamId) returns (uint128 amount) {
        amount = LOCKUP.withdrawMax({ streamId: streamId, to: to });
    }

    /// Pays everything that has been streamed to the recipient of each stream.
    function payMany(uint256[] calldata streamIds) external {
        uint128[] memory amounts = new uint128[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            amounts[i] = LOCKUP.withdrawableAmountOf(streamIds[i]);
        }
        LOCKUP.withdrawMultiple(streamIds, amounts);
    }
}
