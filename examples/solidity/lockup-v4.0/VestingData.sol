// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
import { LockupPriceGated } from "@sablier/lockup/src/types/LockupPriceGated.sol";

/// Answers where the tokens of Lockup streams are. All amounts in base units.
contract VestingData {
    struct Figures {
        uint128 streamed;
        uint128 withdrawn;
        uint128 refunded;
        uint128 inStream;
        uint128 locked;
    }

    ISablierLockup public immutable LOCKUP;

    /// The stream has no step ahead: it is of another model, canceled, or over.
    error NoStepAhead(uint256 streamId);

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    /// Where the deposit of a stream is now.
    function figuresOf(uint256 streamId) external view returns (Figures memory figures) {
        // region: amounts
        uint128 deposited = LOCKUP.getDepositedAmount(streamId);
        uint128 streamed = LOCKUP.streamedAmountOf(streamId);
        uint128 withdrawn = LOCKUP.getWithdrawnAmount(streamId);
        uint128 refunded = LOCKUP.getRefundedAmount(streamId);
        // endregion
        figures = Figures({
            streamed: streamed,
            withdrawn: withdrawn,
            refunded: refunded,
            inStream: deposited - withdrawn - refunded,
            locked: deposited - streamed - refunded
        });
    }

    // region: granularity
    /// When the next tokens of a linear stream unlock, in Unix seconds.
    function nextStepOf(uint256 streamId) external view returns (uint256) {
        if (LOCKUP.getLockupModel(streamId) != Lockup.Model.LOCKUP_LINEAR || LOCKUP.isCold(streamId))
        {
            revert NoStepAhead(streamId);
        }
        LockupLinear.UnlockAmounts memory unlocks = LOCKUP.getUnlockAmounts(streamId);
        uint256 start = LOCKUP.getStartTime(streamId);
        uint256 cliff = LOCKUP.getCliffTime(streamId); // 0 without a cliff
        if (block.timestamp < start && unlocks.start > 0) return start;
        if (block.timestamp < cliff && unlocks.cliff > 0) return cliff;

        // Steps count from the cliff, or from the start. Nothing more unlocks at that time itself.
        uint256 granularity = LOCKUP.getGranularity(streamId);
        uint256 base = cliff == 0 ? start : cliff;
        uint256 steps = block.timestamp < base ? 0 : (block.timestamp - base) / granularity;
        uint256 next = base + (steps + 1) * granularity;
        uint256 end = LOCKUP.getEndTime(streamId);
        return next < end ? next : end;
    }
    // endregion

    // region: price-gated
    /// The target of a price-gated stream and the present answer of its feed, as the feed scales it.
    function targetOf(uint256 streamId)
        external
        view
        returns (uint128 targetPrice, int256 answer, uint8 decimals)
    {
        LockupPriceGated.UnlockParams memory unlock = LOCKUP.getPriceGatedUnlockParams(streamId);
        (, answer,,,) = unlock.oracle.latestRoundData();
        return (unlock.targetPrice, answer, unlock.oracle.decimals());
    }
    // endregion
}
