// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { AggregatorV3Interface } from
    "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { sd } from "@prb/math/src/SD59x18.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
import { LockupPriceGated } from "@sablier/lockup/src/types/LockupPriceGated.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";

/// What Lockup v4.0 asks of a new stream, in its order, and what a schedule has released. Its errors
/// are those of the library that the contract is linked with.
abstract contract LockupV4Rules {
    error SablierLockup_TargetPriceTooLow(uint128 targetPrice, uint128 latestPrice);
    error SablierLockupHelpers_CliffTimeNotLessThanEndTime(uint40 cliffTime, uint40 endTime);
    error SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero(uint128 cliffUnlockAmount);
    error SablierLockupHelpers_CreateNativeToken(address nativeToken);
    error SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum(
        uint128 depositAmount, uint128 segmentAmountsSum
    );
    error SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum(
        uint128 depositAmount, uint128 trancheAmountsSum
    );
    error SablierLockupHelpers_DepositAmountZero();
    error SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp(
        uint40 endTime, uint40 lastSegmentTimestamp
    );
    error SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp(
        uint40 endTime, uint40 lastTrancheTimestamp
    );
    error SablierLockupHelpers_GranularityTooHigh(uint40 granularity, uint40 streamableRange);
    error SablierLockupHelpers_SegmentCountZero();
    error SablierLockupHelpers_SegmentTimestampsNotOrdered(
        uint256 index, uint40 previousTimestamp, uint40 currentTimestamp
    );
    error SablierLockupHelpers_SenderZeroAddress();
    error SablierLockupHelpers_ShapeExceeds32Bytes(uint256 shapeLength);
    error SablierLockupHelpers_StartTimeNotLessThanCliffTime(uint40 startTime, uint40 cliffTime);
    error SablierLockupHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime);
    error SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp(
        uint40 startTime, uint40 firstSegmentTimestamp
    );
    error SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp(
        uint40 startTime, uint40 firstTrancheTimestamp
    );
    error SablierLockupHelpers_StartTimeZero();
    error SablierLockupHelpers_TrancheCountZero();
    error SablierLockupHelpers_TrancheTimestampsNotOrdered(
        uint256 index, uint40 previousTimestamp, uint40 currentTimestamp
    );
    error SablierLockupHelpers_UnlockAmountsSumTooHigh(
        uint128 depositAmount, uint128 startUnlockAmount, uint128 cliffUnlockAmount
    );
    error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value);
    error SafeOracle_DecimalsTooHigh(address oracle, uint8 decimals);
    error SafeOracle_DecimalsZero(address oracle);
    error SafeOracle_MissesInterface(address oracle);
    error SafeOracle_NotPositivePrice(address oracle);

    // ------------------------------------------------------------------------------ a new stream

    function _checkCommon(
        Lockup.CreateWithTimestamps memory params,
        address nativeToken_
    ) internal pure {
        if (params.sender == address(0)) revert SablierLockupHelpers_SenderZeroAddress();
        if (params.depositAmount == 0) revert SablierLockupHelpers_DepositAmountZero();
        if (params.timestamps.start == 0) revert SablierLockupHelpers_StartTimeZero();
        if (address(params.token) == nativeToken_) {
            revert SablierLockupHelpers_CreateNativeToken(nativeToken_);
        }
        uint256 length = bytes(params.shape).length;
        if (length > 32) revert SablierLockupHelpers_ShapeExceeds32Bytes(length);
    }

    function _checkLinear(
        Lockup.CreateWithTimestamps memory params,
        LockupLinear.UnlockAmounts memory unlocks,
        uint40 granularity,
        uint40 cliffTime
    ) internal pure {
        uint40 start = params.timestamps.start;
        uint40 end = params.timestamps.end;
        if (cliffTime == 0) {
            if (unlocks.cliff > 0) {
                revert SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero(unlocks.cliff);
            }
            if (start >= end) revert SablierLockupHelpers_StartTimeNotLessThanEndTime(start, end);
        } else {
            if (start >= cliffTime) {
                revert SablierLockupHelpers_StartTimeNotLessThanCliffTime(start, cliffTime);
            }
            if (cliffTime >= end) {
                revert SablierLockupHelpers_CliffTimeNotLessThanEndTime(cliffTime, end);
            }
        }
        uint40 range = end - (cliffTime == 0 ? start : cliffTime);
        if (granularity > range) {
            revert SablierLockupHelpers_GranularityTooHigh(granularity, range);
        }
        if (unlocks.start + unlocks.cliff > params.depositAmount) {
            revert SablierLockupHelpers_UnlockAmountsSumTooHigh(
                params.depositAmount, unlocks.start, unlocks.cliff
            );
        }
    }

    function _checkDynamic(
        Lockup.CreateWithTimestamps memory params,
        LockupDynamic.Segment[] memory segments
    ) internal pure {
        uint256 count = segments.length;
        if (count == 0) revert SablierLockupHelpers_SegmentCountZero();
        Lockup.Timestamps memory times = params.timestamps;
        if (times.start >= segments[0].timestamp) {
            revert SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp(
                times.start, segments[0].timestamp
            );
        }
        if (times.end != segments[count - 1].timestamp) {
            revert SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp(
                times.end, segments[count - 1].timestamp
            );
        }
        uint128 sum = segments[0].amount;
        for (uint256 i = 1; i < count; ++i) {
            uint40 previous = segments[i - 1].timestamp;
            if (segments[i].timestamp <= previous) {
                revert SablierLockupHelpers_SegmentTimestampsNotOrdered(
                    i, previous, segments[i].timestamp
                );
            }
            sum += segments[i].amount;
        }
        if (sum != params.depositAmount) {
            revert SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum(
                params.depositAmount, sum
            );
        }
    }

    function _checkTranched(
        Lockup.CreateWithTimestamps memory params,
        LockupTranched.Tranche[] memory tranches
    ) internal pure {
        uint256 count = tranches.length;
        if (count == 0) revert SablierLockupHelpers_TrancheCountZero();
        Lockup.Timestamps memory times = params.timestamps;
        if (times.start >= tranches[0].timestamp) {
            revert SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp(
                times.start, tranches[0].timestamp
            );
        }
        if (times.end != tranches[count - 1].timestamp) {
            revert SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp(
                times.end, tranches[count - 1].timestamp
            );
        }
        uint128 sum = tranches[0].amount;
        for (uint256 i = 1; i < count; ++i) {
            uint40 previous = tranches[i - 1].timestamp;
            if (tranches[i].timestamp <= previous) {
                revert SablierLockupHelpers_TrancheTimestampsNotOrdered(
                    i, previous, tranches[i].timestamp
                );
            }
            sum += tranches[i].amount;
        }
        if (sum != params.depositAmount) {
            revert SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum(
                params.depositAmount, sum
            );
        }
    }

    function _checkPriceGated(
        Lockup.CreateWithTimestamps memory params,
        LockupPriceGated.UnlockParams memory unlock
    ) internal view {
        Lockup.Timestamps memory times = params.timestamps;
        if (times.start >= times.end) {
            revert SablierLockupHelpers_StartTimeNotLessThanEndTime(times.start, times.end);
        }
        uint128 price = _checkFeed(unlock.oracle);
        if (unlock.targetPrice <= price) {
            revert SablierLockup_TargetPriceTooLow(unlock.targetPrice, price);
        }
    }

    /// The price of a feed that a stream may have, with 8 decimals.
    function _checkFeed(AggregatorV3Interface feed) private view returns (uint128) {
        if (address(feed) == address(0)) revert SafeOracle_MissesInterface(address(0));
        uint8 decimals;
        try feed.decimals() returns (uint8 found) {
            decimals = found;
        } catch {
            revert SafeOracle_MissesInterface(address(feed));
        }
        if (decimals == 0) revert SafeOracle_DecimalsZero(address(feed));
        if (decimals > 36) revert SafeOracle_DecimalsTooHigh(address(feed), decimals);
        try feed.latestRoundData() returns (uint80, int256 answer, uint256, uint256, uint80) {
            if (answer <= 0) revert SafeOracle_NotPositivePrice(address(feed));
            uint256 price = _withEightDecimals(uint256(answer), decimals);
            if (price > type(uint128).max) revert SafeCastOverflowedUintDowncast(128, price);
            return uint128(price);
        } catch {
            revert SafeOracle_MissesInterface(address(feed));
        }
    }

    function _withEightDecimals(uint256 price, uint8 decimals) private pure returns (uint256) {
        return decimals < 8 ? price * 10 ** (8 - decimals) : price / 10 ** (decimals - 8);
    }

    // ---------------------------------------------------------------------------------- vesting

    /// Granularity: steps count from the cliff, or the start, and one division rounds down.
    function _streamedLinear(
        uint128 deposited,
        Lockup.Timestamps memory times,
        LockupLinear.UnlockAmounts memory unlocks,
        uint40 granularity,
        uint40 cliffTime
    ) internal view returns (uint128) {
        if (block.timestamp < times.start) return 0;
        if (block.timestamp < cliffTime) return unlocks.start;
        if (block.timestamp >= times.end) return deposited;
        uint256 unlocked = unlocks.start + unlocks.cliff;
        if (unlocked >= deposited) return deposited;
        uint256 base = cliffTime == 0 ? times.start : cliffTime;
        uint256 elapsed = (block.timestamp - base) / granularity * granularity;
        return uint128(unlocked + elapsed * (deposited - unlocked) / (times.end - base));
    }

    function _streamedDynamic(
        uint128 deposited,
        Lockup.Timestamps memory times,
        LockupDynamic.Segment[] memory segments
    ) internal view returns (uint128) {
        if (block.timestamp < times.start) return 0;
        if (block.timestamp >= times.end) return deposited;
        uint128 finished = 0;
        uint256 begin = times.start;
        uint256 index = 0;
        for (; segments[index].timestamp < block.timestamp; ++index) {
            finished += segments[index].amount;
            begin = segments[index].timestamp;
        }
        LockupDynamic.Segment memory current = segments[index];
        int256 share =
            int256(block.timestamp - begin) * 1e18 / int256(uint256(current.timestamp) - begin);
        int256 exponent = int256(uint256(current.exponent.unwrap()));
        int256 amount = int256(uint256(current.amount));
        return finished + uint128(uint256(sd(share).pow(sd(exponent)).mul(sd(amount)).unwrap()));
    }

    function _streamedTranched(
        uint128 deposited,
        Lockup.Timestamps memory times,
        LockupTranched.Tranche[] memory tranches
    ) internal view returns (uint128 streamed) {
        if (block.timestamp < times.start) return 0;
        if (block.timestamp >= times.end) return deposited;
        for (uint256 i = 0; tranches[i].timestamp <= block.timestamp; ++i) {
            streamed += tranches[i].amount;
        }
    }

    /// All or nothing: by the end, or at the target price. The start does not matter.
    function _streamedPriceGated(
        uint128 deposited,
        Lockup.Timestamps memory times,
        LockupPriceGated.UnlockParams memory unlock
    ) internal view returns (uint128) {
        if (block.timestamp >= times.end) return deposited;
        (uint128 price,) = _safePrice(unlock.oracle);
        return price > 0 && price >= unlock.targetPrice ? deposited : 0;
    }

    /// Price of a feed with 8 decimals and its time; 0 for a feed that fails or makes no sense. A
    /// feed without code, or one that answers too few bytes, makes the call revert without data.
    function _safePrice(AggregatorV3Interface feed)
        internal
        view
        returns (uint128 price, uint256 updatedAt)
    {
        if (address(feed) == address(0)) return (0, 0);
        uint8 decimals;
        try feed.decimals() returns (uint8 found) {
            decimals = found;
        } catch {
            return (0, 0);
        }
        if (decimals == 0 || decimals > 36) return (0, 0);
        int256 answer;
        try feed.latestRoundData() returns (uint80, int256 found, uint256, uint256 time, uint80) {
            (answer, updatedAt) = (found, time);
        } catch {
            return (0, 0);
        }
        if (answer <= 0 || answer > int256(uint256(type(uint128).max))) return (0, 0);
        if (updatedAt > block.timestamp) return (0, 0);
        uint256 normalized = _withEightDecimals(uint256(answer), decimals);
        if (normalized > type(uint128).max) return (0, 0);
        return (uint128(normalized), updatedAt);
    }
}
