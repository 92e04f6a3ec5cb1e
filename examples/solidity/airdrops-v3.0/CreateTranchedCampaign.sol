// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierFactoryMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleLT.sol";
import { ISablierMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierMerkleLT.sol";
import { ClaimType } from "@sablier/airdrops/src/types/MerkleBase.sol";
import { MerkleLT } from "@sablier/airdrops/src/types/MerkleLT.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// Creates campaigns whose claims open streams that unlock in steps.
contract CreateTranchedCampaign {
    using SafeERC20 for IERC20;

    ISablierFactoryMerkleLT public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierFactoryMerkleLT factory, ISablierLockup lockup, IERC20 token) {
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
    /// @param merkleRoot root of the tree over (index, recipient, amount)
    /// @param ipfsCID where the list of recipients is published
    /// @param aggregateAmount sum of all amounts, base units
    /// @param recipientCount number of rows, only for the event
    function create(
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierMerkleLT campaign) {
        MerkleLT.ConstructorParams memory params = MerkleLT.ConstructorParams({
            campaignName: "Autumn rewards",
            campaignStartTime: 0, // claims are open at once
            cancelable: false, // true: the admin could cancel the streams of the recipients
            claimType: ClaimType.DEFAULT,
            expiration: uint40(block.timestamp + 84 days), // 0 for a campaign without an end
            initialAdmin: msg.sender, // may claw back; the sender of the streams
            ipfsCID: ipfsCID,
            lockup: LOCKUP,
            merkleRoot: merkleRoot,
            shape: "tranchedBackweighted", // label for interfaces, at most 32 bytes
            token: TOKEN,
            tranchesWithPercentages: tranches(), // the factory checks that they are 100%
            transferable: true,
            vestingStartTime: 0 // each stream starts when it is claimed
        });
        campaign = FACTORY.createMerkleLT(params, aggregateAmount, recipientCount);

        // The factory moves no tokens. Claims fail until the campaign holds them.
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
    }
    // endregion
}
