// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";
import { Errors } from "@sablier/airdrops/src/libraries/Errors.sol";
import { SablierFactoryMerkleInstant } from "@sablier/airdrops/src/SablierFactoryMerkleInstant.sol";
import { Test } from "forge-std/Test.sol";

import { CreateInstantCampaign } from "../src/CreateInstantCampaign.sol";

/// A token of which the deployer has 4,000.
contract TestToken is ERC20("Test DAI", "DAI") {
    constructor() {
        _mint(msg.sender, 4000e18);
    }
}

/// Stands in for the Comptroller: sets a fixed fee for each claim, and receives it.
contract FixedFee {
    receive() external payable { }

    /// The factory checks on construction that it has the Comptroller's functions.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x65443910;
    }

    /// One US dollar, with 8 decimals. The parameters are the protocol and the campaign creator.
    function getMinFeeUSDFor(uint8, address) external pure returns (uint256) {
        return 1e8;
    }

    /// At a price of 3,000 US dollars a coin, rounded down.
    function convertUSDFeeToWei(uint256 feeUSD) external pure returns (uint256) {
        return feeUSD * 1e18 / 3000e8;
    }
}

contract InstantCampaignTest is Test {
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");
    uint128 private constant ALICE_GETS = 1000e18;
    uint128 private constant BOB_GETS = 3000e18;

    TestToken private token;
    ISablierMerkleInstant private campaign;

    // region: list
    /// Hashed twice, with the types in this order.
    function leaf(uint256 index, address recipient, uint128 amount) private pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))));
    }

    /// With two rows, the root is the hash of both leaves, the smaller one first.
    function root() private view returns (bytes32) {
        bytes32 a = leaf(0, alice, ALICE_GETS);
        bytes32 b = leaf(1, bob, BOB_GETS);
        return a < b ? keccak256(bytes.concat(a, b)) : keccak256(bytes.concat(b, a));
    }

    /// And the proof of one row is the leaf of the other.
    function proofOfAlice() private view returns (bytes32[] memory proof) {
        proof = new bytes32[](1);
        proof[0] = leaf(1, bob, BOB_GETS);
    }
    // endregion

    function setUp() public {
        vm.warp(1_830_000_000);
        token = new TestToken();
        SablierFactoryMerkleInstant factory =
            new SablierFactoryMerkleInstant(address(new FixedFee()));
        CreateInstantCampaign creator = new CreateInstantCampaign(factory, token);
        token.approve(address(creator), ALICE_GETS + BOB_GETS);
        campaign = creator.create(root(), "ipfs CID of the list", ALICE_GETS + BOB_GETS, 2);
    }

    function test_Claim() public {
        uint256 feeWei = campaign.calculateMinFeeWei();
        assertEq(feeWei, 333_333_333_333_333);

        // This test claims and pays, Alice gets the tokens.
        campaign.claim{ value: feeWei }(0, alice, ALICE_GETS, proofOfAlice());

        assertTrue(campaign.hasClaimed(0));
        assertEq(token.balanceOf(alice), ALICE_GETS);
        assertEq(token.balanceOf(address(campaign)), BOB_GETS);
    }

    function test_RevertWithoutFee() public {
        uint256 feeWei = campaign.calculateMinFeeWei();
        vm.expectRevert(
            abi.encodeWithSelector(
                Errors.SablierMerkleBase_InsufficientFeePayment.selector, 0, feeWei
            )
        );
        campaign.claim(0, alice, ALICE_GETS, proofOfAlice());
    }

    function test_RevertWithWrongAmount() public {
        uint256 feeWei = campaign.calculateMinFeeWei();
        vm.expectRevert(
            abi.encodeWithSelector(Errors.SablierMerkleBase_InvalidProof.selector)
        );
        campaign.claim{ value: feeWei }(0, alice, ALICE_GETS + 1, proofOfAlice());
    }
}
