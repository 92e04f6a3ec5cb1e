// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup, Lockup } from "@sablier/lockup/src/types/DataTypes.sol";

import { Recorder } from "./Recorder.sol";

/// Pulls the tokens of the whole batch from the caller, then creates the streams one by one.
abstract contract SablierBatchLockupModel is ISablierBatchLockup, Recorder {
    using SafeERC20 for IERC20;

    function createWithDurationsLL(
        ISablierLockup lockup,
        IERC20 token,
        BatchLockup.CreateWithDurationsLL[] calldata batch
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = 0;
        for (uint256 i = 0; i < batch.length; ++i) sum += batch[i].totalAmount;
        streamIds = _start(lockup, token, batch.length, sum);
        for (uint256 i = 0; i < batch.length; ++i) {
            streamIds[i] = lockup.createWithDurationsLL(
                Lockup.CreateWithDurations({
                    sender: batch[i].sender,
                    recipient: batch[i].recipient,
                    totalAmount: batch[i].totalAmount,
                    token: token,
                    cancelable: batch[i].cancelable,
                    transferable: batch[i].transferable,
                    shape: batch[i].shape,
                    broker: batch[i].broker
                }),
                batch[i].unlockAmounts,
                batch[i].durations
            );
        }
    }

    function createWithTimestampsLL(
        ISablierLockup lockup,
        IERC20 token,
        BatchLockup.CreateWithTimestampsLL[] calldata batch
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = 0;
        for (uint256 i = 0; i < batch.length; ++i) sum += batch[i].totalAmount;
        streamIds = _start(lockup, token, batch.length, sum);
        for (uint256 i = 0; i < batch.length; ++i) {
            streamIds[i] = lockup.createWithTimestampsLL(
                Lockup.CreateWithTimestamps({
                    sender: batch[i].sender,
                    recipient: batch[i].recipient,
                    totalAmount: batch[i].totalAmount,
                    token: token,
                    cancelable: batch[i].cancelable,
                    transferable: batch[i].transferable,
                    timestamps: batch[i].timestamps,
                    shape: batch[i].shape,
                    broker: batch[i].broker
                }),
                batch[i].unlockAmounts,
                batch[i].cliffTime
            );
        }
    }

    function createWithDurationsLD(
        ISablierLockup lockup,
        IERC20 token,
        BatchLockup.CreateWithDurationsLD[] calldata batch
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = 0;
        for (uint256 i = 0; i < batch.length; ++i) sum += batch[i].totalAmount;
        streamIds = _start(lockup, token, batch.length, sum);
        for (uint256 i = 0; i < batch.length; ++i) {
            streamIds[i] = lockup.createWithDurationsLD(
                Lockup.CreateWithDurations({
                    sender: batch[i].sender,
                    recipient: batch[i].recipient,
                    totalAmount: batch[i].totalAmount,
                    token: token,
                    cancelable: batch[i].cancelable,
                    transferable: batch[i].transferable,
                    shape: batch[i].shape,
                    broker: batch[i].broker
                }),
                batch[i].segmentsWithDuration
            );
        }
    }

    function createWithTimestampsLD(
        ISablierLockup lockup,
        IERC20 token,
        BatchLockup.CreateWithTimestampsLD[] calldata batch
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = 0;
        for (uint256 i = 0; i < batch.length; ++i) sum += batch[i].totalAmount;
        streamIds = _start(lockup, token, batch.length, sum);
        for (uint256 i = 0; i < batch.length; ++i) {
            uint40 end = batch[i].segments[batch[i].segments.length - 1].timestamp;
            streamIds[i] = lockup.createWithTimestampsLD(
                Lockup.CreateWithTimestamps({
                    sender: batch[i].sender,
                    recipient: batch[i].recipient,
                    totalAmount: batch[i].totalAmount,
                    token: token,
                    cancelable: batch[i].cancelable,
                    transferable: batch[i].transferable,
                    timestamps: Lockup.Timestamps({ start: batch[i].startTime, end: end }),
                    shape: batch[i].shape,
                    broker: batch[i].broker
                }),
                batch[i].segments
            );
        }
    }

    function createWithDurationsLT(
        ISablierLockup lockup,
        IERC20 token,
        BatchLockup.CreateWithDurationsLT[] calldata batch
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = 0;
        for (uint256 i = 0; i < batch.length; ++i) sum += batch[i].totalAmount;
        streamIds = _start(lockup, token, batch.length, sum);
        for (uint256 i = 0; i < batch.length; ++i) {
            streamIds[i] = lockup.createWithDurationsLT(
                Lockup.CreateWithDurations({
                    sender: batch[i].sender,
                    recipient: batch[i].recipient,
                    totalAmount: batch[i].totalAmount,
                    token: token,
                    cancelable: batch[i].cancelable,
                    transferable: batch[i].transferable,
                    shape: batch[i].shape,
                    broker: batch[i].broker
                }),
                batch[i].tranchesWithDuration
            );
        }
    }

    function createWithTimestampsLT(
        ISablierLockup lockup,
        IERC20 token,
        BatchLockup.CreateWithTimestampsLT[] calldata batch
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = 0;
        for (uint256 i = 0; i < batch.length; ++i) sum += batch[i].totalAmount;
        streamIds = _start(lockup, token, batch.length, sum);
        for (uint256 i = 0; i < batch.length; ++i) {
            uint40 end = batch[i].tranches[batch[i].tranches.length - 1].timestamp;
            streamIds[i] = lockup.createWithTimestampsLT(
                Lockup.CreateWithTimestamps({
                    sender: batch[i].sender,
                    recipient: batch[i].recipient,
                    totalAmount: batch[i].totalAmount,
                    token: token,
                    cancelable: batch[i].cancelable,
                    transferable: batch[i].transferable,
                    timestamps: Lockup.Timestamps({ start: batch[i].startTime, end: end }),
                    shape: batch[i].shape,
                    broker: batch[i].broker
                }),
                batch[i].tranches
            );
        }
    }

    function _start(
        ISablierLockup lockup,
        IERC20 token,
        uint256 size,
        uint256 sum
    ) private returns (uint256[] memory) {
        if (size == 0) revert SablierBatchLockup_BatchSizeZero();
        token.safeTransferFrom(msg.sender, address(this), sum);
        if (token.allowance(address(this), address(lockup)) < sum) {
            token.forceApprove(address(lockup), sum);
        }
        return new uint256[](size);
    }
}
