// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierFactoryMerkleVCA } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleVCA.sol";
import { ISablierMerkleVCA } from "@sablier/airdrops/src/interfaces/ISablierMerkleVCA.sol";
import { ClaimType } from "@sablier/airdrops/src/types/MerkleBase.sol";
import { MerkleVCA } from "@sablier/airdrops/src/types/MerkleVCA.sol";

/// Creates campaigns in which early claims give up a part, and funds them with the caller's tokens.
contract CreateVCACampaign {
    using SafeERC20 for IERC20;

    ISablierFactoryMerkleVCA public immutable FACTORY;
    IERC20 public immutable TOKEN;

    constructor(ISablierFactoryMerkleVCA factory, IERC20 token) {
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
        uint128 aggregateAmount,
        uint256 recipientCount
    ) external returns (ISablierMerkleVCA campaign) {
        MerkleVCA.ConstructorParams memory params = MerkleVCA.ConstructorParams({
            aggregateAmount: aggregateAmount, // the rewards depend on it
            campaignName: "Winter rewards",
            campaignStartTime: 0, // claims pay from vestingStartTime on
            claimType: ClaimType.DEFAULT,
            enableRedistribution: true, // late claims share what early claims give up
            expiration: uint40(block.timestamp + 104 days), // at least 7 days after vestingEndTime
            initialAdmin: msg.sender, // may claw back
            ipfsCID: ipfsCID,
            merkleRoot: merkleRoot,
            token: TOKEN,
            unlockPercentage: ud60x18(0.1e18), // 10% at the start of the vesting
            vestingEndTime: uint40(block.timestamp + 90 days),
            vestingStartTime: uint40(block.timestamp)
        });
        campaign = FACTORY.createMerkleVCA(params, recipientCount);

        // The factory moves no tokens. Claims fail until the campaign holds them.
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
    }
    // endregion
}
