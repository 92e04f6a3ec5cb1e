// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { UD21x18, ud21x18 } from "@prb/math/src/UD21x18.sol";
// endregion

/// Rates of Flow streams, from amounts per period and back. Amounts are in base units of the token;
/// rates have 18 decimals for every token. A month is 30 days here, and a year 365.
library FlowRates {
    // region: errors
    error DurationZero();
    error EndNotAfterStart(uint40 start, uint40 end);
    error TooManyDecimals(uint8 decimals);
    error RateZero(uint128 amount, uint40 duration);
    error RateTooHigh(uint256 rate);
    // endregion

    // region: duration
    /// Rate that pays `amount` in `duration` seconds, rounded down: never more, up to a second late.
    function forDuration(
        IERC20Metadata token,
        uint128 amount,
        uint40 duration
    ) internal view returns (UD21x18) {
        if (duration == 0) revert DurationZero();
        return _checked(_scaled(token, amount) / duration, amount, duration);
    }
    // endregion

    // region: range
    /// Rate that pays `amount` from `start` to `end`, Unix seconds, rounded down.
    function forRange(
        IERC20Metadata token,
        uint128 amount,
        uint40 start,
        uint40 end
    ) internal view returns (UD21x18) {
        if (end <= start) revert EndNotAfterStart(start, end);
        return forDuration(token, amount, end - start);
    }
    // endregion

    // region: round-up
    /// Rate that pays at least `amount` in `duration` seconds: never late, up to `duration` units of
    /// 1e-18 tokens more.
    function forDurationUp(
        IERC20Metadata token,
        uint128 amount,
        uint40 duration
    ) internal view returns (UD21x18) {
        if (duration == 0) revert DurationZero();
        uint256 scaled = _scaled(token, amount);
        return _checked((scaled + duration - 1) / duration, amount, duration);
    }
    // endregion

    // region: inverse
    /// What a rate pays in `duration` seconds, base units, rounded down as Flow does.
    function paidIn(
        IERC20Metadata token,
        UD21x18 rate,
        uint40 duration
    ) internal view returns (uint256 amount) {
        amount = uint256(rate.unwrap()) * duration / _scaleFactor(token);
    }

    function paidPerWeek(IERC20Metadata token, UD21x18 rate) internal view returns (uint256) {
        return paidIn(token, rate, 7 days);
    }

    function paidPerMonth(IERC20Metadata token, UD21x18 rate) internal view returns (uint256) {
        return paidIn(token, rate, 30 days);
    }

    function paidPerYear(IERC20Metadata token, UD21x18 rate) internal view returns (uint256) {
        return paidIn(token, rate, 365 days);
    }
    // endregion

    // region: scale
    /// From base units to 18 decimals. Flow takes no token with more of them.
    function _scaleFactor(IERC20Metadata token) private view returns (uint256) {
        uint8 decimals = token.decimals();
        if (decimals > 18) revert TooManyDecimals(decimals);
        return 10 ** (18 - decimals);
    }

    function _scaled(IERC20Metadata token, uint128 amount) private view returns (uint256) {
        return amount * _scaleFactor(token);
    }
    // endregion

    // region: guards
    /// A rate of 0 would create a paused stream without a word, and a higher one than `uint128`
    /// holds would lose its upper digits in the conversion.
    function _checked(
        uint256 rate,
        uint128 amount,
        uint40 duration
    ) private pure returns (UD21x18) {
        if (rate == 0) revert RateZero(amount, duration);
        if (rate > type(uint128).max) revert RateTooHigh(rate);
        return ud21x18(uint128(rate));
    }
    // endregion
}
