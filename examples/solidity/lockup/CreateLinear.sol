// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupLinear } from "@sablier/lockup/src/types/DataTypes.sol";

/// Creates linear streams that the caller pays for and can cancel.
contract CreateLinear {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierLockup lockup, IERC20 token) {
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Streams `totalAmount` over 52 weeks from now on, with a cliff of 4 weeks. Approve this
    /// contract for `totalAmount` first.
    function createWithDurations(
        address recipient,
        uint128 totalAmount
    ) external returns (uint256 streamId) {
        _pullAndApprove(totalAmount);

        streamId = LOCKUP.createWithDurationsLL(
            Lockup.CreateWithDurations({
                sender: msg.sender, // may cancel, and gets the refund
                recipient: recipient, // gets the stream NFT
                totalAmount: totalAmount, // base units of the token
                token: TOKEN,
                cancelable: true,
                transferable: true,
                shape: "cliff",
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            LockupLinear.Durations({ cliff: 4 weeks, total: 52 weeks })
        );
    }

    /// Lockup takes the tokens from its caller, which is this contract.
    function _pullAndApprove(uint128 totalAmount) internal {
        TOKEN.safeTransferFrom(msg.sender, address(this), totalAmount);
        TOKEN.forceApprove(address(LOCKUP), totalAmount);
    }
}
