// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Test } from "forge-std/Test.sol";

import { CreateFlow } from "../src/CreateFlow.sol";

contract ForkToken is ERC20("Test DAI", "DAI") {
    constructor() {
        _mint(msg.sender, 1_000_000e18);
    }
}

// region: fork
contract CreateFlowForkTest is Test {
    // SablierFlow v3.0 on Sepolia
    ISablierFlow private constant FLOW = ISablierFlow(0xBD9326f6366c95e39bD8Ef825C1b2F2EE0DCeAa1);
    // Any block after the release does. A fixed one gives the same result every time.
    uint256 private constant BLOCK = 10_500_000;

    address private recipient = makeAddr("recipient");

    function test_StreamOnFork() public {
        vm.createSelectFork("sepolia", BLOCK);
        ForkToken token = new ForkToken();
        CreateFlow creator = new CreateFlow(FLOW, token);

        token.approve(address(creator), 1_000e18);
        uint256 streamId = creator.createAndDeposit(recipient, 1_000e18, 1_000e18);

        vm.warp(block.timestamp + 15 days);
        // The chain's own fee; a price that is older than a day makes it 0.
        uint256 feeWei = FLOW.calculateMinFeeWei(streamId);
        uint128 amount = FLOW.withdrawMax{ value: feeWei }(streamId, recipient);
        assertEq(token.balanceOf(recipient), amount);
    }
}
// endregion
