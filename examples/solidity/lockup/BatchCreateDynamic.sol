// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup, Broker, LockupDynamic } from "@sablier/lockup/src/types/DataTypes.sol";

/// Creates two streams along curves at once, which the caller pays for.
contract BatchCreateDynamic {
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

        BatchLockup.CreateWithTimestampsLD[] memory batch =
            new BatchLockup.CreateWithTimestampsLD[](2);
        batch[0] = BatchLockup.CreateWithTimestampsLD({
            sender: msg.sender, // may cancel, and gets the refund
            recipient: first,
            totalAmount: amountEach,
            cancelable: true,
            transferable: false,
            startTime: uint40(block.timestamp),
            segments: _two(
                _segment(half, 0.5e18, 1 weeks),
                _segment(amountEach - half, 2e18, 24 weeks)
            ),
            shape: "dynamicExponential",
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });
        batch[1] = BatchLockup.CreateWithTimestampsLD({
            sender: msg.sender,
            recipient: second,
            totalAmount: amountEach,
            cancelable: false,
            transferable: false,
            startTime: uint40(block.timestamp),
            segments: _two(
                _segment(quarter, 1e18, 4 weeks),
                _segment(amountEach - quarter, 3e18, 52 weeks)
            ),
            shape: "dynamicExponential", // no id fits exactly: the closest one
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });

        streamIds = BATCH_LOCKUP.createWithTimestampsLD(LOCKUP, TOKEN, batch);
    }

    /// A segment that ends in `fromNow` seconds. An exponent of 1e18 is 1.
    function _segment(uint128 amount, uint64 exponent, uint40 fromNow)
        private view
        returns (LockupDynamic.Segment memory)
    {
        return LockupDynamic.Segment(amount, ud2x18(exponent), uint40(block.timestamp) + fromNow);
    }

    function _two(LockupDynamic.Segment memory one, LockupDynamic.Segment memory two)
        private pure
        returns (LockupDynamic.Segment[] memory segments)
    {
        segments = new LockupDynamic.Segment[](2);
        (segments[0], segments[1]) = (one, two);
    }
}
