// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { IFlowNFTDescriptor } from "@sablier/flow/src/interfaces/IFlowNFTDescriptor.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { SablierFlow } from "@sablier/flow/src/SablierFlow.sol";
import { Test } from "forge-std/Test.sol";

import { FlowStreamCreator } from "../src/FlowStreamCreator.sol";
// endregion

// region: token
/// A token that the test mints.
contract TestToken is ERC20("Test DAI", "DAI") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
// endregion

contract FlowStreamCreatorTest is Test {
    uint128 private constant DEPOSIT = 300e18;

    address private sender = makeAddr("sender");
    address private recipient = makeAddr("recipient");
    TestToken private token;
    ISablierFlow private flow;
    FlowStreamCreator private creator;

    // region: local
    function setUp() public {
        // The admin is this test. Only tokenURI needs the descriptor, so none is given.
        flow = new SablierFlow(address(this), IFlowNFTDescriptor(address(0)));
        token = new TestToken();
        creator = new FlowStreamCreator(flow, token);
        token.mint(sender, DEPOSIT);
        vm.warp(1_750_000_000);
    }
    // endregion

    // region: create
    function test_Create() public {
        uint256 expectedId = flow.nextStreamId();
        vm.prank(sender);
        uint256 streamId = creator.create(recipient);

        assertEq(streamId, expectedId);
        assertEq(flow.getSender(streamId), sender);
        assertEq(flow.getRecipient(streamId), recipient);
        assertEq(flow.getBalance(streamId), 0);
    }
    // endregion

    // region: debt
    function test_CreateAndDeposit() public {
        vm.startPrank(sender);
        token.approve(address(creator), DEPOSIT);
        uint256 streamId = creator.createAndDeposit(recipient, DEPOSIT);
        vm.stopPrank();

        assertEq(flow.getBalance(streamId), DEPOSIT);
        assertEq(token.balanceOf(address(flow)), DEPOSIT);

        vm.warp(block.timestamp + 1 days);
        // Rates are rounded down, so a day pays a little less than 100 tokens.
        assertEq(flow.totalDebtOf(streamId), 99.9999999999999648e18);
        assertEq(flow.withdrawableAmountOf(streamId), 99.9999999999999648e18);
    }
    // endregion
}
