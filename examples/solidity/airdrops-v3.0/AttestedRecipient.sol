// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";

/// @notice A contract on the list, which claims with an attestation for its own address.
contract AttestedRecipient {
    address public immutable OWNER;

    error NotOwner(address caller);
    error FeeNotCovered(uint256 sentWei, uint256 feeWei);

    constructor(address owner) {
        OWNER = owner;
    }

    /// @notice The campaign has to be called by the recipient of the row, so no relayer can do this.
    /// @param to gets the tokens or the stream
    /// @param expireAt as the attestor has signed it, Unix seconds
    /// @param attestation the attestor's signature over the address of this contract and `expireAt`
    function claim(
        ISablierMerkleInstant campaign,
        uint256 index,
        address to,
        uint128 amount,
        uint40 expireAt,
        bytes32[] calldata proof,
        bytes calldata attestation
    ) external payable {
        if (msg.sender != OWNER) revert NotOwner(msg.sender);
        uint256 feeWei = campaign.calculateMinFeeWei();
        if (msg.value < feeWei) revert FeeNotCovered(msg.value, feeWei);
        campaign.claimViaAttestation{ value: feeWei }(index, to, amount, expireAt, proof, attestation);
        Address.sendValue(payable(msg.sender), msg.value - feeWei);
    }
}
