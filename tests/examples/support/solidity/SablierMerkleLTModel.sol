// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ud } from "@prb/math/src/UD60x18.sol";
import { MerkleBase, MerkleLT } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupTranched } from "@sablier/lockup/src/types/DataTypes.sol";

import { SablierMerkleLTBase } from "./SablierMerkleLTBase.sol";

/// A campaign that opens tranched streams.
abstract contract SablierMerkleLTModel is SablierMerkleLTBase {
    ISablierLockup private _lockup;
    bool private _cancelable;
    bool private _transferable;
    uint40 private _startTime;
    uint64 private _total;
    MerkleLT.TrancheWithPercentage[] private _parts;

    constructor(
        MerkleBase.ConstructorParams memory baseParams,
        address campaignCreator,
        ISablierLockup lockup,
        bool cancelable,
        bool transferable,
        uint40 streamStartTime,
        MerkleLT.TrancheWithPercentage[] memory tranchesWithPercentages
    ) {
        _setUp(baseParams, campaignCreator);
        _lockup = lockup;
        _cancelable = cancelable;
        _transferable = transferable;
        _startTime = streamStartTime;
        for (uint256 i = 0; i < tranchesWithPercentages.length; ++i) {
            _parts.push(tranchesWithPercentages[i]);
            _total += tranchesWithPercentages[i].unlockPercentage.unwrap();
        }
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

    function STREAM_START_TIME() external view returns (uint40) {
        return _startTime;
    }

    function TOTAL_PERCENTAGE() external view returns (uint64) {
        return _total;
    }

    function getTranchesWithPercentages()
        external
        view
        returns (MerkleLT.TrancheWithPercentage[] memory)
    {
        return _parts;
    }

    function _payOut(uint256 index, address recipient, uint128 amount) internal override {
        if (_total != 1e18) revert SablierMerkleLT_TotalPercentageNotOneHundred(_total);
        (uint40 start, LockupTranched.Tranche[] memory tranches) = _tranches(amount);
        uint256 streamId = _lockup.createWithTimestampsLT(
            Lockup.CreateWithTimestamps({
                sender: _currentAdmin(),
                recipient: recipient,
                totalAmount: amount,
                token: _base.token,
                cancelable: _cancelable,
                transferable: _transferable,
                timestamps: Lockup.Timestamps(start, tranches[tranches.length - 1].timestamp),
                shape: _stored(_base.shape),
                broker: Broker(address(0), ud(0))
            }),
            tranches
        );
        emit Claim(index, recipient, amount, streamId);
    }

    /// Shares are rounded down; the last tranche gets what that leaves. Durations are added without a
    /// check.
    function _tranches(uint128 amount)
        private
        view
        returns (uint40 start, LockupTranched.Tranche[] memory tranches)
    {
        start = _startTime == 0 ? uint40(block.timestamp) : _startTime;
        tranches = new LockupTranched.Tranche[](_parts.length);
        uint128 rest = amount;
        uint40 end = start;
        for (uint256 i = 0; i < _parts.length; ++i) {
            unchecked {
                end += _parts[i].duration;
            }
            uint256 share = ud(amount).mul(ud(_parts[i].unlockPercentage.unwrap())).unwrap();
            uint128 part = i == _parts.length - 1 ? rest : uint128(share);
            rest -= part;
            tranches[i] = LockupTranched.Tranche(part, end);
        }
    }
}
