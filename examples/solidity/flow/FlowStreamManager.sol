// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Broker } from "@sablier/flow/src/types/DataTypes.sol";
// endregion

/// Is the sender of the Flow streams that it opens, and obeys one owner.
contract FlowStreamManager {
    using SafeERC20 for IERC20;

    error NotOwner(address caller);

    // region: state
    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;
    address public immutable OWNER;

    /// Take the address of SablierFlow from the deployments of the chain you deploy to.
    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
        OWNER = msg.sender;
    }

    /// Flow sees this contract as the caller, so the contract must ask who is behind a call.
    modifier onlyOwner() {
        if (msg.sender != OWNER) revert NotOwner(msg.sender);
        _;
    }
    // endregion

    // region: open
    /// The contract itself is the sender. With `msg.sender` there, every function marked onlyOwner
    /// below would revert in Flow.
    function open(
        address recipient,
        UD21x18 ratePerSecond
    ) external onlyOwner returns (uint256 streamId) {
        streamId = FLOW.create(address(this), recipient, ratePerSecond, TOKEN, true);
    }
    // endregion

    // region: deposit
    /// Adds tokens of the caller, whoever that is. `recipient` must be the owner of the stream: take
    /// it from what you agreed on, not from Flow, so that the call fails after a transfer.
    function deposit(uint256 streamId, address recipient, uint128 amount) external {
        _pull(amount);
        FLOW.deposit(streamId, amount, address(this), recipient);
    }
    // endregion

    // region: broker
    /// Adds tokens, of which a broker gets a share. `broker.fee` is a fraction: 0.01e18 is 1%.
    function depositViaBroker(
        uint256 streamId,
        address recipient,
        uint128 totalAmount,
        Broker calldata broker
    ) external {
        _pull(totalAmount);
        FLOW.depositViaBroker(streamId, totalAmount, address(this), recipient, broker);
    }
    // endregion

    // region: rate
    /// Changes the rate from now on. What has accrued stays owed.
    function adjust(uint256 streamId, UD21x18 ratePerSecond) external onlyOwner {
        FLOW.adjustRatePerSecond(streamId, ratePerSecond);
    }

    /// Sets the rate to zero. The debt stops growing, and stays owed.
    function pause(uint256 streamId) external onlyOwner {
        FLOW.pause(streamId);
    }

    /// Starts a paused stream again. The time in between is not paid.
    function restart(uint256 streamId, UD21x18 ratePerSecond) external onlyOwner {
        FLOW.restart(streamId, ratePerSecond);
    }
    // endregion

    // region: refund
    /// Takes back tokens that are not owed. They come to the sender, which is this contract.
    function refund(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.refund(streamId, amount);
        TOKEN.safeTransfer(OWNER, amount);
    }

    /// Takes back all that is not owed at this moment.
    function refundMax(uint256 streamId) external onlyOwner {
        uint256 before = TOKEN.balanceOf(address(this));
        FLOW.refundMax(streamId);
        TOKEN.safeTransfer(OWNER, TOKEN.balanceOf(address(this)) - before);
    }
    // endregion

    // region: void
    /// Ends the stream and writes off what is owed without cover. Covered debt can be withdrawn and
    /// the rest refunded afterwards. There is no way back.
    function void(uint256 streamId) external onlyOwner {
        FLOW.void(streamId);
    }
    // endregion

    // region: withdraw
    /// Pays the recipient. Anyone may ask for that, so this needs no owner.
    function withdraw(uint256 streamId, uint128 amount) external {
        FLOW.withdraw(streamId, FLOW.getRecipient(streamId), amount);
    }

    /// Pays the recipient all that is covered. The fee is part of it and goes to the protocol.
    function withdrawMax(uint256 streamId) external returns (uint128 received, uint128 fee) {
        (received, fee) = FLOW.withdrawMax(streamId, FLOW.getRecipient(streamId));
    }
    // endregion

    // region: combined
    function depositAndPause(uint256 streamId, uint128 amount) external onlyOwner {
        _pull(amount);
        FLOW.depositAndPause(streamId, amount);
    }

    function restartAndDeposit(
        uint256 streamId,
        UD21x18 ratePerSecond,
        uint128 amount
    ) external onlyOwner {
        _pull(amount);
        FLOW.restartAndDeposit(streamId, ratePerSecond, amount);
    }

    function refundAndPause(uint256 streamId, uint128 amount) external onlyOwner {
        FLOW.refundAndPause(streamId, amount);
        TOKEN.safeTransfer(OWNER, amount);
    }
    // endregion

    // region: pull
    /// Brings tokens of the caller here and lets Flow take them. The caller approves this contract.
    function _pull(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);
    }
    // endregion
}
