// SPDX-License-Identifier: GPL-3.0-or-later
// cspell:ignore mload
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";
import { ILockupNFTDescriptor } from "@sablier/lockup/src/interfaces/ILockupNFTDescriptor.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from
    "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";
import { LockupPriceGated } from "@sablier/lockup/src/types/LockupPriceGated.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";

import { LockupV4Rules } from "./LockupV4Rules.sol";
import { Recorder } from "./Recorder.sol";

/// What SablierLockup v4.0 does, but for the picture of the NFT and the refusal of delegate calls.
/// As long as no comptroller is set, there is no minimum fee, and any address may set one.
abstract contract SablierLockupV4Model is ISablierLockup, LockupV4Rules, Recorder {
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
        Lockup.Model model;
        bool cancelable;
        bool transferable;
        bool canceled;
        bool depleted;
    }

    struct Linear {
        uint40 cliffTime;
        uint40 granularity;
        LockupLinear.UnlockAmounts unlockAmounts;
    }

    uint256 private _count;
    ISablierComptroller private _comptroller;
    ILockupNFTDescriptor private _descriptor;
    address private _nativeToken;
    mapping(uint256 streamId => Entry) private _entries;
    mapping(uint256 streamId => Linear) private _linear;
    mapping(uint256 streamId => LockupDynamic.Segment[]) private _segments;
    mapping(uint256 streamId => LockupTranched.Tranche[]) private _tranches;
    mapping(uint256 streamId => LockupPriceGated.UnlockParams) private _unlockParams;
    mapping(address recipient => bool) private _hooks;
    mapping(address owner => uint256) private _balances;
    mapping(IERC20 token => uint256) public aggregateAmount;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    /// What the contract does with the arguments of its constructor, for a test that deploys it.
    function _construct(address initialComptroller, address initialNFTDescriptor) internal {
        if (!ISablierComptroller(payable(initialComptroller)).supportsInterface(0x65443910)) {
            revert Comptrollerable_UnsupportedInterfaceId(
                address(0), initialComptroller, 0x65443910
            );
        }
        _comptroller = ISablierComptroller(payable(initialComptroller));
        _descriptor = ILockupNFTDescriptor(initialNFTDescriptor);
        emit SetComptroller(ISablierComptroller(payable(address(0))), _comptroller);
    }

    // ---------------------------------------------------------------------------------- creation

    function createWithDurationsLL(
        Lockup.CreateWithDurations calldata params,
        LockupLinear.UnlockAmounts calldata unlockAmounts,
        uint40 granularity,
        LockupLinear.Durations calldata durations
    ) external payable returns (uint256 streamId) {
        _record();
        uint40 start = uint40(block.timestamp);
        uint40 cliffTime = durations.cliff == 0 ? 0 : start + durations.cliff;
        streamId = _createLinear(
            _withEnd(params, start + durations.total), unlockAmounts, granularity, cliffTime
        );
    }

    function createWithTimestampsLL(
        Lockup.CreateWithTimestamps calldata params,
        LockupLinear.UnlockAmounts calldata unlockAmounts,
        uint40 granularity,
        uint40 cliffTime
    ) external payable returns (uint256 streamId) {
        _record();
        streamId = _createLinear(params, unlockAmounts, granularity, cliffTime);
    }

    function createWithDurationsLD(
        Lockup.CreateWithDurations calldata params,
        LockupDynamic.SegmentWithDuration[] calldata segmentsWithDuration
    ) external payable returns (uint256 streamId) {
        _record();
        uint256 count = segmentsWithDuration.length;
        if (count == 0) revert SablierLockupHelpers_SegmentCountZero();
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
        streamId = _createDynamic(_withEnd(params, end), segments);
    }

    function createWithTimestampsLD(
        Lockup.CreateWithTimestamps calldata params,
        LockupDynamic.Segment[] calldata segments
    ) external payable returns (uint256 streamId) {
        _record();
        streamId = _createDynamic(params, segments);
    }

    function createWithDurationsLT(
        Lockup.CreateWithDurations calldata params,
        LockupTranched.TrancheWithDuration[] calldata tranchesWithDuration
    ) external payable returns (uint256 streamId) {
        _record();
        uint256 count = tranchesWithDuration.length;
        if (count == 0) revert SablierLockupHelpers_TrancheCountZero();
        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](count);
        uint40 end = uint40(block.timestamp);
        for (uint256 i = 0; i < count; ++i) {
            end = _plus(end, tranchesWithDuration[i].duration);
            tranches[i] =
                LockupTranched.Tranche({ amount: tranchesWithDuration[i].amount, timestamp: end });
        }
        streamId = _createTranched(_withEnd(params, end), tranches);
    }

    function createWithTimestampsLT(
        Lockup.CreateWithTimestamps calldata params,
        LockupTranched.Tranche[] calldata tranches
    ) external payable returns (uint256 streamId) {
        _record();
        streamId = _createTranched(params, tranches);
    }

    function createWithTimestampsLPG(
        Lockup.CreateWithTimestamps calldata params,
        LockupPriceGated.UnlockParams calldata unlockParams
    ) external payable returns (uint256 streamId) {
        _record();
        _checkCommon(params, _nativeToken);
        _checkPriceGated(params, unlockParams);
        streamId = _count + 1;
        _unlockParams[streamId] = unlockParams;
        _create(params, Lockup.Model.LOCKUP_PRICE_GATED);
        emit CreateLockupPriceGatedStream(
            streamId, unlockParams.oracle, unlockParams.targetPrice
        );
    }

    function _createLinear(
        Lockup.CreateWithTimestamps memory params,
        LockupLinear.UnlockAmounts memory unlockAmounts,
        uint40 granularity,
        uint40 cliffTime
    ) private returns (uint256 streamId) {
        if (granularity == 0) granularity = 1;
        _checkCommon(params, _nativeToken);
        _checkLinear(params, unlockAmounts, granularity, cliffTime);
        streamId = _count + 1;
        _linear[streamId] = Linear(cliffTime, granularity, unlockAmounts);
        emit CreateLockupLinearStream(
            streamId,
            _create(params, Lockup.Model.LOCKUP_LINEAR),
            cliffTime,
            granularity,
            unlockAmounts
        );
    }

    function _createDynamic(
        Lockup.CreateWithTimestamps memory params,
        LockupDynamic.Segment[] memory segments
    ) private returns (uint256 streamId) {
        _checkCommon(params, _nativeToken);
        _checkDynamic(params, segments);
        streamId = _count + 1;
        for (uint256 i = 0; i < segments.length; ++i) _segments[streamId].push(segments[i]);
        emit CreateLockupDynamicStream(
            streamId, _create(params, Lockup.Model.LOCKUP_DYNAMIC), segments
        );
    }

    function _createTranched(
        Lockup.CreateWithTimestamps memory params,
        LockupTranched.Tranche[] memory tranches
    ) private returns (uint256 streamId) {
        _checkCommon(params, _nativeToken);
        _checkTranched(params, tranches);
        streamId = _count + 1;
        for (uint256 i = 0; i < tranches.length; ++i) _tranches[streamId].push(tranches[i]);
        emit CreateLockupTranchedStream(
            streamId, _create(params, Lockup.Model.LOCKUP_TRANCHED), tranches
        );
    }

    /// The library adds durations of segments and tranches without a check.
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
            depositAmount: params.depositAmount,
            token: params.token,
            cancelable: params.cancelable,
            transferable: params.transferable,
            timestamps: Lockup.Timestamps({ start: uint40(block.timestamp), end: end }),
            shape: params.shape
        });
    }

    function _create(
        Lockup.CreateWithTimestamps memory params,
        Lockup.Model model
    ) private returns (Lockup.CreateEventCommon memory common) {
        if (params.recipient == address(0)) revert ERC721InvalidReceiver(address(0));
        uint256 streamId = ++_count;
        Entry storage entry = _entries[streamId];
        entry.sender = params.sender;
        entry.token = params.token;
        entry.deposited = params.depositAmount;
        entry.timestamps = params.timestamps;
        entry.model = model;
        entry.cancelable = params.cancelable;
        entry.transferable = params.transferable;
        _setOwner(streamId, params.recipient);
        aggregateAmount[params.token] += params.depositAmount;
        if (address(params.token).code.length == 0) {
            revert SafeERC20FailedOperation(address(params.token));
        }
        params.token.safeTransferFrom(msg.sender, address(this), params.depositAmount);
        common = Lockup.CreateEventCommon({
            funder: msg.sender,
            sender: params.sender,
            recipient: params.recipient,
            depositAmount: params.depositAmount,
            token: params.token,
            cancelable: params.cancelable,
            transferable: params.transferable,
            timestamps: params.timestamps,
            shape: params.shape
        });
    }

    // -------------------------------------------------------------------------------- management

    function withdraw(uint256 streamId, address to, uint128 amount) external payable {
        _record();
        _withdraw(streamId, to, amount);
    }

    function withdrawMax(uint256 streamId, address to) external payable returns (uint128 amount) {
        _record();
        amount = _withdrawable(streamId);
        _withdraw(streamId, to, amount);
    }

    function withdrawMaxAndTransfer(
        uint256 streamId,
        address newRecipient
    ) external payable returns (uint128 amount) {
        _record();
        Entry storage entry = _entry(streamId);
        if (!_isApprovedOrOwner(entry)) revert SablierLockup_Unauthorized(streamId, msg.sender);
        amount = _withdrawable(streamId);
        if (amount > 0) _withdraw(streamId, entry.owner, amount);
        if (newRecipient == address(0)) revert ERC721InvalidReceiver(address(0));
        _checkTransferable(streamId, entry);
        _setOwner(streamId, newRecipient);
    }

    function withdrawMultiple(
        uint256[] calldata streamIds,
        uint128[] calldata amounts
    ) external payable {
        _record();
        if (streamIds.length != amounts.length) {
            revert SablierLockup_WithdrawArrayCountsNotEqual(streamIds.length, amounts.length);
        }
        for (uint256 i = 0; i < streamIds.length; ++i) {
            (bool success, bytes memory result) = address(this).delegatecall(
                abi.encodeCall(this.modelWithdraw, (streamIds[i], amounts[i]))
            );
            if (!success) emit InvalidWithdrawalInWithdrawMultiple(streamIds[i], result);
        }
    }

    /// One withdrawal of `withdrawMultiple`, so that its failure undoes no other.
    function modelWithdraw(uint256 streamId, uint128 amount) public payable {
        _withdraw(streamId, _entry(streamId).owner, amount);
    }

    function cancel(uint256 streamId) external payable returns (uint128 refundedAmount) {
        _record();
        refundedAmount = _cancel(streamId);
    }

    function cancelMultiple(uint256[] calldata streamIds)
        external
        payable
        returns (uint128[] memory refundedAmounts)
    {
        _record();
        refundedAmounts = new uint128[](streamIds.length);
        for (uint256 i = 0; i < streamIds.length; ++i) {
            (bool success, bytes memory result) =
                address(this).delegatecall(abi.encodeCall(this.modelCancel, (streamIds[i])));
            if (success) refundedAmounts[i] = abi.decode(result, (uint128));
            else emit InvalidStreamInCancelMultiple(streamIds[i], result);
        }
    }

    /// One cancellation of `cancelMultiple`, so that its failure undoes no other.
    function modelCancel(uint256 streamId) public payable returns (uint128) {
        return _cancel(streamId);
    }

    function renounce(uint256 streamId) external payable {
        _record();
        Entry storage entry = _entry(streamId);
        Lockup.Status status = _status(streamId);
        if (status == Lockup.Status.DEPLETED) revert SablierLockup_StreamDepleted(streamId);
        if (status == Lockup.Status.CANCELED) revert SablierLockup_StreamCanceled(streamId);
        if (status == Lockup.Status.SETTLED) revert SablierLockup_StreamSettled(streamId);
        if (msg.sender != entry.sender) revert SablierLockup_Unauthorized(streamId, msg.sender);
        if (!entry.cancelable) revert SablierLockup_StreamNotCancelable(streamId);
        entry.cancelable = false;
        emit RenounceLockupStream(streamId);
    }

    function burn(uint256 streamId) external payable {
        _record();
        Entry storage entry = _entry(streamId);
        if (!entry.depleted) revert SablierLockup_StreamNotDepleted(streamId);
        if (!_isApprovedOrOwner(entry)) revert SablierLockup_Unauthorized(streamId, msg.sender);
        _setOwner(streamId, address(0));
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
        if (entry.depleted) revert SablierLockup_StreamDepleted(streamId);
        if (to == address(0)) revert SablierLockup_WithdrawToZeroAddress(streamId);
        address recipient = entry.owner;
        if (to != recipient && !_isApprovedOrOwner(entry)) {
            revert SablierLockup_WithdrawalAddressNotRecipient(streamId, msg.sender, to);
        }
        if (amount == 0) revert SablierLockup_WithdrawAmountZero(streamId);
        uint128 available = _withdrawable(streamId);
        if (entry.model == Lockup.Model.LOCKUP_PRICE_GATED) {
            if (amount != available) {
                revert SablierLockup_WithdrawAmountNotEqualWithdrawableAmount(
                    streamId, amount, available
                );
            }
        } else if (amount > available) {
            revert SablierLockup_Overdraw(streamId, amount, available);
        }
        uint256 minFeeWei = _minFee(entry);
        if (msg.value < minFeeWei) {
            revert SablierLockup_InsufficientFeePayment(msg.value, minFeeWei);
        }
        entry.withdrawn += amount;
        if (entry.withdrawn >= entry.deposited - entry.refunded) {
            entry.depleted = true;
            entry.cancelable = false;
        }
        aggregateAmount[entry.token] -= amount;
        entry.token.safeTransfer(to, amount);
        emit WithdrawFromLockupStream(streamId, to, entry.token, amount);
        emit MetadataUpdate(streamId);
        if (msg.sender == recipient || !_hooks[recipient]) return;
        bytes4 selector = ISablierLockupRecipient(recipient).onSablierLockupWithdraw(
            streamId, msg.sender, to, amount
        );
        if (selector != ISablierLockupRecipient.onSablierLockupWithdraw.selector) {
            revert SablierLockup_InvalidHookSelector(recipient);
        }
    }

    function _cancel(uint256 streamId) private returns (uint128 refund) {
        Entry storage entry = _entry(streamId);
        if (entry.depleted) revert SablierLockup_StreamDepleted(streamId);
        if (entry.canceled) revert SablierLockup_StreamCanceled(streamId);
        if (msg.sender != entry.sender) revert SablierLockup_Unauthorized(streamId, msg.sender);
        uint128 streamed = _streamed(streamId);
        if (streamed >= entry.deposited) revert SablierLockup_StreamSettled(streamId);
        if (!entry.cancelable) revert SablierLockup_StreamNotCancelable(streamId);
        refund = entry.deposited - streamed;
        uint128 rest = streamed - entry.withdrawn;
        entry.canceled = true;
        entry.cancelable = false;
        entry.refunded = refund;
        if (rest == 0) entry.depleted = true;
        aggregateAmount[entry.token] -= refund;
        entry.token.safeTransfer(entry.sender, refund);
        address recipient = entry.owner;
        emit CancelLockupStream(streamId, entry.sender, recipient, entry.token, refund, rest);
        emit MetadataUpdate(streamId);
        if (!_hooks[recipient]) return refund;
        bytes4 selector = ISablierLockupRecipient(recipient).onSablierLockupCancel(
            streamId, entry.sender, refund, rest
        );
        if (selector != ISablierLockupRecipient.onSablierLockupCancel.selector) {
            revert SablierLockup_InvalidHookSelector(recipient);
        }
    }

    // -------------------------------------------------------------------------------- comptroller

    function _checkComptroller() private view {
        if (address(_comptroller) != address(0) && msg.sender != address(_comptroller)) {
            revert Comptrollerable_CallerNotComptroller(address(_comptroller), msg.sender);
        }
    }

    function setComptroller(ISablierComptroller newComptroller) external {
        _record();
        _checkComptroller();
        if (!newComptroller.supportsInterface(0x65443910)) {
            revert Comptrollerable_UnsupportedInterfaceId(
                address(_comptroller), address(newComptroller), 0x65443910
            );
        }
        emit SetComptroller(_comptroller, newComptroller);
        _comptroller = newComptroller;
    }

    function allowToHook(address recipient) external {
        _record();
        _checkComptroller();
        if (!IERC165(recipient).supportsInterface(type(ISablierLockupRecipient).interfaceId)) {
            revert SablierLockup_AllowToHookUnsupportedInterface(recipient);
        }
        _hooks[recipient] = true;
        emit AllowToHook(ISablierComptroller(payable(msg.sender)), recipient);
    }

    function setNativeToken(address newNativeToken) external {
        _record();
        _checkComptroller();
        if (_nativeToken != address(0)) revert SablierLockup_NativeTokenAlreadySet(_nativeToken);
        _nativeToken = newNativeToken;
    }

    function setNFTDescriptor(ILockupNFTDescriptor newNFTDescriptor) external {
        _record();
        _checkComptroller();
        emit SetNFTDescriptor(
            ISablierComptroller(payable(msg.sender)), _descriptor, newNFTDescriptor
        );
        _descriptor = newNFTDescriptor;
        emit BatchMetadataUpdate(1, _count);
    }

    function recover(IERC20 token, address to) external {
        _record();
        _checkComptroller();
        token.safeTransfer(to, token.balanceOf(address(this)) - aggregateAmount[token]);
    }

    function transferFeesToComptroller() external {
        _record();
        uint256 amount = address(this).balance;
        (bool success,) = address(_comptroller).call{ value: amount }("");
        success; // Fees that the comptroller refuses stay, without a word.
        emit TransferFeesToComptroller(address(_comptroller), amount);
    }

    function _minFee(Entry storage entry) private view returns (uint256) {
        if (address(_comptroller) == address(0)) return 0;
        return _comptroller.calculateMinFeeWeiFor(
            ISablierComptroller.Protocol.Lockup, entry.sender
        );
    }

    function comptroller() external view returns (ISablierComptroller) {
        return _comptroller;
    }

    function nftDescriptor() external view returns (ILockupNFTDescriptor) {
        return _descriptor;
    }

    function nativeToken() external view returns (address) {
        return _nativeToken;
    }

    function isAllowedToHook(address recipient) external view returns (bool) {
        return _hooks[recipient];
    }

    function calculateMinFeeWei(uint256 streamId) external view returns (uint256) {
        return _minFee(_entry(streamId));
    }

    // --------------------------------------------------------------------------------------- NFT

    function approve(address to, uint256 tokenId) external {
        _record();
        Entry storage entry = _minted(tokenId);
        if (msg.sender != entry.owner && !isApprovedForAll[entry.owner][msg.sender]) {
            revert ERC721InvalidApprover(msg.sender);
        }
        entry.approved = to;
        emit Approval(entry.owner, to, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        _record();
        if (operator == address(0)) revert ERC721InvalidOperator(operator);
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) external {
        _record();
        _transferFrom(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        _record();
        _transferFrom(from, to, tokenId);
        _checkReceiver(from, to, tokenId, "");
    }

    function safeTransferFrom(
        address from,
        address to,
        uint256 tokenId,
        bytes calldata data
    ) external {
        _record();
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
        if (to == address(0)) revert ERC721InvalidReceiver(address(0));
        Entry storage entry = _entries[tokenId];
        if (entry.owner != address(0)) _checkTransferable(tokenId, entry);
        if (!_isApprovedOrOwner(_minted(tokenId))) {
            revert ERC721InsufficientApproval(msg.sender, tokenId);
        }
        if (entry.owner != from) revert ERC721IncorrectOwner(from, tokenId, entry.owner);
        _setOwner(tokenId, to);
    }

    function _checkTransferable(uint256 tokenId, Entry storage entry) private view {
        if (!entry.transferable) revert SablierLockup_NotTransferable(tokenId);
    }

    function _setOwner(uint256 tokenId, address to) private {
        Entry storage entry = _entries[tokenId];
        address from = entry.owner;
        if (from != address(0)) --_balances[from];
        if (to != address(0)) ++_balances[to];
        entry.owner = to;
        entry.approved = address(0);
        emit MetadataUpdate(tokenId);
        emit Transfer(from, to, tokenId);
    }

    function name() external pure returns (string memory) {
        return "Sablier Lockup NFT";
    }

    function symbol() external pure returns (string memory) {
        return "SAB-LOCKUP";
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x49064906 || interfaceId == 0x80ac58cd || interfaceId == 0x5b5e139f
            || interfaceId == 0x01ffc9a7;
    }

    function balanceOf(address owner) external view returns (uint256) {
        if (owner == address(0)) revert ERC721InvalidOwner(owner);
        return _balances[owner];
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

    // ------------------------------------------------------------------------------------- reads

    function nextStreamId() external view returns (uint256) {
        return _count + 1;
    }

    function isStream(uint256 streamId) external view returns (bool) {
        return _entries[streamId].sender != address(0);
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

    function getLockupModel(uint256 streamId) external view returns (Lockup.Model) {
        return _entry(streamId).model;
    }

    function getCliffTime(uint256 streamId) external view returns (uint40) {
        _checkModel(streamId, Lockup.Model.LOCKUP_LINEAR);
        return _linear[streamId].cliffTime;
    }

    function getGranularity(uint256 streamId) external view returns (uint40) {
        _checkModel(streamId, Lockup.Model.LOCKUP_LINEAR);
        return _linear[streamId].granularity;
    }

    function getUnlockAmounts(uint256 streamId)
        external
        view
        returns (LockupLinear.UnlockAmounts memory)
    {
        _checkModel(streamId, Lockup.Model.LOCKUP_LINEAR);
        return _linear[streamId].unlockAmounts;
    }

    function getSegments(uint256 streamId)
        external
        view
        returns (LockupDynamic.Segment[] memory)
    {
        _checkModel(streamId, Lockup.Model.LOCKUP_DYNAMIC);
        return _segments[streamId];
    }

    function getTranches(uint256 streamId)
        external
        view
        returns (LockupTranched.Tranche[] memory)
    {
        _checkModel(streamId, Lockup.Model.LOCKUP_TRANCHED);
        return _tranches[streamId];
    }

    function getPriceGatedUnlockParams(uint256 streamId)
        external
        view
        returns (LockupPriceGated.UnlockParams memory)
    {
        _checkModel(streamId, Lockup.Model.LOCKUP_PRICE_GATED);
        return _unlockParams[streamId];
    }

    function isCancelable(uint256 streamId) external view returns (bool) {
        return _entry(streamId).cancelable && _status(streamId) != Lockup.Status.SETTLED;
    }

    function isTransferable(uint256 streamId) external view returns (bool) {
        return _entry(streamId).transferable;
    }

    function isDepleted(uint256 streamId) external view returns (bool) {
        return _entry(streamId).depleted;
    }

    function wasCanceled(uint256 streamId) external view returns (bool) {
        return _entry(streamId).canceled;
    }

    function statusOf(uint256 streamId) external view returns (Lockup.Status) {
        return _status(streamId);
    }

    function isCold(uint256 streamId) external view returns (bool) {
        return _status(streamId) > Lockup.Status.STREAMING;
    }

    function isWarm(uint256 streamId) external view returns (bool) {
        return _status(streamId) <= Lockup.Status.STREAMING;
    }

    function streamedAmountOf(uint256 streamId) external view returns (uint128) {
        return _streamed(streamId);
    }

    function withdrawableAmountOf(uint256 streamId) external view returns (uint128) {
        return _withdrawable(streamId);
    }

    function refundableAmountOf(uint256 streamId) external view returns (uint128) {
        Entry storage entry = _entry(streamId);
        if (!entry.cancelable || entry.depleted) return 0;
        return entry.deposited - _streamed(streamId);
    }

    function _withdrawable(uint256 streamId) private view returns (uint128) {
        return _streamed(streamId) - _entries[streamId].withdrawn;
    }

    function _status(uint256 streamId) private view returns (Lockup.Status) {
        Entry storage entry = _entry(streamId);
        if (entry.depleted) return Lockup.Status.DEPLETED;
        if (entry.canceled) return Lockup.Status.CANCELED;
        if (block.timestamp < entry.timestamps.start) return Lockup.Status.PENDING;
        return _streamed(streamId) < entry.deposited
            ? Lockup.Status.STREAMING
            : Lockup.Status.SETTLED;
    }

    function _streamed(uint256 streamId) private view returns (uint128) {
        Entry storage entry = _entry(streamId);
        if (entry.depleted) return entry.withdrawn;
        if (entry.canceled) return entry.deposited - entry.refunded;
        if (entry.model == Lockup.Model.LOCKUP_LINEAR) {
            Linear memory linear = _linear[streamId];
            return _streamedLinear(
                entry.deposited,
                entry.timestamps,
                linear.unlockAmounts,
                linear.granularity,
                linear.cliffTime
            );
        }
        if (entry.model == Lockup.Model.LOCKUP_DYNAMIC) {
            return _streamedDynamic(entry.deposited, entry.timestamps, _segments[streamId]);
        }
        if (entry.model == Lockup.Model.LOCKUP_TRANCHED) {
            return _streamedTranched(entry.deposited, entry.timestamps, _tranches[streamId]);
        }
        return _streamedPriceGated(entry.deposited, entry.timestamps, _unlockParams[streamId]);
    }

    function _checkModel(uint256 streamId, Lockup.Model expected) private view {
        Lockup.Model actual = _entry(streamId).model;
        if (actual != expected) revert SablierLockupState_NotExpectedModel(actual, expected);
    }

    function _entry(uint256 streamId) private view returns (Entry storage entry) {
        entry = _entries[streamId];
        if (entry.sender == address(0)) revert SablierLockupState_Null(streamId);
    }

    /// The functions of ERC-721 have an error of their own for an unknown id, and for a burned one.
    function _minted(uint256 tokenId) private view returns (Entry storage entry) {
        entry = _entries[tokenId];
        if (entry.owner == address(0)) revert ERC721NonexistentToken(tokenId);
    }

    function _isApprovedOrOwner(Entry storage entry) private view returns (bool) {
        return entry.owner != address(0)
            && (
                msg.sender == entry.owner || msg.sender == entry.approved
                    || isApprovedForAll[entry.owner][msg.sender]
            );
    }
}
