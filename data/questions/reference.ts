import type { SectionQuestions } from "./types";

/** What is asked that the reference answers beside the names of its symbols. */
export const REFERENCE_QUESTIONS: SectionQuestions = {
  "/reference/errors": [
    "what does this error or revert mean, decode hex data",
    "custom error without a name, unknown selector",
    "which function caused this custom error",
  ],
  "/reference/errors#decode-revert-data": [
    "paste the data of a failed transaction",
    "find out why a call reverted",
    "explain 0x error bytes of my transaction",
  ],
  "/reference/errors#decode-in-a-script": [
    "decode an error with viem or ethers",
    "parse revert data in javascript",
  ],
  "/reference/errors#panics": ["panic code 0x11 or 0x32, arithmetic overflow", "Panic(uint256)"],
  "/reference/lockup/access-control#what-each-role-may-do-with-a-stream": [
    "who may call withdraw, cancel, renounce, transfer or burn",
    "permissions of sender, recipient and operator",
    "onlySender, who is allowed to call what",
  ],
  "/reference/lockup/access-control#who-may-choose-where-a-withdrawal-goes": [
    "may a stranger withdraw to another address",
    "withdraw permission table",
  ],
  "/reference/lockup/access-control#what-the-admin-may-do": [
    "functions of lockup that only the admin may call",
    "who may set the descriptor or allow hooks",
  ],
  "/reference/flow/access-control#permissions-for-a-stream": [
    "who may deposit, pause, restart, refund, void or withdraw",
    "roles in a payment stream",
    "who is authorized in a payment contract",
  ],
  "/reference/flow/access-control#what-the-admin-may-do": [
    "functions of flow that only the admin may call",
    "who may set the protocol fee",
  ],
  "/reference/airdrops/access-control#what-the-campaign-admin-may-do": [
    "who may claw back or collect the fees of a campaign",
    "rights of the campaign creator on chain",
  ],
  "/reference/airdrops/access-control#what-the-factory-admin-may-do": [
    "who may set the default or custom claim fee",
    "powers of the merkle factory owner",
  ],
  "/reference/airdrops/diagrams#campaign-address": [
    "predict the address of a campaign before deploying",
    "create2 of the merkle factory",
  ],
  "/reference/lockup/diagrams#inheritance": [
    "which contract inherits from which in lockup",
    "class diagram of the vesting contracts",
  ],
  "/reference/flow/diagrams#inheritance": [
    "which contract inherits from which in flow",
    "class diagram of the payment contracts",
  ],
  "/reference/flow/diagrams#what-always-holds": ["invariants of flow", "properties for fuzz tests"],
};
