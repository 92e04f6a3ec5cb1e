// cspell:ignore createmytoken

import type { SectionQuestions } from "./types";

/** What people ask that the support pages answer. */
export const SUPPORT_QUESTIONS: SectionQuestions = {
  "/support/faq#what-is-token-streaming": [
    "explain in simple words how streaming tokens works",
    "how can money be paid continuously instead of once a month",
    "what is a crypto stream",
  ],
  "/support/faq#what-is-the-difference-between-lockup-and-flow": [
    "vesting or payments, which product is right for me",
    "should I take Lockup or Flow",
    "fixed schedule or open ended payment",
    "compare the two kinds of streams",
  ],
  "/support/faq#do-tokens-move-every-second": [
    "does every second cost a transaction",
    "why does my wallet balance not grow while the stream runs",
    "are tokens transferred continuously into my wallet",
    "how often does the amount update",
  ],
  "/support/faq#where-can-i-use-sablier": [
    "where is the app, what is the website address",
    "which wallet do I need, does MetaMask work",
    "can I use it with a multisig or Gnosis Safe",
    "is there a way without the website",
    "can I use it on my phone or with a Ledger",
  ],
  "/support/faq#how-do-i-create-a-stream": [
    "how do I start a new stream",
    "why can I not create streams in the app any more",
    "what do I need before I set up a stream",
    "steps to pay somebody with a stream",
    "first time user, where do I begin",
  ],
  "/support/faq#how-do-recipients-get-paid": [
    "how do I get my money out of a stream",
    "does the receiver have to claim or is it sent automatically",
    "can somebody else withdraw for me and pay the gas",
    "withdraw to a different wallet such as an exchange or a hardware wallet",
    "do I get paid without doing anything",
  ],
  "/support/faq#do-i-need-to-keep-the-app-open-or-pay-gas-while-a-stream-runs": [
    "must I stay online or connected while it streams",
    "does a running stream cost gas all the time",
    "do I have to leave the browser open",
    "does it go on when my computer is off",
  ],
  "/support/faq#which-tokens-do-not-work": [
    "can I stream native ETH or only wrapped WETH",
    "are rebasing tokens such as stETH or aTokens supported",
    "does it work with fee on transfer or tax tokens",
    "which coins can I use, is USDC or USDT fine",
    "token with more than 18 decimals",
  ],
  "/support/faq#can-i-stream-a-token-with-transfer-restrictions": [
    "our token is not transferable yet, which addresses must be whitelisted",
    "security token with an allowlist, paused transfers",
    "which contracts have to be exempt before the token generation event",
    "vest a token before it is launched",
  ],
  "/support/faq#how-much-of-my-stream-is-available-on-a-given-day": [
    "how much can I withdraw today or after some days",
    "how do I calculate what has vested so far",
    "how much will I have earned by next month",
    "what part of the deposit has been streamed at a date",
    "check how much is left in my vesting",
  ],
  "/support/faq#how-is-the-rate-worked-out": [
    "how many tokens per second or per hour do I get from a linear stream",
    "formula for the speed of vesting",
    "rate with a cliff and an initial unlock",
    "how fast do my tokens unlock per day",
  ],
  "/support/faq#why-is-my-withdrawable-amount-0-before-the-cliff": [
    "I have been vesting for months and nothing is available",
    "why can I not claim anything yet from my vesting",
    "balance shows zero although the stream has started",
    "when do I get my first tokens after the cliff",
    "withdraw button is disabled, nothing to take out",
  ],
  "/support/faq#can-i-cancel-a-lockup-stream": [
    "can my company take back my vesting tokens",
    "is it possible to terminate or revoke a vesting stream",
    "can the recipient cancel, who is allowed to stop vesting",
    "get the deposited tokens back from a vesting stream",
    "fire an employee and end the grant",
  ],
  "/support/faq#what-happens-if-i-cancel-before-the-start-or-after-the-end": [
    "cancel a stream that has not started",
    "refund when the stream is already over",
    "full refund of the deposit",
    "can a finished stream be canceled",
  ],
  "/support/faq#can-i-change-the-rate-of-a-lockup-stream": [
    "edit the schedule, amount or dates of a vesting stream",
    "can the vesting terms be modified after creation",
    "make vesting faster or slower, accelerate it",
    "I made a mistake when I created a vesting stream",
  ],
  "/support/faq#can-i-top-up-or-extend-a-lockup-stream": [
    "add more tokens to a vesting stream",
    "extend the end date, make the vesting longer",
    "increase the grant of an employee",
  ],
  "/support/faq#can-i-change-the-recipient": [
    "I sent the stream to the wrong address",
    "move my stream to another wallet I own",
    "can the sender replace the receiver",
    "change the wallet that gets the tokens",
    "update the payout address of an employee",
  ],
  "/support/faq#is-there-a-minimum-or-maximum-duration": [
    "how short or how long can a stream be",
    "shortest vesting period",
    "can a stream last 100 years",
  ],
  "/support/faq#why-is-the-amount-off-by-a-tiny-fraction": [
    "I received slightly less than expected, a rounding difference",
    "dust, a few decimals are missing from my amount",
    "why 999.99 instead of 1000",
  ],
  "/support/faq#what-happens-in-a-flow-stream-step-by-step": [
    "example of a salary with deposit and withdrawals in a month",
    "walk me through a payment stream with numbers",
    "how do debt and balance change when the employer deposits late",
  ],
  "/support/faq#when-does-a-flow-stream-end": [
    "does a payment stream have an end date",
    "how long does a salary stream go on",
    "end a payment for good",
    "set a last day for a salary",
  ],
  "/support/faq#can-i-cancel-a-flow-stream": [
    "stop paying a contractor",
    "get the remaining deposit back from a payment stream",
    "how do I end a salary when somebody leaves",
    "what does the worker keep when payments are stopped",
    "terminate a contractor and close the payment",
  ],
  "/support/faq#can-i-change-the-rate-of-a-flow-stream": [
    "give a raise, increase or lower a salary",
    "change how much is paid per month",
    "adjust the speed of a payment stream",
  ],
  "/support/faq#can-i-top-up-a-flow-stream": [
    "add funds to a payment stream, who may deposit",
    "can somebody else fund the salary stream",
    "is it safe to deposit into the stream of another sender",
    "put more money into a salary",
  ],
  "/support/faq#what-if-the-sender-stops-depositing": [
    "my boss stopped paying, can I still get my salary",
    "what if the payment stream runs out of money",
    "I am owed more than I can withdraw, is the debt guaranteed",
    "the company went bankrupt or has no funds left",
    "unpaid work, am I going to be paid",
    "my salary stream is empty",
  ],
  "/support/faq#should-i-create-a-batch-of-streams-or-a-vested-airdrop": [
    "how do I pay hundreds or thousands of people",
    "what is cheaper for many recipients",
    "how many recipients fit in one batch transaction",
    "distribute tokens to a community or to a team",
  ],
  "/support/faq#can-i-get-unclaimed-tokens-back": [
    "nobody claimed the airdrop, recover the remaining tokens",
    "withdraw leftover tokens from our campaign",
    "clawback after the airdrop is over",
    "refund of an airdrop that few people took",
  ],
  "/support/faq#why-does-a-claim-fail": [
    "I cannot claim my airdrop, the transaction fails",
    "claim button gives an error, claim reverts",
    "not eligible although I should be on the list",
    "already claimed, expired or wrong proof",
    "I am in the list but the claim is rejected",
  ],
  "/support/faq#what-do-i-pay": [
    "is Sablier free, what does it cost",
    "why am I charged 0.99 dollars for withdrawing",
    "price of using the app, fees for claiming and withdrawing",
    "does creating a stream cost something",
    "hidden costs, percentage taken from my deposit",
  ],
  "/support/faq#which-release-is-my-stream-on": [
    "what do the letters LK, LL, FL2 in front of my stream id mean",
    "how do I know which version of the contract my stream uses",
    "is my stream old or new",
    "tell which contract holds my vesting",
  ],
  "/support/faq#can-i-still-use-the-app": [
    "will the app shut down, until when is it available",
    "is Sablier closing, what happens to my tokens then",
    "what still works in the app and what is limited",
  ],
  "/support/faq#the-app-is-down-can-i-still-withdraw": [
    "website not loading, how do I get my tokens",
    "what if Sablier the company disappears",
    "withdraw without the interface",
    "app.sablier.com is offline",
  ],
  "/support/faq#where-are-the-tokens-held": [
    "who has custody of the deposit, where is my money meanwhile",
    "does Sablier hold my tokens, is there a bank or escrow",
    "are the funds locked in a smart contract",
    "does the deposit earn interest or yield",
    "is my deposit safe in the meantime",
  ],
  "/support/faq#i-see-a-stream-i-did-not-ask-for-what-should-i-do": [
    "a stranger sent me a stream or an NFT, is it a scam or spam",
    "unknown tokens appear in my dashboard",
    "phishing, fake stream, should I click it",
  ],
  "/support/faq#the-sender-lost-their-keys-what-now": [
    "employer lost access to the wallet",
    "what if the person who pays me loses the private key",
    "sender dies or disappears",
    "does my vesting go on if the company's wallet is lost",
  ],
  "/support/faq#the-recipient-lost-their-keys-what-now": [
    "I lost my seed phrase, can my stream be moved to a new wallet",
    "my wallet was hacked or stolen, can Sablier recover the tokens",
    "lost password or device of the receiving wallet",
    "recover vesting of a dead or hacked wallet",
  ],
  "/support/faq#can-a-contract-wallet-be-the-recipient": [
    "can a Safe, a DAO or a smart contract receive a stream",
    "pay a smart account or a treasury",
    "stream to an exchange address",
    "recipient is a multisig",
  ],
  "/support/faq#how-do-i-report-a-bug-or-a-vulnerability": [
    "I found a security problem, whom do I tell",
    "bug bounty, responsible disclosure, security contact",
    "something in the app is broken",
  ],
  "/support/faq#still-stuck": [
    "how do I contact support, is there a human I can ask",
    "I need help, email or Discord",
    "where can I ask a question",
  ],
  "/support/how-to": [
    "video tutorials for the app",
    "is there a step by step video or a screencast",
    "show me how it is done in the app",
  ],
  "/support/how-to#create-a-vested-campaign": [
    "video: set up an airdrop with vesting",
    "how to launch a vested airdrop in the app",
    "screencast of a campaign whose tokens vest",
  ],
  "/support/how-to#create-an-instant-campaign": [
    "video: airdrop that pays at once",
    "how to launch an instant airdrop in the app",
  ],
  "/support/how-to#claim-a-vested-airdrop": [
    "video: claim tokens that vest from an airdrop",
    "how to claim an airstream",
  ],
  "/support/how-to#claim-an-instant-airdrop": [
    "video: claim an airdrop and get the tokens right away",
    "how to claim my free tokens",
  ],
  "/support/how-to#withdraw-from-a-vesting-stream": [
    "video: take out vested tokens",
    "how to withdraw my vesting in the app",
    "clip about getting vested tokens out",
  ],
  "/support/how-to#cancel-streams-in-a-batch": [
    "cancel several or many streams at once in the app",
    "video: bulk cancel",
    "end the vesting of everyone who left at once",
  ],
  "/support/how-to#create-streams-from-a-csv-file": [
    "video: upload a spreadsheet with many recipients",
    "bulk create streams from a file",
    "import recipients instead of typing them",
  ],
  "/support/how-to#create-a-stream-with-a-safe-multisig": [
    "video: use a multisig to pay",
    "several people must sign the payment",
    "DAO treasury creates a stream",
  ],
  "/support/how-to#trade-streams-on-opensea": [
    "list my stream for sale on a marketplace",
    "sell unvested tokens, buy a stream",
    "can my stream be sold as an NFT",
  ],
  "/support/how-to#withdraw-from-a-payment-stream": [
    "video: take out my salary",
    "how to withdraw from Flow in the app",
  ],
  "/support/how-to#top-up-a-stream": [
    "video: deposit more into a payment stream",
    "refill a stream that runs dry",
    "add money to a running salary, screencast",
  ],
  "/support/how-to#pay-your-team-automatically": [
    "automatic payroll, recurring salaries every month",
    "pay contractors without manual transfers",
  ],
  "/support/how-to#create-a-vesting-stream-with-fireblocks": [
    "use an institutional custody wallet",
    "Fireblocks vesting",
  ],
  "/support/technical-guides": [
    "developer help by task",
    "my transaction failed and I do not know why",
    "where do I find the guide for what I want to build",
  ],
  "/support/technical-guides#something-fails": [
    "troubleshoot a failed call",
    "my transaction reverted, where do I look",
    "out of gas, simulation failed, execution reverted",
    "my call fails and I see only hex",
  ],
  "/support/technical-guides#without-an-error-of-sablier": [
    "revert without a reason, ERC20 insufficient allowance or balance",
    "token approval missing, transfer amount exceeds balance",
    "error that does not come from Sablier",
  ],
  "/support/how-to#create-a-vesting-stream": [
    "video: create a vesting stream in the app",
    "screencast of setting up vesting for one person",
  ],
  "/support/how-to#create-payment-streams": [
    "video: create a salary or payment stream",
    "screencast of paying contractors with Flow",
  ],
  "/support/how-to#shapes-and-settings-of-a-stream": [
    "video: choose a cliff, monthly or custom curve",
    "screencast about cancelable and transferable",
  ],
  "/support/how-to#withdraw-with-fireblocks": [
    "video: withdraw with institutional custody",
    "take out tokens held by Fireblocks",
  ],
  "/support/how-to#put-a-vesting-stream-into-a-zksync-proposal": [
    "governance proposal that creates a stream",
    "zkSync DAO vote with a token program",
  ],
  "/support/how-to#launch-a-token-with-createmytoken-and-vest-it": [
    "make a new token and vest it for my team",
    "token launch tool with vesting",
  ],
  "/support/technical-guides#packages-and-sample-code": [
    "npm packages and example repositories",
    "which SDK or sample code is there",
  ],
};
