// cspell:ignore convertusdfeetowei depletiontimeof getrecipient hasclaimed refundableamountof setcustomfeeusdfor setnftdescriptor setprotocolfee statusof streamedamountof totaldebtof withdrawableamountof

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
  "/reference/lockup/v4.0/sablier-lockup#recover": [
    "rescue tokens that were sent to the contract by mistake",
    "surplus tokens in the lockup contract",
  ],
  "/reference/lockup/v4.0/sablier-lockup#withdrawableamountof": [
    "read how much can be taken out of a stream now",
    "call that returns the claimable balance",
  ],
  "/reference/lockup/v4.0/sablier-lockup#streamedamountof": [
    "read how much has vested so far on chain",
    "amount that has accrued until now",
  ],
  "/reference/lockup/v4.0/sablier-lockup#refundableamountof": [
    "read what the sender would get back on a cancel",
    "part of the deposit that is not streamed yet",
  ],
  "/reference/lockup/v4.0/sablier-lockup#statusof": [
    "read in which state a stream is",
    "is a stream still paying, contract call",
  ],
  "/reference/lockup/v4.0/sablier-lockup#nextstreamid": [
    "how many streams were created so far",
    "predict the id of the next stream",
  ],
  "/reference/lockup/v4.0/sablier-lockup#getrecipient": [
    "read who owns a stream",
    "address that a stream pays to",
  ],
  "/reference/lockup/v4.0/sablier-lockup#withdrawmultiple": [
    "withdraw from many streams in one transaction",
    "collect from several streams at once with a contract",
  ],
  "/reference/lockup/v4.0/sablier-lockup#burn": [
    "destroy the NFT of a depleted stream",
    "get rid of an empty stream",
  ],
  "/reference/lockup/v4.0/sablier-lockup#setnftdescriptor": [
    "replace the picture of the NFTs",
    "who may change the artwork",
  ],
  "/reference/flow/contracts/abstracts/abstract.SablierFlowBase#recover": [
    "rescue tokens that were sent to the flow contract by mistake",
    "surplus tokens in the flow contract",
  ],
  "/reference/flow/contracts/abstracts/abstract.SablierFlowBase#setprotocolfee": [
    "change the percentage that the protocol keeps of withdrawals",
    "set a fee for one token of payments",
  ],
  "/reference/flow/contracts/contract.SablierFlow#depletiontimeof": [
    "read when the deposit of a payment stream runs out",
    "until when is a payment stream funded",
  ],
  "/reference/flow/contracts/contract.SablierFlow#totaldebtof": [
    "read what is owed to the recipient in total",
    "covered and uncovered debt together",
  ],
  "/reference/airdrops/contracts/abstracts/abstract.SablierMerkleBase#hasclaimed": [
    "check on chain if an entry of the list was claimed",
    "was this index of the airdrop used already",
  ],
  "/reference/comptroller/sablier-comptroller#setcustomfeeusdfor": [
    "give one account another fee than the rest",
    "discount on the fee for one creator",
  ],
  "/reference/comptroller/sablier-comptroller#convertusdfeetowei": [
    "turn a fee in dollars into ether",
    "price of the native coin for fees",
  ],
  "/reference/lockup/v4.0/errors#price-feeds-and-targets-in-no-abi": [
    "oracle errors that tools cannot name",
    "target price too low",
  ],
  "/reference/lockup/v4.0/errors#checks-of-the-linked-library-in-no-abi": [
    "errors of the helper library",
    "unknown four bytes from a v4 creation",
  ],
  "/reference/lockup/v4.0/errors#actions-on-streams": [
    "errors of withdraw, cancel and renounce in v4",
    "why an action on a v4 stream reverts",
  ],
  "/reference/lockup/v4.0/errors#batch-contract": [
    "errors of SablierBatchLockup v4",
    "batch size zero",
  ],
  "/reference/lockup/v4.0/diagrams#fees": [
    "path of the minimum fee",
    "who receives the fee of a withdrawal",
  ],
  "/reference/lockup/v4.0/diagrams#inheritance": [
    "parents of SablierLockup v4",
    "base contracts of the newest lockup",
  ],
  "/reference/lockup/v4.0/diagrams#create": [
    "sequence of a creation in v4",
    "which transfers happen when a stream is made",
  ],
  "/reference/lockup/v4.0/hooks-and-nft#what-the-nft-shows": [
    "attributes and picture of a v4 NFT",
    "metadata of the stream token",
  ],
  "/reference/lockup/access-control#errors-for-the-wrong-caller": [
    "unauthorized error in Lockup",
    "caller is not the sender or recipient",
  ],
  "/reference/lockup/access-control#after-a-transfer-of-the-nft": [
    "rights of the former owner",
    "permissions once the stream was sold",
  ],
  "/reference/flow/access-control#errors-for-the-wrong-caller": [
    "unauthorized error in Flow",
    "pause from the wrong account",
  ],
  "/reference/airdrops/access-control#what-a-claim-needs": [
    "conditions for a successful claim",
    "can I claim for another address",
  ],
  "/reference/flow/diagrams#how-an-amount-is-computed": [
    "debt math as a drawing",
    "withdrawable amount in the contract",
  ],
  "/reference/flow/diagrams#token-flows": [
    "where tokens move in a payment",
    "deposit, withdraw and refund as a picture",
  ],
  "/reference/overview#how-the-protocols-depend-on-each-other": [
    "does Airdrops need Lockup",
    "dependencies between the contracts",
  ],
  "/reference/overview#conventions-on-these-pages": [
    "how to read the contract pages",
    "meaning of the labels in the reference",
  ],
  "/reference/comptroller/overview#receive": [
    "send ETH to the comptroller",
    "fallback for native coin",
  ],
};
