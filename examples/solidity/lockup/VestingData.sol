// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";
import { LockupTranched } from "@sablier/lockup/src/types/DataTypes.sol";

/// Answers where the tokens of Lockup streams are. All amounts in base units.
contract VestingData {
    struct Figures {
        uint128 streamed;
        uint128 withdrawn;
        uint128 refunded;
        uint128 inStream;
        uint128 locked;
        uint128 unlocked;
        uint128 vestedNotWithdrawn;
    }

    ISablierLockup public immutable LOCKUP;

    error AllUnlocked(uint256 streamId);

    constructor(ISablierLockup lockup) {
        LOCKUP = lockup;
    }

    /// Where the deposit of a stream is now.
    function figuresOf(uint256 streamId) public view returns (Figures memory figures) {
        uint128 deposited = LOCKUP.getDepositedAmount(streamId);
        uint128 streamed = LOCKUP.streamedAmountOf(streamId);
        uint128 withdrawn = LOCKUP.getWithdrawnAmount(streamId);
        uint128 refunded = LOCKUP.getRefundedAmount(streamId);

        figures = Figures({
            streamed: streamed,
            withdrawn: withdrawn,
            refunded: refunded,
            inStream: deposited - withdrawn - refunded,
            locked: deposited - streamed - refunded,
            unlocked: streamed + refunded,
            vestedNotWithdrawn: streamed - withdrawn
        });
    }

    /// What is still locked in those of the streams that are in this token.
    function lockedSupply(
        IERC20 token,
        uint256[] calldata streamIds
    ) external view returns (uint256 locked) {
        for (uint256 i = 0; i < streamIds.length; ++i) {
            if (LOCKUP.getUnderlyingToken(streamIds[i]) == token) {
                locked += figuresOf(streamIds[i]).locked;
            }
        }
    }

    /// Amount and time of the next unlock of a tranched stream.
    function nextTrancheOf(uint256 streamId)
        external
        view
        returns (uint128 amount, uint40 timestamp)
    {
        LockupTranched.Tranche[] memory tranches = LOCKUP.getTranches(streamId);
        for (uint256 i = 0; i < tranches.length; ++i) {
            if (tranches[i].timestamp > block.timestamp) {
                return (tranches[i].amount, tranches[i].timestamp);
            }
        }
        revert AllUnlocked(streamId);
    }
}
