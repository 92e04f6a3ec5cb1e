// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { UD60x18, ud } from "@prb/math/src/UD60x18.sol";
import { MerkleBase, MerkleLL } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupLinear } from "@sablier/lockup/src/types/DataTypes.sol";

import { SablierMerkleLLBase } from "./SablierMerkleLLBase.sol";

/// A campaign that opens linear streams.
abstract contract SablierMerkleLLModel is SablierMerkleLLBase {
    ISablierLockup private _lockup;
    bool private _cancelable;
    bool private _transferable;
    MerkleLL.Schedule private _schedule;

    constructor(
        MerkleBase.ConstructorParams memory baseParams,
        address campaignCreator,
        ISablierLockup lockup,
        bool cancelable,
        bool transferable,
        MerkleLL.Schedule memory schedule
    ) {
        _setUp(baseParams, campaignCreator);
        _lockup = lockup;
        _cancelable = cancelable;
        _transferable = transferable;
        _schedule = schedule;
        baseParams.token.approve(address(lockup), type(uint256).max);
    }

    function LOCKUP() external view returns (ISablierLockup) {
        return _lockup;
    }

    function STREAM_CANCELABLE() external view returns (bool) {
        return _cancelable;
    }

    function STREAM_TRANSFERABLE() external view returns (bool) {
        return _transferable;
    }

    function getSchedule() external view returns (MerkleLL.Schedule memory) {
        return _schedule;
    }

    function _payOut(uint256 index, address recipient, uint128 amount) internal override {
        MerkleLL.Schedule memory schedule = _schedule;
        uint40 start = schedule.startTime == 0 ? uint40(block.timestamp) : schedule.startTime;
        uint256 streamId = _lockup.createWithTimestampsLL(
            Lockup.CreateWithTimestamps({
                sender: _currentAdmin(),
                recipient: recipient,
                totalAmount: amount,
                token: _base.token,
                cancelable: _cancelable,
                transferable: _transferable,
                timestamps: Lockup.Timestamps(start, start + schedule.totalDuration),
                shape: _stored(_base.shape),
                broker: Broker(address(0), ud(0))
            }),
            LockupLinear.UnlockAmounts({
                start: _share(amount, schedule.startPercentage.unwrap()),
                cliff: _share(amount, schedule.cliffPercentage.unwrap())
            }),
            schedule.cliffDuration == 0 ? 0 : start + schedule.cliffDuration
        );
        emit Claim(index, recipient, amount, streamId);
    }

    function _share(uint128 amount, uint64 percentage) private pure returns (uint128) {
        UD60x18 part = ud(amount).mul(ud(percentage));
        return uint128(part.unwrap());
    }
}
