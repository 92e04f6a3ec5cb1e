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

    /// The Comptroller has Lockup ask for the first id; the second is ERC-165 itself.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISablierLockupRecipient).interfaceId
            || interfaceId == type(IERC165).interfaceId;
    }

    /// Takes over a stream of the caller, who approves this contract for the NFT first.
    function deposit(uint256 streamId) external {
        if (!LOCKUP.isAllowedToHook(address(this))) revert NotAllowlisted();
        beneficiaryOf[streamId] = msg.sender;
        // Reverts when the stream is not the caller's.
        LOCKUP.transferFrom(msg.sender, address(this), streamId);
    }

    /// Another caller has withdrawn from a stream in this vault. The tokens are here already.
    function onSablierLockupWithdraw(
        uint256 streamId,
        address, /* caller */
        address to,
        uint128 amount
    ) external onlyLockup returns (bytes4) {
        address beneficiary = beneficiaryOf[streamId];
        // Undoes the withdrawal: in the stream, the tokens are safer than in a vault without an owner.
        if (beneficiary == address(0)) revert UnknownStream(streamId);
        // Tokens that went elsewhere are not here to be passed on.
        if (to == address(this)) {
            LOCKUP.getUnderlyingToken(streamId).safeTransfer(beneficiary, amount);
        }
        return ISablierLockupRecipient.onSablierLockupWithdraw.selector;
    }

    /// The sender has canceled a stream in this vault. Does not stand in the sender's way.
    function onSablierLockupCancel(
        uint256 streamId,
        address, /* sender */
        uint128 senderAmount,
        uint128 recipientAmount
    ) external onlyLockup returns (bytes4) {
        emit Stopped(streamId, senderAmount, recipientAmount);
        return ISablierLockupRecipient.onSablierLockupCancel.selector;
    }

    /// Pays the beneficiary everything. The vault is the caller, so no hook runs. The beneficiary
    /// brings the fee; Lockup keeps what is above it.
    function collect(uint256 streamId) external payable returns (uint128 amount) {
        if (msg.sender != beneficiaryOf[streamId]) revert NotBeneficiary(streamId, msg.sender);
        amount = LOCKUP.withdrawMax{ value: msg.value }(streamId, msg.sender);
    }
}
