// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { MerkleProof } from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import { ISablierMerkleBase } from "@sablier/airdrops/src/interfaces/ISablierMerkleBase.sol";
import { ISablierMerkleFactory } from "@sablier/airdrops/src/interfaces/ISablierMerkleFactory.sol";
import { MerkleBase } from "@sablier/airdrops/src/types/DataTypes.sol";

import { Recorder } from "./Recorder.sol";

/// What every campaign does. The models of the three types inherit it under the interface of their
/// type and say what a claim pays out. A test replays the recorded executions of the released
/// contracts on them.
abstract contract SablierMerkleBaseModel is ISablierMerkleBase, Recorder {
    using SafeERC20 for IERC20;

    MerkleBase.ConstructorParams internal _base;
    address private _factory;
    address private _admin;
    uint256 private _fee;
    uint40 private _firstClaimTime;
    mapping(uint256 index => bool) private _claimed;

    /// The factory asks for the fee of the creator, which stays as it is at that moment.
    function _setUp(MerkleBase.ConstructorParams memory baseParams, address creator) internal {
        _base = baseParams;
        _admin = baseParams.initialAdmin;
        _factory = msg.sender;
        _fee = ISablierMerkleFactory(msg.sender).getFee(creator);
        emit TransferAdmin(address(0), _admin);
    }

    function claim(
        uint256 index,
        address recipient,
        uint128 amount,
        bytes32[] calldata merkleProof
    ) external payable {
        if (_hasExpired()) {
            revert SablierMerkleBase_CampaignExpired(block.timestamp, _base.expiration);
        }
        if (msg.value < _fee) revert SablierMerkleBase_InsufficientFeePayment(msg.value, _fee);
        if (_claimed[index]) revert SablierMerkleBase_StreamClaimed(index);
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))));
        if (!MerkleProof.verify(merkleProof, _base.merkleRoot, leaf)) {
            revert SablierMerkleBase_InvalidProof();
        }
        if (_firstClaimTime == 0) _firstClaimTime = uint40(block.timestamp);
        _claimed[index] = true;
        _payOut(index, recipient, amount);
    }

    function clawback(address to, uint128 amount) external {
        if (msg.sender != _admin) revert CallerNotAdmin(_admin, msg.sender);
        bool late = _firstClaimTime > 0 && block.timestamp > _firstClaimTime + 7 days;
        if (late && !_hasExpired()) {
            revert SablierMerkleBase_ClawbackNotAllowed(
                block.timestamp, _base.expiration, _firstClaimTime
            );
        }
        _base.token.safeTransfer(to, amount);
        emit Clawback(_admin, to, amount);
    }

    function collectFees(address factoryAdmin) external returns (uint256 feeAmount) {
        if (msg.sender != _factory) revert SablierMerkleBase_CallerNotFactory(_factory, msg.sender);
        feeAmount = address(this).balance;
        (bool success,) = factoryAdmin.call{ value: feeAmount }("");
        if (!success) revert SablierMerkleBase_FeeTransferFail(factoryAdmin, feeAmount);
    }

    function transferAdmin(address newAdmin) external {
        if (msg.sender != _admin) revert CallerNotAdmin(_admin, msg.sender);
        emit TransferAdmin(_admin, newAdmin);
        _admin = newAdmin;
    }

    function _payOut(uint256 index, address recipient, uint128 amount) internal virtual { }

    // ------------------------------------------------------------------------------------- reads

    function admin() external view returns (address) {
        return _currentAdmin();
    }

    function EXPIRATION() external view returns (uint40) {
        return _base.expiration;
    }

    function FACTORY() external view returns (address) {
        return _factory;
    }

    function FEE() external view returns (uint256) {
        return _fee;
    }

    function MERKLE_ROOT() external view returns (bytes32) {
        return _base.merkleRoot;
    }

    function TOKEN() external view returns (IERC20) {
        return _base.token;
    }

    function campaignName() external view returns (string memory) {
        return _stored(_base.campaignName);
    }

    function shape() external view returns (string memory) {
        return _stored(_base.shape);
    }

    function ipfsCID() external view returns (string memory) {
        return _base.ipfsCID;
    }

    function getFirstClaimTime() external view returns (uint40) {
        return _firstClaimTime;
    }

    function hasClaimed(uint256 index) external view returns (bool) {
        return _claimed[index];
    }

    function hasExpired() external view returns (bool) {
        return _hasExpired();
    }

    function _hasExpired() private view returns (bool) {
        return _base.expiration > 0 && _base.expiration <= block.timestamp;
    }

    function _currentAdmin() internal view returns (address) {
        return _admin;
    }

    /// Texts are kept in one word: cut to 32 bytes, and filled up with zeros.
    function _stored(string memory text) internal pure returns (string memory) {
        return string(abi.encodePacked(bytes32(bytes(text))));
    }
}
