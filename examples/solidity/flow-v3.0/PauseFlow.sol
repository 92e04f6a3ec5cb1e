// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

import { FlowTreasury } from "./FlowTreasury.sol";

/// Pauses and restarts streams of which this contract is the sender.
contract PauseFlow is FlowTreasury {
    constructor(address owner, ISablierFlow flow, IERC20 token) FlowTreasury(owner, flow, token) { }

    /// Stops the debt from growing. The recipient can still withdraw what is owed.
    function pause(uint256 streamId) external onlyOwner {
        FLOW.pause(streamId);
    }

    /// Lets the debt grow again from now on, at a rate that you name.
    function restart(uint256 streamId, UD21x18 ratePerSecond) external onlyOwner {
        FLOW.restart(streamId, ratePerSecond);
    }

    /// Restarts, and adds tokens. Approve this contract for `amount` first.
    function restartAndDeposit(
        uint256 streamId,
        UD21x18 ratePerSecond,
        uint128 amount
    ) external onlyOwner {
        _pullAndApprove(amount);
        FLOW.restartAndDeposit(streamId, ratePerSecond, amount);
    }
}
