// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { AggregatorV3Interface } from
    "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IBobVaultShare } from "@sablier/bob/src/interfaces/IBobVaultShare.sol";
import { ISablierBob } from "@sablier/bob/src/interfaces/ISablierBob.sol";

/// Creates vaults of one token, with the price feed that its deployer has checked.
contract CreateVault {
    ISablierBob public immutable BOB;
    IERC20 public immutable TOKEN;
    AggregatorV3Interface public immutable FEED;

    /// Bob takes a price of any age.
    error StalePrice(uint256 updatedAt);

    constructor(ISablierBob bob, IERC20 token, AggregatorV3Interface feed) {
        BOB = bob;
        TOKEN = token;
        FEED = feed;
    }

    /// Creates a vault that unlocks at `targetPrice` (8 decimals, 5000e8 is 5,000 dollars), or after
    /// `duration` seconds.
    function create(
        uint128 targetPrice,
        uint40 duration
    ) external returns (uint256 vaultId, IBobVaultShare shareToken) {
        (,,, uint256 updatedAt,) = FEED.latestRoundData();
        if (updatedAt + 1 days < block.timestamp) revert StalePrice(updatedAt);
        uint40 expiry = uint40(block.timestamp) + duration;
        vaultId = BOB.createVault(TOKEN, FEED, expiry, targetPrice);
        shareToken = BOB.getShareToken(vaultId);
    }
}
