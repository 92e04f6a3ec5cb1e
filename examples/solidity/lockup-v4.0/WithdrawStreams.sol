// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// Pays recipients what their streams have released. The caller brings the fee, and gets back what
/// is left of it: Lockup itself keeps everything that it is sent.
contract WithdrawStreams {
    ISablierLockup public immutable LOCKUP;

    error FeeNotCovered(uint256 sent, uint256 feeWei);

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    /// Pays the recipient everything that can be withdrawn now. Any address may call it.
    function pay(uint256 streamId) external payable returns (uint128 amount) {
        uint256 feeWei = LOCKUP.calculateMinFeeWei(streamId);
        _requireFee(feeWei);
        amount = LOCKUP.withdrawMax{ value: feeWei }(streamId, LOCKUP.ownerOf(streamId));
        _giveBack(feeWei);
    }

    /// Pays the recipient of each stream. One fee, the highest, covers all of the withdrawals.
    function payMany(uint256[] calldata streamIds) external payable {
        uint256 feeWei = 0;
        uint128[] memory amounts = new uint128[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            uint256 oneFee = LOCKUP.calculateMinFeeWei(streamIds[i]);
            if (oneFee > feeWei) feeWei = oneFee;
            // The whole amount, because a price-gated stream takes no other.
            amounts[i] = LOCKUP.withdrawableAmountOf(streamIds[i]);
        }
        _requireFee(feeWei);
        LOCKUP.withdrawMultiple{ value: feeWei }(streamIds, amounts);
        _giveBack(feeWei);
    }

    function _requireFee(uint256 feeWei) private view {
        if (msg.value < feeWei) revert FeeNotCovered(msg.value, feeWei);
    }

    function _giveBack(uint256 feeWei) private {
        uint256 rest = msg.value - feeWei;
        if (rest > 0) Address.sendValue(payable(msg.sender), rest);
    }
}
