// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { AggregatorV3Interface } from
    "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { Lockup } from "@sablier/lockup/src/types/Lockup.sol";
import { LockupPriceGated } from "@sablier/lockup/src/types/LockupPriceGated.sol";

/// Creates streams that unlock at a price or at their end, which the caller pays for.
contract CreatePriceGated {
    using SafeERC20 for IERC20;

    ISablierLockup public immutable LOCKUP;
    IERC20 public immutable TOKEN;
    /// Price feed of the token in US dollars. Check on its provider's page that it is the right one.
    AggregatorV3Interface public immutable FEED;

    constructor(ISablierLockup lockup, IERC20 token, AggregatorV3Interface feed) {
        LOCKUP = lockup;
        TOKEN = token;
        FEED = feed;
    }

    /// Locks `depositAmount` until the token costs `targetPrice`, for at most 365 days. The price has
    /// 8 decimals, whatever the feed has: 5000e8 is 5,000 US dollars. Approve this contract first.
    function create(
        address recipient,
        uint128 depositAmount,
        uint128 targetPrice
    ) external returns (uint256 streamId) {
        TOKEN.safeTransferFrom(msg.sender, address(this), depositAmount);
        TOKEN.forceApprove(address(LOCKUP), depositAmount);

        uint40 start = uint40(block.timestamp);
        streamId = LOCKUP.createWithTimestampsLPG(
            Lockup.CreateWithTimestamps({
                sender: msg.sender,
                recipient: recipient,
                depositAmount: depositAmount, // base units of the token
                token: TOKEN,
                cancelable: false, // else the sender can take everything back below the target
                transferable: true,
                timestamps: Lockup.Timestamps({ start: start, end: start + 365 days }),
                shape: "" // neither stored nor emitted
            }),
            LockupPriceGated.UnlockParams({ oracle: FEED, targetPrice: targetPrice })
        );
    }
}
