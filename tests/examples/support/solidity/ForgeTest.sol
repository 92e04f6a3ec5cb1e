// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// Stands in for Foundry's cheatcodes, as far as the examples use them. `support/foundry.ts` carries
/// out the calls; the code below only gives them an answer.
interface Vm {
    function warp(uint256 newTimestamp) external;
    function prank(address caller) external;
    function startPrank(address caller) external;
    function stopPrank() external;
    function expectRevert(bytes4 selector) external;
    function expectRevert(bytes calldata data) external;
    function createSelectFork(string calldata alias_, uint256 blockNumber)
        external
        returns (uint256 forkId);
}

contract Cheatcodes is Vm {
    function warp(uint256) external { }
    function prank(address) external { }
    function startPrank(address) external { }
    function stopPrank() external { }
    function expectRevert(bytes4) external { }
    function expectRevert(bytes calldata) external { }

    function createSelectFork(string calldata, uint256) external pure returns (uint256 forkId) {
        return 0;
    }
}

/// Stands in for the base contract of Foundry's tests.
abstract contract Test {
    Vm internal constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    error AssertionFailed(bytes32 left, bytes32 right);

    function makeAddr(string memory name) internal pure returns (address) {
        return address(uint160(uint256(keccak256(bytes(name)))));
    }

    function assertTrue(bool condition) internal pure {
        assertEq(condition, true);
    }

    function assertFalse(bool condition) internal pure {
        assertEq(condition, false);
    }

    function assertEq(uint256 left, uint256 right) internal pure {
        _same(bytes32(left), bytes32(right));
    }

    function assertEq(address left, address right) internal pure {
        _same(bytes32(uint256(uint160(left))), bytes32(uint256(uint160(right))));
    }

    function assertEq(bool left, bool right) internal pure {
        _same(bytes32(uint256(left ? 1 : 0)), bytes32(uint256(right ? 1 : 0)));
    }

    function _same(bytes32 left, bytes32 right) private pure {
        if (left != right) revert AssertionFailed(left, right);
    }
}
