// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { AggregatorV3Interface } from
    "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";

/// A price feed whose price a test sets, and which can fail in the ways that real ones can.
contract TestFeed is AggregatorV3Interface {
    /// What of it fails: nothing, `decimals`, the answer, or the length of one of the two.
    enum Mode {
        Sound,
        DecimalsRevert,
        AnswerReverts,
        AnswerTooShort,
        DecimalsEmpty
    }

    string public constant description = "TOKEN / USD";

    Mode private _mode;
    uint8 private _decimals;
    int256 private _answer;
    /// 0: as new as the block.
    uint256 private _updatedAt;

    function set(int256 answer) external {
        _answer = answer;
    }

    function setDecimals(uint8 decimals_) external {
        _decimals = decimals_;
    }

    function setUpdatedAt(uint256 updatedAt) external {
        _updatedAt = updatedAt;
    }

    function setFresh() external {
        _updatedAt = 0;
    }

    function setMode(uint8 mode) external {
        _mode = Mode(mode);
    }

    function decimals() external view returns (uint8) {
        if (_mode == Mode.DecimalsRevert) revert("decimals");
        if (_mode == Mode.DecimalsEmpty) {
            assembly {
                return(0, 0)
            }
        }
        return _decimals;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        if (_mode == Mode.AnswerReverts) revert("round");
        if (_mode == Mode.AnswerTooShort) {
            assembly {
                return(0, 32)
            }
        }
        uint256 updatedAt = _updatedAt == 0 ? block.timestamp : _updatedAt;
        return (1, _answer, updatedAt, updatedAt, 1);
    }
}

/// In place of Lido's wstETH: one is 1.05 stETH.
contract TestWstEth {
    function getStETHByWstETH(uint256 amount) external pure returns (uint256) {
        return amount * 105 / 100;
    }
}
