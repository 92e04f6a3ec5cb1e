// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

import { FlowTreasury } from "./FlowTreasury.sol";

/// Takes tokens back from streams of which this contract is the sender, and passes them on.
contract RefundFlow is FlowTreasury {
    constructor(address owner, ISablierFlow flow, IERC20 token) FlowTreasury(owner, flow, token) { }

    /// Takes back `amount` base units. A running stream that is left without cover owes on.
    function refund(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.refund(streamId, amount);
        _passOn(amount);
    }

    /// Takes back everything that is not owed at this moment.
    function refundMax(uint256 streamId) external onlyOwner returns (uint128 amount) {
        amount = FLOW.refundMax(streamId);
        _passOn(amount);
    }

    /// Takes back `amount`, and pauses the stream so that no new debt arises.
    function refundAndPause(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.refundAndPause(streamId, amount);
        _passOn(amount);
    }
}
