// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// Creates linear streams that the caller pays for and can cancel.
contract CreateLinear {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Unlocks `depositAmount` week by week until week 52, after a cliff of 4 weeks. Approve this
    /// contract for `depositAmount` first.
    function createWithDurations(
        address recipient,
        uint128 depositAmount
    ) external returns (uint256 streamId) {
        _pullAndApprove(depositAmount);

        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: msg.sender, // may cancel, and gets the refund
                recipient: recipient, // gets the stream NFT
                depositAmount: depositAmount, // base units of the token
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "linearStepper"
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            1 weeks, // granularity: from the cliff on, one step a week; 0 is by the second
            LockupLinear.Durations({ cliff: 4 weeks, total: 52 weeks }) // both from the start
        );
    }

    /// Lockup takes the tokens from its caller, which is this contract.
    function _pullAndApprove(uint128 depositAmount) internal {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);
    }
}
