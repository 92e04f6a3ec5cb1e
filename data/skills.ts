/** A piece of a file in `examples/`. It reads or simulates; none of them sends anything. */
export interface SkillSample {
  /** What the lines do, as a whole sentence. */
  readonly text: string;
  /** Path below `examples/`. */
  readonly file: string;
  readonly region: string;
}

/** A task for a program that assists a person. Links lead to pages and files of this site. */
export interface Skill {
  /** Name of the folder too: lower case, with hyphens. */
  readonly name: string;
  readonly title: string;
  /** What the skill does and when it is used, of at most 1,024 characters. */
  readonly description: string;
  /** What has to be known before the first step. */
  readonly inputs: readonly string[];
  readonly steps: readonly string[];
  /** Actions of the desk's table whose calls the skill lists by release. */
  readonly calls?: readonly string[];
  readonly samples: readonly SkillSample[];
  readonly limits: readonly string[];
}

const STREAM =
  "the stream: a link into the app, an id such as `LK2-137-42`, or the contract's address with its chain and the stream's number";
const ENDPOINT = "a JSON-RPC endpoint of the chain that the person trusts";
const FIND =
  "Identify release, chain and contract with the tool `find_release`, or look the alias or the address up in [finder.json](/data/finder.json). If several contracts fit, ask which one is meant.";
const CALLS =
  "Get the calls from the tool `settle_stream`, or encode them from the table below. [desk.json](/data/desk.json) has the table with its ABI entries.";

/** The skills that the build publishes. `plugins/public-files/skills.ts` adds what all of them share. */
export const SKILLS: readonly Skill[] = [
  {
    name: "sablier-withdraw",
    title: "Withdraw from a Sablier stream",
    description:
      "Prepares and simulates the withdrawal from a Sablier Lockup, Flow or Legacy stream of any release, with the value to send and the errors of the contract. Use it when someone wants to get tokens out of a vesting, payment or salary stream, when the Sablier app is unavailable, or when a withdrawal reverts.",
    inputs: [
      STREAM,
      "the address that sends the transaction, and whether it is the recipient, an approved address, the sender or another address",
      "the address that receives the tokens, if it is not the recipient",
      ENDPOINT,
    ],
    steps: [
      FIND,
      "Read `ownerOf(id)`, the recipient, and `withdrawableAmountOf(id)`. In Legacy, read `getStream(id)` and `balanceOf(id, recipient)`. If nothing can be withdrawn now, say so and stop.",
      CALLS,
      "Read the minimum fee where the table names one, right before the simulation, and add 2%.",
    ],
    calls: ["withdraw", "withdraw-elsewhere"],
    samples: [
      {
        text: "Lockup v4.0: read the fee and simulate.",
        file: "typescript/lockup-v4.0/withdraw.ts",
        region: "simulate",
      },
    ],
    limits: [
      "A price-gated stream of Lockup v4.0 pays its whole deposit at once or nothing.",
      "The amount grows with time, so it is larger when the transaction is included.",
      "Streams stay in the contract in which they were created. There is no call that moves one to a newer release.",
      "More: [the stream desk](/apps/without-the-app), [fees](/concepts/fees), [errors](/reference/errors).",
    ],
  },
  {
    name: "sablier-cancel",
    title: "Cancel, void, pause or refund a Sablier stream",
    description:
      "Prepares and simulates the call that ends or stops a Sablier stream of any release: cancel in Lockup and Legacy; refund, pause and void in Flow. Use it when a sender wants unstreamed tokens back, when a recipient asks about the rest after a cancellation, or when such a call reverts.",
    inputs: [STREAM, "the address that sends the transaction", ENDPOINT],
    steps: [
      FIND,
      "Read `getSender(id)`, `statusOf(id)` and `refundableAmountOf(id)`; in Lockup, also `isCancelable(id)`. In Legacy, read `getStream(id)`. State the amount of each side.",
      "Say that a cancellation or a void is final, and let the person confirm it.",
      CALLS,
    ],
    calls: ["cancel", "refund", "pause", "void"],
    samples: [
      {
        text: "Lockup v4.0: simulate, and stop if no stream of the list can be canceled.",
        file: "typescript/lockup-v4.0/cancel.ts",
        region: "simulate",
      },
      {
        text: "Flow v3.0: simulate the end of a stream with the refund of the part that it does not owe.",
        file: "typescript/flow-v3.0/void.ts",
        region: "simulate",
      },
    ],
    limits: [
      "`cancelMultiple` of Lockup v3.0 and v4.0 skips streams that it cannot cancel and succeeds all the same: compare each result with 0.",
      "The refund goes to the sender of the stream, whoever calls.",
      "The sender of a Lockup v1.0 stream can be a proxy contract that only its owner commands: see [the stream desk](/apps/without-the-app).",
      "More: [cancelability](/concepts/cancelability), [Flow statuses](/concepts/flow/statuses).",
    ],
  },
  {
    name: "sablier-claim",
    title: "Claim a Sablier airdrop",
    description:
      "Prepares and simulates the claim of an allocation from a Sablier Merkle campaign of any release: finds the row, checks its proof, reads the fee and makes the call. Use it when someone wants to claim an airdrop or an Airstream, asks whether an address is on a list, or when a claim reverts.",
    inputs: [
      "the campaign's address and its chain; both are in the link of its page in the app",
      "the address that may be on the list",
      "the list of the campaign: its file, or the IPFS document that `ipfsCID()` names in Airdrops v1.2 and later",
      ENDPOINT,
    ],
    steps: [
      "Read `MERKLE_ROOT()`, `hasExpired()` and, once the row is known, `hasClaimed(index)`. If the campaign has expired or the row is claimed, say so and stop.",
      "Find the release by the type of the contract and its factory: [verify a campaign](/guides/airdrops/verify-campaign). In v3.0, `CLAIM_TYPE()` returns which function works: 0 `claim` and `claimTo`, 1 `claimViaAttestation`, 2 `claimAndExecute`.",
      "Find the row of the address, compute its proof as [the list guide](/guides/airdrops/v3.0/list) does, and check that the proof leads to `MERKLE_ROOT()`.",
      "Read the fee where the table names one, right before the simulation, and add 2% to a fee in US dollars.",
    ],
    calls: ["claim", "claim-to", "claim-signed", "claim-attested", "claim-execute"],
    samples: [
      {
        text: "Airdrops v3.0: the value to send.",
        file: "typescript/airdrops-v3.0/claim.ts",
        region: "value",
      },
      {
        text: "Airdrops v3.0: simulate the claim.",
        file: "typescript/airdrops-v3.0/claim.ts",
        region: "simulate",
      },
      {
        text: "Check a proof.",
        file: "typescript/airdrops-v3.0/list.ts",
        region: "check",
      },
    ],
    limits: [
      "A claim needs no approval of any token. A page that asks for an approval or for tokens is not a claim.",
      "In a VCA campaign, an early claim gives up the rest permanently: show `calculateForgoneAmount` before the call.",
      "The claim of an LL or LT campaign can make a Lockup stream instead of a payment: withdraw from it with the skill `sablier-withdraw`.",
      "More: [claim an airdrop](/apps/guides/claim-an-airdrop), [claims in v3.0](/guides/airdrops/v3.0/claim), [the Merkle API](/api/airdrops/merkle-api/overview).",
    ],
  },
  {
    name: "sablier-create-vesting-stream",
    title: "Create a vesting stream with Sablier Lockup",
    description:
      "Prepares and simulates the creation of a Sablier Lockup v4.0 vesting stream with a cliff, unlocks and steps. Use it when someone wants to vest tokens to an employee, an investor or a contributor over a fixed time, or to lock tokens until a date.",
    inputs: [
      "the token's address, and the amount in whole tokens",
      "the recipient's address",
      "the duration, the cliff, the amounts unlocked at the start and at the cliff, and the length of a step",
      "whether the sender may cancel, and whether the NFT may be transferred; neither can be granted later",
      ENDPOINT,
    ],
    steps: [
      "Take the address of `SablierLockup` v4.0 on the chain from the tool `get_deployment` or from [lockup-v4.0.json](/data/deployments/lockup-v4.0.json).",
      "Read `decimals()` of the token and turn amounts into base units.",
      "Show a table of dates and amounts, and let the person confirm it.",
      "Prepare two transactions: `approve` of the token for `SablierLockup`, then the creation. Simulate the creation after the approval is included; before, it reverts for lack of allowance.",
    ],
    samples: [
      {
        text: "Read the contract and the amount.",
        file: "typescript/lockup-v4.0/create-linear.ts",
        region: "prepare",
      },
      {
        text: "Simulate the creation. `WEEK` is 604,800 seconds.",
        file: "typescript/lockup-v4.0/create-linear.ts",
        region: "simulate",
      },
    ],
    limits: [
      "Creating costs no fee. The function accepts native coin and keeps it, so send 0.",
      "Tokens that take a fee on transfers or rebase do not fit.",
      "Other shapes: [segments](/guides/lockup/v4.0/dynamic), [tranches](/guides/lockup/v4.0/tranched), [a price](/guides/lockup/v4.0/price-gated), [many streams](/guides/lockup/v4.0/batch).",
      "All arguments and errors: [linear streams](/guides/lockup/v4.0/linear).",
    ],
  },
  {
    name: "sablier-create-open-ended-stream",
    title: "Create an open-ended stream with Sablier Flow",
    description:
      "Prepares and simulates the creation of a Sablier Flow v3.0 stream, which pays by the second without an end. Use it when someone wants to pay a salary, a subscription or a grant that can be topped up, paused and adjusted.",
    inputs: [
      "the token's address; it has at most 18 decimals",
      "the recipient's address",
      "the amount and the time in which it is paid, such as 1,000 tokens in 30 days",
      "the first deposit in whole tokens, and the start",
      "whether the NFT may be transferred; this is final",
      ENDPOINT,
    ],
    steps: [
      "Take the address of `SablierFlow` v3.0 on the chain from the tool `get_deployment` or from [flow-v3.0.json](/data/deployments/flow-v3.0.json).",
      "Compute the rate per second with 18 decimals, regardless of the decimals of the token. Read `decimals()` for the deposit.",
      "Say how long the deposit lasts, and let the person confirm rate and deposit.",
      "Prepare two transactions: `approve` of the token for `SablierFlow`, then the creation. Simulate the creation after the approval is included; before, it reverts for lack of allowance.",
    ],
    samples: [
      {
        text: "Read the contract and compute deposit and rate. `MONTH` is 2,592,000 seconds.",
        file: "typescript/flow-v3.0/create.ts",
        region: "prepare",
      },
      {
        text: "Simulate the creation with its deposit.",
        file: "typescript/flow-v3.0/create.ts",
        region: "simulate",
      },
    ],
    limits: [
      "A start of 0 is the time of the block. A start in milliseconds does not fit into the `uint40`.",
      "When the balance is used up, the debt keeps growing uncovered: [deposit](/guides/flow/v3.0/deposit) in time.",
      "Creating costs no fee. The function accepts native coin and keeps it, so send 0.",
      "All arguments and errors: [create a stream](/guides/flow/v3.0/create), [rates](/guides/flow/v3.0/rates).",
    ],
  },
  {
    name: "sablier-create-campaign",
    title: "Create a Sablier airdrop campaign",
    description:
      "Prepares and simulates a Sablier Airdrops v3.0 campaign: the list, its Merkle root, the creation through the factory and the funding. Use it when someone wants to distribute tokens to many addresses that claim for themselves, at once or as vesting streams.",
    inputs: [
      "the list: one address and one amount in whole tokens a row",
      "the token's address",
      "the type: instant, linear vesting, tranched vesting, VCA or Execute",
      "the start, the expiration, and the admin of the campaign",
      "the IPFS content id under which the list is published",
      ENDPOINT,
    ],
    steps: [
      "Check the list: valid addresses, amounts above 0, no row twice by mistake. Show the number of rows and the sum.",
      "Compute leaves and root as below. The list has to be published before the first claim, since each proof depends on all of it.",
      "Take the factory of the type from the tool `get_deployment` or from [airdrops-v3.0.json](/data/deployments/airdrops-v3.0.json).",
      "Simulate the creation. After it is included, compare `MERKLE_ROOT()`, `TOKEN()`, `EXPIRATION()`, `CLAIM_TYPE()` and `admin()` of the campaign with the request.",
      "Prepare the funding last, as its own transaction: `transfer` of the sum to the campaign. Simulate it as well.",
    ],
    samples: [
      {
        text: "The leaf of a row.",
        file: "typescript/airdrops-v3.0/list.ts",
        region: "leaf",
      },
      {
        text: "The tree of the list.",
        file: "typescript/airdrops-v3.0/list.ts",
        region: "tree",
      },
      {
        text: "Simulate the creation of an instant campaign. `readList` gives the list above, and `DAY` is 86,400 seconds.",
        file: "typescript/airdrops-v3.0/create-instant.ts",
        region: "simulate",
      },
    ],
    limits: [
      "The claim type `EXECUTE` (2) belongs to Execute campaigns only. In other types, it leaves a campaign without any claim.",
      "Creating costs no fee. The caller of a claim pays a minimum fee, which `calculateMinFeeWei` returns and which can be 0.",
      "With an expiration of 0, the admin can claw back only until 7 days after the first claim.",
      "Other types: [linear](/guides/airdrops/v3.0/create-linear), [tranched](/guides/airdrops/v3.0/create-tranched), [VCA](/guides/airdrops/v3.0/create-vca), [Execute](/guides/airdrops/v3.0/create-execute).",
      "All parameters: [instant campaigns](/guides/airdrops/v3.0/create-instant), [lists](/guides/airdrops/v3.0/list).",
    ],
  },
];
