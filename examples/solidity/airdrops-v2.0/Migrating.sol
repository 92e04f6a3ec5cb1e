// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierFactoryMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleInstant.sol";
import { ISablierFactoryMerkleLL } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleLL.sol";
import { ISablierFactoryMerkleLT } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleLT.sol";
import { ISablierFactoryMerkleVCA } from "@sablier/airdrops/src/interfaces/ISablierFactoryMerkleVCA.sol";
import { ISablierMerkleVCA } from "@sablier/airdrops/src/interfaces/ISablierMerkleVCA.sol";
import { MerkleInstant, MerkleLL, MerkleLT, MerkleVCA } from "@sablier/airdrops/src/types/DataTypes.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";

/// Calls of Airdrops v2.0 that are written differently for v3.0.
contract Migrating {
    ISablierFactoryMerkleInstant public immutable INSTANT;
    ISablierFactoryMerkleLL public immutable LINEAR;
    ISablierFactoryMerkleLT public immutable TRANCHED;
    ISablierFactoryMerkleVCA public immutable VCA;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(
        ISablierFactoryMerkleInstant instant,
        ISablierFactoryMerkleLL linear,
        ISablierFactoryMerkleLT tranched,
        ISablierFactoryMerkleVCA vca,
        ISablierLockup lockup,
        IERC20 token
    ) {
        INSTANT = instant;
        LINEAR = linear;
        TRANCHED = tranched;
        VCA = vca;
        LOCKUP = lockup;
        TOKEN = token;
    }

    // region: create
    function parameters(bytes32 root) public view returns (MerkleInstant.ConstructorParams memory) {
        return MerkleInstant.ConstructorParams({
            campaignName: "Summer rewards",
            campaignStartTime: 0,
            expiration: 1_830_000_000,
            initialAdmin: msg.sender,
            ipfsCID: "",
            merkleRoot: root,
            token: TOKEN
        });
    }

    function createInstant(bytes32 root, uint256 sum, uint256 count) external returns (address) {
        return address(INSTANT.createMerkleInstant(parameters(root), sum, count));
    }

    function addressOfInstant(bytes32 root) external view returns (address) {
        return INSTANT.computeMerkleInstant(address(this), parameters(root));
    }
    // endregion

    // region: linear
    function createLinear(bytes32 root, uint256 sum, uint256 count) external returns (address) {
        MerkleLL.ConstructorParams memory params = MerkleLL.ConstructorParams({
            campaignName: "Summer rewards",
            campaignStartTime: 0,
            cancelable: false,
            cliffDuration: 30 days,
            cliffUnlockPercentage: ud60x18(0.01e18),
            expiration: 1_830_000_000,
            initialAdmin: msg.sender,
            ipfsCID: "",
            lockup: LOCKUP,
            merkleRoot: root,
            shape: "linearUnlockCliff",
            startUnlockPercentage: ud60x18(0.01e18),
            token: TOKEN,
            totalDuration: 90 days,
            transferable: true,
            vestingStartTime: 0
        });
        return address(LINEAR.createMerkleLL(params, sum, count));
    }
    // endregion

    // region: tranched
    function createTranched(
        bytes32 root,
        MerkleLT.TrancheWithPercentage[] calldata tranches,
        uint256 sum,
        uint256 count
    ) external returns (address) {
        MerkleLT.ConstructorParams memory params = MerkleLT.ConstructorParams({
            campaignName: "Summer rewards",
            campaignStartTime: 0,
            cancelable: false,
            expiration: 1_830_000_000,
            initialAdmin: msg.sender,
            ipfsCID: "",
            lockup: LOCKUP,
            merkleRoot: root,
            shape: "tranchedStepper",
            token: TOKEN,
            tranchesWithPercentages: tranches,
            transferable: true,
            vestingStartTime: 0
        });
        return address(TRANCHED.createMerkleLT(params, sum, count));
    }
    // endregion

    // region: vca
    function createVca(bytes32 root, uint128 sum, uint256 count) external returns (address) {
        MerkleVCA.ConstructorParams memory params = MerkleVCA.ConstructorParams({
            campaignName: "Summer rewards",
            campaignStartTime: 0,
            expiration: 1_830_000_000,
            initialAdmin: msg.sender,
            ipfsCID: "",
            merkleRoot: root,
            token: TOKEN,
            unlockPercentage: ud60x18(0.1e18),
            vestingEndTime: 1_820_000_000,
            vestingStartTime: 1_810_000_000
        });
        return address(VCA.createMerkleVCA(params, sum, count));
    }
    // endregion

    // region: forgone
    function forgone(ISablierMerkleVCA campaign) external view returns (uint256) {
        return campaign.totalForgoneAmount();
    }
    // endregion
}
