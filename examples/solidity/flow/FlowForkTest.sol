// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Test } from "forge-std/Test.sol";

import { FlowStreamCreator } from "../src/FlowStreamCreator.sol";
// endregion

contract TestToken is ERC20("Test DAI", "DAI") { }

// region: fork
contract FlowForkTest is Test {
    // SablierFlow v1.1 on Sepolia
    ISablierFlow private constant FLOW = ISablierFlow(0x93FE8f86e881a23e5A2FEB4B160514Fd332576A6);
    // Any block after the release does. A fixed one gives the same result every time.
    uint256 private constant BLOCK = 7_600_000;

    function test_Create() public {
        vm.createSelectFork("sepolia", BLOCK);
        FlowStreamCreator creator = new FlowStreamCreator(FLOW, new TestToken());

        uint256 expectedId = FLOW.nextStreamId();
        assertEq(creator.create(makeAddr("recipient")), expectedId);
        assertEq(FLOW.getSender(expectedId), address(this));
    }
}
// endregion
