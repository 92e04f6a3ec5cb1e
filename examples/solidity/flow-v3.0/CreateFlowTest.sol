// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { SablierFlow } from "@sablier/flow/src/SablierFlow.sol";
import { Flow } from "@sablier/flow/src/types/DataTypes.sol";
import { Test } from "forge-std/Test.sol";

import { CreateFlow } from "../src/CreateFlow.sol";

/// A token with 6 decimals, of which the deployer has a million.
contract TestToken is ERC20("Test USDC", "USDC") {
    constructor() {
        _mint(msg.sender, 1_000_000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

/// Stands in for the Comptroller: sets a fixed fee for each withdrawal.
contract FixedFee {
    /// Flow checks on construction that it has the Comptroller's functions.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x65443910;
    }

    /// The first parameter is the protocol: 1 is Flow. The second is the stream's sender.
    function calculateMinFeeWeiFor(uint8, address) external pure returns (uint256) {
        return 0.0003 ether;
    }
}

contract CreateFlowTest is Test {
    uint128 private constant MONTHLY = 1_000e6;

    address private recipient = makeAddr("recipient");
    TestToken private token;
    ISablierFlow private flow;
    CreateFlow private creator;

    function setUp() public {
        // Only tokenURI needs the contract that draws the NFT, so none is given.
        flow = new SablierFlow(address(new FixedFee()), address(0));
        token = new TestToken();
        creator = new CreateFlow(flow, token);
        token.approve(address(creator), type(uint256).max);
    }

    function test_PaysByTheSecond() public {
        uint256 streamId = creator.createAndDeposit(recipient, MONTHLY, 3 * MONTHLY);
        assertEq(flow.getSender(streamId), address(this));
        assertEq(flow.getRecipient(streamId), recipient);

        // The rate is rounded down, so 30 days pay one base unit less than 1,000 tokens.
        vm.warp(block.timestamp + 30 days);
        assertEq(flow.totalDebtOf(streamId), 999_999_999);
        assertEq(flow.refundableAmountOf(streamId), 3 * MONTHLY - 999_999_999);
    }

    function test_WaitsForItsStart() public {
        uint256 streamId =
            creator.schedule(recipient, MONTHLY, uint40(block.timestamp + 10 days));
        assertTrue(flow.statusOf(streamId) == Flow.Status.PENDING);
        vm.warp(block.timestamp + 9 days);
        assertEq(flow.totalDebtOf(streamId), 0);
        vm.warp(block.timestamp + 2 days);
        assertTrue(flow.statusOf(streamId) == Flow.Status.STREAMING_INSOLVENT);
    }

    function test_WithdrawalCostsTheFee() public {
        uint256 streamId = creator.createAndDeposit(recipient, MONTHLY, MONTHLY);
        vm.warp(block.timestamp + 15 days);

        uint256 feeWei = flow.calculateMinFeeWei(streamId);
        assertEq(feeWei, 0.0003 ether);
        flow.withdrawMax{ value: feeWei }(streamId, recipient);
        assertEq(token.balanceOf(recipient), 499_999_999);
    }
}
