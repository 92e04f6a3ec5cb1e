// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";

/// @notice Sends claims that recipients have signed. Its caller pays gas and fees.
contract RelayClaims {
    /// @dev All fields but the proof are signed by the recipient.
    struct SignedClaim {
        uint256 index;
        address recipient;
        address to;
        uint128 amount;
        uint40 validFrom;
        bytes32[] proof;
        bytes signature;
    }

    error FeesNotCovered(uint256 sentWei, uint256 feesWei);

    /// @notice Rows that have been claimed already are left out, for others may send a signature first.
    function relay(ISablierMerkleInstant campaign, SignedClaim[] calldata claims) external payable {
        uint256 feeWei = campaign.calculateMinFeeWei();
        uint256 spentWei = 0;
        for (uint256 i = 0; i < claims.length; ++i) {
            SignedClaim calldata one = claims[i];
            if (campaign.hasClaimed(one.index)) continue;
            spentWei += feeWei;
            if (spentWei > msg.value) revert FeesNotCovered(msg.value, spentWei);
            campaign.claimViaSig{ value: feeWei }(
                one.index, one.recipient, one.to, one.amount, one.validFrom, one.proof, one.signature
            );
        }
        // The campaign keeps what exceeds the fee, so the rest goes back from here.
        Address.sendValue(payable(msg.sender), msg.value - spentWei);
    }
}
