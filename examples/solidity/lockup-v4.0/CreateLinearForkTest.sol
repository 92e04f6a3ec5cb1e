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
        // SablierLockup v4.0 on Sepolia
        ISablierLockup(0xe61cb9153356419bdaD0A8767c059f92d221a3C4);
    // Any block after the release does. A fixed one gives the same result every time.
    uint256 private constant BLOCK = 10_500_000;

    address private recipient = makeAddr("recipient");

    function test_StreamOnFork() public {
        vm.createSelectFork("sepolia", BLOCK);
        ForkToken token = new ForkToken();
        CreateLinear creator = new CreateLinear(LOCKUP, token);

        uint256 expectedId = LOCKUP.nextStreamId();
        token.approve(address(creator), 10_000e18);
        uint256 streamId = creator.createWithDurations(recipient, 10_000e18);
        assertEq(streamId, expectedId);

        // Half of the time between the cliff and the end has passed.
        vm.warp(block.timestamp + 28 weeks);
        assertEq(LOCKUP.withdrawableAmountOf(streamId), 5_000e18);
        // The chain's own fee; a price that is older than a day makes it 0.
        uint256 feeWei = LOCKUP.calculateMinFeeWei(streamId);
        LOCKUP.withdrawMax{ value: feeWei }(streamId, recipient);
        assertEq(token.balanceOf(recipient), 5_000e18);
    }
}
// endregion
