// SPDX-License-Identifier: GPL-3.0-or-later
// cspell:ignore mload
pragma solidity >=0.8.22;

import { AggregatorV3Interface } from
    "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { ISablierComptroller } from "@sablier/evm-utils/src/interfaces/ISablierComptroller.sol";

import { LockupV4Rules } from "./LockupV4Rules.sol";
import { Recorder } from "./Recorder.sol";

/// What of the Comptroller an integrator of Lockup runs into: minimum fees in US dollars, their
/// conversion with a price feed, and calls on behalf of its admin. The first who sets something is
/// the admin. It pays out no fees and has no upgrades.
abstract contract SablierComptrollerModel is ISablierComptroller, LockupV4Rules, Recorder {
    struct Custom {
        bool enabled;
        uint256 fee;
    }

    uint256 private constant MOST = 100e8;

    address private _admin;
    address private _oracle;
    bytes32 private constant FEE_MANAGER = keccak256("FEE_MANAGEMENT_ROLE");

    mapping(bytes32 role => mapping(address account => bool)) private _roles;
    mapping(Protocol protocol => uint256) private _minimum;
    mapping(Protocol protocol => mapping(address user => Custom)) private _custom;

    modifier onlyAdmin() {
        _record();
        if (_admin == address(0)) _admin = msg.sender;
        if (msg.sender != _admin) revert CallerNotAdmin(_admin, msg.sender);
        _;
    }

    modifier onlyFeeManager() {
        _record();
        if (_admin == address(0)) _admin = msg.sender;
        if (msg.sender != _admin && !_roles[FEE_MANAGER][msg.sender]) {
            revert UnauthorizedAccess(msg.sender, FEE_MANAGER);
        }
        _;
    }

    function grantRole(bytes32 role, address account) external onlyAdmin {
        if (_roles[role][account]) revert AccountAlreadyHasRole(role, account);
        _roles[role][account] = true;
        emit GrantRole(msg.sender, account, role);
    }

    function admin() external view returns (address) {
        return _admin;
    }

    function oracle() external view returns (address) {
        return _oracle;
    }

    function MAX_FEE_USD() external pure returns (uint256) {
        return MOST;
    }

    function MINIMAL_INTERFACE_ID() external pure returns (bytes4) {
        return 0x65443910;
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x65443910 || interfaceId == 0x01ffc9a7;
    }

    function setMinFeeUSD(Protocol protocol, uint256 newMinFeeUSD) external onlyFeeManager {
        _checkFee(newMinFeeUSD);
        emit SetMinFeeUSD(protocol, msg.sender, _minimum[protocol], newMinFeeUSD);
        _minimum[protocol] = newMinFeeUSD;
    }

    function setCustomFeeUSDFor(
        Protocol protocol,
        address user,
        uint256 customFeeUSD
    ) external onlyFeeManager {
        _checkFee(customFeeUSD);
        emit UpdateCustomFeeUSD(
            protocol, msg.sender, user, _feeOf(protocol, user), customFeeUSD
        );
        _custom[protocol][user] = Custom({ enabled: true, fee: customFeeUSD });
    }

    function disableCustomFeeUSDFor(Protocol protocol, address user) external onlyFeeManager {
        emit UpdateCustomFeeUSD(
            protocol, msg.sender, user, _feeOf(protocol, user), _minimum[protocol]
        );
        delete _custom[protocol][user];
    }

    /// A feed must answer, unless it is taken away.
    function setOracle(address newOracle) external onlyAdmin {
        if (newOracle != address(0)) AggregatorV3Interface(newOracle).latestRoundData();
        emit SetOracle(msg.sender, _oracle, newOracle);
        _oracle = newOracle;
    }

    function execute(
        address target,
        bytes calldata targetCallData
    ) external onlyAdmin returns (bytes memory result) {
        bool success;
        (success, result) = target.call(targetCallData);
        if (!success) {
            if (result.length == 0) revert SablierComptroller_ExecutionFailedSilently();
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
        emit Execute(target, targetCallData, result);
    }

    function getMinFeeUSD(Protocol protocol) external view returns (uint256) {
        return _minimum[protocol];
    }

    function getMinFeeUSDFor(Protocol protocol, address user) external view returns (uint256) {
        return _feeOf(protocol, user);
    }

    function calculateMinFeeWei(Protocol protocol) external view returns (uint256) {
        return _toWei(_minimum[protocol]);
    }

    function calculateMinFeeWeiFor(
        Protocol protocol,
        address user
    ) external view returns (uint256) {
        return _toWei(_feeOf(protocol, user));
    }

    function convertUSDFeeToWei(uint256 feeUSD) external view returns (uint256) {
        return _toWei(feeUSD);
    }

    /// No fee without a price: none set, one that makes no sense, or older than a day.
    function _toWei(uint256 feeUSD) private view returns (uint256) {
        if (_oracle == address(0) || feeUSD == 0) return 0;
        (uint128 price, uint256 updatedAt) = _safePrice(AggregatorV3Interface(_oracle));
        if (price == 0 || block.timestamp - updatedAt > 1 days) return 0;
        return feeUSD * 1e18 / price;
    }

    function _feeOf(Protocol protocol, address user) private view returns (uint256) {
        Custom storage custom = _custom[protocol][user];
        return custom.enabled ? custom.fee : _minimum[protocol];
    }

    receive() external payable { }

    function _checkFee(uint256 feeUSD) private pure {
        if (feeUSD > MOST) revert SablierComptroller_MaxFeeUSDExceeded(feeUSD, MOST);
    }
}
