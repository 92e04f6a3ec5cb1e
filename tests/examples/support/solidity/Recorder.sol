// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// Answers what a test has prepared.
abstract contract Recorder {
    /// A function that has no model was called, and the test has prepared no answer.
    error NoAnswer(bytes4 selector);

    mapping(bytes32 key => bytes value) private _answers;
    mapping(bytes32 key => bool) private _prepared;

    /// Prepares the answer to all calls of a function (`question` is its selector) or to one exact
    /// call (`question` is the whole calldata).
    function recorderAnswer(bytes calldata question, bytes calldata value) external {
        _answers[keccak256(question)] = value;
        _prepared[keccak256(question)] = true;
    }

    function _isPrepared(bytes memory question) internal view returns (bool) {
        return _prepared[keccak256(question)];
    }

    /// The prepared answer to a call, ABI-encoded.
    function _answerTo(bytes memory question) internal view returns (bytes memory) {
        return _answers[keccak256(question)];
    }

    /// The prepared answer to the call that is running, ABI-encoded.
    function _answer() internal view returns (bytes memory) {
        if (_isPrepared(msg.data)) return _answers[keccak256(msg.data)];
        if (_isPrepared(abi.encodePacked(msg.sig))) {
            return _answers[keccak256(abi.encodePacked(msg.sig))];
        }
        revert NoAnswer(msg.sig);
    }
}
