// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Broker, Lockup, LockupLinear } from "@sablier/lockup/src/types/DataTypes.sol";

/// Opens streams for a treasury, and manages streams that it holds or that recipients entrust to it.
contract StreamManager is Ownable {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;

    /// Take the address of SablierLockup from the deployments of the chain you deploy to.
    constructor(address treasury, ISablierLockup lockup) Ownable(treasury) {
        LOCKUP = lockup;
    }

    /// The caller does not decide about this stream.
    error NotInCharge(uint256 streamId, address caller);

    /// Lets through who decides for the recipient: the owner of this contract when it holds the
    /// stream itself, otherwise the recipient.
    modifier onlyInCharge(uint256 streamId) {
        address recipient = LOCKUP.ownerOf(streamId);
        address inCharge = recipient == address(this) ? owner() : recipient;
        if (msg.sender != inCharge) revert NotInCharge(streamId, msg.sender);
        _;
    }

    /// Opens a linear stream that this contract can cancel and renounce, because it is the sender.
    /// Approve this contract for `amount` first.
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
                totalAmount: amount,
                token: token,
                cancelable: true,
                transferable: true,
                shape: "linear",
                broker: Broker({ account: address(0), fee: ud60x18(0) })
            }),
            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),
            LockupLinear.Durations({ cliff: 0, total: duration })
        );
    }

    /// What this contract may do with a stream.
    function rolesOf(uint256 streamId)
        external
        view
        returns (bool isSender, bool isRecipient, bool isApproved)
    {
        address recipient = LOCKUP.ownerOf(streamId);
        isSender = LOCKUP.getSender(streamId) == address(this);
        isRecipient = recipient == address(this);
        isApproved = LOCKUP.getApproved(streamId) == address(this)
            || LOCKUP.isApprovedForAll(recipient, address(this));
    }

    /// Sends the tokens of this contract to its owner. Anyone can withdraw from a stream that this
    /// contract holds, and the payment ends up here.
    function sweep(IERC20 token) external onlyOwner returns (uint256 amount) {
        amount = token.balanceOf(address(this));
        token.safeTransfer(owner(), amount);
    }
}
