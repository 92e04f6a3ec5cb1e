// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupDynamic } from "@sablier/lockup/src/types/LockupDynamic.sol";

/// Creates streams along a curve that the caller pays for and can cancel.
contract CreateDynamic {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Streams a fifth of `depositAmount` evenly over 4 weeks from now on, then the rest over 48
    /// weeks, faster and faster. Approve this contract for `depositAmount` first.
    function createWithDurations(
        address recipient,
        uint128 depositAmount
    ) external returns (uint256 streamId) {
        _pullAndApprove(depositAmount);

        uint128 firstAmount = depositAmount / 5;
        LockupDynamic.SegmentWithDuration[] memory segments =
            new LockupDynamic.SegmentWithDuration[](2);
        segments[0] = LockupDynamic.SegmentWithDuration({
            amount: firstAmount,
            exponent: ud2x18(1e18), // a straight line
            duration: 4 weeks // from the start
        });
        segments[1] = LockupDynamic.SegmentWithDuration({
            amount: depositAmount - firstAmount, // the rest, so that the sum is exact
            exponent: ud2x18(3e18), // little at first, most at the end
            duration: 48 weeks // from the end of the segment before
        });

        streamId = LOCKUP.createWithDurationsLD(
            Lockup.CreateWithDurations({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "dynamicExponential" // no id fits exactly: the closest one
            }),
            segments
        );
    }

    /// Lockup takes the tokens from its caller, which is this contract.
    function _pullAndApprove(uint128 depositAmount) internal {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);
    }
}
