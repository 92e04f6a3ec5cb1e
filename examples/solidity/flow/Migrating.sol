// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Broker } from "@sablier/flow/src/types/DataTypes.sol";

/// Calls of Flow v1.1 that are written differently for v2.0.
contract Migrating is Ownable {
    using SafeERC20 for IERC20;

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    constructor(address owner, ISablierFlow flow, IERC20 token) Ownable(owner) {
        FLOW = flow;
        TOKEN = token;
    }

    // region: create
    function create(
        address recipient,
        UD21x18 ratePerSecond,
        uint128 amount
    ) external onlyOwner returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);
        streamId = FLOW.createAndDeposit({
            sender: address(this),
            recipient: recipient,
            ratePerSecond: ratePerSecond,
            token: TOKEN,
            transferable: true,
            amount: amount
        });
    }
    // endregion

    // region: status
    function isStreaming(uint256 streamId) external view returns (bool) {
        // 0 is STREAMING_SOLVENT, 1 is STREAMING_INSOLVENT.
        return uint8(FLOW.statusOf(streamId)) <= 1;
    }
    // endregion

    // region: pause
    function pause(uint256 streamId) external onlyOwner {
        FLOW.adjustRatePerSecond(streamId, UD21x18.wrap(0));
    }
    // endregion

    // region: is-paused
    function isStopped(uint256 streamId) external view returns (bool) {
        return FLOW.isPaused(streamId);
    }
    // endregion

    // region: withdraw
    function withdraw(uint256 streamId) external returns (uint128 received) {
        address recipient = FLOW.getRecipient(streamId);
        (received,) = FLOW.withdrawMax({ streamId: streamId, to: recipient });
    }
    // endregion

    // region: refund
    function refund(uint256 streamId) external onlyOwner returns (uint128 refunded) {
        refunded = FLOW.refundableAmountOf(streamId);
        FLOW.refundMax(streamId);
        TOKEN.safeTransfer(owner(), refunded);
    }
    // endregion

    // region: broker
    /// Deposits `total` less the share of a broker, 18 decimals: 0.01e18 is 1%.
    function deposit(
        uint256 streamId,
        address recipient,
        uint128 total,
        Broker calldata broker
    ) external {
        TOKEN.safeTransferFrom(msg.sender, address(this), total);
        TOKEN.forceApprove(address(FLOW), total);
        FLOW.depositViaBroker(streamId, total, address(this), recipient, broker);
    }
    // endregion

    // region: protocol-fee
    /// Tokens that a withdrawal of everything delivers now.
    function deliverable(uint256 streamId) external view returns (uint256) {
        uint256 amount = FLOW.withdrawableAmountOf(streamId);
        return amount - amount * FLOW.protocolFee(TOKEN).unwrap() / 1e18;
    }
    // endregion

    // region: aggregate
    /// Tokens in all streams together.
    function inStreams() external view returns (uint256) {
        return FLOW.aggregateBalance(TOKEN) - FLOW.protocolRevenue(TOKEN);
    }
    // endregion

    // region: admin
    function flowAdmin() external view returns (address) {
        return FLOW.admin();
    }
    // endregion

    // region: fees
    function collect() external {
        FLOW.collectFees(); // to the admin
    }
    // endregion

    // region: errors
    function isStoppedError(bytes calldata reason) external pure returns (bool) {
        return bytes4(reason) == bytes4(keccak256("SablierFlow_StreamPaused(uint256)"));
    }
    // endregion
}
