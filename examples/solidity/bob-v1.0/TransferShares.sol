// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBob } from "@sablier/bob/src/interfaces/ISablierBob.sol";

/// Splits the caller's shares among several addresses.
contract TransferShares {
    using SafeERC20 for IERC20;

    ISablierBob public immutable BOB;

    error DifferentLengths(uint256 recipients, uint256 amounts);

    constructor(ISablierBob bob) {
        BOB = bob;
    }

    /// Approve this contract for the sum of `amounts` on the share token first.
    function split(
        uint256 vaultId,
        address[] calldata recipients,
        uint256[] calldata amounts
    ) external {
        if (recipients.length != amounts.length) {
            revert DifferentLengths(recipients.length, amounts.length);
        }
        IERC20 shareToken = IERC20(address(BOB.getShareToken(vaultId)));
        for (uint256 i = 0; i < recipients.length; ++i) {
            // A transfer of 0 reverts in a vault with an adapter.
            if (amounts[i] == 0) continue;
            shareToken.safeTransferFrom(msg.sender, recipients[i], amounts[i]);
        }
    }
}
