// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ILockupNFTDescriptor } from "@sablier/lockup/src/interfaces/ILockupNFTDescriptor.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { SablierLockup } from "@sablier/lockup/src/SablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { CreateLinear } from "../src/CreateLinear.sol";

/// A token of which the deployer has a million.
contract TestToken is ERC20("Test DAI", "DAI") {
    constructor() {
        _mint(msg.sender, 1_000_000e18);
    }
}

contract CreateLinearTest is Test {
    uint128 private constant AMOUNT = 10_000e18;

    address private recipient = makeAddr("recipient");
    TestToken private token;
    ISablierLockup private lockup;
    CreateLinear private creator;

    function setUp() public {
        // The admin is this test. Only tokenURI needs the descriptor, so none is given. 500 is the
        // most segments or tranches, as on many chains.
        lockup = new SablierLockup(address(this), ILockupNFTDescriptor(address(0)), 500);
        token = new TestToken();
        creator = new CreateLinear(lockup, token);
    }

    function test_CreateWithDurations() public {
        uint256 expectedId = lockup.nextStreamId();
        token.approve(address(creator), AMOUNT);
        uint256 streamId = creator.createWithDurations(recipient, AMOUNT);

        assertEq(streamId, expectedId);
        assertEq(lockup.getSender(streamId), address(this));
        assertEq(lockup.getRecipient(streamId), recipient);
        assertEq(lockup.getDepositedAmount(streamId), AMOUNT);
        assertEq(lockup.getEndTime(streamId), block.timestamp + 52 weeks);
        assertEq(token.balanceOf(address(lockup)), AMOUNT);
        assertEq(token.balanceOf(address(creator)), 0);
    }

    function test_RevertWithoutApproval() public {
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC20Errors.ERC20InsufficientAllowance.selector, address(creator), 0, AMOUNT
            )
        );
        creator.createWithDurations(recipient, AMOUNT);
    }
}
