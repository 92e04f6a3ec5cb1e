// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupDynamic } from "@sablier/lockup/src/types/DataTypes.sol";

/// Creates streams along a curve that the caller pays for and can cancel.
contract CreateDynamic {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Streams a fifth of `totalAmount` evenly over 4 weeks from now on, then the rest over 48 weeks,
    /// faster and faster. Approve this contract for `totalAmount` first.
    function createWithDurations(
        address recipient,
        uint128 totalAmount
    ) external returns (uint256 streamId) {
        _pullAndApprove(totalAmount);

        uint128 firstAmount = totalAmount / 5;
        LockupDynamic.SegmentWithDuration[] memory segments =
            new LockupDynamic.SegmentWithDuration[](2);
        segments[0] = LockupDynamic.SegmentWithDuration({
            amount: firstAmount,
            exponent: ud2x18(1e18), // a straight line
            duration: 4 weeks // from the start
        });
        segments[1] = LockupDynamic.SegmentWithDuration({
            amount: totalAmount - firstAmount, // the rest, so that the sum is exact
            exponent: ud2x18(3e18), // little at first, most at the end
            duration: 48 weeks // from the end of the segment before
        });

        streamId = LOCKUP.createWithDurationsLD(
            Lockup.CreateWithDurations({
                sender: msg.sender, // may cancel, and gets the refund
                recipient: recipient, // gets the stream NFT
                totalAmount: totalAmount, // base units of the token
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "dynamicExponential", // no id fits exactly: the closest one
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            segments
        );
    }

    /// Lockup takes the tokens from its caller, which is this contract.
    function _pullAndApprove(uint128 totalAmount) internal {
        TOKEN.safeTransferFrom(msg.sender, address(this), totalAmount);
        TOKEN.forceApprove(address(LOCKUP), totalAmount);
    }
}
