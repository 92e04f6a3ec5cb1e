export const VIDEO_AREAS = ["Airdrops", "Vesting", "Payments", "Other"] as const;

type VideoArea = (typeof VIDEO_AREAS)[number];

/** What people want to do, what they come for first at the top. */
export const VIDEO_TASKS = ["Withdraw and claim", "Manage", "Older recordings"] as const;

export type VideoTask = (typeof VIDEO_TASKS)[number];

/** A recording by Sablier on YouTube. */
export interface Video {
  /** Id of YouTube: 11 letters, digits, dashes or underscores. */
  id: string;
  area: VideoArea;
  task: VideoTask;
  /** Whether the steps make something new with the app. They then carry its dated status. */
  createsInApp?: true;
  title: string;
  /** The task in steps, for people who do not watch. */
  steps: readonly string[];
  /** Written guide for the same task. */
  guide: { to: string; label: string };
}

const CLAIM = [
  "Open the campaign's page and connect your wallet.",
  "Check that your address is eligible.",
];

const WITHDRAW = [
  "Open the stream and choose Withdraw.",
  "Enter the amount and the address that receives it.",
  "Confirm the transaction. It carries the app's fee.",
];

const MERKLE = { to: "/concepts/merkle-airdrops", label: "Merkle airdrops" };
const CAMPAIGN = {
  to: "/guides/airdrops/v3.0/overview",
  label: "Create a campaign from code",
};
const EXPLORER = { to: "/guides/lockup/v4.0/etherscan", label: "Lockup on a block explorer" };
const FLOW_STREAM = { to: "/guides/flow/v3.0/create", label: "Create a Flow stream" };
const VESTING = { to: "/apps/features/vesting", label: "Vesting in the app" };
const PAYMENTS = { to: "/apps/features/payments", label: "Payments in the app" };

/** The recordings by task, and within a task in the order of their areas. */
export const VIDEOS: readonly Video[] = [
  {
    id: "vZTDZV8VaaA",
    area: "Airdrops",
    task: "Withdraw and claim",
    title: "Claim a vested airdrop",
    steps: [
      ...CLAIM,
      "Claim, and pay the fee and the gas.",
      "Find the new stream in your dashboard and withdraw as it vests.",
    ],
    guide: MERKLE,
  },
  {
    id: "vTwqteJ9oAI",
    area: "Airdrops",
    task: "Withdraw and claim",
    title: "Claim an instant airdrop",
    steps: [...CLAIM, "Claim, and pay the fee and the gas. The tokens arrive at once."],
    guide: MERKLE,
  },
  {
    id: "XIcYied15BM",
    area: "Vesting",
    task: "Withdraw and claim",
    title: "Withdraw from a vesting stream",
    steps: WITHDRAW,
    guide: VESTING,
  },
  {
    id: "u8cGre6WW3E",
    area: "Payments",
    task: "Withdraw and claim",
    title: "Withdraw from a payment stream",
    steps: WITHDRAW,
    guide: PAYMENTS,
  },
  {
    id: "t92yJmT3HkY",
    area: "Other",
    task: "Withdraw and claim",
    title: "Withdraw with Fireblocks",
    steps: [
      "Connect your Fireblocks account to the app.",
      "Open the stream, choose Withdraw and enter the amount.",
      "Approve the transaction in Fireblocks. It carries the app's fee.",
    ],
    guide: VESTING,
  },
  {
    id: "fRlUAMx2YFA",
    area: "Vesting",
    task: "Manage",
    title: "Cancel streams in a batch",
    steps: [
      "Select the streams that are still cancelable.",
      "Review how much returns to the sender.",
      "Confirm. One transaction cancels all of them.",
    ],
    guide: { to: "/concepts/cancelability", label: "Cancelability" },
  },
  {
    id: "S_TTU3VyKOU",
    area: "Vesting",
    task: "Manage",
    title: "Trade streams on OpenSea",
    steps: [
      "Check that the stream is transferable.",
      "Read the risks for buyers and sellers first.",
      "List the NFT, or buy one after checking how much can still be withdrawn from it.",
    ],
    guide: { to: "/concepts/nft", label: "NFTs" },
  },
  {
    id: "lVSuWR-xC98",
    area: "Payments",
    task: "Manage",
    title: "Top up a stream",
    steps: [
      "Select one stream or several.",
      "Enter the amounts.",
      "Approve the token, then confirm the deposit.",
    ],
    guide: PAYMENTS,
  },
  {
    id: "uzZH9UUjtZI",
    area: "Payments",
    task: "Manage",
    title: "Manage many streams",
    steps: [
      "Select streams in the dashboard.",
      "Choose what to do with all of them.",
      "Confirm one transaction.",
    ],
    guide: PAYMENTS,
  },
  {
    id: "xDTLGGewjNU",
    area: "Airdrops",
    task: "Older recordings",
    createsInApp: true,
    title: "Create a vested campaign",
    steps: [
      "Choose a vested airdrop, a token and a name.",
      "Set the vesting schedule, and whether it starts for all at once or with each claim.",
      "Upload a CSV file with addresses and amounts.",
      "Deploy the campaign, then send the tokens to its address.",
    ],
    guide: CAMPAIGN,
  },
  {
    id: "cgEFYDtL3RU",
    area: "Airdrops",
    task: "Older recordings",
    createsInApp: true,
    title: "Create an instant campaign",
    steps: [
      "Choose an instant airdrop, a token, a name and an expiration.",
      "Upload a CSV file with addresses and amounts.",
      "Deploy the campaign, then send the tokens to its address.",
    ],
    guide: CAMPAIGN,
  },
  {
    id: "0rgYaZhA0is",
    area: "Vesting",
    task: "Older recordings",
    createsInApp: true,
    title: "Create a vesting stream",
    steps: [
      "Pick a shape.",
      "Enter token, amount, dates and recipient.",
      "Check that the simulated curve is the one you want.",
      "Approve the token, then create the stream.",
    ],
    guide: EXPLORER,
  },
  {
    id: "oqjx2muvcX4",
    area: "Vesting",
    task: "Older recordings",
    createsInApp: true,
    title: "Create streams from a CSV file",
    steps: [
      "Download the template for your shape and fill in one row for each recipient.",
      "Upload it and check the preview: dates are read in your timezone.",
      "Approve the token, then create the streams.",
    ],
    guide: {
      to: "/guides/lockup/v4.0/batch",
      label: "Create many streams from code",
    },
  },
  {
    id: "z94OHVk-BXU",
    area: "Vesting",
    task: "Older recordings",
    createsInApp: true,
    title: "Create a stream with a Safe multisig",
    steps: [
      "Open the app inside Safe.",
      "Fill in the form as usual. The Safe is the sender.",
      "Collect the signatures and execute.",
    ],
    guide: EXPLORER,
  },
  {
    id: "37CZzlnOSRI",
    area: "Vesting",
    task: "Older recordings",
    title: "Shapes and settings of a stream",
    steps: [
      "Compare the curves: linear, with a cliff, in steps, exponential.",
      "Decide whether the stream is cancelable and transferable.",
    ],
    guide: { to: "/concepts/lockup/stream-shapes", label: "Stream shapes" },
  },
  {
    id: "z8LFPedx8Kk",
    area: "Payments",
    task: "Older recordings",
    createsInApp: true,
    title: "Create payment streams",
    steps: [
      "Enter recipient, token and amount per interval.",
      "Add a first deposit, or leave it for later.",
      "Approve the token, then create the stream.",
    ],
    guide: FLOW_STREAM,
  },
  {
    id: "ffqGPQz8oQY",
    area: "Payments",
    task: "Older recordings",
    createsInApp: true,
    title: "Pay your team automatically",
    steps: [
      "Create one stream for each person, with their monthly pay as the rate.",
      "Top all of them up before the balances run out.",
    ],
    guide: FLOW_STREAM,
  },
  {
    id: "3mWXLR8qtOs",
    area: "Other",
    task: "Older recordings",
    title: "Put a vesting stream into a zkSync proposal",
    steps: [
      "Prepare the approval and the creation of the stream as calls.",
      "Put both calls into the proposal.",
      "The stream is created when the proposal is executed.",
    ],
    guide: {
      to: "/guides/lockup/v4.0/linear",
      label: "Create a linear stream",
    },
  },
  {
    id: "40UZyctH5tY",
    area: "Other",
    task: "Older recordings",
    createsInApp: true,
    title: "Create a vesting stream with Fireblocks",
    steps: [
      "Connect your Fireblocks account to the app.",
      "Fill in the form as usual.",
      "Approve the transactions in Fireblocks.",
    ],
    guide: EXPLORER,
  },
  {
    id: "izl9mlsXhpI",
    area: "Other",
    task: "Older recordings",
    createsInApp: true,
    title: "Launch a token with CreateMyToken and vest it",
    steps: [
      "Create the token with CreateMyToken.",
      "Open the app, enter the token's address and create vesting streams with it.",
    ],
    guide: EXPLORER,
  },
];

/** Page of a recording on YouTube. */
export function watchUrl({ id }: Pick<Video, "id">): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** Player of a recording that sets no cookies before it plays. */
export function embedUrl({ id }: Pick<Video, "id">): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** Fragment of a task on the page that lists the recordings. */
export function taskAnchor(task: VideoTask): string {
  return task.toLowerCase().replaceAll(" ", "-");
}

/** Fragment of a recording on the page that lists them. */
export function videoAnchor({ title }: Pick<Video, "title">): string {
  return title.toLowerCase().replaceAll(" ", "-");
}
