// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// Opens streams for its owner, and is their sender: it alone can adjust, pause and refund them.
contract FlowTreasury is Ownable {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    constructor(address owner, ISablierFlow flow, IERC20 token) Ownable(owner) {
        FLOW = flow;
        TOKEN = token;
    }

    /// Opens a stream with a deposit. Approve this contract for `amount` first.
    function open(
        address recipient,
        UD21x18 ratePerSecond,
        uint40 startTime,
        uint128 amount
    ) external onlyOwner returns (uint256 streamId) {
        _pullAndApprove(amount);
        streamId = FLOW.createAndDeposit(
            address(this), // sender: may adjust, pause and refund
            recipient,
            ratePerSecond,
            startTime,
            TOKEN,
            true,
            amount
        );
    }

    /// Flow takes deposits from its caller, which is this contract.
    function _pullAndApprove(uint128 amount) internal {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);
    }

    /// Flow refunds the sender, which is this contract.
    function _passOn(uint128 amount) internal {
        TOKEN.safeTransfer(owner(), amount);
    }
}
