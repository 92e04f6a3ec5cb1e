// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierMerkleFactory } from "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";
import { MerkleBase } from "@sablier/airdrops/src/types/DataTypes.sol";
// endregion

/// Creates campaigns that pay out at once, and funds them with the caller's tokens.
contract CreateInstantCampaign {
    using SafeERC20 for IERC20;

    // region: state
    ISablierMerkleFactory public immutable FACTORY;
    IERC20 public immutable TOKEN;

    /// Take the address of SablierMerkleFactory from the deployments of the chain you deploy to.
    constructor(ISablierMerkleFactory factory, IERC20 token) {
        FACTORY = factory;
        TOKEN = token;
    }
    // endregion

    // region: create
    /// Approve this contract for `aggregateAmount` first.
    /// @param merkleRoot root of the tree over (index, recipient, amount)
    /// @param ipfsCID where the list of recipients is published
    /// @param aggregateAmount sum of all amounts, base units
    /// @param recipientCount number of rows in the list
    function create(
        bytes32 merkleRoot,
        string calldata ipfsCID,
        uint256 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierMerkleInstant campaign) {
        campaign = FACTORY.createMerkleInstant(
            MerkleBase.ConstructorParams({
                token: TOKEN,
                expiration: uint40(block.timestamp + 84 days), // 0 for a campaign without an end
                initialAdmin: msg.sender, // may claw tokens back
                ipfsCID: ipfsCID,
                merkleRoot: merkleRoot,
                campaignName: "Spring rewards", // cut to 32 bytes
                shape: "" // only campaigns that create streams use it
            }),
            aggregateAmount,
            recipientCount
        );

        // The factory moves no tokens. Claims fail until the campaign holds them.
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
    }
    // endregion
}
