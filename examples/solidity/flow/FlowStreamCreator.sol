// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
// endregion

/// Opens streams of 100 tokens a day, with or without a first deposit.
contract FlowStreamCreator {
    using SafeERC20 for IERC20;

    // region: state
    /// 100 tokens a day, counted with 18 decimals for every token: 100e18 / 86,400.
    UD21x18 public constant RATE = UD21x18.wrap(1_157_407_407_407_407);

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
    }
    // endregion

    // region: create
    /// Opens a stream without tokens. Debt counts from now on.
    function create(address recipient) external returns (uint256 streamId) {
        streamId = FLOW.create(msg.sender, recipient, RATE, TOKEN, true);
    }
    // endregion

    // region: deposit
    /// Opens a stream and funds it. Approve this contract for `amount` first.
    function createAndDeposit(
        address recipient,
        uint128 amount
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);
        streamId = FLOW.createAndDeposit(msg.sender, recipient, RATE, TOKEN, true, amount);
    }
    // endregion
}
