// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

// region: imports
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { UD21x18 } from "@prb/math/src/UD21x18.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";
// endregion

/// Opens Flow streams of 1,000 tokens every 30 days, without a deposit.
contract CreateStream {
    // region: state
    /// 1,000 tokens in 30 days, rounded down: 1,000e18 / 2,592,000. The same for every token.
    UD21x18 public constant RATE = UD21x18.wrap(385_802_469_135_802);

    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    /// Take the address of SablierFlow from the deployments of the chain you deploy to.
    constructor(ISablierFlow flow, IERC20 token) {
        FLOW = flow;
        TOKEN = token;
    }
    // endregion

    // region: create
    /// Opens a stream from the caller to `recipient`. No tokens move, so none must be approved.
    function create(address recipient) external returns (uint256 streamId) {
        streamId = FLOW.create(
            msg.sender, // sender: may adjust, pause, refund and void
            recipient, // owner of the NFT: may withdraw and void
            RATE,
            TOKEN,
            true // transferable: the recipient may hand the stream on
        );
    }
    // endregion
}
