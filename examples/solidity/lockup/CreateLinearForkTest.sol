// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Test } from "forge-std/Test.sol";

import { CreateLinear } from "../src/CreateLinear.sol";

contract ForkToken is ERC20("Test DAI", "DAI") {
    constructor() {
        _mint(msg.sender, 1_000_000e18);
    }
}

// region: fork
contract CreateLinearForkTest is Test {
    ISablierLockup private constant LOCKUP =
        // SablierLockup v2.0 on Sepolia
        ISablierLockup(0xd116c275541cdBe7594A202bD6AE4DBca4578462);
    // Any block after the release does. A fixed one gives the same result every time.
    uint256 private constant BLOCK = 7_600_000;

    function test_StreamOnFork() public {
        vm.createSelectFork("sepolia", BLOCK);
        ForkToken token = new ForkToken();
        CreateLinear creator = new CreateLinear(LOCKUP, token);

        uint256 expectedId = LOCKUP.nextStreamId();
        token.approve(address(creator), 10_000e18);
        uint256 streamId = creator.createWithDurations(makeAddr("recipient"), 10_000e18);
        assertEq(streamId, expectedId);

        // Half of the time between the cliff and the end has passed.
        vm.warp(block.timestamp + 28 weeks);
        assertEq(LOCKUP.streamedAmountOf(streamId), 5_000e18);
        assertEq(LOCKUP.withdrawableAmountOf(streamId), 5_000e18);
    }
}
// endregion
