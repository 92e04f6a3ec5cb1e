// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ud2x18 } from "@prb/math/src/UD2x18.sol";
import { ud60x18 } from "@prb/math/src/UD60x18.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup, Broker, LockupDynamic } from "@sablier/lockup/src/types/DataTypes.sol";
// endregion

/// Creates two streams along curves at once, which the caller pays for.
contract BatchCreateDynamic {
    using SafeERC20 for IERC20;

    // region: state
    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;

    /// Take both addresses of Sablier from the deployments of the chain you deploy to.
    constructor(ISablierBatchLockup batchLockup, ISablierLockup lockup, IERC20 token) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
    }
    // endregion

    // region: create
    /// Streams `amountEach` to each of the two, from now on. Approve this contract for twice
    /// `amountEach` first.
    function createStreams(
        address first,
        address second,
        uint128 amountEach
    ) external returns (uint256[] memory streamIds) {
        _pullAndApprove(2 * uint256(amountEach));
        uint40 startTime = uint40(block.timestamp);
        uint128 half = amountEach / 2;
        uint128 quarter = amountEach / 4;

        BatchLockup.CreateWithTimestampsLD[] memory batch =
            new BatchLockup.CreateWithTimestampsLD[](2);
        // region: items
        batch[0] = BatchLockup.CreateWithTimestampsLD({
            sender: msg.sender, // may cancel, and gets the refund
            recipient: first,
            totalAmount: amountEach,
            cancelable: true,
            transferable: false,
            startTime: startTime,
            segments: _twoSegments(
                LockupDynamic.Segment({
                    amount: half,
                    exponent: ud2x18(0.5e18),
                    timestamp: startTime + 1 weeks
                }),
                LockupDynamic.Segment({
                    amount: amountEach - half,
                    exponent: ud2x18(2e18),
                    timestamp: startTime + 24 weeks
                })
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
            startTime: startTime,
            segments: _twoSegments(
                LockupDynamic.Segment({
                    amount: quarter,
                    exponent: ud2x18(1e18),
                    timestamp: startTime + 4 weeks
                }),
                LockupDynamic.Segment({
                    amount: amountEach - quarter,
                    exponent: ud2x18(3e18),
                    timestamp: startTime + 52 weeks
                })
            ),
            shape: "dynamicExponential", // no id fits exactly: the closest one
            broker: Broker({ account: address(0), fee: ud60x18(0) })
        });
        // endregion

        streamIds = BATCH_LOCKUP.createWithTimestampsLD(LOCKUP, TOKEN, batch);
    }
    // endregion

    // region: segments
    function _twoSegments(
        LockupDynamic.Segment memory one,
        LockupDynamic.Segment memory two
    ) private pure returns (LockupDynamic.Segment[] memory segments) {
        segments = new LockupDynamic.Segment[](2);
        segments[0] = one;
        segments[1] = two;
    }
    // endregion

    // region: pull
    /// SablierBatchLockup takes the tokens of all streams from its caller, which is this contract.
    function _pullAndApprove(uint256 amount) private {
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        TOKEN.forceApprove(address(BATCH_LOCKUP), amount);
    }
    // endregion
}
