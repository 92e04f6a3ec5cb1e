// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// What a Chainlink price feed answers, as far as Sablier's contracts and the examples ask.
interface AggregatorV3Interface {
    function decimals() external view returns (uint8);
    function description() external view returns (string memory);
    function latestRoundData()
        external
        view
        returns (
            uint80 roundId,
            int256 answer,
            uint256 startedAt,
            uint256 updatedAt,
            uint80 answeredInRound
        );
}
