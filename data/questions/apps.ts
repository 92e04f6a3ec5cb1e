// cspell:ignore warpcast

import type { SectionQuestions } from "./types";

/** What people ask that the pages about the app answer. */
export const APP_QUESTIONS: SectionQuestions = {
  "/apps/features/airdrops#how-a-recipient-claims": [
    "how do I claim my airdrop, where is the claim page",
    "am I eligible, is my address on the list",
    "check my allocation in an airdrop",
    "does claiming cost gas, who pays for the claim",
    "I got an airdrop, what do I do now",
  ],
  "/apps/guides/claim-an-airdrop": [
    "I am on the list of an airdrop, how do I get my tokens",
    "first steps for recipients of an airdrop",
  ],
  "/apps/guides/claim-an-airdrop#cost": [
    "price of a claim, what do I pay for it",
    "how much does a claim cost",
    "must I approve tokens to claim an airdrop",
  ],
  "/apps/guides/claim-an-airdrop#deadline": [
    "until when can I claim my airdrop",
    "did my airdrop expire",
  ],
  "/apps/guides/claim-an-airdrop#without-the-app": [
    "claim my airdrop without the sablier app",
    "claim when the site is down",
  ],
  "/apps/features/airdrops#what-binds-the-contract-what-only-the-app": [
    "hide a campaign or make it private",
    "block users from some countries, geo restriction, KYC",
    "publish the eligibility criteria of our airdrop",
    "edit a campaign after launch, what can still be changed",
  ],
  "/apps/features/airdrops#create-a-campaign": [
    "launch an airdrop for my community",
    "how do I distribute tokens to thousands of wallets",
    "can I still create an airdrop in the app",
    "how many wallets can be in one airdrop",
  ],
  "/apps/features/airdrops#before-people-claim": [
    "checklist before we announce the airdrop",
    "test the campaign first, did I fund it enough",
    "verify root, expiration and balance of our campaign",
    "what to do between deploying and announcing a campaign",
  ],
  "/apps/features/airdrops#logo-of-your-token": [
    "my token has no icon, how do I add its logo",
    "get our token listed with a picture",
    "token shows a question mark or unknown name",
  ],
  "/apps/features/other#link-previews": [
    "picture on Twitter or Discord when I share my stream",
    "social card, open graph image of a link",
    "preview image of a shared stream",
  ],
  "/apps/features/other#farcaster-frames": [
    "post my stream on Farcaster or Warpcast",
    "mini app in a social feed",
  ],
  "/apps/features/overview": [
    "what can I do in the app",
    "overview of vesting, payments and airdrops in the interface",
    "which features does the website have",
  ],
  "/apps/features/overview#what-the-app-does-what-the-contract-does": [
    "is the app needed or is everything in the contract",
    "what depends on the website and what is on chain",
  ],
  "/apps/features/overview#which-contract-is-behind-an-area": [
    "which smart contract does the vesting dashboard use",
    "is payments the same as Flow",
    "contract that my dashboard talks to",
  ],
  "/apps/features/overview#use-it-with-a-multisig": [
    "connect a Safe, Gnosis multisig, several signers",
    "does it work with WalletConnect and a company treasury",
    "our DAO needs two signatures to pay",
  ],
  "/apps/features/payments#get-paid": [
    "withdraw my salary from a payment stream",
    "how do I take out what I have earned as a contractor",
    "where do I see my incoming payments",
    "how do freelancers get their money",
  ],
  "/apps/features/payments#top-up": [
    "add money to one or many payment streams",
    "refill, fund, deposit again next month",
    "top up all salaries in one transaction",
  ],
  "/apps/features/payments#plan-your-top-ups": [
    "when does my payment stream run dry",
    "how much must I deposit so that salaries last until a date",
    "budget for payroll, runway of a stream",
    "warn me before a salary runs out",
  ],
  "/apps/features/payments#what-you-can-do-in-the-app": [
    "pause a salary during unpaid leave or a holiday",
    "change the amount per month, give somebody a raise",
    "stop a subscription or a payment for good",
    "get back money that is not owed yet",
    "resume a paused payment",
  ],
  "/apps/features/payments#create-a-stream": [
    "set up a salary, rent or subscription payment",
    "pay somebody per month without an end",
    "hire a contractor and pay continuously",
  ],
  "/apps/features/vesting#withdraw-from-a-stream": [
    "how do I withdraw my vested tokens",
    "claim what has unlocked from my vesting",
    "take out only a part of it",
    "get my unlocked team tokens",
  ],
  "/apps/features/vesting#what-you-can-do-in-the-app": [
    "find my stream in the dashboard, search by wallet",
    "cancel, renounce or transfer a stream in the app",
    "does the app work on a phone",
    "give my vesting to another wallet",
    "see all streams of my wallet and their progress",
  ],
  "/apps/features/vesting#create-a-stream": [
    "set up token vesting for employees or investors",
    "create streams for my whole team",
    "can I still make a vesting stream in the app",
  ],
  "/apps/features/vesting#shapes": [
    "which vesting curves can I choose, cliff, monthly, steps",
    "unlock tokens every month or every quarter",
    "pick a schedule with a cliff",
  ],
  "/apps/features/vesting#simulate-before-you-create": [
    "preview a vesting schedule before I pay",
    "try out how the unlocks will look",
    "see the graph before signing",
  ],
  "/apps/features/vesting#batch-size": [
    "how many people can I add in one transaction",
    "how many recipients can I pay in one batch of the app",
    "most recipients of a batch, limit of streams at once",
    "create 100 or 300 streams together",
  ],
  "/apps/guides/csv-support#check-your-file": [
    "validate my csv, find the mistakes in my list",
    "upload a spreadsheet with recipients and amounts",
    "why is my file rejected",
    "my upload has errors, which row is wrong",
  ],
  "/apps/guides/csv-support#rules-of-every-file": [
    "which date format, separator and columns does the file need",
    "comma or semicolon, decimals in the amount column",
    "can I use ENS names in the list",
    "which timezone do the dates have",
  ],
  "/apps/guides/csv-support#spreadsheets-change-what-you-type": [
    "Excel or Google Sheets breaks my numbers and dates",
    "scientific notation in my spreadsheet",
    "export from Numbers as csv",
  ],
  "/apps/guides/csv-support#limits": [
    "largest number of recipients in an airdrop",
    "how many rows, recipients or addresses can a csv have",
    "maximum size of the list for an airdrop",
    "same address twice, duplicates in the list",
  ],
  "/apps/guides/csv-support#what-the-contracts-demand": [
    "file is accepted but the transaction fails",
    "which values does the contract refuse",
  ],
  "/apps/guides/csv-support#what-the-airdrop-service-checks": [
    "error messages after uploading the airdrop list",
    "what does the server validate in my recipients file",
  ],
  "/apps/guides/csv-support#templates": [
    "download an example csv, sample spreadsheet",
    "template for cliff, monthly or airdrop lists",
    "example file for bulk upload",
  ],
  "/apps/guides/csv-support#old-names": [
    "my old template no longer works, columns were renamed",
    "convert a csv from last year",
  ],
  "/apps/guides/url-schemes#what-identifies-a-stream": [
    "where do I find the id of my stream",
    "link to one stream, share it with the other side",
  ],
  "/apps/guides/url-schemes#aliases": [
    "what does LK, LL2, LD, FL or FL2 in a stream id mean",
    "prefix of an id and the release it belongs to",
    "first letters of the stream number",
  ],
  "/apps/guides/url-schemes#paths": [
    "address of the claim page of a campaign",
    "deep links into the app, open the create form by url",
    "send somebody a link to the airdrop or stream",
  ],
  "/apps/guides/url-schemes#parameters": [
    "prefill a form by the link, query string options",
    "open the app on a given chain or with a filter",
    "query parameters of an app link",
  ],
  "/apps/guides/url-schemes#what-can-go-wrong": [
    "link opens an empty page or says stream not found",
    "wrong chain in the url",
    "not found page when I open a stream",
  ],
  "/apps/guides/receive-a-stream": [
    "my stream",
    "I receive a stream, what do I have to do",
    "somebody sent me a stream, how do I get my tokens",
    "nothing arrived in my wallet",
  ],
  "/apps/without-the-app": [
    "withdraw my stream without the app, app.sablier.com is offline",
    "the website is closing, how do I get my tokens out",
    "settle a stream by hand, direct contract call",
    "make calldata to cancel or withdraw a stream",
  ],
  "/apps/without-the-app#lockup-v1-0": [
    "cancel a stream of Lockup v1.0",
    "can a recipient cancel a stream of Lockup v1.0",
  ],
  "/apps/without-the-app#claims": [
    "claim an airdrop by hand, without the website",
    "compute my merkle proof from the list and claim",
    "claim from an old campaign of v1.1 or v1.2 without the app",
  ],
  "/apps/without-the-app#vaults": [
    "redeem my vault shares without the app",
    "get my tokens out of a Bob vault by a direct call",
  ],
  "/apps/without-the-app#proxy": [
    "getSender of my stream is a contract, PRBProxy",
    "execute target data to cancel through a proxy",
  ],
  "/apps/without-the-app#lockup-v1-2": [
    "withdraw from a Lockup v1.2 stream, LL3, LD3, LT3",
    "who can cancel a Lockup v1.2 stream",
  ],
  "/apps/without-the-app#flow-v1": [
    "withdraw from an old Flow stream, FL or FL2",
    "end a Flow v1.1 stream without the app",
  ],
  "/apps/without-the-app#legacy": [
    "stream of 2019 to 2021, the first version, how do I get my money",
    "withdraw from the old contract without an app",
  ],
  "/apps/v1": [
    "where is the old app, legacy interface",
    "my stream from 2020, 2021 or 2022 does not show up",
    "streams created before Lockup",
    "streams of the first version",
  ],
  "/apps/v1#which-app-do-you-need": [
    "v1, v2 or legacy app, which one has my stream",
    "stream is missing in the new app",
  ],
  "/apps/v1#without-the-apps": [
    "withdraw from an old stream on etherscan",
    "old interface is gone, how do I get my tokens",
    "get funds out of a 2020 stream without a website",
  ],
  "/apps/branding#rules": [
    "may I use the Sablier name and logo on my website",
    "brand guidelines, press kit",
  ],
  "/apps/branding#logos": [
    "download the logo as svg or png",
    "Sablier icon for our partners page",
    "image of the hourglass for my article",
  ],
  "/apps/branding#colors": ["hex codes of the brand colors", "orange of Sablier, gradient"],
  "/apps/guides/csv-support#payment-files": [
    "csv of salaries, columns for payment streams",
    "upload many payment streams at once",
    "bulk salaries from a file",
  ],
  "/apps/guides/url-schemes#old-links": [
    "link from last year no longer opens",
    "which old addresses of the app still work",
    "bookmark of a stream no longer works",
  ],
  "/apps/v1#which-contract-holds-your-stream": [
    "address of the contract of a stream from 2021",
    "find the contract of an old salary",
  ],
  "/apps/features/overview#create-a-stream-or-campaign": [
    "why is the create button missing",
    "new streams are switched off in the interface",
    "create button is gone, cannot create a stream",
  ],
  "/apps/features/overview#pick-an-area": [
    "vesting, payments or airdrops tab",
    "which menu do I need",
  ],
  "/apps/guides/url-schemes#examples": [
    "sample link with parameters",
    "link that opens streams of one wallet",
  ],
  "/apps/branding#video-and-requests": [
    "promo clip of the company",
    "ask for other press material",
  ],
  "/apps/features/vesting": [
    "vesting dashboard",
    "where do I see my vested tokens in the interface",
  ],
  "/apps/features/payments": [
    "payments dashboard",
    "where do I manage salaries in the interface",
    "my company pays me with a stream, where do I see how much I can take out",
  ],
  "/apps/features/airdrops": [
    "airdrops page of the interface",
    "where do I see campaigns I can claim",
  ],
  "/apps/features/other": [
    "does the interface support Safe, social links and voting",
    "open many streams at once",
  ],
  "/apps/guides/csv-support": [
    "prepare a file with all recipients",
    "upload a list of wallets and amounts",
  ],
  "/apps/guides/url-schemes": [
    "build a link to a stream or a campaign",
    "structure of the addresses of the app",
  ],
  "/apps/guides/how-to": ["videos about the interface", "watch somebody do it"],
  "/apps/branding": ["get the logo and colors", "press material of Sablier"],
  "/apps/v1#how-legacy-differs-from-lockup-v20": [
    "what could the streams of 2021 not do",
    "deposit must be a multiple of the duration",
  ],
};
