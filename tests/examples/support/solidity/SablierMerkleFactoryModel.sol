// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ISablierMerkleBase } from "@sablier/airdrops/src/interfaces/ISablierMerkleBase.sol";
import { ISablierMerkleFactory } from "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";
import { ISablierMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierMerkleLL.sol";
import { ISablierMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierMerkleLT.sol";
import { MerkleBase, MerkleLL, MerkleLT } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

import { Recorder } from "./Recorder.sol";
import { SablierMerkleInstantRecorder } from "./SablierMerkleInstantRecorder.sol";
import { SablierMerkleLLRecorder } from "./SablierMerkleLLRecorder.sol";
import { SablierMerkleLTRecorder } from "./SablierMerkleLTRecorder.sol";

/// What of SablierMerkleFactory an integrator runs into: campaigns at an address that follows from
/// the caller and the parameters, a revert for the same campaign twice, and the fee. Tests prepare
/// the answers of `getFee` and `admin`; the fee is 0 without one.
abstract contract SablierMerkleFactoryModel is ISablierMerkleFactory, Recorder {
    function createMerkleInstant(
        MerkleBase.ConstructorParams memory baseParams,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierMerkleInstant merkleInstant) {
        bytes32 salt = keccak256(abi.encode(msg.sender, baseParams));
        merkleInstant = ISablierMerkleInstant(
            address(new SablierMerkleInstantRecorder{ salt: salt }(baseParams, msg.sender))
        );
        emit CreateMerkleInstant(
            merkleInstant, baseParams, aggregateAmount, recipientCount, _feeOf(msg.sender)
        );
    }

    function createMerkleLL(
        MerkleBase.ConstructorParams memory baseParams,
        ISablierLockup lockup,
        bool cancelable,
        bool transferable,
        MerkleLL.Schedule memory schedule,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierMerkleLL merkleLL) {
        bytes32 salt = keccak256(
            abi.encode(msg.sender, baseParams, lockup, cancelable, transferable, schedule)
        );
        merkleLL = ISablierMerkleLL(
            address(
                new SablierMerkleLLRecorder{ salt: salt }(
                    baseParams, msg.sender, lockup, cancelable, transferable, schedule
                )
            )
        );
        emit CreateMerkleLL(
            merkleLL,
            baseParams,
            lockup,
            cancelable,
            transferable,
            schedule,
            aggregateAmount,
            recipientCount,
            _feeOf(msg.sender)
        );
    }

    function createMerkleLT(
        MerkleBase.ConstructorParams memory baseParams,
        ISablierLockup lockup,
        bool cancelable,
        bool transferable,
        uint40 streamStartTime,
        MerkleLT.TrancheWithPercentage[] memory tranchesWithPercentages,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierMerkleLT merkleLT) {
        merkleLT = _deployLT(
            baseParams, lockup, cancelable, transferable, streamStartTime, tranchesWithPercentages
        );
        uint256 total = 0;
        for (uint256 i = 0; i < tranchesWithPercentages.length; ++i) {
            total += tranchesWithPercentages[i].duration;
        }
        emit CreateMerkleLT(
            merkleLT,
            baseParams,
            lockup,
            cancelable,
            transferable,
            streamStartTime,
            tranchesWithPercentages,
            total,
            aggregateAmount,
            recipientCount,
            _feeOf(msg.sender)
        );
    }

    function _deployLT(
        MerkleBase.ConstructorParams memory baseParams,
        ISablierLockup lockup,
        bool cancelable,
        bool transferable,
        uint40 streamStartTime,
        MerkleLT.TrancheWithPercentage[] memory parts
    ) private returns (ISablierMerkleLT) {
        bytes32 salt = keccak256(
            abi.encode(
                msg.sender, baseParams, lockup, cancelable, transferable, streamStartTime, parts
            )
        );
        return ISablierMerkleLT(
            address(
                new SablierMerkleLTRecorder{ salt: salt }(
                    baseParams, msg.sender, lockup, cancelable, transferable, streamStartTime, parts
                )
            )
        );
    }

    function collectFees(ISablierMerkleBase merkleBase) external {
        address admin_ = this.admin();
        emit CollectFees(admin_, merkleBase, merkleBase.collectFees(admin_));
    }

    function getFee(address campaignCreator) external view returns (uint256) {
        return _feeOf(campaignCreator);
    }

    function isPercentagesSum100(MerkleLT.TrancheWithPercentage[] calldata tranches)
        external
        pure
        returns (bool)
    {
        uint256 sum = 0;
        for (uint256 i = 0; i < tranches.length; ++i) sum += tranches[i].unlockPercentage.unwrap();
        return sum == 1e18;
    }

    function _feeOf(address campaignCreator) private view returns (uint256) {
        bytes memory question = abi.encodeCall(ISablierMerkleFactory.getFee, (campaignCreator));
        bytes memory any = abi.encodePacked(ISablierMerkleFactory.getFee.selector);
        if (_isPrepared(question)) return abi.decode(_answerTo(question), (uint256));
        return _isPrepared(any) ? abi.decode(_answerTo(any), (uint256)) : 0;
    }
}
