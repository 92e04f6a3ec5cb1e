// SPDX-License-Identifier: GPL-3.0-or-later
// cspell:ignore stablecoins
pragma solidity >=0.8.22;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A plain token of OpenZeppelin that anyone may mint.
contract TestToken is ERC20 {
    uint8 private immutable _decimals;

    constructor(string memory symbol_, uint8 decimals_) ERC20(symbol_, symbol_) {
        _decimals = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

/// A token in the manner of old stablecoins: its functions return nothing, and an allowance can only
/// be changed to or from zero.
contract VoidToken {
    error AllowanceNotZero(uint256 current);
    error AllowanceTooLow(address spender, uint256 allowance, uint256 needed);
    error BalanceTooLow(address account, uint256 balance, uint256 needed);

    uint8 public immutable decimals;
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    constructor(uint8 decimals_) {
        decimals = decimals_;
    }

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        uint256 current = allowance[msg.sender][spender];
        if (amount != 0 && current != 0) revert AllowanceNotZero(current);
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        uint256 current = allowance[from][msg.sender];
        if (current < amount) revert AllowanceTooLow(msg.sender, current, amount);
        allowance[from][msg.sender] = current - amount;
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private {
        uint256 balance = balanceOf[from];
        if (balance < amount) revert BalanceTooLow(from, balance, amount);
        balanceOf[from] = balance - amount;
        balanceOf[to] += amount;
    }
}
