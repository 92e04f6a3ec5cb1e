// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";

/// @notice Claims for many recipients of one campaign in one transaction, for a fee each.
contract ClaimMany {
    struct Row {
        uint256 index;
        address recipient;
        uint128 amount;
        bytes32[] proof;
    }

    error FeesNotCovered(uint256 sentWei, uint256 feesWei);

    /// @notice Any caller may pay. Rows that have been claimed already are left out.
    function claimFor(ISablierMerkleInstant campaign, Row[] calldata rows) external payable {
        uint256 feeWei = campaign.calculateMinFeeWei();
        uint256 spentWei = 0;
        for (uint256 i = 0; i < rows.length; ++i) {
            Row calldata row = rows[i];
            if (campaign.hasClaimed(row.index)) continue;
            spentWei += feeWei;
            if (spentWei > msg.value) revert FeesNotCovered(msg.value, spentWei);
            campaign.claim{ value: feeWei }(row.index, row.recipient, row.amount, row.proof);
        }
        // The campaign keeps what exceeds the fee, so the rest goes back from here.
        Address.sendValue(payable(msg.sender), msg.value - spentWei);
    }
}
