// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ISablierMerkleInstant } from "@sablier/airdrops/src/interfaces/ISablierMerkleInstant.sol";
import { SablierMerkleFactory } from "@sablier/airdrops/src/SablierMerkleFactory.sol";
import { Test } from "forge-std/Test.sol";

import { CreateInstantCampaign } from "../src/CreateInstantCampaign.sol";
// endregion

// region: token
/// A token that belongs to the test.
contract TestToken is ERC20("Test DAI", "DAI") {
    constructor() {
        _mint(msg.sender, 4000e18);
    }
}
// endregion

contract InstantCampaignTest is Test {
    error SablierMerkleBase_InvalidProof();
    error SablierMerkleBase_StreamClaimed(uint256 index);

    // region: list
    address private alice = makeAddr("alice");
    address private bob = makeAddr("bob");
    uint128 private constant ALICE_GETS = 1000e18;
    uint128 private constant BOB_GETS = 3000e18;

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

    // region: setup
    TestToken private token;
    ISablierMerkleInstant private campaign;

    function setUp() public {
        vm.warp(1_750_000_000);
        token = new TestToken();
        // The admin is this test. A new factory asks for no fee.
        SablierMerkleFactory factory = new SablierMerkleFactory(address(this));
        CreateInstantCampaign creator = new CreateInstantCampaign(factory, token);
        token.approve(address(creator), ALICE_GETS + BOB_GETS);
        campaign = creator.create(root(), "ipfs CID of the list", ALICE_GETS + BOB_GETS, 2);
    }
    // endregion

    // region: claim
    function test_Claim() public {
        assertEq(token.balanceOf(address(campaign)), ALICE_GETS + BOB_GETS);
        assertFalse(campaign.hasClaimed(0));

        // This test claims, Alice gets the tokens.
        campaign.claim(0, alice, ALICE_GETS, proofOfAlice());

        assertTrue(campaign.hasClaimed(0));
        assertEq(token.balanceOf(alice), ALICE_GETS);
        assertEq(token.balanceOf(address(campaign)), BOB_GETS);
    }
    // endregion

    // region: revert
    function test_RevertWithWrongAmount() public {
        vm.expectRevert(SablierMerkleBase_InvalidProof.selector);
        campaign.claim(0, alice, ALICE_GETS + 1, proofOfAlice());
    }

    function test_RevertWhenClaimedTwice() public {
        campaign.claim(0, alice, ALICE_GETS, proofOfAlice());

        vm.expectRevert(abi.encodeWithSelector(SablierMerkleBase_StreamClaimed.selector, 0));
        campaign.claim(0, alice, ALICE_GETS, proofOfAlice());
    }
    // endregion
}
