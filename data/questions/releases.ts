// cspell:ignore resses

import type { SectionQuestions } from "./types";

/** What people ask about Lockup v3.0 and v4.0, Flow v3.0, the Comptroller, and the moves between releases. */
export const RELEASE_QUESTIONS: SectionQuestions = {
  "/guides/lockup/v4.0/overview#install-the-package": [
    "which npm package has the v4 contracts",
    "import paths of Lockup v4.0",
  ],
  "/guides/lockup/v4.0/environment": [
    "install",
    "npm install",
    "foundry project for the newest Lockup",
    "test my integration with v4.0 without a network",
  ],
  "/guides/lockup/v4.0/linear#granularity": [
    "unlock once a week instead of every second",
    "linear stream in steps, monthly unlocks with granularity",
    "why does my linear stream only move once a day",
  ],
  "/guides/lockup/v4.0/price-gated": [
    "vest tokens when the price hits a target",
    "milestone bonus by token price in Solidity",
    "use a Chainlink oracle to unlock tokens",
  ],
  "/guides/lockup/v4.0/price-gated#feed": [
    "which price feed do I pass to createWithTimestampsLPG",
    "decimals of the target price",
  ],
  "/guides/lockup/v4.0/price-gated#withdraw": [
    "can I take a part of a price gated stream",
    "withdrawal from a price-gated stream reverts with another amount",
  ],
  "/guides/lockup/v4.0/keeper": [
    "bot that claims when the price target is hit",
    "automate withdrawals from a price-gated stream",
    "script that watches an oracle and withdraws",
  ],
  "/guides/lockup/v4.0/keeper#check": [
    "verify an oracle before I accept tokens locked at a price",
    "is this Chainlink price outdated",
    "heartbeat and staleness of a price feed",
  ],
  "/guides/lockup/v4.0/keeper#sequencer": [
    "L2 outage and old oracle prices",
    "Arbitrum or Base sequencer down, price target",
  ],
  "/guides/lockup/v4.0/safe": [
    "vesting from a Gnosis Safe with the newest Lockup",
    "multisig batch that approves and creates v4.0 streams",
    "JSON of the Safe transaction builder for Lockup v4.0",
  ],
  "/guides/lockup/v4.0/batch#models": [
    "batch of exponential streams in Solidity",
    "monthly unlocks for a whole team in one call",
    "createWithDurationsLD or createWithTimestampsLT of SablierBatchLockup",
  ],
  "/guides/lockup/v4.0/tranched#durations": [
    "unlock more each year, backweighted, in code",
    "TrancheWithDuration sample for v4.0",
  ],
  "/guides/lockup/v4.0/batch": [
    "create many v4.0 streams in one transaction",
    "who is the funder in the events of a batch",
    "create hundreds of vesting streams in one transaction",
  ],
  "/guides/lockup/v4.0/withdraw#fee": [
    "how much ether do I send with a withdrawal",
    "withdraw reverts since v3 because of a missing fee",
    "InsufficientFeePayment when withdrawing",
    "ETH to attach to withdraw, calculateMinFeeWei",
    "msg.value of a withdrawal",
  ],
  "/guides/lockup/v4.0/withdraw#many": [
    "withdrawMultiple succeeded but nothing was paid",
    "fee for withdrawing from several streams at once",
    "loop over ids and withdraw them together",
  ],
  "/guides/lockup/v4.0/cancel#many": [
    "cancelMultiple did not cancel one of my streams",
    "how do I see which cancellations failed",
  ],
  "/guides/lockup/v4.0/renounce": [
    "renounceMultiple is gone, what now",
    "give up the right to cancel many streams",
  ],
  "/guides/lockup/v4.0/transfer": [
    "sell a stream and take out what is there first",
    "hand over the NFT of a v4.0 stream",
  ],
  "/guides/lockup/v4.0/vesting-data": [
    "read the granularity and the target price of a stream",
    "getters for a dashboard of v4.0 streams",
  ],
  "/guides/lockup/v4.0/gas": [
    "gas of creating a v4.0 stream, linear, dynamic or tranched",
    "how many tranches fit into a transaction",
    "how expensive is it to create, withdraw or cancel",
    "gas units of each function in v4",
  ],
  "/guides/lockup/v4.0/from-v2.0": [
    "migrate my integration from v2.0 to v4.0",
    "upgrade checklist for Lockup, breaking changes since 2025",
    "port my code to the newest release",
  ],
  "/guides/lockup/v4.0/from-v3.0": [
    "what breaks between v3.0 and v4.0",
    "difference between October 2025 and March 2026 contracts",
  ],
  "/guides/lockup/v4.0/from-v3.0#rounding": [
    "amounts differ by a few base units from my own formula",
    "why is the streamed amount higher than in the old release",
  ],
  "/guides/lockup/v4.0/from-v3.0#library-errors": [
    "my client does not know SablierLockupHelpers errors",
    "new selectors of the create checks in the newest Lockup",
  ],
  "/guides/lockup/v3.0/from-v2.0": [
    "move from v2.0 to v3.0",
    "do my old streams move to the new contract",
  ],
  "/guides/lockup/v3.0/from-v2.0#renounce-multiple": [
    "renounceMultiple was removed, what replaces it",
    "renounce several streams since v3.0",
  ],
  "/guides/lockup/v3.0/from-v2.0#create": [
    "where did the broker go",
    "totalAmount is not known any more, depositAmount",
  ],
  "/guides/lockup/v3.0/from-v2.0#admin": [
    "admin() does not exist on the new Lockup",
    "who replaced the admin of the contract",
  ],
  "/guides/lockup/v3.0/from-v2.0#max-count": [
    "MAX_COUNT is missing in the ABI",
    "maximum number of segments in new releases",
  ],
  "/reference/lockup/v4.0/errors": [
    "list of all errors of Lockup v4.0 with selectors",
    "which errors are in no ABI",
  ],
  "/reference/lockup/v4.0/diagrams#access-control": [
    "who may cancel, withdraw and transfer in v4.0",
    "permissions of every function of the newest Lockup",
  ],
  "/reference/lockup/v4.0/diagrams#comptroller": [
    "what power does the comptroller have over my stream",
    "can the comptroller take my deposit or pause withdrawals",
  ],
  "/reference/lockup/v4.0/diagrams#storage": [
    "storage layout of SablierLockup v4.0",
    "in which slot does Lockup keep its streams",
  ],
  "/reference/lockup/v3.0/differences": [
    "what is new in v3.0",
    "how does v3.0 differ from its neighbors",
  ],
  "/reference/comptroller/overview#roles": [
    "who may change the minimum fee",
    "fee collector and fee management role",
    "who may withdraw the collected fees",
  ],
  "/reference/comptroller/overview#price-conversion": [
    "how is the fee in dollars turned into wei",
    "why is the minimum fee 0 on my chain",
  ],
  "/reference/comptroller/overview#addresses": [
    "address of the comptroller on my chain",
    "is the comptroller at one address on every chain",
  ],
  "/reference/comptroller/overview#proxy": [
    "is the comptroller upgradeable, what is behind the proxy",
    "who may replace the code of the comptroller",
  ],
  "/deployments#which-release": [
    "which version is my stream, how do I find out",
    "what does LK2 or FL3 in a stream id mean",
    "find the release by a contract address",
  ],
  "/guides/lockup/v4.0/overview": [
    "start with the newest contracts",
    "what can I call in Lockup v4.0",
  ],
  "/guides/lockup/v4.0/linear": [
    "create stream",
    "create a linear stream in the newest release",
    "createWithDurationsLL of v4.0 with sample code",
    "solidity sample for linear vesting with the latest contracts",
  ],
  "/guides/lockup/v4.0/dynamic": [
    "segments in the newest release, sample code",
    "custom curve with Lockup v4.0",
    "solidity sample for an exponential curve",
  ],
  "/guides/lockup/v4.0/tranched": [
    "tranches in the newest release, sample code",
    "unlock dates with Lockup v4.0",
    "solidity sample for monthly or quarterly unlocks",
  ],
  "/guides/lockup/v4.0/hooks": [
    "write a recipient contract for v4.0",
    "callbacks in the newest release",
  ],
  "/guides/lockup/v4.0/etherscan": [
    "use v4.0 by hand on the explorer",
    "withdraw on etherscan with the minimum fee",
  ],
  "/guides/lockup/v4.0/cancel": [
    "cancel in the newest release",
    "refund the sender with v4.0",
    "revoke unvested tokens programmatically",
  ],
  "/guides/lockup/v4.0/withdraw": [
    "withdraw in the newest release",
    "pay the recipient with v4.0",
    "pull vested tokens out with a script",
  ],
  "/reference/comptroller/overview": [
    "what is the comptroller for",
    "contract that sets fees for all protocols",
    "contract that sets and collects minimum fees",
  ],
  "/guides/airdrops/v3.0/overview#types": [
    "which campaign type fits my token distribution",
    "five kinds of airdrop campaigns compared",
    "airdrop with or without vesting",
  ],
  "/guides/airdrops/v3.0/overview#life": [
    "steps from a spreadsheet to claimed tokens",
    "who pays the gas and the fee of an airdrop",
  ],
  "/guides/airdrops/v3.0/overview#changes": [
    "what is new in Airdrops v3.0",
    "can I use my old Merkle tree with the newest airdrop contracts",
  ],
  "/guides/airdrops/v3.0/environment": [
    "foundry project for the newest airdrop contracts",
    "remappings for @sablier/airdrops 3.0.1",
  ],
  "/guides/airdrops/v3.0/environment#test": [
    "unit test a Merkle claim in Solidity",
    "mock the comptroller fee in a forge test of a campaign",
  ],
  "/guides/airdrops/v3.0/list": [
    "compute the Merkle root of my recipients in TypeScript",
    "turn a spreadsheet of addresses into proofs",
  ],
  "/guides/airdrops/v3.0/list#leaf": [
    "what is hashed for each recipient",
    "is the leaf the same for instant and vested campaigns",
    "can a multisig be on the list",
  ],
  "/guides/airdrops/v3.0/list#openzeppelin": [
    "StandardMerkleTree leaf encoding for Sablier",
    "does any Merkle tree library work with a campaign",
  ],
  "/guides/airdrops/v3.0/list#publish": [
    "pin the allocations of a v3.0 campaign on IPFS",
    "form of the IPFS file of an airdrop",
  ],
  "/guides/airdrops/v3.0/create-instant": [
    "deploy an airdrop without vesting on v3.0",
    "createMerkleInstant from Solidity",
  ],
  "/guides/airdrops/v3.0/create-instant#claim-type": [
    "DEFAULT or ATTEST for my campaign",
    "nobody can claim from my campaign with type EXECUTE",
  ],
  "/guides/airdrops/v3.0/create-instant#fund": [
    "when do I send the tokens to the campaign contract",
    "what to check before I fund an airdrop",
  ],
  "/guides/airdrops/v3.0/create-instant#compute-address": [
    "predict where a campaign will be deployed",
    "create the same campaign twice",
  ],
  "/guides/airdrops/v3.0/create-linear": [
    "airdrop whose claims become vesting streams",
    "airstream with a cliff on the newest release",
  ],
  "/guides/airdrops/v3.0/create-linear#granularity": [
    "computeMerkleLL returns another address than the campaign has",
    "unlock once a day in an airdrop with vesting",
  ],
  "/guides/airdrops/v3.0/create-linear#try": [
    "all claims of my vested airdrop revert",
    "test the schedule of an airdrop before recipients do",
  ],
  "/guides/airdrops/v3.0/create-linear#late": [
    "why did my claim give tokens and no stream",
    "claim event without a stream id",
  ],
  "/guides/airdrops/v3.0/create-tranched": [
    "airdrop that unlocks monthly or in parts",
    "createMerkleLT in v3.0",
  ],
  "/guides/airdrops/v3.0/create-tranched#tranches": [
    "three equal thirds do not add up to 100 percent",
    "who gets the rounding of tranches",
  ],
  "/guides/airdrops/v3.0/create-vca": [
    "airdrop that pays more to people who wait",
    "penalty for claiming early",
  ],
  "/guides/airdrops/v3.0/create-vca#redistribution": [
    "share the forfeited tokens among patient recipients",
    "how large is the bonus of a late claim",
  ],
  "/guides/airdrops/v3.0/create-vca#seven-days": [
    "why must a VCA campaign stay open a week after vesting",
    "ExpirationTooEarly when I create a campaign",
  ],
  "/guides/airdrops/v3.0/create-vca#claims": [
    "can somebody else trigger my early claim",
    "why has a VCA campaign no claim function",
  ],
  "/guides/airdrops/v3.0/create-execute": [
    "airdrop straight into a vault",
    "stake tokens while claiming them",
    "claimed tokens went into a contract, not my wallet",
  ],
  "/guides/airdrops/v3.0/create-execute#target": [
    "which staking contracts work with an Execute campaign",
    "stake credited to the campaign instead of the user",
  ],
  "/guides/airdrops/v3.0/create-execute#approval": [
    "can the target take all tokens of the campaign",
    "is it safe that recipients choose the arguments",
  ],
  "/guides/airdrops/v3.0/gas": [
    "how much gas does an airdrop cost on v3.0",
    "gas of one claim with and without vesting",
  ],
  "/guides/airdrops/v3.0/verify": [
    "publish the source of my airdrop contract on Etherscan",
    "forge verify-contract for a campaign",
  ],
  "/guides/airdrops/v3.0/verify#before-you-claim": [
    "is this v3.0 airdrop campaign genuine",
    "how do I know an airdrop contract is not a scam",
  ],
  "/guides/flow/v3.0/overview": [
    "newest release of Flow for developers",
    "build payroll on the newest Flow contract",
  ],
  "/guides/flow/v3.0/overview#changes": [
    "what is new in Flow v3.0",
    "did the newest Flow release break my integration",
  ],
  "/guides/flow/v3.0/environment": [
    "foundry project for the newest Flow",
    "test my payroll contract without a network",
  ],
  "/guides/flow/v3.0/environment#local-chain": [
    "run the real Sablier contracts on anvil",
    "local test network with Lockup, Flow and the Comptroller",
    "where do I get a token to try the samples",
  ],
  "/guides/flow/v3.0/create": [
    "createAndDeposit in Flow v3.0",
    "pay a salary by the second from a script",
  ],
  "/guides/flow/v3.0/create#future": [
    "payment stream that begins on a date",
    "contract of an employee who joins later",
  ],
  "/guides/flow/v3.0/create#past": [
    "salary owed since an earlier date",
    "new Flow stream is insolvent from its first block",
  ],
  "/guides/flow/v3.0/create#params": [
    "is the rate in the token's decimals or in 18",
    "start time argument of create in Flow",
  ],
  "/guides/flow/v3.0/deposit": [
    "add tokens to a running payment stream in v3.0",
    "fund somebody else's Flow stream",
  ],
  "/guides/flow/v3.0/deposit#guard": [
    "why does a deposit need the recipient in Flow v3.0",
    "SablierFlow_NotStreamRecipient after a transfer",
  ],
  "/guides/flow/v3.0/deposit#amount": [
    "deposit enough for the next month of a stream",
    "how many tokens does my stream lack",
  ],
  "/guides/flow/v3.0/adjust-rate": [
    "change the pay of an employee on Flow v3.0",
    "lower the rate of a running stream",
  ],
  "/guides/flow/v3.0/adjust-rate#treasury": [
    "contract that is the sender of Flow streams",
    "who may adjust when a contract created the stream",
  ],
  "/guides/flow/v3.0/pause": ["stop a Flow v3.0 stream for a month", "is the time of a pause paid"],
  "/guides/flow/v3.0/pause#restart": [
    "start a paused stream again at another rate",
    "why does restart ask for a rate",
  ],
  "/guides/flow/v3.0/refund": [
    "get my deposit back from a Flow v3.0 stream",
    "refundMax return value",
  ],
  "/guides/flow/v3.0/refund#running": [
    "what happens to a stream after a full refund",
    "stream turned insolvent after refundMax",
  ],
  "/guides/flow/v3.0/withdraw": [
    "take my salary out of a Flow v3.0 stream",
    "withdrawMax with value on Flow",
  ],
  "/guides/flow/v3.0/withdraw#fee": [
    "minimum fee of a Flow withdrawal in wei",
    "why did my withdrawal revert without native coin",
  ],
  "/guides/flow/v3.0/void": [
    "end a payment stream for good in v3.0",
    "settle an employee's debt and stop paying",
  ],
  "/guides/flow/v3.0/void#call-off": [
    "undo a scheduled stream that has not begun",
    "get the deposit of a pending stream back",
  ],
  "/guides/flow/v3.0/batch#many": [
    "pay all employees with one fee",
    "one msg.value for many withdrawals of Flow",
  ],
  "/guides/flow/v3.0/batch#bonus": [
    "one-time bonus next to a salary stream",
    "send tokens through Flow without a stream",
    "one-time payment beside streams in one transaction",
  ],
  "/guides/flow/v3.0/batch#transfer": [
    "withdraw before I sell my Flow NFT",
    "transferFrom in a batch reverts without data",
  ],
  "/guides/flow/v3.0/rates": [
    "turn a monthly salary into a rate",
    "cents that a rounded rate does not pay",
  ],
  "/guides/flow/v3.0/read-debt": [
    "show the debt of a payment stream in my app",
    "amounts of a Flow v3.0 stream at one block",
  ],
  "/guides/flow/v3.0/read-debt#depletion": [
    "on which date does a Flow stream run dry",
    "until when does the balance last",
  ],
  "/guides/flow/v3.0/alert": [
    "be notified before the balance of a stream ends",
    "monitor payroll streams that need a top-up",
  ],
  "/guides/flow/v3.0/safe": [
    "refill payroll streams with a Gnosis Safe",
    "multisig batch that deposits into many Flow streams",
    "transaction builder file for Flow deposits",
  ],
  "/guides/flow/v3.0/explorer": [
    "create and fund a Flow stream on Etherscan",
    "withdraw from Flow by hand on a block explorer",
  ],
  "/guides/flow/v3.0/gas": [
    "gas of each call of Flow v3.0",
    "transaction cost of a payment stream",
  ],
  "/guides/flow/v3.0/from-v1.1": [
    "port my integration from Flow v1.1 to v3.0",
    "functions of Flow v1.1 that are gone",
  ],
  "/guides/flow/v3.0/from-v2.0": [
    "is Flow v3.0 compatible with v2.0",
    "what breaks between Flow v2.0 and v3.0",
  ],
  "/reference/airdrops/v3.0/factories": [
    "which contract deploys an airdrop in v3.0",
    "factory functions that make a claim campaign",
  ],
  "/reference/airdrops/v3.0/factories#campaign-address": [
    "predict where my airdrop will be deployed",
    "computed address is not the deployed one",
  ],
  "/reference/airdrops/v3.0/merkle-base": [
    "functions that all airdrop campaigns have",
    "read root, token and expiration of a campaign",
  ],
  "/reference/airdrops/v3.0/merkle-ll#lockup-errors": [
    "claim of a vesting airdrop fails with an unknown error",
    "SablierLockupHelpers error when a recipient claims",
  ],
  "/reference/airdrops/v3.0/merkle-vca#claim-amount": [
    "how much do I lose when I claim early",
    "calculate a variable claim amount for a date",
  ],
  "/reference/airdrops/v3.0/merkle-vca#redistribution": [
    "who gets the tokens that early claimers give up",
    "bonus for late claimers, formula and limit",
  ],
  "/reference/airdrops/v3.0/merkle-execute#choose-target": [
    "claim and stake in one transaction",
    "stake landed on the airdrop contract instead of me",
  ],
  "/reference/airdrops/v3.0/signatures#claim": [
    "typed data that a recipient signs for a relayer",
    "struct to sign so somebody else can pay the gas of my claim",
  ],
  "/reference/airdrops/v3.0/signatures#identity": [
    "what does the KYC signer of an airdrop sign",
    "attestation struct and how long it is valid",
  ],
  "/reference/airdrops/v3.0/diagrams#access-control": [
    "who may do what in an airdrop",
    "rights of the campaign owner and of Sablier",
  ],
  "/reference/airdrops/v3.0/diagrams#order-of-checks": [
    "which error comes first when a claim has several problems",
    "sequence of validations of a claim",
  ],
  "/reference/airdrops/v3.0/diagrams#clawback": [
    "until when can the creator take airdrop tokens back",
    "states of a claim campaign",
  ],
  "/reference/airdrops/v2.0/differences": [
    "compare the versions of the airdrop contracts",
    "what the October 2025 airdrops release changed",
  ],
  "/guides/airdrops/v3.0/from-v1.3": [
    "port my airdrop code from v1.3",
    "SablierMerkleFactory is gone, what replaces it",
  ],
  "/guides/airdrops/v3.0/from-v2.0": [
    "is Airdrops v3.0 compatible with v2.0",
    "what breaks between Airdrops v2.0 and v3.0",
  ],
};
