// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupLinear } from "@sablier/lockup/src/types/LockupLinear.sol";

/// Opens streams for its owner, and is their sender: it alone can cancel and renounce them.
contract StreamTreasury is Ownable {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;

    constructor(address owner, ISablierLockup lockup) Ownable(owner) {
        LOCKUP = lockup;
    }

    /// Opens a linear stream by the second. Approve this contract for `amount` first.
    function open(
        IERC20 token,
        address recipient,
        uint128 amount,
        uint40 duration
    ) external onlyOwner returns (uint256 streamId) {
        token.safeTransferFrom(msg.sender, address(this), amount);
        token.forceApprove(address(LOCKUP), amount);

        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: address(this), // may cancel and renounce, gets refunds
                recipient: recipient,
                depositAmount: amount,
                token: token,
                cancelable: true,
                transferable: true,
                shape: "linear"
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            0,
            LockupLinear.Durations({ cliff: 0, total: duration })
        );
    }
}
