// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Flow } from "@sablier/flow/src/types/DataTypes.sol";

/// The function of the Comptroller that its admin calls.
interface IExecute {
    function execute(address target, bytes calldata data) external returns (bytes memory result);
}

/// Calls of Flow v2.0 that are written differently for v1.1 or v3.0.
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
            startTime: 0, // now, as before
            token: TOKEN,
            transferable: true,
            amount: amount
        });
    }
    // endregion

    // region: status
    function isStreaming(uint256 streamId) external view returns (bool) {
        Flow.Status status = FLOW.statusOf(streamId); // 0 is PENDING
        return status == Flow.Status.STREAMING_SOLVENT
            || status == Flow.Status.STREAMING_INSOLVENT;
    }
    // endregion

    // region: pause
    /// Reverts before the start of the stream: void a pending stream instead.
    function pause(uint256 streamId) external onlyOwner {
        FLOW.pause(streamId);
    }
    // endregion

    // region: is-paused
    function isStopped(uint256 streamId) external view returns (bool) {
        return FLOW.getRatePerSecond(streamId).unwrap() == 0;
    }
    // endregion

    // region: withdraw
    function withdraw(uint256 streamId) external payable returns (uint128 received) {
        uint256 fee = FLOW.calculateMinFeeWei(streamId);
        require(msg.value >= fee, "the value is below the fee");
        address recipient = FLOW.getRecipient(streamId);
        received = FLOW.withdrawMax{ value: fee }({ streamId: streamId, to: recipient });
        // Flow would keep the value above the fee.
        uint256 rest = msg.value - fee;
        if (rest > 0) Address.sendValue(payable(msg.sender), rest);
    }
    // endregion

    // region: refund
    function refund(uint256 streamId) external onlyOwner returns (uint128 refunded) {
        refunded = FLOW.refundMax(streamId);
        TOKEN.safeTransfer(owner(), refunded);
    }
    // endregion

    // region: broker
    /// Deposits `total` less the share of a broker, 18 decimals: 0.01e18 is 1%.
    function deposit(
        uint256 streamId,
        address recipient,
        uint128 total,
        address broker,
        uint256 share
    ) external {
        uint128 cut = uint128(total * share / 1e18);
        TOKEN.safeTransferFrom(msg.sender, broker, cut);
        TOKEN.safeTransferFrom(msg.sender, address(this), total - cut);
        TOKEN.forceApprove(address(FLOW), total - cut);
        FLOW.deposit(streamId, total - cut, address(this), recipient);
    }
    // endregion

    // region: protocol-fee
    /// Tokens that a withdrawal of everything delivers now.
    function deliverable(uint256 streamId) external view returns (uint256) {
        return FLOW.withdrawableAmountOf(streamId);
    }
    // endregion

    // region: aggregate
    /// Tokens in all streams together.
    function inStreams() external view returns (uint256) {
        return FLOW.aggregateAmount(TOKEN);
    }
    // endregion

    // region: admin
    function flowAdmin() external view returns (address) {
        return address(FLOW.comptroller()); // a contract, which has its own admin()
    }
    // endregion

    // region: fees
    function collect() external {
        FLOW.transferFeesToComptroller();
    }
    // endregion

    // region: errors
    function isStoppedError(bytes calldata reason) external pure returns (bool) {
        return bytes4(reason) == bytes4(keccak256("SablierFlowState_StreamPaused(uint256)"));
    }
    // endregion

    // region: recover
    /// This contract is the admin of the Comptroller.
    function recover() external onlyOwner {
        // Flow reverts without a surplus.
        if (TOKEN.balanceOf(address(FLOW)) == FLOW.aggregateAmount(TOKEN)) return;
        bytes memory data = abi.encodeCall(ISablierFlow.recover, (TOKEN, owner()));
        IExecute(address(FLOW.comptroller())).execute(address(FLOW), data);
    }
    // endregion
}
