// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierMerkleFactory } from "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol";
import { ISablierMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierMerkleLL.sol";
import { MerkleBase, MerkleLL } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
// endregion

/// Creates campaigns whose claims open linear streams, and funds them with the caller's tokens.
contract CreateLinearCampaign {
    using SafeERC20 for IERC20;

    // region: state
    ISablierMerkleFactory public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    /// Take SablierMerkleFactory v1.3 and SablierLockup v2.0 from the deployments of one chain.
    constructor(ISablierMerkleFactory factory, ISablierLockup lockup, IERC20 token) {
        FACTORY = factory;
        LOCKUP = lockup;
        TOKEN = token;
    }
    // endregion

    // region: schedule
    /// The same for every recipient. Percentages are fractions of 1e18: 0.01e18 is 1%.
    function schedule() public pure returns (MerkleLL.Schedule memory) {
        return MerkleLL.Schedule({
            startTime: 0, // each stream starts when it is claimed
            startPercentage: ud2x18(0.01e18), // unlocked at the start
            cliffDuration: 30 days, // must be shorter than totalDuration; 0 for no cliff
            cliffPercentage: ud2x18(0.01e18), // unlocked at the cliff; 0 without a cliff
            totalDuration: 90 days // counted from the start, cliff included
        });
    }
    // endregion

    // region: parameters
    function parameters(
        address admin,
        bytes32 merkleRoot,
        string calldata ipfsCID
    ) public view returns (MerkleBase.ConstructorParams memory) {
        return MerkleBase.ConstructorParams({
            token: TOKEN,
            expiration: uint40(block.timestamp + 84 days), // 0 for a campaign without an end
            initialAdmin: admin, // may claw back, and is the sender of the streams
            ipfsCID: ipfsCID,
            merkleRoot: merkleRoot,
            campaignName: "Summer rewards", // cut to 32 bytes
            shape: "linearUnlockCliff" // how interfaces draw the streams; cut to 32 bytes
        });
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
    ) external returns (ISablierMerkleLL campaign) {
        campaign = FACTORY.createMerkleLL(
            parameters(msg.sender, merkleRoot, ipfsCID),
            LOCKUP,
            false, // cancelable: with true, the admin could cancel the streams of the recipients
            true, // transferable
            schedule(),
            aggregateAmount, // only for the event: nothing checks it
            recipientCount // only for the event
        );

        // The factory moves no tokens. Claims fail until the campaign holds them.
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
    }
    // endregion
}
