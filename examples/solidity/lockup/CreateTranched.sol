// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupTranched } from "@sablier/lockup/src/types/DataTypes.sol";

/// Creates streams that unlock in tranches, which the caller pays for and can cancel.
contract CreateTranched {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Unlocks a quarter of `totalAmount` every 13 weeks from now on. Approve this contract for
    /// `totalAmount` first.
    function createWithDurations(
        address recipient,
        uint128 totalAmount
    ) external returns (uint256 streamId) {
        _pullAndApprove(totalAmount);

        uint128 quarter = totalAmount / 4;
        LockupTranched.TrancheWithDuration[] memory tranches =
            new LockupTranched.TrancheWithDuration[](4);
        for (uint256 i = 0; i < 3; ++i) {
            tranches[i] = LockupTranched.TrancheWithDuration({ amount: quarter, duration: 13 weeks });
        }
        tranches[3] = LockupTranched.TrancheWithDuration({
            amount: totalAmount - 3 * quarter, // the rest, so that the sum is exact
            duration: 13 weeks // from the tranche before, not from the start
        });

        streamId = LOCKUP.createWithDurationsLT(
            Lockup.CreateWithDurations({
                sender: msg.sender, // may cancel, and gets the refund
                recipient: recipient, // gets the stream NFT
                totalAmount: totalAmount, // base units of the token
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "tranchedStepper",
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            tranches
        );
    }

    /// Lockup takes the tokens from its caller, which is this contract.
    function _pullAndApprove(uint128 totalAmount) internal {
        TOKEN.safeTransferFrom(msg.sender, address(this), totalAmount);
        TOKEN.forceApprove(address(LOCKUP), totalAmount);
    }
}
