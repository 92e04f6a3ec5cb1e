// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBob } from "@sablier/bob/src/interfaces/ISablierBob.sol";

/// Deposits into vaults for its callers, who receive the shares.
contract EnterVault {
    using SafeERC20 for IERC20;

    ISablierBob public immutable BOB;

    /// The vault has other terms than the caller expects.
    error OtherTerms(uint128 targetPrice, uint40 expiry, address oracle);

    constructor(ISablierBob bob) {
        BOB = bob;
    }

    /// Deposits the caller's tokens. Approve this contract for `amount` first.
    function enter(uint256 vaultId, uint128 amount, address expectedOracle) external {
        _checkOracle(vaultId, expectedOracle);
        IERC20 token = BOB.getUnderlyingToken(vaultId);
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(address(BOB), amount);
        BOB.enter(vaultId, amount);
        _handOver(vaultId, amount);
    }

    /// Deposits native coin into a vault of WETH.
    function enterWithNativeToken(uint256 vaultId, address expectedOracle) external payable {
        _checkOracle(vaultId, expectedOracle);
        BOB.enterWithNativeToken{ value: msg.value }(vaultId);
        _handOver(vaultId, msg.value);
    }

    function _checkOracle(uint256 vaultId, address expected) private view {
        address oracle = address(BOB.getOracle(vaultId));
        if (oracle != expected) {
            revert OtherTerms(BOB.getTargetPrice(vaultId), BOB.getExpiry(vaultId), oracle);
        }
    }

    /// Bob mints the shares to its caller, which is this contract.
    function _handOver(uint256 vaultId, uint256 shares) private {
        IERC20(address(BOB.getShareToken(vaultId))).safeTransfer(msg.sender, shares);
    }
}
