// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

import { FlowTreasury } from "./FlowTreasury.sol";

/// Changes the rate of streams of which this contract is the sender.
contract AdjustFlow is FlowTreasury {
    constructor(address owner, ISablierFlow flow, IERC20 token) FlowTreasury(owner, flow, token) { }

    /// Pays `newRate` tokens a second from now on, with 18 decimals. What has accrued stays owed.
    function adjust(uint256 streamId, UD21x18 newRate) external onlyOwner {
        FLOW.adjustRatePerSecond(streamId, newRate);
    }

    /// Pays `percent` of the present rate: 110 is a raise of 10%.
    function adjustTo(uint256 streamId, uint128 percent) external onlyOwner {
        uint128 rate = FLOW.getRatePerSecond(streamId).unwrap();
        FLOW.adjustRatePerSecond(streamId, UD21x18.wrap(rate * percent / 100));
    }
}
