// SPDX-License-Identifier: GPL-3.0-or-later
// cspell:ignore mload
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ud } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from
    "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";
import {
    Broker,
    Lockup,
    LockupDynamic,
    LockupLinear,
    LockupTranched
} from "@sablier/lockup/src/types/DataTypes.sol";

import { Recorder } from "./Recorder.sol";

/// What of SablierLockup an integrator runs into: who pays, who owns the NFT, who may call, which
/// tokens move, when hooks run. It checks no schedule and does not vest: by default everything that
/// was deposited has been streamed. Tests prepare other answers of `streamedAmountOf`, from which the
/// other amounts follow, or these amounts themselves, and check schedules with src/lib/lockup.
abstract contract SablierLockupModel is ISablierLockup, Recorder {
    using SafeERC20 for IERC20;

    struct Entry {
        address sender;
        address owner;
        address approved;
        IERC20 token;
        uint128 deposited;
        uint128 withdrawn;
        uint128 refunded;
        Lockup.Timestamps timestamps;
        bool cancelable;
        bool transferable;
        bool canceled;
    }

    uint256 private _count;
    mapping(uint256 streamId => Entry) private _entries;
    mapping(address recipient => bool) private _hooks;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    // ---------------------------------------------------------------------------------- creation

    function createWithDurationsLL(
        Lockup.CreateWithDurations calldata params,
        LockupLinear.UnlockAmounts calldata unlockAmounts,
        LockupLinear.Durations calldata durations
    ) external payable returns (uint256 streamId) {
        uint40 start = uint40(block.timestamp);
        uint40 cliffTime = durations.cliff == 0 ? 0 : start + durations.cliff;
        Lockup.CreateEventCommon memory common;
        (streamId, common) = _create(_withEnd(params, start + durations.total));
        emit CreateLockupLinearStream(streamId, common, cliffTime, unlockAmounts);
    }

    function createWithTimestampsLL(
        Lockup.CreateWithTimestamps calldata params,
        LockupLinear.UnlockAmounts calldata unlockAmounts,
        uint40 cliffTime
    ) external payable returns (uint256 streamId) {
        Lockup.CreateEventCommon memory common;
        (streamId, common) = _create(params);
        emit CreateLockupLinearStream(streamId, common, cliffTime, unlockAmounts);
    }

    function createWithDurationsLD(
        Lockup.CreateWithDurations calldata params,
        LockupDynamic.SegmentWithDuration[] calldata segmentsWithDuration
    ) external payable returns (uint256 streamId) {
        uint256 count = segmentsWithDuration.length;
        LockupDynamic.Segment[] memory segments = new LockupDynamic.Segment[](count);
        uint40 end = uint40(block.timestamp);
        for (uint256 i = 0; i < count; ++i) {
            end = _plus(end, segmentsWithDuration[i].duration);
            segments[i] = LockupDynamic.Segment({
                amount: segmentsWithDuration[i].amount,
                exponent: segmentsWithDuration[i].exponent,
                timestamp: end
            });
        }
        Lockup.CreateEventCommon memory common;
        (streamId, common) = _create(_withEnd(params, end));
        emit CreateLockupDynamicStream(streamId, common, segments);
    }

    function createWithTimestampsLD(
        Lockup.CreateWithTimestamps calldata params,
        LockupDynamic.Segment[] calldata segments
    ) external payable returns (uint256 streamId) {
        Lockup.CreateEventCommon memory common;
        (streamId, common) = _create(params);
        emit CreateLockupDynamicStream(streamId, common, segments);
    }

    function createWithDurationsLT(
        Lockup.CreateWithDurations calldata params,
        LockupTranched.TrancheWithDuration[] calldata tranchesWithDuration
    ) external payable returns (uint256 streamId) {
        uint256 count = tranchesWithDuration.length;
        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](count);
        uint40 end = uint40(block.timestamp);
        for (uint256 i = 0; i < count; ++i) {
            end = _plus(end, tranchesWithDuration[i].duration);
            tranches[i] =
                LockupTranched.Tranche({ amount: tranchesWithDuration[i].amount, timestamp: end });
        }
        Lockup.CreateEventCommon memory common;
        (streamId, common) = _create(_withEnd(params, end));
        emit CreateLockupTranchedStream(streamId, common, tranches);
    }

    function createWithTimestampsLT(
        Lockup.CreateWithTimestamps calldata params,
        LockupTranched.Tranche[] calldata tranches
    ) external payable returns (uint256 streamId) {
        Lockup.CreateEventCommon memory common;
        (streamId, common) = _create(params);
        emit CreateLockupTranchedStream(streamId, common, tranches);
    }

    /// The library Helpers of Lockup adds durations of segments and tranches without a check.
    function _plus(uint40 time, uint40 duration) private pure returns (uint40) {
        unchecked {
            return time + duration;
        }
    }

    function _withEnd(
        Lockup.CreateWithDurations calldata params,
        uint40 end
    ) private view returns (Lockup.CreateWithTimestamps memory) {
        return Lockup.CreateWithTimestamps({
            sender: params.sender,
            recipient: params.recipient,
            totalAmount: params.totalAmount,
            token: params.token,
            cancelable: params.cancelable,
            transferable: params.transferable,
            timestamps: Lockup.Timestamps({ start: uint40(block.timestamp), end: end }),
            shape: params.shape,
            broker: params.broker
        });
    }

    function _create(Lockup.CreateWithTimestamps memory params)
        private
        returns (uint256 streamId, Lockup.CreateEventCommon memory common)
    {
        if (params.recipient == address(0)) revert ERC721InvalidReceiver(address(0));
        uint128 fee = uint128(ud(params.totalAmount).mul(params.broker.fee).unwrap());
        uint128 deposit = params.totalAmount - fee;
        streamId = ++_count;
        _entries[streamId] = Entry({
            sender: params.sender,
            owner: params.recipient,
            approved: address(0),
            token: params.token,
            deposited: deposit,
            withdrawn: 0,
            refunded: 0,
            timestamps: params.timestamps,
            cancelable: params.cancelable,
            transferable: params.transferable,
            canceled: false
        });
        emit Transfer(address(0), params.recipient, streamId);
        params.token.safeTransferFrom(msg.sender, address(this), deposit);
        if (fee > 0) params.token.safeTransferFrom(msg.sender, params.broker.account, fee);
        common = Lockup.CreateEventCommon({
            funder: msg.sender,
            sender: params.sender,
            recipient: params.recipient,
            amounts: Lockup.CreateAmounts({ deposit: deposit, brokerFee: fee }),
            token: params.token,
            cancelable: params.cancelable,
            transferable: params.transferable,
            timestamps: params.timestamps,
            shape: params.shape,
            broker: params.broker.account
        });
    }

    // -------------------------------------------------------------------------------- management

    function withdraw(uint256 streamId, address to, uint128 amount) external payable {
        _withdraw(streamId, to, amount);
    }

    function withdrawMax(uint256 streamId, address to) external payable returns (uint128 amount) {
        amount = this.withdrawableAmountOf(streamId);
        _withdraw(streamId, to, amount);
    }

    function withdrawMaxAndTransfer(
        uint256 streamId,
        address newRecipient
    ) external payable returns (uint128 amount) {
        Entry storage entry = _entry(streamId);
        if (!_isApprovedOrOwner(entry)) revert SablierLockupBase_Unauthorized(streamId, msg.sender);
        amount = this.withdrawableAmountOf(streamId);
        if (amount > 0) _withdraw(streamId, entry.owner, amount);
        _transfer(entry.owner, newRecipient, streamId);
    }

    function withdrawMultiple(
        uint256[] calldata streamIds,
        uint128[] calldata amounts
    ) external payable {
        if (streamIds.length != amounts.length) {
            revert SablierLockupBase_WithdrawArrayCountsNotEqual(streamIds.length, amounts.length);
        }
        for (uint256 i = 0; i < streamIds.length; ++i) {
            (bool success, bytes memory result) = address(this).delegatecall(
                abi.encodeCall(this.modelWithdraw, (streamIds[i], amounts[i]))
            );
            if (!success) emit InvalidWithdrawalInWithdrawMultiple(streamIds[i], result);
        }
    }

    /// One withdrawal of `withdrawMultiple`, so that its failure undoes no other.
    function modelWithdraw(uint256 streamId, uint128 amount) public {
        _withdraw(streamId, _entry(streamId).owner, amount);
    }

    function cancel(uint256 streamId) external payable {
        _cancel(streamId);
    }

    function cancelMultiple(uint256[] calldata streamIds) external payable {
        for (uint256 i = 0; i < streamIds.length; ++i) _cancel(streamIds[i]);
    }

    function renounce(uint256 streamId) external payable {
        _renounce(streamId);
    }

    function renounceMultiple(uint256[] calldata streamIds) external payable {
        for (uint256 i = 0; i < streamIds.length; ++i) _renounce(streamIds[i]);
    }

    function burn(uint256 streamId) external payable {
        if (!_isDepleted(_entry(streamId))) revert SablierLockupBase_StreamNotDepleted(streamId);
        Entry storage entry = _minted(streamId);
        if (!_isApprovedOrOwner(entry)) revert SablierLockupBase_Unauthorized(streamId, msg.sender);
        emit Transfer(entry.owner, address(0), streamId);
        entry.owner = address(0);
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

    function _withdraw(uint256 streamId, address to, uint128 amount) private {
        Entry storage entry = _entry(streamId);
        if (_isDepleted(entry)) revert SablierLockupBase_StreamDepleted(streamId);
        if (to == address(0)) revert SablierLockupBase_WithdrawToZeroAddress(streamId);
        if (to != entry.owner && !_isApprovedOrOwner(entry)) {
            revert SablierLockupBase_WithdrawalAddressNotRecipient(streamId, msg.sender, to);
        }
        if (amount == 0) revert SablierLockupBase_WithdrawAmountZero(streamId);
        uint128 available = this.withdrawableAmountOf(streamId);
        if (amount > available) revert SablierLockupBase_Overdraw(streamId, amount, available);
        entry.withdrawn += amount;
        entry.token.safeTransfer(to, amount);
        emit WithdrawFromLockupStream(streamId, to, entry.token, amount);
        address recipient = entry.owner;
        if (msg.sender == recipient || !_hooks[recipient]) return;
        bytes4 selector = ISablierLockupRecipient(recipient).onSablierLockupWithdraw(
            streamId, msg.sender, to, amount
        );
        if (selector != ISablierLockupRecipient.onSablierLockupWithdraw.selector) {
            revert SablierLockupBase_InvalidHookSelector(recipient);
        }
    }

    function _cancel(uint256 streamId) private {
        Entry storage entry = _entry(streamId);
        if (_isDepleted(entry)) revert SablierLockupBase_StreamDepleted(streamId);
        if (entry.canceled) revert SablierLockupBase_StreamCanceled(streamId);
        if (msg.sender != entry.sender) {
            revert SablierLockupBase_Unauthorized(streamId, msg.sender);
        }
        if (_isSettled(streamId, entry)) revert SablierLockupBase_StreamSettled(streamId);
        if (!entry.cancelable) revert SablierLockupBase_StreamNotCancelable(streamId);
        uint128 refund = this.refundableAmountOf(streamId);
        uint128 rest = entry.deposited - entry.withdrawn - refund;
        entry.canceled = true;
        entry.cancelable = false;
        entry.refunded = refund;
        entry.token.safeTransfer(entry.sender, refund);
        emit CancelLockupStream(streamId, entry.sender, entry.owner, entry.token, refund, rest);
        address recipient = entry.owner;
        if (!_hooks[recipient]) return;
        bytes4 selector = ISablierLockupRecipient(recipient).onSablierLockupCancel(
            streamId, entry.sender, refund, rest
        );
        if (selector != ISablierLockupRecipient.onSablierLockupCancel.selector) {
            revert SablierLockupBase_InvalidHookSelector(recipient);
        }
    }

    function _renounce(uint256 streamId) private {
        Entry storage entry = _entry(streamId);
        if (_isDepleted(entry)) revert SablierLockupBase_StreamDepleted(streamId);
        if (entry.canceled) revert SablierLockupBase_StreamCanceled(streamId);
        if (_isSettled(streamId, entry)) revert SablierLockupBase_StreamSettled(streamId);
        if (msg.sender != entry.sender) {
            revert SablierLockupBase_Unauthorized(streamId, msg.sender);
        }
        if (!entry.cancelable) revert SablierLockupBase_StreamNotCancelable(streamId);
        entry.cancelable = false;
        emit RenounceLockupStream(streamId);
    }

    // ------------------------------------------------------------------------------------- hooks

    /// Anyone may call it here, as no test is about the admin.
    function allowToHook(address recipient) external {
        if (recipient.code.length == 0) {
            revert SablierLockupBase_AllowToHookZeroCodeSize(recipient);
        }
        if (!IERC165(recipient).supportsInterface(type(ISablierLockupRecipient).interfaceId)) {
            revert SablierLockupBase_AllowToHookUnsupportedInterface(recipient);
        }
        _hooks[recipient] = true;
        emit AllowToHook(msg.sender, recipient);
    }

    function isAllowedToHook(address recipient) external view returns (bool) {
        return _hooks[recipient];
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
        _transferFrom(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        _transferFrom(from, to, tokenId);
        _checkReceiver(from, to, tokenId, "");
    }

    function safeTransferFrom(
        address from,
        address to,
        uint256 tokenId,
        bytes calldata data
    ) external {
        _transferFrom(from, to, tokenId);
        _checkReceiver(from, to, tokenId, data);
    }

    function _checkReceiver(address from, address to, uint256 tokenId, bytes memory data) private {
        if (to.code.length == 0) return;
        try IERC721Receiver(to).onERC721Received(msg.sender, from, tokenId, data) returns (
            bytes4 selector
        ) {
            if (selector == IERC721Receiver.onERC721Received.selector) return;
        } catch { }
        revert ERC721InvalidReceiver(to);
    }

    function _transferFrom(address from, address to, uint256 tokenId) private {
        if (!_isApprovedOrOwner(_entry(tokenId))) {
            revert ERC721InsufficientApproval(msg.sender, tokenId);
        }
        _transfer(from, to, tokenId);
    }

    function _transfer(address from, address to, uint256 tokenId) private {
        Entry storage entry = _entry(tokenId);
        if (!entry.transferable) revert SablierLockupBase_NotTransferable(tokenId);
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
        return _minted(streamId).owner;
    }

    function getSender(uint256 streamId) external view returns (address) {
        return _entry(streamId).sender;
    }

    function getUnderlyingToken(uint256 streamId) external view returns (IERC20) {
        return _entry(streamId).token;
    }

    function getStartTime(uint256 streamId) external view returns (uint40) {
        return _entry(streamId).timestamps.start;
    }

    function getEndTime(uint256 streamId) external view returns (uint40) {
        return _entry(streamId).timestamps.end;
    }

    function getDepositedAmount(uint256 streamId) external view returns (uint128) {
        return _entry(streamId).deposited;
    }

    function getWithdrawnAmount(uint256 streamId) external view returns (uint128) {
        return _entry(streamId).withdrawn;
    }

    function getRefundedAmount(uint256 streamId) external view returns (uint128) {
        return _entry(streamId).refunded;
    }

    function isCancelable(uint256 streamId) external view returns (bool) {
        Entry storage entry = _entry(streamId);
        return entry.cancelable && !_isSettled(streamId, entry);
    }

    function isTransferable(uint256 streamId) external view returns (bool) {
        return _entry(streamId).transferable;
    }

    function wasCanceled(uint256 streamId) external view returns (bool) {
        return _entry(streamId).canceled;
    }

    function withdrawableAmountOf(uint256 streamId) external view returns (uint128) {
        Entry storage entry = _entry(streamId);
        if (_isPrepared(msg.data) || _isPrepared(abi.encodePacked(msg.sig))) {
            return abi.decode(_answer(), (uint128));
        }
        return _streamed(streamId, entry) - entry.withdrawn;
    }

    function streamedAmountOf(uint256 streamId) external view returns (uint128) {
        return _streamed(streamId, _entry(streamId));
    }

    /// The prepared answer of `streamedAmountOf`, if there is one, as long as the schedule runs.
    function _streamed(uint256 streamId, Entry storage entry) private view returns (uint128) {
        bytes memory question = _streamedQuestion(streamId);
        if (entry.canceled || !_isPrepared(question)) return entry.deposited - entry.refunded;
        return abi.decode(_answerTo(question), (uint128));
    }

    /// What a test may have prepared: for this stream or for all.
    function _streamedQuestion(uint256 streamId) private view returns (bytes memory question) {
        question = abi.encodeCall(this.streamedAmountOf, (streamId));
        if (!_isPrepared(question)) question = abi.encodePacked(this.streamedAmountOf.selector);
    }

    function refundableAmountOf(uint256 streamId) external view returns (uint128) {
        Entry storage entry = _entry(streamId);
        if (_isPrepared(msg.data) || _isPrepared(abi.encodePacked(msg.sig))) {
            return abi.decode(_answer(), (uint128));
        }
        if (!entry.cancelable) return 0;
        return entry.deposited - _streamed(streamId, entry);
    }

    function isDepleted(uint256 streamId) external view returns (bool) {
        return _isDepleted(_entry(streamId));
    }

    function _isDepleted(Entry storage entry) private view returns (bool) {
        return entry.deposited > 0 && entry.withdrawn + entry.refunded == entry.deposited;
    }

    /// Only a test that prepares `streamedAmountOf` knows how far a stream has come.
    function _isSettled(uint256 streamId, Entry storage entry) private view returns (bool) {
        return _isPrepared(_streamedQuestion(streamId))
            && _streamed(streamId, entry) == entry.deposited;
    }

    function _entry(uint256 streamId) private view returns (Entry storage entry) {
        entry = _entries[streamId];
        if (address(entry.token) == address(0)) revert SablierLockupBase_Null(streamId);
    }

    /// The functions of ERC-721 have an error of their own for an unknown id, and for a burned one.
    function _minted(uint256 tokenId) private view returns (Entry storage entry) {
        entry = _entries[tokenId];
        if (entry.owner == address(0)) revert ERC721NonexistentToken(tokenId);
    }

    function _isApprovedOrOwner(Entry storage entry) private view returns (bool) {
        return msg.sender == entry.owner || msg.sender == entry.approved
            || isApprovedForAll[entry.owner][msg.sender];
    }
}
