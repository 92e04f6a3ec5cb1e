/** A question whose answers lead on. */
export interface Question {
  readonly text: string;
  readonly hint: string;
  readonly yes: Branch;
  readonly no: Branch;
}

/** Where a way through the questions ends. */
export interface UseCase {
  readonly name: string;
  readonly product: string;
  readonly why: string;
  readonly settings: string;
  /** Page to go on with. */
  readonly to: string;
  /** What the link says. */
  readonly page: string;
}

export type Branch =
  | { readonly question: Question; readonly useCase?: never }
  | { readonly useCase: UseCase; readonly question?: never };

function ask(text: string, hint: string, yes: Branch, no: Branch): Branch {
  return { question: { text, hint, yes, no } };
}

function end(useCase: UseCase): Branch {
  return { useCase };
}

const INSTANT = end({
  name: "Instant airdrop",
  product: "Airdrops, SablierMerkleInstant",
  why: "A claim transfers the tokens at once. No stream is made.",
  settings: "Set an expiration, so you can take back unclaimed tokens.",
  to: "/concepts/merkle-airdrops",
  page: "How Merkle airdrops work",
});

const LINEAR_AIRDROP = end({
  name: "Vested airdrop, linear",
  product: "Airdrops, SablierMerkleLL",
  why: "Each claim opens a linear Lockup stream for the claimer.",
  settings: "Choose one start for all streams, or let every stream start at its claim.",
  to: "/concepts/merkle-airdrops",
  page: "How Merkle airdrops work",
});

const STEPPED_AIRDROP = end({
  name: "Vested airdrop in steps",
  product: "Airdrops, SablierMerkleLT",
  why: "Each claim opens a tranched Lockup stream for the claimer.",
  settings: "Give the steps as percentages that add up to 100.",
  to: "/concepts/merkle-airdrops",
  page: "How Merkle airdrops work",
});

const TIMELOCK = end({
  name: "Token timelock",
  product: "Lockup, tranched with one tranche",
  why: "Everything unlocks at one moment and cannot be withdrawn before.",
  settings: "Create it non-cancelable.",
  to: "/concepts/lockup/stream-shapes",
  page: "Stream shapes",
});

const VAULT = end({
  name: "Savings until a price",
  product: "Bob, a vault for one token",
  why: "You deposit tokens of your own, alone or with others, and can sell your shares before the end.",
  settings:
    "Check the price feed of the vault, and store the price with a sync when it reaches the target.",
  to: "/concepts/bob",
  page: "How Bob works",
});

const PRICE_GATED = end({
  name: "Payment at a price",
  product: "Lockup, price-gated",
  why: "The recipient can withdraw everything once the price reaches the target, or at the end date.",
  settings:
    "Choose the price feed with care, and make the stream non-cancelable to give it for good.",
  to: "/concepts/lockup/price-gated",
  page: "How price-gated streams work",
});

const EMPLOYEE = end({
  name: "Employee vesting",
  product: "Lockup, linear with a cliff",
  why: "A fixed grant, and you recover the rest when a recipient leaves.",
  settings:
    "Make it cancelable and non-transferable, and set a cliff unlock so that the time before the cliff counts.",
  to: "/concepts/lockup/overview",
  page: "How Lockup works",
});

const INVESTOR = end({
  name: "Investor vesting",
  product: "Lockup, linear, with an initial unlock, or tranched",
  why: "The sender cannot stop the schedule once it is created.",
  settings: "Make it non-cancelable, and transferable if your agreement allows it.",
  to: "/concepts/lockup/overview",
  page: "How Lockup works",
});

const FIXED_GRANT = end({
  name: "Fixed total, funded in installments",
  product: "Flow",
  why: "You deposit as you go, while the debt grows at your rate.",
  settings: "A Flow stream has no end date, so pause or void it on the last day.",
  to: "/concepts/flow/overview",
  page: "How Flow works",
});

const GRANT = end({
  name: "Open grant",
  product: "Flow",
  why: "You can stop at a missed milestone.",
  settings:
    "Deposit per milestone. To put the grant on hold, pause and refund. To end it, void and refund.",
  to: "/concepts/flow/overview",
  page: "How Flow works",
});

const PAYROLL = end({
  name: "Payroll",
  product: "Flow",
  why: "It has no end date. A raise is a new rate, and a pause covers unpaid leave.",
  settings: "Plan how often you top up and get alerts before the balance runs out.",
  to: "/concepts/flow/overview",
  page: "How Flow works",
});

const SUBSCRIPTION = end({
  name: "Subscription or rent",
  product: "Flow",
  why: "Either side can end it: sender and recipient may both void the stream.",
  settings: "Deposit a few weeks at a time. The recipient watches the uncovered debt.",
  to: "/concepts/flow/overview",
  page: "How Flow works",
});

/** The questions in the order in which they are asked. */
export const ROOT: Branch = ask(
  "Are the total and the end date fixed?",
  "A grant over four years: yes. A salary: no.",
  ask(
    "Are there more than about 100 recipients?",
    "Above that, let them claim and pay their own gas.",
    ask(
      "Should the tokens vest after the claim?",
      "No means that a claim pays at once.",
      ask(
        "Should they unlock in steps?",
        "No means that they unlock along a straight line.",
        STEPPED_AIRDROP,
        LINEAR_AIRDROP,
      ),
      INSTANT,
    ),
    ask(
      "Can you deposit the whole amount now?",
      "Lockup takes no later deposits.",
      ask(
        "Does everything unlock at once?",
        "Yes means one date or a price, no means a schedule.",
        ask(
          "Can a price unlock it before the date?",
          "For example ETH at 5,000 US dollars.",
          ask(
            "Are the tokens for yourself?",
            "Or for you together with other depositors. No means that another person gets them.",
            VAULT,
            PRICE_GATED,
          ),
          TIMELOCK,
        ),
        ask(
          "Must you be able to take back the unreleased part?",
          "For example when an employee leaves.",
          EMPLOYEE,
          INVESTOR,
        ),
      ),
      FIXED_GRANT,
    ),
  ),
  ask(
    "Does the payment depend on milestones?",
    "A grant that stops when a deliverable is late.",
    GRANT,
    ask("Do you pay a person for ongoing work?", "A salary or a retainer.", PAYROLL, SUBSCRIPTION),
  ),
);
