// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
import { Flow } from "@sablier/flow/src/types/DataTypes.sol";

/// Reads the debt of a stream, in base units of its token.
contract ReadDebt {
    ISablierFlow public immutable FLOW;

    struct Debt {
        uint256 total;
        uint128 covered;
        uint256 uncovered;
        uint128 refundable;
    }

    constructor(ISablierFlow flow) {
        FLOW = flow;
    }

    function debtOf(uint256 streamId) external view returns (Debt memory) {
        return Debt({
            total: FLOW.totalDebtOf(streamId),
            covered: FLOW.coveredDebtOf(streamId),
            uncovered: FLOW.uncoveredDebtOf(streamId),
            refundable: FLOW.refundableAmountOf(streamId)
        });
    }

    /// First second in which the debt exceeds the balance; 0 if it already does, and `max` if time
    /// alone does not lead there.
    function depletionOf(uint256 streamId) external view returns (uint256) {
        if (FLOW.getRatePerSecond(streamId).unwrap() == 0) {
            return FLOW.uncoveredDebtOf(streamId) > 0 ? 0 : type(uint256).max;
        }
        // depletionTimeOf reverts without a balance: the first base unit of debt has no cover.
        if (FLOW.getBalance(streamId) == 0) return 0;
        return FLOW.depletionTimeOf(streamId);
    }

    /// Whether the recipient can rely on the next payment.
    function isSolvent(uint256 streamId) external view returns (bool) {
        Flow.Status status = FLOW.statusOf(streamId);
        return status == Flow.Status.STREAMING_SOLVENT || status == Flow.Status.PENDING;
    }
}
