// SPDX-License-Identifier: GPL-3.0-or-later
// cspell:ignore mload
pragma solidity >=0.8.22;

/// The code of a contract that a test stands in for. Before a call runs, `recorder.ts` puts the steps
/// of its answer in place of its calldata.
contract Recorder {
    struct Step {
        address target;
        bytes data;
    }

    struct Log {
        bytes32[] topics;
        bytes data;
    }

    /// Makes calls (token transfers, for example), emits events, and returns or reverts.
    function play(
        Step[] calldata steps,
        Log[] calldata logs,
        bytes calldata end,
        bool fails
    ) external payable {
        for (uint256 i = 0; i < steps.length; ++i) {
            (bool success, bytes memory result) = steps[i].target.call(steps[i].data);
            if (!success) _end(result, true);
        }
        for (uint256 i = 0; i < logs.length; ++i) _emit(logs[i].topics, logs[i].data);
        _end(end, fails);
    }

    function _emit(bytes32[] memory topics, bytes memory data) private {
        assembly {
            let at := add(data, 32)
            let one := mload(add(topics, 32))
            let two := mload(add(topics, 64))
            let three := mload(add(topics, 96))
            let four := mload(add(topics, 128))
            switch mload(topics)
            case 1 { log1(at, mload(data), one) }
            case 2 { log2(at, mload(data), one, two) }
            case 3 { log3(at, mload(data), one, two, three) }
            default { log4(at, mload(data), one, two, three, four) }
        }
    }

    function _end(bytes memory data, bool fails) private pure {
        assembly {
            if fails { revert(add(data, 32), mload(data)) }
            return(add(data, 32), mload(data))
        }
    }
}
