// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token with 6 decimals that any address may mint.
contract LocalToken is ERC20("Local USDC", "USDC") {
    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

/// A price feed in the form of Chainlink's: 3,000 US dollars, and never too old.
contract LocalFeed {
    uint8 public constant decimals = 8;

    function latestRoundData()
        external
        view
        returns (uint80, int256, uint256, uint256, uint80)
    {
        return (1, 3000e8, block.timestamp, block.timestamp, 1);
    }
}
