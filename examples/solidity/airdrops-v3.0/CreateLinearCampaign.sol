// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierFactoryMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleLL.sol";
import { ISablierMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierMerkleLL.sol";
import { ClaimType } from "@sablier/airdrops/src/types/MerkleBase.sol";
import { MerkleLL } from "@sablier/airdrops/src/types/MerkleLL.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// Creates campaigns whose claims open linear streams, and funds them with the caller's tokens.
contract CreateLinearCampaign {
    using SafeERC20 for IERC20;

    ISablierFactoryMerkleLL public immutable FACTORY;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierFactoryMerkleLL factory, ISablierLockup lockup, IERC20 token) {
        FACTORY = factory;
        LOCKUP = lockup;
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
    ) external returns (ISablierMerkleLL campaign) {
        MerkleLL.ConstructorParams memory params = MerkleLL.ConstructorParams({
            campaignName: "Summer rewards",
            campaignStartTime: 0, // claims are open at once
            cancelable: false, // true: the admin could cancel the streams of the recipients
            claimType: ClaimType.DEFAULT,
            cliffDuration: 30 days, // shorter than totalDuration; 0 for no cliff
            cliffUnlockPercentage: ud60x18(0.01e18), // 1% at the cliff; 0 without a cliff
            expiration: uint40(block.timestamp + 84 days), // 0 for a campaign without an end
            granularity: 1, // seconds between two unlocks
            initialAdmin: msg.sender, // may claw back; the sender of the streams
            ipfsCID: ipfsCID,
            lockup: LOCKUP,
            merkleRoot: merkleRoot,
            shape: "linearUnlockCliff", // label for interfaces, at most 32 bytes
            startUnlockPercentage: ud60x18(0.01e18), // 1% at the start
            token: TOKEN,
            totalDuration: 90 days, // from the start, cliff included
            transferable: true,
            vestingStartTime: 0 // each stream starts when it is claimed
        });
        campaign = FACTORY.createMerkleLL(params, aggregateAmount, recipientCount);

        // The factory moves no tokens. Claims fail until the campaign holds them.
        TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);
    }
    // endregion
}
