// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// Pays recipients. The caller brings the minimum fee, and gets back what is left of it: Flow itself
/// keeps everything that it is sent.
contract WithdrawFlow {
    ISablierFlow public immutable FLOW;

    error FeeNotCovered(uint256 sent, uint256 feeWei);

    constructor(ISablierFlow flow) {
        FLOW = flow;
    }

    /// Pays the recipient everything that can be withdrawn now. Any address may call it.
    function payMax(uint256 streamId) external payable returns (uint128 amount) {
        uint256 feeWei = _requireFee(streamId);
        amount = FLOW.withdrawMax{ value: feeWei }(streamId, FLOW.getRecipient(streamId));
        _giveBack(feeWei);
    }

    /// Pays the recipient `amount` base units.
    function pay(uint256 streamId, uint128 amount) external payable {
        uint256 feeWei = _requireFee(streamId);
        FLOW.withdraw{ value: feeWei }(streamId, FLOW.getRecipient(streamId), amount);
        _giveBack(feeWei);
    }

    function _requireFee(uint256 streamId) private view returns (uint256 feeWei) {
        feeWei = FLOW.calculateMinFeeWei(streamId);
        if (msg.value < feeWei) revert FeeNotCovered(msg.value, feeWei);
    }

    function _giveBack(uint256 feeWei) private {
        uint256 rest = msg.value - feeWei;
        if (rest > 0) Address.sendValue(payable(msg.sender), rest);
    }
}
