// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup, Broker, LockupTranched } from "@sablier/lockup/src/types/DataTypes.sol";

/// Creates two tranched streams at once, which the caller pays for.
contract BatchCreateTranched {
    using SafeERC20 for IERC20;

    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    constructor(ISablierBatchLockup batchLockup, ISablierLockup lockup, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
    }

    /// Streams `amountEach` to each of the two, from now on. Approve this contract for twice
    /// `amountEach` first.
    function createStreams(
        address first,
        address second,
        uint128 amountEach
    ) external returns (uint256[] memory streamIds) {
        // SablierBatchLockup takes the tokens of all streams from its caller.
        uint256 sum = 2 * uint256(amountEach);
        TOKEN.safeTransferFrom(msg.sender, address(this), sum);
        TOKEN.forceApprove(address(BATCH_LOCKUP), sum);

        uint128 half = amountEach / 2;
        uint128 quarter = amountEach / 4;

        BatchLockup.CreateWithTimestampsLT[] memory batch =
            new BatchLockup.CreateWithTimestampsLT[](2);
        batch[0] = BatchLockup.CreateWithTimestampsLT({
            sender: msg.sender, // may cancel, and gets the refund
            recipient: first,
            totalAmount: amountEach,
            cancelable: true,
            transferable: false,
            startTime: uint40(block.timestamp),
            tranches: _two(
                _tranche(half, 1 weeks),
                _tranche(amountEach - half, 24 weeks)
            ),
            shape: "tranchedStepper",
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });
        batch[1] = BatchLockup.CreateWithTimestampsLT({
            sender: msg.sender,
            recipient: second,
            totalAmount: amountEach,
            cancelable: false,
            transferable: false,
            startTime: uint40(block.timestamp),
            tranches: _two(
                _tranche(quarter, 4 weeks),
                _tranche(amountEach - quarter, 24 weeks)
            ),
            shape: "tranchedBackweighted",
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });

        streamIds = BATCH_LOCKUP.createWithTimestampsLT(LOCKUP, TOKEN, batch);
    }

    /// A tranche that unlocks in `fromNow` seconds.
    function _tranche(uint128 amount, uint40 fromNow)
        private view
        returns (LockupTranched.Tranche memory)
    {
        return LockupTranched.Tranche(amount, uint40(block.timestamp) + fromNow);
    }

    function _two(LockupTranched.Tranche memory one, LockupTranched.Tranche memory two)
        private pure
        returns (LockupTranched.Tranche[] memory tranches)
    {
        tranches = new LockupTranched.Tranche[](2);
        (tranches[0], tranches[1]) = (one, two);
    }
}
