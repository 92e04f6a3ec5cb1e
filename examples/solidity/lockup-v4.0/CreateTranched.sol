// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/LockupTranched.sol";

/// Creates streams that unlock on dates, which the caller pays for and can cancel.
contract CreateTranched {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Unlocks equal parts of `depositAmount` on `dates`, in Unix seconds and rising. Approve this
    /// contract for `depositAmount` first.
    function createWithDates(
        address recipient,
        uint128 depositAmount,
        uint40[] calldata dates
    ) external returns (uint256 streamId) {
        _pullAndApprove(depositAmount);

        uint256 count = dates.length;
        uint128 part = depositAmount / uint128(count);
        LockupTranched.Tranche[] memory tranches = new LockupTranched.Tranche[](count);
        for (uint256 i = 0; i < count; ++i) {
            tranches[i] = LockupTranched.Tranche({ amount: part, timestamp: dates[i] });
        }
        // The last one takes the rest of the division, so that the sum is exact.
        tranches[count - 1].amount = depositAmount - part * uint128(count - 1);

        streamId = LOCKUP.createWithTimestampsLT(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount,
                token: TOKEN,
                cancelable: true,
                transferable: true,
                timestamps: Lockup.Timestamps({
                    start: uint40(block.timestamp),
                    end: dates[count - 1] // that of the last tranche
                 }),
                shape: "tranchedMonthly"
            }),
            tranches
        );
    }

    /// Lockup takes the tokens from its caller, which is this contract.
    function _pullAndApprove(uint128 depositAmount) internal {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);
    }
}
