// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC1271 } from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import { ECDSA } from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @notice A contract on the list, whose owner signs its claims. Tokens must go elsewhere: it cannot send.
contract ContractRecipient is IERC1271 {
    address public immutable OWNER;

    constructor(address owner) {
        OWNER = owner;
    }

    /// @notice Called by the campaign with the hash of the typed data.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError problem,) = ECDSA.tryRecover(hash, signature);
        bool isOwner = problem == ECDSA.RecoverError.NoError && signer == OWNER;
        return isOwner ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}
