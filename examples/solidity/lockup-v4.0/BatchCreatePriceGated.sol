// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { AggregatorV3Interface } from
    "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { BatchLockup } from "@sablier/lockup/src/types/BatchLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupPriceGated } from "@sablier/lockup/src/types/LockupPriceGated.sol";

/// Creates price-gated streams at rising targets for one recipient, which the caller pays for.
contract BatchCreatePriceGated {
    using SafeERC20 for IERC20;

    ISablierBatchLockup public immutable BATCH_LOCKUP;
    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;
    AggregatorV3Interface public immutable FEED;

    constructor(
        ISablierBatchLockup batchLockup,
        ISablierLockup lockup,
        IERC20 token,
        AggregatorV3Interface feed
    ) {
        BATCH_LOCKUP = batchLockup;
        LOCKUP = lockup;
        TOKEN = token;
        FEED = feed;
    }

    /// Locks `amountEach` at each of the target prices, in US dollars with 8 decimals, for at most 52
    /// weeks. Approve this contract for the sum first.
    function create(
        address recipient,
        uint128 amountEach,
        uint128[] calldata targetPrices
    ) external returns (uint256[] memory streamIds) {
        uint256 sum = uint256(amountEach) * targetPrices.length;
        TOKEN.safeTransferFrom(msg.sender, address(this), sum);
        TOKEN.forceApprove(address(BATCH_LOCKUP), sum);

        uint40 start = uint40(block.timestamp);
        BatchLockup.CreateWithTimestampsLPG[] memory items =
            new BatchLockup.CreateWithTimestampsLPG[](targetPrices.length);
        for (uint256 i = 0; i < targetPrices.length; ++i) {
            items[i] = BatchLockup.CreateWithTimestampsLPG({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: amountEach,
                cancelable: false,
                transferable: true,
                timestamps: Lockup.Timestamps({ start: start, end: start + 52 weeks }),
                unlockParams: LockupPriceGated.UnlockParams({
                    oracle: FEED,
                    targetPrice: targetPrices[i]
                }),
                shape: ""
            });
        }
        streamIds = BATCH_LOCKUP.createWithTimestampsLPG(LOCKUP, TOKEN, items);
    }
}
