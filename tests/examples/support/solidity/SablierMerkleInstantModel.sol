// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { MerkleBase } from "@sablier/airdrops/src/types/DataTypes.sol";

import { SablierMerkleInstantBase } from "./SablierMerkleInstantBase.sol";

/// A campaign that pays tokens.
abstract contract SablierMerkleInstantModel is SablierMerkleInstantBase {
    using SafeERC20 for IERC20;

    constructor(MerkleBase.ConstructorParams memory baseParams, address campaignCreator) {
        _setUp(baseParams, campaignCreator);
    }

    function _payOut(uint256 index, address recipient, uint128 amount) internal override {
        _base.token.safeTransfer(recipient, amount);
        emit Claim(index, recipient, amount);
    }
}
