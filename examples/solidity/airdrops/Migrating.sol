// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierMerkleFactory } from "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";
import { ISablierMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierMerkleLL.sol";
import { ISablierMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierMerkleLT.sol";
import { MerkleBase, MerkleLL, MerkleLT } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// Calls of Airdrops v1.3 that are written differently for v3.0.
contract Migrating {
    ISablierMerkleFactory public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierMerkleFactory factory, ISablierLockup lockup, IERC20 token) {
        FACTORY = factory;
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region: create
    function parameters(bytes32 root) public view returns (MerkleBase.ConstructorParams memory) {
        return MerkleBase.ConstructorParams({
            token: TOKEN,
            expiration: uint40(block.timestamp + 84 days),
            initialAdmin: msg.sender,
            ipfsCID: "",
            merkleRoot: root,
            campaignName: "Summer rewards",
            shape: ""
        });
    }

    function createInstant(
        bytes32 root,
        uint256 sum,
        uint256 count
    ) external returns (ISablierMerkleInstant) {
        return FACTORY.createMerkleInstant(parameters(root), sum, count);
    }
    // endregion

    // region: linear
    function createLinear(
        bytes32 root,
        uint256 sum,
        uint256 count
    ) external returns (ISablierMerkleLL) {
        return FACTORY.createMerkleLL({
            baseParams: parameters(root),
            lockup: LOCKUP,
            cancelable: false,
            transferable: true,
            schedule: MerkleLL.Schedule({
                startTime: 0,
                startPercentage: ud2x18(0.01e18),
                cliffDuration: 30 days,
                cliffPercentage: ud2x18(0.01e18),
                totalDuration: 90 days
            }),
            aggregateAmount: sum,
            recipientCount: count
        });
    }
    // endregion

    // region: tranched
    function createTranched(
        bytes32 root,
        MerkleLT.TrancheWithPercentage[] calldata tranches,
        uint256 sum,
        uint256 count
    ) external returns (ISablierMerkleLT) {
        // Without this check, a wrong sum shows at the first claim.
        require(FACTORY.isPercentagesSum100(tranches), "Not 100%");
        return FACTORY.createMerkleLT({
            baseParams: parameters(root),
            lockup: LOCKUP,
            cancelable: false,
            transferable: true,
            streamStartTime: 0,
            tranchesWithPercentages: tranches,
            aggregateAmount: sum,
            recipientCount: count
        });
    }
    // endregion

    // region: fee
    function claim(
        ISablierMerkleInstant campaign,
        uint256 index,
        address recipient,
        uint128 amount,
        bytes32[] calldata proof
    ) external payable {
        campaign.claim{ value: campaign.FEE() }(index, recipient, amount, proof);
    }
    // endregion

    // region: creator-fee
    /// The fee of a new campaign in wei.
    function feeOf(address creator) external view returns (uint256) {
        return FACTORY.getFee(creator);
    }
    // endregion

    // region: authentic
    function isOurs(ISablierMerkleInstant campaign) external view returns (bool) {
        return campaign.FACTORY() == address(FACTORY);
    }
    // endregion

    // region: linear-reads
    function linearOf(
        ISablierMerkleLL campaign
    ) external view returns (ISablierLockup lockup, uint40 start, uint40 duration) {
        MerkleLL.Schedule memory schedule = campaign.getSchedule();
        return (campaign.LOCKUP(), schedule.startTime, schedule.totalDuration);
    }
    // endregion

    // region: tranched-reads
    function tranchedOf(
        ISablierMerkleLT campaign
    ) external view returns (uint40 start, MerkleLT.TrancheWithPercentage[] memory tranches) {
        return (campaign.STREAM_START_TIME(), campaign.getTranchesWithPercentages());
    }
    // endregion

    // region: first-claim
    function firstClaim(ISablierMerkleInstant campaign) external view returns (uint40) {
        return campaign.getFirstClaimTime();
    }
    // endregion
}
