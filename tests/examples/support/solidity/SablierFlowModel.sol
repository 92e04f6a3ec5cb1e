// SPDX-License-Identifier: GPL-3.0-or-later
// cspell:ignore mload
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ud } from "@prb/math/src/UD60x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Broker } from "@sablier/flow/src/types/DataTypes.sol";

import { Recorder } from "./Recorder.sol";

/// What of SablierFlow an integrator runs into: who pays, who owns the NFT, who may call, which
/// tokens move. It accrues no debt: by default the whole balance can be withdrawn or refunded.
/// Tests prepare other amounts, and check debt with src/lib/flow.
abstract contract SablierFlowModel is ISablierFlow, Recorder {
    using SafeERC20 for IERC20;

    struct Entry {
        address sender;
        address owner;
        address approved;
        IERC20 token;
        uint8 decimals;
        UD21x18 ratePerSecond;
        uint128 balance;
        bool transferable;
        bool voided;
    }

    uint256 private _count;
    mapping(uint256 streamId => Entry) private _entries;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    // ---------------------------------------------------------------------- creation and deposits

    function create(
        address sender,
        address recipient,
        UD21x18 ratePerSecond,
        IERC20 token,
        bool transferable
    ) external payable returns (uint256 streamId) {
        _record();
        return _create(sender, recipient, ratePerSecond, token, transferable);
    }

    function createAndDeposit(
        address sender,
        address recipient,
        UD21x18 ratePerSecond,
        IERC20 token,
        bool transferable,
        uint128 amount
    ) external payable returns (uint256 streamId) {
        _record();
        streamId = _create(sender, recipient, ratePerSecond, token, transferable);
        _deposit(streamId, amount);
    }

    function deposit(
        uint256 streamId,
        uint128 amount,
        address sender,
        address recipient
    ) external payable {
        _record();
        _checkParties(streamId, sender, recipient);
        _deposit(streamId, amount);
    }

    function depositAndPause(uint256 streamId, uint128 amount) external payable {
        _record();
        _deposit(streamId, amount);
        _pause(streamId);
    }

    function depositViaBroker(
        uint256 streamId,
        uint128 totalAmount,
        address sender,
        address recipient,
        Broker calldata broker
    ) external payable {
        _record();
        _checkParties(streamId, sender, recipient);
        if (broker.account == address(0)) revert SablierFlow_BrokerAddressZero();
        uint128 fee = uint128(ud(totalAmount).mul(broker.fee).unwrap());
        _deposit(streamId, totalAmount - fee);
        _entry(streamId).token.safeTransferFrom(msg.sender, broker.account, fee);
    }

    function _create(
        address sender,
        address recipient,
        UD21x18 ratePerSecond,
        IERC20 token,
        bool transferable
    ) private returns (uint256 streamId) {
        if (sender == address(0)) revert SablierFlow_SenderZeroAddress();
        uint8 decimals = IERC20Metadata(address(token)).decimals();
        if (decimals > 18) revert SablierFlow_InvalidTokenDecimals(address(token));
        if (recipient == address(0)) revert ERC721InvalidReceiver(address(0));
        streamId = ++_count;
        Entry storage entry = _entries[streamId];
        entry.sender = sender;
        entry.owner = recipient;
        entry.token = token;
        entry.decimals = decimals;
        entry.ratePerSecond = ratePerSecond;
        entry.transferable = transferable;
        emit Transfer(address(0), recipient, streamId);
        emit CreateFlowStream(streamId, sender, recipient, ratePerSecond, token, transferable);
    }

    function _deposit(uint256 streamId, uint128 amount) private {
        Entry storage entry = _entry(streamId);
        if (amount == 0) revert SablierFlow_DepositAmountZero(streamId);
        if (entry.voided) revert SablierFlow_StreamVoided(streamId);
        entry.balance += amount;
        entry.token.safeTransferFrom(msg.sender, address(this), amount);
        emit DepositFlowStream(streamId, msg.sender, amount);
    }

    function _checkParties(uint256 streamId, address sender, address recipient) private view {
        Entry storage entry = _entry(streamId);
        if (entry.sender != sender) revert SablierFlow_NotStreamSender(sender, entry.sender);
        if (entry.owner != recipient) {
            revert SablierFlow_NotStreamRecipient(recipient, entry.owner);
        }
    }

    // ------------------------------------------------------------------------------- management

    function adjustRatePerSecond(uint256 streamId, UD21x18 newRatePerSecond) external payable {
        _record();
        Entry storage entry = _sendersOwn(streamId);
        if (entry.ratePerSecond.unwrap() == 0) revert SablierFlow_StreamPaused(streamId);
        if (entry.ratePerSecond.unwrap() == newRatePerSecond.unwrap()) {
            revert SablierFlow_RatePerSecondNotDifferent(streamId, newRatePerSecond);
        }
        emit AdjustFlowStream(streamId, 0, entry.ratePerSecond, newRatePerSecond);
        entry.ratePerSecond = newRatePerSecond;
    }

    function pause(uint256 streamId) external payable {
        _record();
        _pause(streamId);
    }

    function restart(uint256 streamId, UD21x18 ratePerSecond) external payable {
        _record();
        _restart(streamId, ratePerSecond);
    }

    function restartAndDeposit(
        uint256 streamId,
        UD21x18 ratePerSecond,
        uint128 amount
    ) external payable {
        _record();
        _restart(streamId, ratePerSecond);
        _deposit(streamId, amount);
    }

    function refund(uint256 streamId, uint128 amount) external payable {
        _record();
        _refund(streamId, amount);
    }

    function refundAndPause(uint256 streamId, uint128 amount) external payable {
        _record();
        _refund(streamId, amount);
        _pause(streamId);
    }

    function refundMax(uint256 streamId) external payable {
        _record();
        _refund(streamId, this.refundableAmountOf(streamId));
    }

    function void(uint256 streamId) external payable {
        _record();
        Entry storage entry = _entry(streamId);
        if (entry.voided) revert SablierFlow_StreamVoided(streamId);
        if (msg.sender != entry.sender && !_isApprovedOrOwner(entry)) {
            revert SablierFlow_Unauthorized(streamId, msg.sender);
        }
        entry.voided = true;
        entry.ratePerSecond = UD21x18.wrap(0);
        emit VoidFlowStream(streamId, entry.sender, entry.owner, msg.sender, 0, 0);
    }

    function withdraw(
        uint256 streamId,
        address to,
        uint128 amount
    ) external payable returns (uint128 withdrawnAmount, uint128 protocolFeeAmount) {
        _record();
        return (_withdraw(streamId, to, amount), 0);
    }

    function withdrawMax(
        uint256 streamId,
        address to
    ) external payable returns (uint128 withdrawnAmount, uint128 protocolFeeAmount) {
        _record();
        return (_withdraw(streamId, to, this.withdrawableAmountOf(streamId)), 0);
    }

    function batch(bytes[] calldata calls) external payable returns (bytes[] memory results) {
        results = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool success, bytes memory result) = address(this).delegatecall(calls[i]);
            if (!success) {
                assembly {
                    revert(add(result, 32), mload(result))
                }
            }
            results[i] = result;
        }
    }

    function _pause(uint256 streamId) private {
        Entry storage entry = _sendersOwn(streamId);
        if (entry.ratePerSecond.unwrap() == 0) revert SablierFlow_StreamPaused(streamId);
        entry.ratePerSecond = UD21x18.wrap(0);
        emit PauseFlowStream(streamId, entry.sender, entry.owner, 0);
    }

    function _restart(uint256 streamId, UD21x18 ratePerSecond) private {
        Entry storage entry = _sendersOwn(streamId);
        if (entry.voided) revert SablierFlow_StreamVoided(streamId);
        if (entry.ratePerSecond.unwrap() != 0) revert SablierFlow_StreamNotPaused(streamId);
        if (ratePerSecond.unwrap() == 0) {
            revert SablierFlow_RatePerSecondNotDifferent(streamId, ratePerSecond);
        }
        entry.ratePerSecond = ratePerSecond;
        emit RestartFlowStream(streamId, msg.sender, ratePerSecond);
    }

    function _refund(uint256 streamId, uint128 amount) private {
        Entry storage entry = _sendersOwn(streamId);
        if (amount == 0) revert SablierFlow_RefundAmountZero(streamId);
        uint128 available = this.refundableAmountOf(streamId);
        if (amount > available) revert SablierFlow_RefundOverflow(streamId, amount, available);
        entry.balance -= amount;
        entry.token.safeTransfer(entry.sender, amount);
        emit RefundFromFlowStream(streamId, entry.sender, amount);
    }

    function _withdraw(uint256 streamId, address to, uint128 amount) private returns (uint128) {
        Entry storage entry = _entry(streamId);
        if (amount == 0) revert SablierFlow_WithdrawAmountZero(streamId);
        if (to == address(0)) revert SablierFlow_WithdrawToZeroAddress(streamId);
        if (to != entry.owner && !_isApprovedOrOwner(entry)) {
            revert SablierFlow_WithdrawalAddressNotRecipient(streamId, msg.sender, to);
        }
        uint128 available = this.withdrawableAmountOf(streamId);
        if (amount > available) revert SablierFlow_Overdraw(streamId, amount, available);
        entry.balance -= amount;
        entry.token.safeTransfer(to, amount);
        emit WithdrawFromFlowStream(streamId, to, entry.token, msg.sender, amount, 0);
        return amount;
    }

    // --------------------------------------------------------------------------------------- NFT

    function approve(address to, uint256 tokenId) external {
        _record();
        Entry storage entry = _entry(tokenId);
        if (msg.sender != entry.owner && !isApprovedForAll[entry.owner][msg.sender]) {
            revert ERC721InvalidApprover(msg.sender);
        }
        entry.approved = to;
        emit Approval(entry.owner, to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        _record();
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        _record();
        Entry storage entry = _entry(tokenId);
        if (!_isApprovedOrOwner(entry)) revert ERC721InsufficientApproval(msg.sender, tokenId);
        if (!entry.transferable) revert SablierFlowBase_NotTransferable(tokenId);
        if (to == address(0)) revert ERC721InvalidReceiver(address(0));
        if (entry.owner != from) revert ERC721IncorrectOwner(from, tokenId, entry.owner);
        entry.owner = to;
        entry.approved = address(0);
        emit Transfer(from, to, tokenId);
    }

    // ------------------------------------------------------------------------------------- reads

    function nextStreamId() external view returns (uint256) {
        return _count + 1;
    }

    function isStream(uint256 streamId) external view returns (bool) {
        return streamId > 0 && streamId <= _count;
    }

    function ownerOf(uint256 tokenId) external view returns (address) {
        return _entry(tokenId).owner;
    }

    function getApproved(uint256 tokenId) external view returns (address) {
        return _entry(tokenId).approved;
    }

    function getRecipient(uint256 streamId) external view returns (address) {
        return _entry(streamId).owner;
    }

    function getSender(uint256 streamId) external view returns (address) {
        return _entry(streamId).sender;
    }

    function getToken(uint256 streamId) external view returns (IERC20) {
        return _entry(streamId).token;
    }

    function getTokenDecimals(uint256 streamId) external view returns (uint8) {
        return _entry(streamId).decimals;
    }

    function getRatePerSecond(uint256 streamId) external view returns (UD21x18) {
        return _entry(streamId).ratePerSecond;
    }

    function getBalance(uint256 streamId) external view returns (uint128) {
        return _entry(streamId).balance;
    }

    function isTransferable(uint256 streamId) external view returns (bool) {
        return _entry(streamId).transferable;
    }

    function isVoided(uint256 streamId) external view returns (bool) {
        return _entry(streamId).voided;
    }

    function isPaused(uint256 streamId) external view returns (bool) {
        return _entry(streamId).ratePerSecond.unwrap() == 0;
    }

    function withdrawableAmountOf(uint256 streamId) external view returns (uint128) {
        return _preparedOrBalance(streamId);
    }

    function refundableAmountOf(uint256 streamId) external view returns (uint128) {
        return _preparedOrBalance(streamId);
    }

    function _preparedOrBalance(uint256 streamId) private view returns (uint128) {
        Entry storage entry = _entry(streamId);
        if (_isPrepared(msg.data) || _isPrepared(abi.encodePacked(msg.sig))) {
            return abi.decode(_answer(), (uint128));
        }
        return entry.balance;
    }

    function _entry(uint256 streamId) private view returns (Entry storage entry) {
        entry = _entries[streamId];
        if (entry.owner == address(0)) revert SablierFlow_Null(streamId);
    }

    function _sendersOwn(uint256 streamId) private view returns (Entry storage entry) {
        entry = _entry(streamId);
        if (msg.sender != entry.sender) revert SablierFlow_Unauthorized(streamId, msg.sender);
    }

    function _isApprovedOrOwner(Entry storage entry) private view returns (bool) {
        return msg.sender == entry.owner || msg.sender == entry.approved
            || isApprovedForAll[entry.owner][msg.sender];
    }
}
