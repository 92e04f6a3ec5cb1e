// SPDX-License-Identifier: GPL-3.0-or-later
// cspell:ignore mload
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Metadata } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ud } from "@prb/math/src/UD60x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Broker, Flow } from "@sablier/flow/src/types/DataTypes.sol";

import { Recorder } from "./Recorder.sol";

/// What of SablierFlow an integrator runs into: who pays, who owns the NFT, who may call, which
/// tokens move, and what is owed when. No protocol fee, no admin, no artwork. A test replays the
/// recorded executions of the released contract on it.
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
        uint40 snapshotTime;
        uint256 snapshotDebtScaled;
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
        streamId = _create(sender, recipient, ratePerSecond, token, transferable);
        _deposit(streamId, amount);
    }

    function deposit(
        uint256 streamId,
        uint128 amount,
        address sender,
        address recipient
    ) external payable {
        _checkParties(streamId, sender, recipient);
        _deposit(streamId, amount);
    }

    function depositAndPause(uint256 streamId, uint128 amount) external payable {
        _running(streamId);
        _sendersOwn(streamId);
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
        _checkParties(streamId, sender, recipient);
        if (broker.fee.unwrap() > 0.1e18) {
            revert SablierFlow_BrokerFeeTooHigh(broker.fee, ud(0.1e18));
        }
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
        entry.snapshotTime = uint40(block.timestamp);
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
        if (entry.voided) revert SablierFlow_StreamVoided(streamId);
        if (entry.sender != sender) revert SablierFlow_NotStreamSender(sender, entry.sender);
        if (entry.owner != recipient) {
            revert SablierFlow_NotStreamRecipient(recipient, entry.owner);
        }
    }

    // ------------------------------------------------------------------------------- management

    function adjustRatePerSecond(uint256 streamId, UD21x18 newRatePerSecond) external payable {
        _running(streamId);
        Entry storage entry = _sendersOwn(streamId);
        UD21x18 oldRatePerSecond = entry.ratePerSecond;
        _setRate(streamId, newRatePerSecond);
        emit AdjustFlowStream(
            streamId, _descale(entry, entry.snapshotDebtScaled), oldRatePerSecond, newRatePerSecond
        );
    }

    function pause(uint256 streamId) external payable {
        _pause(streamId);
    }

    function restart(uint256 streamId, UD21x18 ratePerSecond) external payable {
        _restart(streamId, ratePerSecond);
    }

    function restartAndDeposit(
        uint256 streamId,
        UD21x18 ratePerSecond,
        uint128 amount
    ) external payable {
        _restart(streamId, ratePerSecond);
        _deposit(streamId, amount);
    }

    function refund(uint256 streamId, uint128 amount) external payable {
        _refund(streamId, amount);
    }

    function refundAndPause(uint256 streamId, uint128 amount) external payable {
        _refund(streamId, amount);
        _pause(streamId);
    }

    function refundMax(uint256 streamId) external payable {
        _refund(streamId, _refundable(_entry(streamId)));
    }

    function void(uint256 streamId) external payable {
        Entry storage entry = _entry(streamId);
        if (entry.voided) revert SablierFlow_StreamVoided(streamId);
        if (msg.sender != entry.sender && !_isApprovedOrOwner(entry)) {
            revert SablierFlow_Unauthorized(streamId, msg.sender);
        }
        uint256 debt = _totalDebt(entry);
        uint256 writtenOff = debt > entry.balance ? debt - entry.balance : 0;
        // Written off: what the balance does not cover, fractions of a base unit included.
        entry.snapshotDebtScaled = writtenOff == 0
            ? _totalDebtScaled(entry)
            : entry.balance * _factor(entry);
        entry.snapshotTime = uint40(block.timestamp);
        entry.voided = true;
        entry.ratePerSecond = UD21x18.wrap(0);
        emit VoidFlowStream(
            streamId, entry.sender, entry.owner, msg.sender, debt - writtenOff, writtenOff
        );
    }

    function withdraw(
        uint256 streamId,
        address to,
        uint128 amount
    ) external payable returns (uint128 withdrawnAmount, uint128 protocolFeeAmount) {
        return (_withdraw(streamId, to, amount), 0);
    }

    function withdrawMax(
        uint256 streamId,
        address to
    ) external payable returns (uint128 withdrawnAmount, uint128 protocolFeeAmount) {
        return (_withdraw(streamId, to, _covered(_entry(streamId))), 0);
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
        _running(streamId);
        Entry storage entry = _sendersOwn(streamId);
        _setRate(streamId, UD21x18.wrap(0));
        emit PauseFlowStream(
            streamId, entry.sender, entry.owner, _descale(entry, entry.snapshotDebtScaled)
        );
    }

    function _restart(uint256 streamId, UD21x18 ratePerSecond) private {
        if (_entry(streamId).voided) revert SablierFlow_StreamVoided(streamId);
        Entry storage entry = _sendersOwn(streamId);
        if (entry.ratePerSecond.unwrap() != 0) revert SablierFlow_StreamNotPaused(streamId);
        _setRate(streamId, ratePerSecond);
        emit RestartFlowStream(streamId, msg.sender, ratePerSecond);
    }

    /// What has accrued becomes part of the snapshot, so that the new rate counts from now.
    function _setRate(uint256 streamId, UD21x18 ratePerSecond) private {
        Entry storage entry = _entry(streamId);
        if (entry.ratePerSecond.unwrap() == ratePerSecond.unwrap()) {
            revert SablierFlow_RatePerSecondNotDifferent(streamId, ratePerSecond);
        }
        entry.snapshotDebtScaled = _totalDebtScaled(entry);
        entry.snapshotTime = uint40(block.timestamp);
        entry.ratePerSecond = ratePerSecond;
    }

    function _refund(uint256 streamId, uint128 amount) private {
        Entry storage entry = _sendersOwn(streamId);
        if (amount == 0) revert SablierFlow_RefundAmountZero(streamId);
        uint128 available = _refundable(entry);
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
        uint128 available = _covered(entry);
        if (amount > available) revert SablierFlow_Overdraw(streamId, amount, available);
        uint256 scaled = amount * _factor(entry);
        if (scaled <= entry.snapshotDebtScaled) {
            entry.snapshotDebtScaled -= scaled;
        } else {
            entry.snapshotDebtScaled = _totalDebtScaled(entry) - scaled;
            entry.snapshotTime = uint40(block.timestamp);
        }
        entry.balance -= amount;
        entry.token.safeTransfer(to, amount);
        emit WithdrawFromFlowStream(streamId, to, entry.token, msg.sender, amount, 0);
        return amount;
    }

    // --------------------------------------------------------------------------------------- NFT

    function approve(address to, uint256 tokenId) external {
        Entry storage entry = _entry(tokenId);
        if (msg.sender != entry.owner && !isApprovedForAll[entry.owner][msg.sender]) {
            revert ERC721InvalidApprover(msg.sender);
        }
        entry.approved = to;
        emit Approval(entry.owner, to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
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
        return _minted(tokenId).owner;
    }

    function getApproved(uint256 tokenId) external view returns (address) {
        return _minted(tokenId).approved;
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

    function getStream(uint256 streamId) external view returns (Flow.Stream memory) {
        Entry storage entry = _entry(streamId);
        return Flow.Stream({
            balance: entry.balance,
            ratePerSecond: entry.ratePerSecond,
            sender: entry.sender,
            snapshotTime: entry.snapshotTime,
            isStream: true,
            isTransferable: entry.transferable,
            isVoided: entry.voided,
            token: entry.token,
            tokenDecimals: entry.decimals,
            snapshotDebtScaled: entry.snapshotDebtScaled
        });
    }

    function getSnapshotTime(uint256 streamId) external view returns (uint40) {
        return _entry(streamId).snapshotTime;
    }

    function getSnapshotDebtScaled(uint256 streamId) external view returns (uint256) {
        return _entry(streamId).snapshotDebtScaled;
    }

    function ongoingDebtScaledOf(uint256 streamId) external view returns (uint256) {
        return _ongoingDebtScaled(_entry(streamId));
    }

    function totalDebtOf(uint256 streamId) external view returns (uint256) {
        return _totalDebt(_entry(streamId));
    }

    function coveredDebtOf(uint256 streamId) external view returns (uint128) {
        return _covered(_entry(streamId));
    }

    function withdrawableAmountOf(uint256 streamId) external view returns (uint128) {
        return _covered(_entry(streamId));
    }

    function uncoveredDebtOf(uint256 streamId) external view returns (uint256) {
        Entry storage entry = _entry(streamId);
        return _totalDebt(entry) - _covered(entry);
    }

    function refundableAmountOf(uint256 streamId) external view returns (uint128) {
        return _refundable(_entry(streamId));
    }

    function depletionTimeOf(uint256 streamId) external view returns (uint256) {
        Entry storage entry = _entry(streamId);
        uint256 rate = entry.ratePerSecond.unwrap();
        if (rate == 0) revert SablierFlow_StreamPaused(streamId);
        if (entry.balance == 0) revert SablierFlow_StreamBalanceZero(streamId);
        uint256 firstUncovered = (uint256(entry.balance) + 1) * _factor(entry);
        if (_totalDebtScaled(entry) >= firstUncovered) return 0;
        return entry.snapshotTime + (firstUncovered - entry.snapshotDebtScaled + rate - 1) / rate;
    }

    function statusOf(uint256 streamId) external view returns (Flow.Status) {
        Entry storage entry = _entry(streamId);
        if (entry.voided) return Flow.Status.VOIDED;
        bool insolvent = _totalDebt(entry) > entry.balance;
        if (entry.ratePerSecond.unwrap() == 0) {
            return insolvent ? Flow.Status.PAUSED_INSOLVENT : Flow.Status.PAUSED_SOLVENT;
        }
        return insolvent ? Flow.Status.STREAMING_INSOLVENT : Flow.Status.STREAMING_SOLVENT;
    }

    function _factor(Entry storage entry) private view returns (uint256) {
        return 10 ** (18 - entry.decimals);
    }

    function _descale(Entry storage entry, uint256 scaled) private view returns (uint256) {
        return scaled / _factor(entry);
    }

    function _ongoingDebtScaled(Entry storage entry) private view returns (uint256) {
        return (block.timestamp - entry.snapshotTime) * entry.ratePerSecond.unwrap();
    }

    function _totalDebtScaled(Entry storage entry) private view returns (uint256) {
        return entry.snapshotDebtScaled + _ongoingDebtScaled(entry);
    }

    function _totalDebt(Entry storage entry) private view returns (uint256) {
        return _descale(entry, _totalDebtScaled(entry));
    }

    function _covered(Entry storage entry) private view returns (uint128) {
        uint256 debt = _totalDebt(entry);
        return debt < entry.balance ? uint128(debt) : entry.balance;
    }

    function _refundable(Entry storage entry) private view returns (uint128) {
        return entry.balance - _covered(entry);
    }

    function _entry(uint256 streamId) private view returns (Entry storage entry) {
        entry = _entries[streamId];
        if (entry.owner == address(0)) revert SablierFlow_Null(streamId);
    }

    function _running(uint256 streamId) private view {
        if (_entry(streamId).ratePerSecond.unwrap() == 0) revert SablierFlow_StreamPaused(streamId);
    }

    function _sendersOwn(uint256 streamId) private view returns (Entry storage entry) {
        entry = _entry(streamId);
        if (msg.sender != entry.sender) revert SablierFlow_Unauthorized(streamId, msg.sender);
    }

    /// The functions of ERC-721 have an error of their own for an unknown id.
    function _minted(uint256 tokenId) private view returns (Entry storage entry) {
        entry = _entries[tokenId];
        if (entry.owner == address(0)) revert ERC721NonexistentToken(tokenId);
    }

    function _isApprovedOrOwner(Entry storage entry) private view returns (bool) {
        return msg.sender == entry.owner || msg.sender == entry.approved
            || isApprovedForAll[entry.owner][msg.sender];
    }
}
