// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { ISablierMerkleFactory } from "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";
import { ISablierMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierMerkleLL.sol";
import { ISablierMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierMerkleLT.sol";
import { MerkleBase, MerkleLL, MerkleLT } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

import { Recorder } from "./Recorder.sol";

/// What of SablierMerkleFactory an integrator runs into: a new address for each campaign, a revert
/// for the same campaign twice, and the fee. No campaign is deployed at the address.
abstract contract SablierMerkleFactoryModel is ISablierMerkleFactory, Recorder {
    mapping(address campaign => bool) private _exists;

    function createMerkleInstant(
        MerkleBase.ConstructorParams memory baseParams,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierMerkleInstant merkleInstant) {
        _record();
        merkleInstant = ISablierMerkleInstant(_campaign(abi.encode("Instant", baseParams)));
        uint256 fee = this.getFee(msg.sender);
        emit CreateMerkleInstant(merkleInstant, baseParams, aggregateAmount, recipientCount, fee);
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
        _record();
        merkleLL = ISablierMerkleLL(
            _campaign(abi.encode("LL", baseParams, lockup, cancelable, transferable, schedule))
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
            this.getFee(msg.sender)
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
        _record();
        uint256 total = 0;
        for (uint256 i = 0; i < tranchesWithPercentages.length; ++i) {
            total += tranchesWithPercentages[i].duration;
        }
        merkleLT = ISablierMerkleLT(
            _campaign(
                abi.encode(
                    "LT", baseParams, lockup, cancelable, transferable, streamStartTime,
                    tranchesWithPercentages
                )
            )
        );
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
            this.getFee(msg.sender)
        );
    }

    function getFee(address) external view returns (uint256) {
        if (_isPrepared(msg.data) || _isPrepared(abi.encodePacked(msg.sig))) {
            return abi.decode(_answer(), (uint256));
        }
        return 0;
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

    /// The address depends on the caller and on the parameters that make the real address.
    function _campaign(bytes memory parameters) private returns (address campaign) {
        campaign = address(uint160(uint256(keccak256(abi.encode(msg.sender, parameters)))));
        // The real factory reverts without data when the address is taken.
        if (_exists[campaign]) {
            assembly {
                revert(0, 0)
            }
        }
        _exists[campaign] = true;
    }
}
