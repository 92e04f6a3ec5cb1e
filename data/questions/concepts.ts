// cspell:ignore kweighted saft uncancelable depletiontimeof cyfrin

import type { SectionQuestions } from "./types";

/** What people ask that the concept pages answer. */
export const CONCEPT_QUESTIONS: SectionQuestions = {
  "/concepts/what-is-sablier": [
    "what does Sablier do, in one sentence",
    "explain the protocol to a beginner",
    "what is this project about",
  ],
  "/concepts/what-is-sablier#find-your-product": [
    "which product should I use for my case",
    "help me choose between vesting, payments and airdrop",
  ],
  "/concepts/what-is-sablier#the-three-products": [
    "what products are there",
    "overview of Lockup, Flow and Airdrops",
  ],
  "/concepts/what-is-sablier#how-a-stream-pays": [
    "how does the money get from payer to payee",
    "when do tokens leave the contract",
    "what happens after the deposit",
  ],
  "/concepts/what-is-sablier#protocol-app-company": [
    "who runs Sablier, what is Sablier Labs",
    "is the company the same as the protocol",
    "does it go on if the team stops",
  ],
  "/concepts/what-is-sablier#what-you-can-rely-on-and-where-it-stops": [
    "is it safe, what are the risks, can I trust it",
    "what can go wrong with my tokens",
    "is Sablier legit",
    "guarantees of the protocol and its limits",
  ],
  "/concepts/what-is-sablier#releases": [
    "list of all releases with their dates and former names",
    "does my stream move when a new release comes out",
    "which product versions exist",
  ],
  "/concepts/what-is-sablier#licenses": [
    "is the code open source, may I fork it",
    "GPL or BUSL, commercial use",
  ],
  "/concepts/use-cases": [
    "what can I use it for, examples",
    "who uses token streaming and why",
    "is it good for my company, who is it for",
  ],
  "/concepts/use-cases#employee-vesting": [
    "stock options in tokens for staff, four years with one year cliff",
    "how do startups vest tokens to employees",
    "reward the team over time, tokens come back when somebody leaves",
    "vest tokens to founders and early staff",
  ],
  "/concepts/use-cases#investor-vesting": [
    "lock the tokens of investors, seed round or SAFT",
    "prove to VCs that their unlock cannot be canceled",
  ],
  "/concepts/use-cases#token-timelock": [
    "lock liquidity or treasury tokens until a date",
    "prove that founders cannot sell before a day",
    "freeze team tokens for a year",
  ],
  "/concepts/use-cases#grants-with-an-end": [
    "pay a grant over six months, stop it if a milestone is missed",
    "DAO funds a project with a fixed budget",
  ],
  "/concepts/use-cases#merkle-airdrops": [
    "token launch to a big community",
    "reward users without everyone selling at once",
  ],
  "/concepts/use-cases#bob": [
    "save my tokens until a price, without temptation",
    "sell my locked position before the target",
  ],
  "/concepts/use-cases#payroll": [
    "pay salaries in crypto",
    "real time wages for contractors and remote workers",
  ],
  "/concepts/use-cases#subscriptions-and-rent": [
    "charge customers per month, recurring billing",
    "pay rent or a membership by the second",
  ],
  "/concepts/streaming": [
    "what does streaming money mean",
    "by the second finance, how does it work without transactions",
    "how does continuous payment work",
  ],
  "/concepts/streaming#nothing-moves-until-somebody-withdraws": [
    "must I take my tokens out regularly, may I leave them in until the end",
    "why do I not see transfers on the explorer while it streams",
    "do I have to withdraw or does it arrive by itself",
    "can I wait until the end and take everything at once",
    "when is the blockchain updated while streaming",
  ],
  "/concepts/streaming#where-it-stops": ["disadvantages of streaming", "what streaming cannot do"],
  "/concepts/streaming#where-the-idea-comes-from": [
    "history of money streaming, who invented it",
    "Andreas Antonopoulos, EIP-1620",
  ],
  "/concepts/lockup/overview": [
    "how does vesting work with Sablier",
    "what is a Lockup stream and what happens in it",
  ],
  "/concepts/lockup/overview#who-is-who": [
    "sender, recipient, funder and broker, what are they",
    "can the payer and the sender be different people",
    "can somebody create a stream for another sender",
    "who pays in and who owns a stream",
  ],
  "/concepts/lockup/overview#what-you-set": [
    "which settings do I choose for a vesting stream",
    "what can be changed later and what is fixed for ever",
    "parameters of a vesting stream explained",
  ],
  "/concepts/lockup/overview#three-models": [
    "linear, dynamic or tranched, what is the difference",
    "durations or timestamps when creating a stream",
    "start a vesting schedule in the past or in the future, backdate to the hire date",
  ],
  "/concepts/lockup/overview#the-linear-formula": [
    "calculate how much has vested at a date",
    "how many tokens after so many days of a linear stream",
    "math of linear vesting",
  ],
  "/concepts/lockup/overview#granularity": [
    "linear stream that unlocks once a week instead of every second",
    "what is the granularity argument of Lockup v4.0",
  ],
  "/concepts/lockup/overview#catch-up": [
    "does the time before the cliff count",
    "25 percent at the cliff after one year, catch up amount",
  ],
  "/concepts/lockup/overview#rounding": [
    "streamed amounts are rounded down, precision",
    "why a few wei are missing",
  ],
  "/concepts/lockup/overview#withdraw": [
    "who may withdraw and to which address",
    "can any account trigger a withdrawal for the recipient",
    "withdraw to a friend's wallet or a cold wallet",
    "may a bot withdraw for me",
  ],
  "/concepts/lockup/overview#cancel": [
    "sender stops vesting early, what is refunded",
    "how do I give up the power to cancel",
    "what does canceling do to both sides",
  ],
  "/concepts/lockup/overview#tokens-that-do-not-fit": [
    "limits of Lockup, how much gas does a stream take",
    "which tokens can be vested",
  ],
  "/concepts/lockup/stream-shapes": [
    "which vesting curves exist",
    "pictures of unlock schedules",
    "compare linear, cliff, steps and exponential",
  ],
  "/concepts/lockup/stream-shapes#linear": [
    "straight line vesting, equal amount every second",
    "simple continuous vesting",
  ],
  "/concepts/lockup/stream-shapes#initial-unlock": [
    "release some tokens immediately and the rest gradually",
    "10 percent at TGE then linear",
  ],
  "/concepts/lockup/stream-shapes#cliff-unlock": [
    "one year cliff and then linear vesting",
    "nothing in the first months, then a jump",
    "standard four year vesting for employees",
  ],
  "/concepts/lockup/stream-shapes#exponential": [
    "curve that gets faster towards the end",
    "loyalty airdrop, reward those who wait",
    "slow start and fast end",
  ],
  "/concepts/lockup/stream-shapes#linear-steps": [
    "linearStepper shape, steps without tranches",
    "weekly unlocks of a linear stream",
  ],
  "/concepts/lockup/stream-shapes#unlock-in-steps": [
    "unlock the same part every week or every quarter",
    "staircase vesting, periodic releases",
  ],
  "/concepts/lockup/stream-shapes#unlock-monthly": [
    "tokens on the first of every month",
    "monthly unlocks like a paycheck",
  ],
  "/concepts/lockup/stream-shapes#backweighted": [
    "more tokens in later years, 10 20 30 40 percent",
    "Amazon style vesting",
  ],
  "/concepts/lockup/stream-shapes#timelock": [
    "everything unlocks at once on one date",
    "lock tokens until a day",
    "release one hundred percent at the end",
  ],
  "/concepts/lockup/price-gated": [
    "unlock tokens when the price reaches a target",
    "vesting that depends on the token price, price milestone",
  ],
  "/concepts/lockup/price-gated#price-falls-back": [
    "the price reached the target and fell again, is the stream lost",
    "settled stream became streaming again",
  ],
  "/concepts/lockup/price-gated#who-chooses-the-feed": [
    "which oracle does a price-gated stream use, can the sender cheat",
    "check the price feed of a stream before accepting it",
  ],
  "/concepts/lockup/price-gated#broken-feed": [
    "what happens when the Chainlink oracle stops working",
    "statusOf reverts without data, feed broken",
  ],
  "/concepts/lockup/segments": [
    "custom vesting curve made of pieces",
    "how do I shape a non linear stream",
    "several speeds in one stream",
  ],
  "/concepts/lockup/segments#what-an-exponent-does": [
    "make it slow first and fast later, or the other way round",
    "what is the exponent of a segment for",
  ],
  "/concepts/lockup/segments#max-count": [
    "maximum number of segments or tranches of a stream on a chain",
    "too many segments, limit of the block gas",
  ],
  "/concepts/lockup/tranches": [
    "unlock tokens in discrete steps at dates",
    "vesting in chunks or installments",
    "installments at chosen dates",
  ],
  "/concepts/lockup/tranches#tranches-or-segments": [
    "difference between tranches and segments",
    "tranched or dynamic stream, which is cheaper",
    "steps or curves",
  ],
  "/concepts/lockup/tranches#dates-by-the-calendar": [
    "months have different lengths, unlock on calendar days",
    "first of the month in unix time",
  ],
  "/concepts/lockup/tranches#let-the-last-tranche-take-the-rest": [
    "amount does not divide evenly into tranches",
    "sum of tranches is not the deposit",
  ],
  "/concepts/lockup/statuses": [
    "list of the states of a vesting stream",
    "where do I read the status of a stream",
    "what is the state of my vesting",
  ],
  "/concepts/lockup/statuses#the-five-statuses": [
    "what do pending, streaming, settled, canceled and depleted mean",
    "my stream says settled or depleted, what now",
    "stream is finished, is anything left for me",
    "pending, it has not started",
  ],
  "/concepts/lockup/statuses#what-you-can-do-in-each-status": [
    "can a settled or canceled stream still be withdrawn from",
    "which actions are allowed in a status",
    "is withdrawing possible after cancel",
  ],
  "/concepts/lockup/statuses#flags-only-go-one-way": [
    "can cancelable be turned on again",
    "wasCanceled, isDepleted flags",
  ],
  "/concepts/lockup/hooks": [
    "run my code when somebody withdraws or cancels",
    "callback from the stream to my contract",
    "notify a contract about a withdrawal",
  ],
  "/concepts/lockup/hooks#when-a-hook-runs": [
    "why is my hook not called",
    "conditions for the callback of a recipient contract",
  ],
  "/concepts/lockup/hooks#when-a-hook-fails": [
    "hook reverts, is the cancel or withdrawal blocked",
    "recipient contract stops the sender from canceling",
    "wrong return value, selector of a hook",
  ],
  "/concepts/lockup/hooks#the-allowlist": [
    "get my contract whitelisted for hooks",
    "who approves hook contracts, can it be undone",
    "is my vault approved to get callbacks",
  ],
  "/concepts/flow/overview": [
    "how do payment streams work",
    "what is debt in a salary stream",
    "open ended payments without a fixed amount",
  ],
  "/concepts/flow/overview#the-amounts": [
    "covered and uncovered debt, refundable and withdrawable amount",
    "why is what I am owed larger than what I can take out",
    "which number do I show a worker",
  ],
  "/concepts/flow/overview#rate-per-second": [
    "convert a monthly salary to tokens per second",
    "how many decimals does the rate have, unit of ratePerSecond for USDC",
    "how much is it per day, month or year",
    "speed of a payment in tokens per second",
  ],
  "/concepts/flow/overview#total-debt": [
    "formula of what the sender owes",
    "how is the amount owed computed",
    "how much do I owe in total",
  ],
  "/concepts/flow/overview#depletion-time": [
    "on which day will the deposit of a payment stream be used up",
    "how long does a deposit last at a rate",
    "runway in days of a balance",
    "when will the employer have to pay in again",
  ],
  "/concepts/flow/overview#snapshots": [
    "what happens to the debt when the rate changes",
    "when is the snapshot time updated",
    "is debt kept when the speed changes",
  ],
  "/concepts/flow/overview#the-life-of-a-stream": [
    "create, pause, restart, void: what comes when",
    "does a payment stream start at once",
    "phases of a salary from start to end",
  ],
  "/concepts/flow/overview#full-refund": [
    "I took back all tokens but the debt still grows",
    "refund without pausing",
    "does taking out the whole deposit stop the salary",
  ],
  "/concepts/flow/overview#whom-you-rely-on": [
    "can the payer just not pay me, what is my risk as a worker",
    "trust between payer and payee in a payment stream",
    "is my salary guaranteed",
  ],
  "/concepts/flow/overview#fee-nft-tokens-and-gas": [
    "limits of Flow, which tokens work, protocol fee",
    "decimals above 18 in a payment stream",
    "which tokens can salaries be paid in",
  ],
  "/concepts/flow/statuses": [
    "what do STREAMING_INSOLVENT, STREAMING_SOLVENT and PAUSED_INSOLVENT mean",
    "list of the states of a payment stream",
    "how do I get the status of a payment stream",
    "is my payment stream active or stopped",
  ],
  "/concepts/flow/statuses#what-to-do-in-each-status": [
    "streaming solvent, insolvent, paused, voided: what does each mean for me",
    "my payment stream is insolvent, what should I do",
    "stream is paused and in debt",
    "what should the employer or the worker do now",
  ],
  "/concepts/flow/statuses#what-voiding-does": [
    "what is lost when a stream is voided, who may void",
    "pause or void, temporary or final",
    "does voiding cancel the unpaid debt",
    "what becomes of the debt of an insolvent stream that is voided",
    "forgive the debt and close the payment",
  ],
  "/concepts/flow/statuses#what-each-status-allows": [
    "can I deposit into a voided or paused stream",
    "which calls work while paused",
    "may I pause, refund or withdraw in this state",
  ],
  "/concepts/merkle-airdrops": [
    "how do airdrops work here",
    "airdrop with vesting, airstream",
    "airdrop to a million addresses without paying gas for all",
  ],
  "/concepts/merkle-airdrops#how-a-campaign-works": [
    "are airdropped tokens sent or must people claim",
    "steps from a list of recipients to the claims",
    "who funds the campaign and when",
    "how are tokens handed out to many people",
  ],
  "/concepts/merkle-airdrops#campaign-types": [
    "instant, linear or tranched airdrop, what do I get when I claim",
    "do I receive the tokens right away or slowly",
    "kinds of airdrops",
  ],
  "/concepts/merkle-airdrops#ranged-or-not": [
    "does vesting of an airdrop begin at the claim or on a common date",
    "do I lose vesting time if I claim late",
  ],
  "/concepts/merkle-airdrops#what-a-claim-checks": [
    "can somebody claim for me, can I claim to another wallet",
    "requirements for a valid claim",
    "claim twice, claim after the deadline",
    "who can claim an allocation",
  ],
  "/concepts/merkle-airdrops#claim-types": [
    "must the project approve me or check my identity before I claim",
    "default, attested and execute claims compared",
    "which claim types are there",
  ],
  "/concepts/merkle-airdrops#claims-by-release": [
    "what can a recipient do in which release of airdrops",
    "can I claim to another address in my release",
  ],
  "/concepts/merkle-airdrops#fees": [
    "who can pay the fees of the recipients for them",
    "who pays the claim fee",
    "sponsor the claims of a campaign",
  ],
  "/concepts/merkle-airdrops#the-tree-and-the-proof": [
    "how are leaves hashed, merkle proof and root",
    "why is the proof different for each address",
    "what is a merkle proof in an airdrop",
    "how is the proof of a claim made or calculated",
  ],
  "/concepts/merkle-airdrops#clawback": [
    "when can the creator take back unclaimed airdrop tokens",
    "team withdraws tokens before I claim, seven days grace period",
    "recover tokens after the campaign expired",
    "wrong list, pull the tokens and start over",
  ],
  "/concepts/merkle-airdrops#limits-and-later-releases": [
    "how many recipients can a campaign have",
    "what is new in later airdrop releases",
  ],
  "/concepts/cancelability": [
    "can a stream be canceled and who gets what",
    "what do I keep when my vesting is canceled",
    "I quit or was fired, what happens to my tokens",
  ],
  "/concepts/cancelability#who-can-cancel": [
    "can the recipient or Sablier cancel my stream",
    "which address is allowed to stop a vesting",
    "may the receiver end the stream",
  ],
  "/concepts/cancelability#what-happens-to-the-tokens": [
    "how much comes back to the company after canceling",
    "vested part stays with the employee who leaves",
    "split of the deposit when a stream ends early",
    "how are tokens divided on cancel",
  ],
  "/concepts/cancelability#several-streams-at-once": [
    "cancel many streams in one transaction",
    "one id fails in cancelMultiple",
    "stop vesting of a whole team",
  ],
  "/concepts/cancelability#give-up-the-right": [
    "make a stream uncancelable, promise investors it cannot be stopped",
    "renounce and undo it later",
    "cancelable or not, what should I choose",
    "make vesting irrevocable",
  ],
  "/concepts/cancelability#flow": [
    "cancel a payment stream, refund and end it",
    "pause or void a salary",
    "what happens to the deposit when a salary is stopped",
  ],
  "/concepts/glossary#airstream": ["what is an airstream", "airstream, meaning of the word"],
  "/concepts/cancelability#streams-of-an-airstream": [
    "can the airdrop creator cancel what I claimed",
    "cancel streams that came from an airdrop",
    "can the team take back what vests from my claim",
  ],
  "/concepts/cancelability#you-made-a-mistake-in-a-campaign": [
    "wrong amounts or addresses in our airdrop, how to fix it",
    "undo or edit an airdrop after launch",
    "mistake in the list of recipients",
  ],
  "/concepts/transferability": [
    "sell my vesting before it has unlocked",
    "can I give or sell my stream to somebody else",
    "move a stream to another wallet",
    "sell or gift locked tokens",
  ],
  "/concepts/transferability#what-to-choose": [
    "prevent investors or employees from selling locked tokens",
    "stop investors or team from selling locked tokens",
    "should a stream be transferable",
    "use a stream as collateral for a loan",
    "should recipients be allowed to sell their stream",
  ],
  "/concepts/transferability#what-each-setting-allows": [
    "what can I still do with a non-transferable stream",
    "sell, lend, stake or approve a stream NFT",
  ],
  "/concepts/transferability#what-moves-with-the-nft": [
    "do unclaimed tokens go to the buyer",
    "does the new owner get what I have not withdrawn",
    "who gets the rest after a sale",
  ],
  "/concepts/nft": [
    "why is there an NFT in my wallet",
    "what is the NFT of a stream good for, who owns it",
    "hourglass picture",
    "token that stands for my stream",
  ],
  "/concepts/nft#approvals": [
    "is it dangerous to approve a marketplace for my stream",
    "can an approved address take my tokens",
    "let another address manage my stream",
  ],
  "/concepts/nft#before-you-buy-a-stream": [
    "what should I check before I buy vesting tokens on OpenSea",
    "buy somebody's locked tokens safely",
  ],
  "/concepts/nft#how-the-picture-is-made": [
    "how is the image created, colors and numbers of the card",
    "svg on chain, token metadata",
    "what do the numbers on the NFT mean",
  ],
  "/concepts/nft#token-uri": ["decode a token URI", "read the metadata JSON of a stream"],
  "/concepts/nft#when-the-picture-is-stale": [
    "marketplace shows an old amount, refresh metadata",
    "picture does not match my balance",
  ],
  "/concepts/fees": [
    "how much does Sablier charge",
    "all costs of streams and airdrops",
    "what do I pay and who gets it",
    "price list of the protocol",
  ],
  "/concepts/fees#interface-fees": [
    "fee of the app for claiming an airdrop or withdrawing vested tokens",
    "fee of the app for a withdrawal or a claim in dollars",
    "what does it cost to withdraw or claim in the app",
    "avoid the app fee",
    "why do I pay 99 cents",
    "charge for using the website",
  ],
  "/concepts/fees#claim-fee": [
    "what does it cost to claim an airdrop",
    "fee that the campaign asks of claimers",
    "I paid too much when claiming, is the rest returned",
  ],
  "/concepts/fees#minimum-fees": [
    "newer releases ask for a fee in wei with a withdrawal",
    "calculateMinFeeWei, insufficient fee payment",
    "native coin needed for each withdrawal since 2025",
  ],
  "/concepts/fees#flow-protocol-fee": [
    "can the admin set a fee on withdrawals, at most 10 percent",
    "does Sablier take a cut of my salary",
  ],
  "/concepts/fees#broker-fee": [
    "earn a commission as an integrator or front end",
    "how is the fee of a broker calculated, 2 percent of the deposit",
    "referral or affiliate program",
  ],
  "/concepts/fees#gas-fees": [
    "who pays the gas for withdrawing, creating or claiming",
    "why do I need ETH in my wallet",
    "which coin pays for the transaction",
    "network cost of a transaction, who pays",
  ],
  "/concepts/fees#have-a-fee-waived": [
    "get a discount or an exemption from the claim fee",
    "custom fee for our project",
    "can my company pay a lower fee",
  ],
  "/concepts/chains": [
    "which blockchains and networks are supported",
    "is it on my chain, Arbitrum, Base, Polygon, BNB, zkSync, Solana",
    "testnet to try it",
    "is my network supported",
  ],
  "/concepts/chains#how-many-chains": [
    "number of networks",
    "on how many blockchains is Sablier",
    "how many networks does it run on",
  ],
  "/concepts/chains#read-the-list-from-a-script": [
    "list of chains as json",
    "get supported networks in code",
  ],
  "/concepts/chains#chains-that-are-no-longer-listed": [
    "my network disappeared from the list",
    "deprecated chain, sunset network",
  ],
  "/concepts/chains#ask-for-another-chain": [
    "please add our network or L2",
    "request a deployment on a new chain",
    "bring Sablier to our rollup",
  ],
  "/concepts/security": [
    "is it safe, has it been audited",
    "were the contracts ever hacked",
    "how secure are my tokens",
    "can I lose my deposit",
  ],
  "/concepts/security#audit-reports": [
    "who audited Lockup, Flow or Airdrops, which auditor or audit firm",
    "who audited the contracts, reports to download",
    "Cantina, Cyfrin, security review",
    "security review pdf",
    "who checked the code, are there audits",
  ],
  "/concepts/security#from-a-report-to-the-contract-on-the-chain": [
    "does the audit cover the deployed code",
    "compare bytecode with the audited commit",
  ],
  "/concepts/security#check-a-token": [
    "is my token compatible, can this ERC-20 be streamed",
    "rebasing, deflationary, fee on transfer, ERC-777, stETH",
    "does my coin work with streams",
  ],
  "/concepts/security#limits-that-are-known-and-accepted": [
    "known issues and open findings of the audits",
    "what attacks are possible, what did reviewers accept",
    "can fees change for existing streams",
  ],
  "/concepts/security#what-protects-you-and-what-does-not": [
    "whom do I have to trust",
    "can contracts be upgraded or paused, is there a kill switch",
    "what keeps my tokens safe",
  ],
  "/concepts/governance": [
    "who controls the protocol, is there a token or a DAO",
    "can the Sablier team take my tokens",
    "admin keys, centralization",
    "how decentralized is Sablier",
  ],
  "/concepts/governance#what-the-admin-can-and-cannot-do": [
    "powers of the owner of the contracts",
    "can the admin freeze, pause or seize streams",
  ],
  "/concepts/governance#campaign-admin": [
    "what may the creator of an airdrop do",
    "admin of a campaign compared with the protocol admin",
  ],
  "/concepts/governance#newer-releases": [
    "what may the comptroller do, can it be upgraded",
    "powers in v3 and v4",
    "what can the comptroller do to streams",
  ],
  "/concepts/governance#who-holds-the-role": [
    "address of the admin, which multisig",
    "who owns the contracts",
    "signers of the owner wallet",
  ],
  "/concepts/use-cases#open-grants": [
    "fund builders without an end date",
    "ongoing grant that a DAO may stop",
  ],
  "/concepts/lockup/stream-shapes#compare-them": [
    "which shape suits me",
    "choose between linear, steps and curves",
  ],
  "/concepts/lockup/stream-shapes#double-unlock": [
    "two jumps, one at the start and one at the cliff",
    "unlock some now and some at the cliff",
  ],
  "/concepts/lockup/stream-shapes#cliff-exponential": [
    "cliff and then a curve that speeds up",
    "exponential vesting after a year of nothing",
  ],
  "/concepts/lockup/segments#builder": [
    "draw my own vesting curve",
    "try segments and see the graph",
  ],
  "/concepts/lockup/segments#rules": [
    "why are my segments rejected",
    "order and sum of segment amounts",
  ],
  "/concepts/lockup/tranches#builder": [
    "make a schedule of unlock dates",
    "generate tranches for monthly vesting",
  ],
  "/concepts/lockup/tranches#rules": [
    "why are my tranches rejected",
    "timestamps of tranches must rise",
  ],
  "/concepts/lockup/statuses#how-a-status-changes": [
    "when does streaming become settled",
    "state diagram of a vesting stream",
    "what makes a stream change from streaming to settled",
  ],
  "/concepts/flow/statuses#is-a-voided-stream-paused": [
    "voided streams also count as paused?",
    "statusOf of a stream that was ended for good",
  ],
  "/concepts/cancelability#when-it-works": [
    "until when can a stream be canceled",
    "too late to cancel",
    "can it be canceled before the cliff or after the end",
  ],
  "/concepts/transferability#checklist-for-a-buyer": [
    "buying a vesting position, what to look at",
    "due diligence on a stream that is for sale",
    "risks of buying locked tokens over the counter",
  ],
  "/concepts/fees#who-gets-what": [
    "where does the fee money go",
    "is the fee paid to Sablier or to the broker",
  ],
  "/concepts/streaming#drive-a-stream": [
    "demo of a running stream",
    "play with a slider and see what is earned",
    "interactive example of money per second",
  ],
  "/concepts/streaming#the-formula-of-a-straight-stream": [
    "how much is paid out per day with a constant speed",
    "3,000 tokens in 30 days, how much after nine days",
  ],
  "/concepts/streaming#what-a-stream-is-good-for": [
    "why use a stream instead of paying up front",
    "advantages over a monthly bank transfer",
    "how does streaming limit what I can lose to a bad contractor",
  ],
  "/concepts/use-cases#the-products-side-by-side": [
    "who bears the risk that the payer stops, vesting compared with payroll",
    "table that compares the use cases",
  ],
  "/concepts/use-cases#sablier-lockup": [
    "when do I choose a fixed schedule",
    "I know the total and the end date, what do I take",
  ],
  "/concepts/use-cases#sablier-flow": [
    "when do I choose a stream without an end",
    "I want to pay in parts and change the amount later",
  ],
  "/concepts/lockup/overview#example": [
    "example of a vesting stream from start to finish",
    "contributor paid over one month, then stopped early",
  ],
  "/concepts/lockup/stream-shapes#lockup-linear": [
    "shapes with a constant rate",
    "which curves can a linear stream have",
  ],
  "/concepts/lockup/stream-shapes#initial-cliff-unlock": [
    "some tokens at the start and more at the cliff, then gradual",
    "TGE unlock together with a cliff",
  ],
  "/concepts/lockup/stream-shapes#lockup-dynamic": [
    "shapes made of curves",
    "logarithmic or custom unlock curve",
  ],
  "/concepts/lockup/stream-shapes#lockup-tranched": [
    "shapes with steps at fixed moments",
    "which curves can be made of chunks",
  ],
  "/concepts/lockup/stream-shapes#explorer": [
    "generate the code for my vesting curve",
    "tool that shows the contract call for a schedule",
  ],
  "/concepts/lockup/stream-shapes#ids-in-software": [
    "names of the shapes in the API and the app",
    "gas cost of each kind of schedule",
  ],
  "/concepts/lockup/segments#fields": [
    "amount, exponent and timestamp of a curve piece",
    "unit and type of an exponent",
  ],
  "/concepts/lockup/segments#exponent-zero": [
    "sudden jump in a curve",
    "make a piece of the curve unlock all at once",
  ],
  "/concepts/lockup/segments#the-formula": [
    "math behind a curve of several pieces",
    "compute a streamed amount with exponents",
  ],
  "/concepts/lockup/segments#precision": [
    "how exact is the power function of a curve",
    "amount of an exponential stream differs from my spreadsheet",
  ],
  "/concepts/lockup/tranches#fields": [
    "amount and timestamp of an installment",
    "data type of an unlock date",
  ],
  "/concepts/lockup/tranches#the-formula": [
    "math of step unlocks",
    "sum of installments that are due",
  ],
  "/concepts/lockup/tranches#nothing-unlocks-at-the-start": [
    "first installment right away",
    "can the first tranche be at the start time",
  ],
  "/concepts/lockup/price-gated#the-rule": [
    "when exactly does a price condition unlock the tokens",
    "formula of a price target",
  ],
  "/concepts/lockup/price-gated#limits": [
    "what a stream with a price target cannot do",
    "can I partly withdraw from a price condition",
    "why can I only withdraw everything at once",
  ],
  "/concepts/lockup/statuses#price-gated": [
    "status of a stream with a price condition goes back and forth",
    "can a settled stream start again",
  ],
  "/concepts/lockup/statuses#try-it": [
    "simulate a status over time",
    "which status has my stream with these dates",
  ],
  "/concepts/lockup/statuses#what-the-amounts-say": [
    "what do getters return for a canceled stream",
    "streamedAmountOf after cancel or at zero balance",
  ],
  "/concepts/lockup/hooks#order-within-a-call": [
    "when is my callback executed, before or after the tokens arrive",
    "order of state change, transfer and event",
  ],
  "/concepts/lockup/hooks#cancel": [
    "sequence of calls when a stream of a contract is canceled",
    "which callback runs at a cancel",
  ],
  "/concepts/lockup/hooks#withdraw": [
    "sequence of calls when another address withdraws",
    "which callback runs at a payout",
  ],
  "/concepts/lockup/hooks#is-your-contract-ready": [
    "checklist before I ask for hook approval",
    "how do I apply for the allowlist",
  ],
  "/concepts/merkle-airdrops#schedules": [
    "percentages of an airdrop that vests",
    "unlock at the start and cliff for claimers",
  ],
  "/concepts/flow/overview#try-it": [
    "simulate a payment stream with deposits",
    "see how debt and balance change in time",
  ],
  "/concepts/flow/overview#ongoing-debt": [
    "debt since the last change of the rate",
    "how much has accrued since the last snapshot",
  ],
  "/concepts/flow/overview#stream-balance": [
    "what is left inside a payment stream",
    "does the balance go down every second",
  ],
  "/concepts/flow/statuses#how-a-stream-changes-its-status": [
    "how does a payment stream become insolvent or solvent again",
    "state diagram of a salary",
  ],
  "/concepts/flow/statuses#watch-a-stream-go-through-all-of-them": [
    "example of a payment that runs dry, pauses and ends",
    "demo of all states of a payment",
  ],
  "/concepts/flow/statuses#why-does-depletiontimeof-revert": [
    "asking for the depletion time fails",
    "error when I ask when a payment runs out",
  ],
  "/concepts/chains#what-a-tick-means": [
    "is the address the same on all chains",
    "chain is listed but not in the app",
    "same contract address on every network",
  ],
  "/concepts/chains#solana": [
    "Solana program, Tron, Cosmos or other networks without EVM",
    "where are the docs of the Solana version",
  ],
  "/concepts/cancelability#lockup": [
    "stop a vesting stream early",
    "cancel rules of fixed schedules",
  ],
  "/concepts/cancelability#campaigns": [
    "can an airdrop be canceled",
    "stop an airdrop after it has started",
  ],
  "/concepts/governance#lockup": [
    "what can the admin do to streams of the February 2025 Lockup",
    "allowlisted hook blocks my cancel",
  ],
  "/concepts/governance#flow": [
    "what can the admin change in payment streams",
    "who sets the fee on salary withdrawals",
  ],
  "/concepts/governance#merklefactory": [
    "what can the factory owner do to an airdrop",
    "who sets the claim fee of campaigns",
  ],
  "/concepts/governance#older-releases": [
    "admin powers over streams from 2023 and 2024",
    "was there a protocol fee in the first releases",
  ],
  "/concepts/governance#checklist-before-you-rely-on-it": [
    "verify who controls my stream",
    "check the owner, the multisig and the threshold",
  ],
  "/concepts/fees#contract-fees": [
    "fees that the contracts themselves take",
    "on-chain charges without the website",
  ],
};
