// cspell:ignore rebas

import { OUT_OF_SCOPE, PEOPLE_QUESTIONS } from "./people";
import { type AnsweredQuestion, halvesOf, QUESTION_KINDS } from "./question-sets";
import { UNSEEN_TEST, UNSEEN_TEST_UNANSWERED, UNSEEN_TUNE, UNSEEN_TUNE_UNANSWERED } from "./unseen";

const firstQuestions: readonly Omit<AnsweredQuestion, "kind">[] = [
  {
    question: "Who can cancel a Lockup stream?",
    fact: /only the sender/iu,
    cites: [
      "/support/faq#can-i-cancel-a-lockup-stream",
      "/concepts/lockup/overview",
      "/concepts/cancelability",
      "/apps/features/vesting",
    ],
  },
  {
    question: "Can the recipient of a stream be changed?",
    fact: /transfer/iu,
    cites: ["/concepts/transferability", "/support/faq#can-i-change-the-recipient"],
  },
  {
    question: "What is token streaming?",
    fact: /grows|every second|over time|continuous/iu,
    cites: [
      "/concepts/streaming",
      "/support/faq#what-is-token-streaming",
      "/concepts/what-is-sablier",
      "/concepts/glossary",
    ],
  },
  {
    question: "How many recipients can one CSV upload have in the app?",
    fact: /280/u,
    cites: ["/apps/guides/csv-support", "/support/faq", "/apps/features"],
  },
  {
    question: "Can I top up a Lockup stream?",
    fact: /\bno\b|cannot|second stream/iu,
    cites: ["/support/faq#can-i-top-up-or-extend-a-lockup-stream", "/concepts/lockup"],
  },
  {
    question: "Who is allowed to void a Flow stream?",
    fact: /recipient/iu,
    cites: [
      "/concepts/flow",
      "/support/faq#when-does-a-flow-stream-end",
      "/guides/flow",
      "/reference/flow",
    ],
  },
  {
    question: "What happens to the debt when an insolvent Flow stream is voided?",
    fact: /written off|uncovered debt|erase|forgiven/iu,
    cites: ["/concepts/flow", "/guides/flow", "/support/faq"],
  },
  {
    question: "What does insolvent mean for a Flow stream?",
    fact: /debt|owes/iu,
    cites: ["/concepts/flow", "/concepts/glossary"],
  },
  {
    question: "How many decimals does the rate per second have?",
    fact: /\b18\b/u,
    cites: ["/concepts/flow", "/guides/flow", "/reference/flow", "/concepts/glossary"],
  },
  {
    question: "What is the fee for claiming an airdrop in the app?",
    fact: /20\s?%|\$|native token/iu,
    cites: ["/concepts/fees", "/apps/features/airdrops", "/support/faq"],
  },
  {
    question: "When can the campaign admin claw back unclaimed tokens?",
    fact: /seven days|7 days|expire/iu,
    cites: [
      "/concepts/merkle-airdrops",
      "/support/faq#can-i-get-unclaimed-tokens-back",
      "/guides/airdrops",
      "/apps/features/airdrops",
      "/reference/airdrops",
    ],
  },
  {
    question: "Which tokens are not supported by Sablier?",
    fact: /rebas|fee on transfer|fee-on-transfer/iu,
    cites: ["/support/faq#which-tokens-do-not-work", "/concepts"],
  },
  {
    question: "What is the address of the Lockup contract on Ethereum?",
    fact: /0x7C01AA3783577E15fD7e272443D44B92d5b21056/u,
    cites: ["/guides/lockup/deployments"],
  },
  {
    question: "Is a stream represented by an NFT?",
    fact: /NFT|ERC-721/u,
    cites: ["/concepts/nft", "/concepts", "/guides"],
  },
  {
    question: "What is a cliff?",
    fact: /nothing|before|until|unlock/iu,
    cites: ["/concepts/glossary", "/concepts/lockup", "/apps/features", "/support/faq"],
  },
  {
    question: "What is the difference between Lockup and Flow?",
    fact: /deposit|upfront|up front|open-ended|rate/iu,
    cites: ["/concepts", "/guides", "/support/faq", "/apps"],
  },
  {
    question: "How do I create a stream in the app?",
    fact: /approve|create|wallet/iu,
    cites: ["/support", "/apps"],
  },
  {
    question: "Do tokens move every second?",
    fact: /no\b|one transfer|timestamps/iu,
    cites: ["/support/faq#do-tokens-move-every-second", "/concepts/streaming"],
  },
  {
    question: "What happens if the sender loses their keys?",
    fact: /goes on|runs on|nobody can cancel|withdraw as planned/iu,
    cites: ["/support/faq#the-sender-lost-their-keys-what-now", "/concepts/cancelability"],
  },
  {
    question: "Which function pauses a Flow stream?",
    fact: /pause/u,
    cites: ["/guides/flow", "/reference/flow", "/concepts/flow"],
  },
  {
    question: "What does SablierFlow_StreamPaused mean?",
    fact: /paused/iu,
    cites: ["/reference/flow"],
  },
  {
    question: "How do I withdraw from a stream with Solidity?",
    fact: /withdraw/iu,
    cites: ["/guides/lockup/examples", "/guides/flow/examples", "/guides", "/reference"],
  },
  {
    question: "How can I query streams with The Graph?",
    fact: /query|subgraph|endpoint/iu,
    cites: ["/api"],
  },
  {
    question: "What is the maximum broker fee?",
    fact: /10\s?%|0\.1/u,
    cites: ["/concepts/fees", "/reference/lockup", "/reference/flow", "/concepts", "/guides"],
  },
  {
    question: "Is there a minimum duration of a stream?",
    fact: /later than the start|no minimum|34,800|after/iu,
    cites: ["/support/faq#is-there-a-minimum-or-maximum-duration", "/concepts", "/guides"],
  },
  {
    question: "How do I report a vulnerability?",
    fact: /contact@sablier\.com/u,
    cites: ["/support/faq#how-do-i-report-a-bug-or-a-vulnerability", "/concepts/security"],
  },
  {
    question: "Has the Lockup protocol been audited?",
    fact: /audit/iu,
    cites: ["/concepts/security", "/guides"],
  },
  {
    question: "Where are the tokens of a stream held?",
    fact: /contract/iu,
    cites: ["/support/faq#where-are-the-tokens-held", "/concepts"],
  },
  {
    question: "What are the statuses of a Lockup stream?",
    fact: /pending|settled|depleted/iu,
    cites: ["/concepts/lockup/statuses", "/concepts/lockup", "/reference/lockup"],
  },
  {
    question: "Can a contract wallet be the recipient?",
    fact: /yes|hooks|anyone can/iu,
    cites: [
      "/support/faq#can-a-contract-wallet-be-the-recipient",
      "/concepts/lockup/hooks",
      "/guides",
    ],
  },
];

const firstUnanswered: readonly string[] = [
  "What is the current price of ETH in euros?",
  "Who is the CEO of Uniswap?",
  "How do I bake sourdough bread?",
  "Which validator client should I run for staking?",
  "What is the weather in Zurich tomorrow?",
  "Which train goes from Geneva to Milan in the morning?",
  "How much revenue did Sablier Labs make in 2023?",
  "How do I mine Bitcoin with a laptop?",
  "What salary do Sablier engineers earn?",
  "How do I stream a Netflix movie on my television?",
];

/** Questions with an answer in the documentation, from every part of it. */
export const ANSWERED: readonly AnsweredQuestion[] = [
  ...firstQuestions.map((entry): AnsweredQuestion => ({ kind: "first questions", ...entry })),
  ...PEOPLE_QUESTIONS,
];

/** Questions that the documentation does not answer. */
export const UNANSWERED: readonly string[] = [...firstUnanswered, ...OUT_OF_SCOPE];

const answeredHalves = QUESTION_KINDS.map((kind) =>
  halvesOf(ANSWERED.filter((entry) => entry.kind === kind)),
);
const unansweredHalves = halvesOf(UNANSWERED);

const unseen = (rows: typeof UNSEEN_TUNE): AnsweredQuestion[] =>
  rows.map(([kind, question, fact, ...cites]) => ({ kind, question, fact, cites }));

/** Half of the questions of each kind, which the answerer may be tuned on. */
export const TUNE_QUESTIONS = {
  answered: [...answeredHalves.flatMap(({ tune }) => tune), ...unseen(UNSEEN_TUNE)],
  unanswered: [...unansweredHalves.tune, ...UNSEEN_TUNE_UNANSWERED],
};

/** The other half, which is only counted. */
export const TEST_QUESTIONS = {
  answered: [...answeredHalves.flatMap(({ test }) => test), ...unseen(UNSEEN_TEST)],
  unanswered: [...unansweredHalves.test, ...UNSEEN_TEST_UNANSWERED],
};
