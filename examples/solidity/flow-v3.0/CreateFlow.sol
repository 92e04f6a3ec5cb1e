// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { UD21x18, ud21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// Opens payment streams of which the caller is the sender.
contract CreateFlow {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    /// The amount is too small for a month: the rate would be 0.
    error RateZero(uint128 amountPerMonth);
    error StartNotInPast(uint40 startTime);

    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
    }

    // region: now
    /// Pays `amountPerMonth` every 30 days from now on, and deposits `amount`. Both are in base units
    /// of the token. Approve this contract for `amount` first.
    function createAndDeposit(
        address recipient,
        uint128 amountPerMonth,
        uint128 amount
    ) external returns (uint256 streamId) {
        _pullAndApprove(amount);
        streamId = FLOW.createAndDeposit(
            msg.sender, // sender: may adjust, pause, refund and void
            recipient, // gets the stream NFT: may withdraw and void
            ratePerSecond(amountPerMonth),
            0, // start: the time of this block
            TOKEN,
            true, // transferable
            amount
        );
    }
    // endregion

    // region: schedule
    /// Pays from a start in the future. No tokens move, so nothing needs to be approved.
    function schedule(
        address recipient,
        uint128 amountPerMonth,
        uint40 startTime
    ) external returns (uint256 streamId) {
        UD21x18 rate = ratePerSecond(amountPerMonth);
        streamId = FLOW.create(msg.sender, recipient, rate, startTime, TOKEN, true);
    }
    // endregion

    // region: back-pay
    /// Pays from a start in the past, and deposits what is owed since then, so that the recipient can
    /// withdraw all of it at once. Approve this contract for `owedSince(amountPerMonth, startTime)`.
    function backPay(
        address recipient,
        uint128 amountPerMonth,
        uint40 startTime
    ) external returns (uint256 streamId) {
        uint128 owed = owedSince(amountPerMonth, startTime);
        UD21x18 rate = ratePerSecond(amountPerMonth);
        _pullAndApprove(owed);
        streamId = FLOW.createAndDeposit(
            msg.sender, recipient, rate, startTime, TOKEN, true, owed
        );
    }

    /// Debt in base units that a stream has at its creation. It grows with every second, so approve a
    /// little more than this for a transaction that is included later.
    function owedSince(uint128 amountPerMonth, uint40 startTime) public view returns (uint128) {
        if (startTime >= block.timestamp) revert StartNotInPast(startTime);
        uint256 scaled = uint256(ratePerSecond(amountPerMonth).unwrap())
            * (block.timestamp - startTime);
        return SafeCast.toUint128(scaled / _scale());
    }
    // endregion

    // region: rate
    /// Rate that pays `amountPerMonth` in 30 days, rounded down. Rates have 18 decimals, whatever the
    /// token has.
    function ratePerSecond(uint128 amountPerMonth) public view returns (UD21x18) {
        uint256 rate = amountPerMonth * _scale() / 30 days;
        if (rate == 0) revert RateZero(amountPerMonth);
        return ud21x18(SafeCast.toUint128(rate));
    }

    function _scale() private view returns (uint256) {
        return 10 ** (18 - IERC20Metadata(address(TOKEN)).decimals());
    }
    // endregion

    /// Flow takes the tokens from its caller, which is this contract.
    function _pullAndApprove(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);
    }
}
