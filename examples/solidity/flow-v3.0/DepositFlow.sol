// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// Pays the caller's tokens into streams, whoever their sender is.
contract DepositFlow {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;

    constructor(ISablierFlow flow) {
        FLOW = flow;
    }

    // region: deposit
    /// Adds `amount` base units. Name the sender and the recipient that you agreed on: Flow reverts
    /// if the stream has others. Approve this contract for `amount` first.
    function deposit(
        uint256 streamId,
        address sender,
        address recipient,
        uint128 amount
    ) public {
        IERC20 token = FLOW.getToken(streamId);
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(address(FLOW), amount);
        FLOW.deposit(streamId, amount, sender, recipient);
    }
    // endregion

    // region: cover
    /// Adds as much as the stream lacks to cover its debt and `period` more seconds at its rate.
    /// Returns the amount, which is 0 for a stream that has enough.
    function cover(
        uint256 streamId,
        address sender,
        address recipient,
        uint40 period
    ) external returns (uint128 amount) {
        uint256 scale = 10 ** (18 - FLOW.getTokenDecimals(streamId));
        uint256 ahead = uint256(FLOW.getRatePerSecond(streamId).unwrap()) * period;
        // Rounded up, so that the last second is covered.
        uint256 wanted = FLOW.totalDebtOf(streamId) + (ahead + scale - 1) / scale + 1;
        uint256 balance = FLOW.getBalance(streamId);
        if (balance >= wanted) return 0;
        amount = SafeCast.toUint128(wanted - balance);
        deposit(streamId, sender, recipient, amount);
    }
    // endregion
}
