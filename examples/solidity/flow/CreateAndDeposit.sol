// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { UD21x18, ud21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
// endregion

/// Opens Flow streams with a monthly amount, and funds them with the caller's tokens.
contract CreateAndDeposit {
    using SafeERC20 for IERC20;

    /// The amount is too small for its period: Flow would create a paused stream.
    error RateZero(uint128 amount, uint40 duration);

    // region: state
    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    /// Take the address of SablierFlow from the deployments of the chain you deploy to.
    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
    }
    // endregion

    // region: create
    /// Streams `amountPerMonth` every 30 days until somebody stops the stream, and deposits
    /// `deposit`. Both in base units. Approve this contract for `deposit` first.
    function create(
        address recipient,
        uint128 amountPerMonth,
        uint128 deposit
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), deposit);
        TOKEN.forceApprove(address(FLOW), deposit);

        streamId = FLOW.createAndDeposit(
            msg.sender, // sender: may pause, adjust, refund
            recipient,
            ratePerSecond(amountPerMonth, 30 days),
            TOKEN,
            true, // transferable
            deposit
        );
    }
    // endregion

    // region: rate
    /// Rate that pays `amount` base units in `duration` seconds, rounded down. Flow counts rates
    /// with 18 decimals, whatever the token has.
    function ratePerSecond(uint128 amount, uint40 duration) public view returns (UD21x18) {
        uint8 decimals = IERC20Metadata(address(TOKEN)).decimals();
        uint256 rate = uint256(amount) * 10 ** (18 - decimals) / duration;
        if (rate == 0) revert RateZero(amount, duration);
        // A plain conversion would cut off the upper digits of a rate that is too high.
        return ud21x18(SafeCast.toUint128(rate));
    }
    // endregion
}
