// SPDX-License-Identifier: GPL-3.0-or-later
// cspell:ignore mload
pragma solidity >=0.8.22;

import { ISablierLockupRecipient } from
    "@sablier/lockup/src/interfaces/ISablierLockupRecipient.sol";

/// A recipient that answers its hooks as it should, and remembers how they were called.
contract GoodHook is ISablierLockupRecipient {
    uint256 public cancels;
    uint256 public withdrawals;
    address public lastCaller;
    address public lastTo;
    uint128 public lastSenderAmount;
    uint128 public lastRecipientAmount;

    function supportsInterface(bytes4) external pure virtual returns (bool) {
        return true;
    }

    /// Calls any contract, as a contract that holds a stream does.
    function exec(address target, bytes calldata data) external returns (bytes memory) {
        (bool success, bytes memory result) = target.call(data);
        if (success) return result;
        assembly {
            revert(add(result, 32), mload(result))
        }
    }

    function onSablierLockupCancel(
        uint256,
        address,
        uint128 senderAmount,
        uint128 recipientAmount
    ) external virtual returns (bytes4) {
        ++cancels;
        (lastSenderAmount, lastRecipientAmount) = (senderAmount, recipientAmount);
        return this.onSablierLockupCancel.selector;
    }

    function onSablierLockupWithdraw(
        uint256,
        address caller,
        address to,
        uint128
    ) external virtual returns (bytes4) {
        ++withdrawals;
        (lastCaller, lastTo) = (caller, to);
        return this.onSablierLockupWithdraw.selector;
    }
}

/// A recipient that answers with a selector which no hook has.
contract WrongHook is GoodHook {
    function onSablierLockupCancel(
        uint256,
        address,
        uint128,
        uint128
    ) external pure override returns (bytes4) {
        return 0xffffffff;
    }

    function onSablierLockupWithdraw(
        uint256,
        address,
        address,
        uint128
    ) external pure override returns (bytes4) {
        return 0xffffffff;
    }
}

/// A recipient whose hooks revert.
contract RevertingHook is GoodHook {
    function onSablierLockupCancel(
        uint256,
        address,
        uint128,
        uint128
    ) external pure override returns (bytes4) {
        revert("hook");
    }

    function onSablierLockupWithdraw(
        uint256,
        address,
        address,
        uint128
    ) external pure override returns (bytes4) {
        revert("hook");
    }
}

/// A recipient that denies to have hooks.
contract NoHook is GoodHook {
    function supportsInterface(bytes4) external pure override returns (bool) {
        return false;
    }
}
