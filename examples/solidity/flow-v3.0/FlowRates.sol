// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { UD21x18, ud21x18 } from "@prb/math/src/UD21x18.sol";

/// Rates of Flow streams, from amounts per period and back. Amounts are in base units of the token;
/// rates have 18 decimals for every token.
library FlowRates {
    error DurationZero();
    error TooManyDecimals(uint8 decimals);
    error RateZero(uint128 amount, uint40 duration);
    error RateTooHigh(uint256 rate);

    /// Rate that pays `amount` in `duration` seconds, rounded down.
    function forDuration(
        IERC20Metadata token,
        uint128 amount,
        uint40 duration
    ) internal view returns (UD21x18) {
        return _rate(amount * _scaleFactor(token), amount, duration);
    }

    /// Rate that pays at least `amount` in `duration` seconds.
    function forDurationUp(
        IERC20Metadata token,
        uint128 amount,
        uint40 duration
    ) internal view returns (UD21x18) {
        uint256 scaled = amount * _scaleFactor(token);
        return _rate(duration == 0 ? scaled : scaled + duration - 1, amount, duration);
    }

    /// Base units that a rate pays in `duration` seconds, rounded down as in Flow.
    function paidIn(
        IERC20Metadata token,
        UD21x18 rate,
        uint40 duration
    ) internal view returns (uint256) {
        return uint256(rate.unwrap()) * duration / _scaleFactor(token);
    }

    function _scaleFactor(IERC20Metadata token) private view returns (uint256) {
        uint8 decimals = token.decimals();
        if (decimals > 18) revert TooManyDecimals(decimals);
        return 10 ** (18 - decimals);
    }

    /// A conversion to `uint128` would cut off the upper digits of a higher rate without an error.
    function _rate(
        uint256 scaled,
        uint128 amount,
        uint40 duration
    ) private pure returns (UD21x18) {
        if (duration == 0) revert DurationZero();
        uint256 rate = scaled / duration;
        if (rate == 0) revert RateZero(amount, duration);
        if (rate > type(uint128).max) revert RateTooHigh(rate);
        return ud21x18(uint128(rate));
    }
}
