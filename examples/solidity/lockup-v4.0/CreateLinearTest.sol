// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
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

/// Stands in for the Comptroller: asks for a fixed fee with each withdrawal.
contract FixedFee {
    uint256 public constant FEE = 0.0003 ether;

    /// Lockup asks whether it has the Comptroller's functions.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x65443910;
    }

    /// The first parameter is the protocol: 2 is Lockup. The second is the stream's sender.
    function calculateMinFeeWeiFor(uint8, address) external pure returns (uint256) {
        return FEE;
    }
}

contract CreateLinearTest is Test {
    uint128 private constant AMOUNT = 10_000e18;

    address private recipient = makeAddr("recipient");
    TestToken private token;
    ISablierLockup private lockup;
    CreateLinear private creator;

    function setUp() public {
        // Only tokenURI needs the contract that draws the NFT, so none is given.
        lockup = new SablierLockup(address(new FixedFee()), address(0));
        token = new TestToken();
        creator = new CreateLinear(lockup, token);
    }

    function test_UnlocksWeekByWeek() public {
        token.approve(address(creator), AMOUNT);
        uint256 streamId = creator.createWithDurations(recipient, AMOUNT);
        assertEq(lockup.getSender(streamId), address(this));
        assertEq(lockup.getRecipient(streamId), recipient);
        assertEq(lockup.getGranularity(streamId), 1 weeks);

        // 28 weeks of 52: half of the time from the cliff to the end.
        vm.warp(block.timestamp + 28 weeks);
        assertEq(lockup.streamedAmountOf(streamId), 5_000e18);
        vm.warp(block.timestamp + 6 days);
        assertEq(lockup.streamedAmountOf(streamId), 5_000e18);
    }

    function test_WithdrawalCostsTheFee() public {
        token.approve(address(creator), AMOUNT);
        uint256 streamId = creator.createWithDurations(recipient, AMOUNT);
        vm.warp(block.timestamp + 28 weeks);

        uint256 feeWei = lockup.calculateMinFeeWei(streamId);
        assertEq(feeWei, 0.0003 ether);
        lockup.withdrawMax{ value: feeWei }(streamId, recipient);
        assertEq(token.balanceOf(recipient), 5_000e18);
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
