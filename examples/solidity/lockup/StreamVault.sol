// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { ISablierLockupRecipient } from
    "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";

/// Holds stream NFTs for their beneficiaries and passes on every payment.
contract StreamVault is ISablierLockupRecipient {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;

    mapping(uint256 streamId => address) public beneficiaryOf;

    /// Base units that the sender took back by canceling.
    mapping(uint256 streamId => uint128) public refundedOf;

    event Deposited(uint256 indexed streamId, address indexed beneficiary);
    event PaidOut(uint256 indexed streamId, address indexed beneficiary, uint128 amount);
    event Stopped(uint256 indexed streamId, uint128 senderAmount, uint128 recipientAmount);

    error NotAllowlisted();
    error NotBeneficiary(uint256 streamId, address caller);
    error NotLockup(address caller);
    error UnknownStream(uint256 streamId);

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    /// Any address can call a hook, so accept calls from Lockup only.
    modifier onlyLockup() {
        if (msg.sender != address(LOCKUP)) revert NotLockup(msg.sender);
        _;
    }

    /// Lockup asks this before its admin can allow the contract, and the second id is ERC-165 itself.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId
            || interfaceId == type(IERC165).interfaceId;
    }

    /// Takes over a stream of the caller, who approves this contract for the NFT first.
    function deposit(uint256 streamId) external {
        if (!LOCKUP.isAllowedToHook(address(this))) revert NotAllowlisted();
        beneficiaryOf[streamId] = msg.sender;
        emit Deposited(streamId, msg.sender);
        // Reverts when the stream is not the caller's.
        LOCKUP.transferFrom(msg.sender, address(this), streamId);
    }

    /// Another caller has withdrawn from a stream in this vault. The tokens are here already.
    function onSablierLockupWithdraw(
        uint256 streamId,
        address, /* caller */
        address to,
        uint128 amount
    ) external virtual onlyLockup returns (bytes4) {
        address beneficiary = beneficiaryOf[streamId];
        // Undoes the withdrawal: in the stream, the tokens are safer than in a vault without an owner.
        if (beneficiary == address(0)) revert UnknownStream(streamId);
        // Tokens that went elsewhere are not here to be passed on.
        if (to == address(this)) {
            emit PaidOut(streamId, beneficiary, amount);
            LOCKUP.getUnderlyingToken(streamId).safeTransfer(beneficiary, amount);
        }
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }

    /// The sender has canceled a stream in this vault. Never stands in the sender's way.
    function onSablierLockupCancel(
        uint256 streamId,
        address, /* sender */
        uint128 senderAmount,
        uint128 recipientAmount
    ) external onlyLockup returns (bytes4) {
        refundedOf[streamId] = senderAmount;
        emit Stopped(streamId, senderAmount, recipientAmount);
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }

    /// Pays the beneficiary everything that has been streamed. The vault itself is the caller here, so
    /// Lockup runs no hook.
    function collect(uint256 streamId) external returns (uint128 amount) {
        address beneficiary = beneficiaryOf[streamId];
        if (beneficiary == address(0)) revert UnknownStream(streamId);
        amount = LOCKUP.withdrawMax(streamId, beneficiary);
        emit PaidOut(streamId, beneficiary, amount);
    }

    /// Gives a stream back.
    function leave(uint256 streamId) external {
        if (msg.sender != beneficiaryOf[streamId]) revert NotBeneficiary(streamId, msg.sender);
        delete beneficiaryOf[streamId];
        LOCKUP.transferFrom(address(this), msg.sender, streamId);
    }
}
