// SPDX-License-Identifier: MIT-0
pragma solidity >=0.8.22;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";

/// The one call of Flow v3.0 that is written differently for v2.0.
contract Migrating is Ownable {
    ISablierFlow public immutable FLOW;
    IERC20 public immutable TOKEN;

    constructor(address owner, ISablierFlow flow, IERC20 token) Ownable(owner) {
        FLOW = flow;
        TOKEN = token;
    }

    // region: recover
    /// This contract is the admin of the Comptroller.
    function recover() external onlyOwner {
        // Without a surplus, Flow transfers 0 tokens.
        bytes memory data = abi.encodeCall(ISablierFlow.recover, (TOKEN, owner()));
        FLOW.comptroller().execute(address(FLOW), data);
    }
    // endregion
}
