// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

import { FlowTreasury } from "./FlowTreasury.sol";

/// Does several things to streams in one transaction: all of them, or none.
contract BatchFlow is FlowTreasury {
    error FeeNotCovered(uint256 sent, uint256 feeWei);
    error NotOwnerOfStream(uint256 streamId);

    constructor(address owner, ISablierFlow flow, IERC20 token) FlowTreasury(owner, flow, token) { }

    // region: raise
    /// Raises the rate, adds tokens for it, and pays a bonus from the caller's tokens. Approve this
    /// contract for `amount + bonus` first.
    function raise(
        uint256 streamId,
        address recipient,
        UD21x18 newRate,
        uint128 amount,
        uint128 bonus
    ) external onlyOwner {
        // Both calls below take tokens from this contract.
        _pullAndApprove(amount + bonus);
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(ISablierFlow.adjustRatePerSecond, (streamId, newRate));
        calls[1] = abi.encodeCall(
            ISablierFlow.deposit,
            (streamId, amount, address(this), recipient)
        );
        calls[2] = abi.encodeCall(ISablierFlow.transferTokens, (TOKEN, recipient, bonus));
        FLOW.batch(calls);
    }
    // endregion

    // region: pay-many
    /// Pays the recipients of many streams, those that have something to withdraw. The highest of
    /// their fees pays for all of them. Any address may call it.
    function payMany(uint256[] calldata streamIds) external payable {
        uint256 count = 0;
        uint256 feeWei = 0;
        bytes[] memory calls = new bytes[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            // One withdrawal of 0 would undo the whole batch.
            if (FLOW.withdrawableAmountOf(streamIds[i]) == 0) continue;
            uint256 oneFee = FLOW.calculateMinFeeWei(streamIds[i]);
            if (oneFee > feeWei) feeWei = oneFee;
            calls[count++] = abi.encodeCall(
                ISablierFlow.withdrawMax,
                (streamIds[i], FLOW.getRecipient(streamIds[i]))
            );
        }
        assembly {
            mstore(calls, count)
        }
        _batchWithFee(calls, feeWei);
    }
    // endregion

    // region: hand-over
    /// Pays the owner of a stream, and hands the stream over to `to`. The owner calls it, and has
    /// approved this contract for the stream NFT. Returns the amount that was paid.
    function payAndHandOver(
        uint256 streamId,
        address to
    ) external payable returns (uint128 amount) {
        if (IERC721(address(FLOW)).ownerOf(streamId) != msg.sender) {
            revert NotOwnerOfStream(streamId);
        }
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeCall(ISablierFlow.withdrawMax, (streamId, msg.sender));
        // transferFrom takes no value, and each call of a batch sees the value of the batch.
        calls[1] = abi.encodeCall(ISablierFlow.transferFromPayable, (msg.sender, to, streamId));
        bytes[] memory results = _batchWithFee(calls, FLOW.calculateMinFeeWei(streamId));
        amount = abi.decode(results[0], (uint128));
    }
    // endregion

    function _batchWithFee(
        bytes[] memory calls,
        uint256 feeWei
    ) private returns (bytes[] memory results) {
        if (msg.value < feeWei) revert FeeNotCovered(msg.value, feeWei);
        results = FLOW.batch{ value: feeWei }(calls);
        uint256 rest = msg.value - feeWei;
        if (rest > 0) Address.sendValue(payable(msg.sender), rest);
    }
}
