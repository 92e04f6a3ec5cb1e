// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierMerkleFactory } from "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol";
import { ISablierMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierMerkleLT.sol";
import { MerkleBase, MerkleLT } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
// endregion

/// Creates campaigns whose claims open streams that unlock in steps.
contract CreateTranchedCampaign {
    using SafeERC20 for IERC20;

    error PercentagesNot100();

    ISablierMerkleFactory public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierMerkleFactory factory, ISablierLockup lockup, IERC20 token) {
        FACTORY = factory;
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region: tranches
    /// 30% after 30 days, the rest 60 days later. Each duration counts from the tranche before.
    function tranches() public pure returns (MerkleLT.TrancheWithPercentage[] memory parts) {
        parts = new MerkleLT.TrancheWithPercentage[](2);
        parts[0] = MerkleLT.TrancheWithPercentage({
            unlockPercentage: ud2x18(0.3e18),
            duration: 30 days
        });
        parts[1] = MerkleLT.TrancheWithPercentage({
            unlockPercentage: ud2x18(0.7e18),
            duration: 60 days
        });
    }
    // endregion

    // region: create
    /// Approve this contract for `aggregateAmount` first.
    function create(
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierMerkleLT campaign) {
        // The factory accepts any percentages. Every claim would then revert.
        if (!FACTORY.isPercentagesSum100(tranches())) revert PercentagesNot100();

        campaign = FACTORY.createMerkleLT(
            MerkleBase.ConstructorParams({
                token: TOKEN,
                expiration: uint40(block.timestamp + 84 days),
                initialAdmin: msg.sender,
                ipfsCID: ipfsCID,
                merkleRoot: merkleRoot,
                campaignName: "Autumn rewards",
                shape: "tranchedBackweighted"
            }),
            LOCKUP,
            false, // cancelable
            true, // transferable
            0, // start of the streams: the time of each claim
            tranches(),
            aggregateAmount,
            recipientCount
        );
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
    }
    // endregion
}
