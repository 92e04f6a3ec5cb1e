// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierFactoryMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleInstant.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";
import { ClaimType } from "@sablier/airdrops/src/types/MerkleBase.sol";
import { MerkleInstant } from "@sablier/airdrops/src/types/MerkleInstant.sol";

/// Creates campaigns that pay at once, and funds them with the caller's tokens.
contract CreateInstantCampaign {
    using SafeERC20 for IERC20;

    ISablierFactoryMerkleInstant public immutable FACTORY;
    IERC20 public immutable TOKEN;

    constructor(ISablierFactoryMerkleInstant factory, IERC20 token) {
        FACTORY = factory;
        TOKEN = token;
    }

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
    ) external returns (ISablierMerkleInstant campaign) {
        MerkleInstant.ConstructorParams memory params = MerkleInstant.ConstructorParams({
            campaignName: "Spring rewards",
            campaignStartTime: 0, // claims are open at once
            claimType: ClaimType.DEFAULT,
            expiration: uint40(block.timestamp + 84 days), // 0 for a campaign without an end
            initialAdmin: msg.sender, // may claw back
            ipfsCID: ipfsCID,
            merkleRoot: merkleRoot,
            token: TOKEN
        });
        campaign = FACTORY.createMerkleInstant(params, aggregateAmount, recipientCount);

        // The factory moves no tokens. Claims fail until the campaign holds them.
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
    }
    // endregion
}
