export const GOAL_PRODUCTS = ["lockup", "flow", "airdrops", "bob"] as const;

export type GoalProduct = (typeof GOAL_PRODUCTS)[number];

/** What a reader needs to be able to do, from least to most. */
export const GOAL_SKILLS = ["app", "explorer", "graphql", "script", "solidity"] as const;

export type GoalSkill = (typeof GOAL_SKILLS)[number];

/** Something that a reader wants to do, and the page that shows how. */
export interface Goal {
  /** Completes "I want to". */
  text: string;
  page: string;
  label: string;
  products: readonly GoalProduct[];
  skills: readonly GoalSkill[];
}

/** The products with streams and claims, which the app, the CSV files and the public indexers serve. */
const STREAMS = ["lockup", "flow", "airdrops"] as const;

/** What Lockup is used for, with the newest release; `examples/…` has what is written for v2.0 only. */
const lockupGoal = (text: string, path: string, label: string): Goal => ({
  text,
  page: path.startsWith("examples/") ? `/guides/lockup/${path}` : `/guides/lockup/v4.0/${path}`,
  label,
  products: ["lockup"],
  skills: ["solidity"],
});

/** What Flow is used for, with the newest release. */
const flowGoal = (
  text: string,
  path: string,
  label: string,
  skills: Goal["skills"] = ["script", "solidity"],
): Goal => ({ text, page: `/guides/flow/v3.0/${path}`, label, products: ["flow"], skills });

/** What Airdrops is used for, with the newest release. */
const airdropsGoal = (
  text: string,
  path: string,
  label: string,
  skills: Goal["skills"] = ["script", "solidity"],
): Goal => ({
  text,
  page: `/guides/airdrops/v3.0/${path}`,
  label,
  products: ["airdrops"],
  skills,
});

/** What Bob is used for. */
const bobGoal = (
  text: string,
  path: string,
  label: string,
  skills: Goal["skills"] = ["script", "solidity"],
): Goal => ({ text, page: `/guides/bob/${path}`, label, products: ["bob"], skills });

/** Goals in the order in which most readers have them. */
export const GOALS: readonly Goal[] = [
  {
    text: "check a CSV file for streams or an airdrop",
    page: "/apps/guides/csv-support",
    label: "CSV support",
    products: STREAMS,
    skills: ["app", "script"],
  },
  {
    text: "link to a stream, a campaign or a search in the app",
    page: "/apps/guides/url-schemes",
    label: "URL schemes",
    products: STREAMS,
    skills: ["app"],
  },
  {
    text: "watch how something is done in the app",
    page: "/support/how-to",
    label: "How-to videos",
    products: STREAMS,
    skills: ["app"],
  },
  {
    text: "create, withdraw or cancel without the app",
    page: "/guides/lockup/v4.0/etherscan",
    label: "Etherscan operations",
    products: ["lockup"],
    skills: ["explorer"],
  },
  lockupGoal("set up a project for Lockup", "environment", "Local environment"),
  lockupGoal("create a linear stream", "linear", "Lockup linear"),
  lockupGoal("create a stream that unlocks in steps", "tranched", "Lockup tranched"),
  lockupGoal("create a stream with a curve", "dynamic", "Lockup dynamic"),
  lockupGoal("create a stream that unlocks at a price", "price-gated", "Lockup price-gated"),
  {
    text: "check a price feed, and withdraw once it reaches the target",
    page: "/guides/lockup/v4.0/keeper",
    label: "Price-gated keeper",
    products: ["lockup"],
    skills: ["script"],
  },
  lockupGoal("create many streams at once", "batch", "Batch create streams"),
  lockupGoal(
    "write a contract that manages streams",
    "examples/stream-management/setup",
    "Set up your contract, v2.0",
  ),
  lockupGoal("withdraw from streams", "withdraw", "Withdraw"),
  lockupGoal("cancel streams", "cancel", "Cancel"),
  lockupGoal("give up the right to cancel", "renounce", "Renounce"),
  lockupGoal("transfer a stream", "transfer", "Transfer ownership"),
  {
    text: "create streams from a Safe",
    page: "/guides/lockup/v4.0/safe",
    label: "Create streams from a Safe",
    products: ["lockup"],
    skills: ["script"],
  },
  lockupGoal("run code when a stream is canceled or paid out", "hooks", "Implement hooks"),
  lockupGoal(
    "let people stake their streams",
    "examples/staking/setup",
    "Staking of v2.0 streams, in seven pages",
  ),
  {
    text: "show vesting figures in a dashboard",
    page: "/guides/lockup/v4.0/vesting-data",
    label: "Pull vesting data",
    products: ["lockup"],
    skills: ["script", "graphql", "solidity"],
  },
  flowGoal("set up a project for Flow", "environment", "Local environment"),
  flowGoal("turn a salary into a rate per second", "rates", "Calculate a rate"),
  flowGoal("create a Flow stream", "create", "Create a stream"),
  flowGoal("fund or top up a Flow stream", "deposit", "Deposit and top up"),
  flowGoal("raise or lower the rate of a Flow stream", "adjust-rate", "Adjust the rate"),
  flowGoal("pause a Flow stream and restart it", "pause", "Pause and restart"),
  flowGoal("take unused tokens back from a Flow stream", "refund", "Refund"),
  flowGoal("withdraw from a Flow stream", "withdraw", "Withdraw"),
  flowGoal("end a Flow stream", "void", "Void"),
  flowGoal("do several things to Flow streams at once", "batch", "Batch"),
  flowGoal("show the debt of a Flow stream", "read-debt", "Read debt", [
    "script",
    "graphql",
    "solidity",
  ]),
  flowGoal("be warned before a Flow stream runs dry", "alert", "Low-balance alert", ["script"]),
  flowGoal("top up Flow streams from a Safe", "safe", "Top up from a Safe", ["script"]),
  flowGoal("create, fund or pay a Flow stream without the app", "explorer", "Block explorer", [
    "explorer",
  ]),
  airdropsGoal("set up a project for Airdrops", "environment", "Local environment"),
  airdropsGoal("build the list and the Merkle tree of a campaign", "list", "Make the list", [
    "script",
  ]),
  airdropsGoal(
    "create an airdrop campaign that pays at once",
    "create-instant",
    "Instant campaign",
  ),
  airdropsGoal("create a vested airdrop campaign", "create-linear", "Linear campaign"),
  airdropsGoal("claim from a campaign", "claim", "Claim"),
  airdropsGoal(
    "send the claims of recipients for them",
    "claim-by-signature",
    "Claim by signature",
  ),
  airdropsGoal("take unclaimed tokens back, also from a Safe", "clawback", "Clawback", ["script"]),
  airdropsGoal("create, claim or claw back without code", "explorer", "Block explorer", [
    "explorer",
  ]),
  airdropsGoal("verify a campaign's source on an explorer", "verify", "Verify a campaign", [
    "explorer",
    "script",
  ]),
  airdropsGoal("add a claim page to my site", "react", "Claim with React", ["script"]),
  {
    text: "store a list on IPFS, and find a proof in it, without a service",
    page: "/api/airdrops/merkle-api/examples",
    label: "Merkle API: each job without it",
    products: ["airdrops"],
    skills: ["script"],
  },
  bobGoal("lock tokens until a price or a date", "create-vault", "Create a vault"),
  bobGoal("deposit into a vault", "enter", "Enter a vault"),
  bobGoal("redeem the shares of a vault", "redeem", "Sync and redeem"),
  bobGoal("earn staking yield in a vault", "adapter", "Vaults with an adapter"),
  bobGoal("transfer a part of a vault position", "transfer", "Transfer shares"),
  bobGoal("enter or redeem a vault without code", "explorer", "Block explorer", ["explorer"]),
  {
    text: "show, create and pay out streams in my own interface",
    page: "/guides/frontend/react",
    label: "Build a frontend",
    products: ["lockup", "flow"],
    skills: ["script"],
  },
  {
    text: "follow withdrawals and other events",
    page: "/guides/frontend/events",
    label: "Watch events",
    products: STREAMS,
    skills: ["script"],
  },
  {
    text: "let locked tokens vote",
    page: "/guides/snapshot-voting",
    label: "Snapshot voting",
    products: ["lockup"],
    skills: ["app"],
  },
  {
    text: "deploy the contracts on another chain",
    page: "/guides/custom-deployments",
    label: "Custom deployments",
    products: STREAMS,
    skills: ["solidity"],
  },
  {
    text: "choose an indexer: The Graph or Envio",
    page: "/api/overview",
    label: "API overview",
    products: STREAMS,
    skills: ["graphql"],
  },
  {
    text: "list the streams of an address",
    page: "/api/lockup/the-graph/queries",
    label: "Lockup queries",
    products: ["lockup"],
    skills: ["graphql"],
  },
  {
    text: "list payment streams",
    page: "/api/flow/the-graph/queries",
    label: "Flow queries",
    products: ["flow"],
    skills: ["graphql"],
  },
  {
    text: "list campaigns and claims",
    page: "/api/airdrops/the-graph/queries",
    label: "Airdrops queries",
    products: ["airdrops"],
    skills: ["graphql"],
  },
  {
    text: "find out why a transaction failed",
    page: "/reference/errors",
    label: "Errors",
    products: STREAMS,
    skills: ["explorer", "script", "solidity"],
  },
  {
    text: "know the cost of a Lockup call",
    page: "/guides/lockup/v4.0/gas",
    label: "Lockup gas benchmarks",
    products: ["lockup"],
    skills: ["script", "solidity"],
  },
  {
    text: "know the cost of a Flow call",
    page: "/guides/flow/v3.0/gas",
    label: "Flow gas benchmarks",
    products: ["flow"],
    skills: ["script", "solidity"],
  },
];
