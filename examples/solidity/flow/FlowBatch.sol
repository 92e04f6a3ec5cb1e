// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Broker } from "@sablier/flow/src/types/DataTypes.sol";
// endregion

/// Is the sender of Flow streams, and does several things to them in one transaction.
contract FlowBatch {
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

    modifier onlyOwner() {
        if (msg.sender != OWNER) revert NotOwner(msg.sender);
        _;
    }
    // endregion

    // region: create-two
    /// Opens one stream for each recipient. The ids follow one another, because nothing can come in
    /// between inside one transaction.
    function createTwo(
        address[2] calldata recipients,
        UD21x18[2] calldata rates
    ) external onlyOwner returns (uint256 firstId, uint256 secondId) {
        bytes[] memory calls = new bytes[](2);
        for (uint256 i = 0; i < 2; ++i) {
            calls[i] = abi.encodeCall(
                ISablierFlow.create,
                (address(this), recipients[i], rates[i], TOKEN, true)
            );
        }
        bytes[] memory results = FLOW.batch(calls);
        firstId = abi.decode(results[0], (uint256));
        secondId = abi.decode(results[1], (uint256));
    }
    // endregion

    // region: create-and-deposit
    /// Opens a stream and pays into it. The deposit needs the id before the stream exists: it is the
    /// next one.
    function createAndDeposit(
        address recipient,
        UD21x18 rate,
        uint128 amount
    ) external onlyOwner returns (uint256 streamId) {
        _pull(amount);
        streamId = FLOW.nextStreamId();
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(
            ISablierFlow.create,
            (address(this), recipient, rate, TOKEN, true)
        );
        calls[1] = abi.encodeCall(
            ISablierFlow.deposit,
            (streamId, amount, address(this), recipient)
        );
        FLOW.batch(calls);
    }
    // endregion

    // region: adjust-and-deposit
    /// Raises the rate and pays for it.
    function adjustAndDeposit(
        uint256 streamId,
        UD21x18 newRate,
        address recipient,
        uint128 amount
    ) external onlyOwner {
        _pull(amount);
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(ISablierFlow.adjustRatePerSecond, (streamId, newRate));
        calls[1] = abi.encodeCall(
            ISablierFlow.deposit,
            (streamId, amount, address(this), recipient)
        );
        FLOW.batch(calls);
    }
    // endregion

    // region: pause-and-withdraw
    /// Stops a stream and pays the recipient what is covered. Returns what arrived.
    function pauseAndWithdrawMax(
        uint256 streamId
    ) external onlyOwner returns (uint128 received) {
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(ISablierFlow.pause, (streamId));
        calls[1] = abi.encodeCall(
            ISablierFlow.withdrawMax,
            (streamId, FLOW.getRecipient(streamId))
        );
        bytes[] memory results = FLOW.batch(calls);
        // pause returns nothing, so results[0] is empty. withdrawMax returns two numbers.
        (received, ) = abi.decode(results[1], (uint128, uint128));
    }
    // endregion

    // region: void-and-withdraw
    /// Ends a stream for good and pays the recipient what is covered.
    function voidAndWithdrawMax(
        uint256 streamId
    ) external onlyOwner returns (uint128 received) {
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(ISablierFlow.void, (streamId));
        calls[1] = abi.encodeCall(
            ISablierFlow.withdrawMax,
            (streamId, FLOW.getRecipient(streamId))
        );
        bytes[] memory results = FLOW.batch(calls);
        (received, ) = abi.decode(results[1], (uint128, uint128));
    }
    // endregion

    // region: refund
    /// Takes back what a stream holds and does not owe. As the sender, this contract is the only one
    /// that can: without this function, the rest of a paused or ended stream would be stuck.
    function refundMax(uint256 streamId) external onlyOwner {
        uint256 before = TOKEN.balanceOf(address(this));
        FLOW.refundMax(streamId);
        TOKEN.safeTransfer(OWNER, TOKEN.balanceOf(address(this)) - before);
    }
    // endregion

    // region: withdraw-many
    /// Pays the recipients of many streams. Leaves out streams with nothing to pay, because one of
    /// them would undo the whole batch. Anyone may call this, for any streams.
    function withdrawMany(uint256[] calldata streamIds) external {
        bytes[] memory calls = new bytes[](streamIds.length);
        uint256 count = 0;
        for (uint256 i = 0; i < streamIds.length; ++i) {
            if (FLOW.withdrawableAmountOf(streamIds[i]) == 0) continue;
            calls[count++] = abi.encodeCall(
                ISablierFlow.withdrawMax,
                (streamIds[i], FLOW.getRecipient(streamIds[i]))
            );
        }
        assembly {
            mstore(calls, count)
        }
        FLOW.batch(calls);
    }
    // endregion

    // region: deposit-many
    /// Pays into many streams, each with a share for the same broker.
    function depositManyViaBroker(
        uint256[] calldata streamIds,
        address[] calldata recipients,
        uint128[] calldata totalAmounts,
        Broker calldata broker
    ) external {
        uint128 sum = 0;
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            sum += totalAmounts[i];
            calls[i] = abi.encodeCall(
                ISablierFlow.depositViaBroker,
                (streamIds[i], totalAmounts[i], address(this), recipients[i], broker)
            );
        }
        _pull(sum);
        FLOW.batch(calls);
    }
    // endregion

    /// Brings tokens of the caller here and lets Flow take them. The caller approves this contract.
    function _pull(uint128 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(FLOW), amount);
    }
}
