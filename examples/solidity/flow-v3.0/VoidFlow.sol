// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Flow } from "@sablier/flow/src/types/DataTypes.sol";

import { FlowTreasury } from "./FlowTreasury.sol";

/// Ends streams of which this contract is the sender. A voided stream never runs again.
contract VoidFlow is FlowTreasury {
    /// The start has come: use `end`.
    error Started(uint256 streamId);

    constructor(address owner, ISablierFlow flow, IERC20 token) FlowTreasury(owner, flow, token) { }

    // region: end
    /// Pays the debt that has no cover, ends the stream, and takes back the rest. Approve this
    /// contract for the uncovered debt first, with a margin for the seconds until then.
    function end(uint256 streamId, address recipient) external onlyOwner returns (uint128 refund) {
        uint128 missing = SafeCast.toUint128(FLOW.uncoveredDebtOf(streamId));
        if (missing > 0) {
            _pullAndApprove(missing);
            FLOW.deposit(streamId, missing, address(this), recipient);
        }
        FLOW.void(streamId);
        refund = _refundRest(streamId);
    }
    // endregion

    // region: write-off
    /// Ends the stream and writes off the debt that has no cover.
    function writeOff(uint256 streamId) external onlyOwner {
        FLOW.void(streamId);
    }
    // endregion

    // region: call-off
    /// Calls a stream off before its start, and takes back what was deposited.
    function callOff(uint256 streamId) external onlyOwner returns (uint128 refund) {
        if (FLOW.statusOf(streamId) != Flow.Status.PENDING) revert Started(streamId);
        FLOW.void(streamId);
        refund = _refundRest(streamId);
    }
    // endregion

    function _refundRest(uint256 streamId) private returns (uint128 refund) {
        // A refund of 0 reverts.
        if (FLOW.refundableAmountOf(streamId) == 0) return 0;
        refund = FLOW.refundMax(streamId);
        _passOn(refund);
    }
}
