// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC4626 } from "@openzeppelin/contracts/interfaces/IERC4626.sol";
import { ISablierFactoryMerkleExecute } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleExecute.sol";
import { ISablierMerkleExecute } from "@sablier/airdrops/src/interfaces/ISablierMerkleExecute.sol";
import { MerkleExecute } from "@sablier/airdrops/src/types/MerkleExecute.sol";

/// Creates campaigns that pass each claim to a vault, and funds them with the caller's tokens.
contract CreateExecuteCampaign {
    using SafeERC20 for IERC20;

    ISablierFactoryMerkleExecute public immutable FACTORY;
    IERC4626 public immutable VAULT;
    IERC20 public immutable TOKEN;

    constructor(ISablierFactoryMerkleExecute factory, IERC4626 vault, IERC20 token) {
        FACTORY = factory;
        VAULT = vault;
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
    ) external returns (ISablierMerkleExecute campaign) {
        MerkleExecute.ConstructorParams memory params = MerkleExecute.ConstructorParams({
            campaignName: "Staking rewards",
            campaignStartTime: 0, // claims are open at once
            expiration: uint40(block.timestamp + 84 days), // 0 for a campaign without an end
            initialAdmin: msg.sender, // may claw back
            ipfsCID: ipfsCID,
            merkleRoot: merkleRoot,
            selector: IERC4626.deposit.selector, // deposit(uint256 assets, address receiver)
            target: address(VAULT), // gets the approval of each claim
            token: TOKEN
        });
        campaign = FACTORY.createMerkleExecute(params, aggregateAmount, recipientCount);

        // The factory moves no tokens. Claims fail until the campaign holds them.
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
    }
    // endregion
}
