// cspell:ignore expir hedgey migrat payed polic reciever recieve reentr stak strateg verif

import { type AnsweredQuestion, type QuestionKind, type Row, rowsOf } from "./question-sets";

/** Places that several questions share: a page stands for all its sections. */
const FAQ = "/support/faq";
const FEES = "/concepts/fees";
const CANCEL = "/concepts/cancelability";
const MERKLE = "/concepts/merkle-airdrops";
const AIRDROPS_APP = "/apps/features/airdrops";
const VESTING_APP = "/apps/features/vesting";
const PAYMENTS_APP = "/apps/features/payments";
const FLOW = "/concepts/flow";
const LOCKUP = "/concepts/lockup";
const GLOSSARY = "/concepts/glossary";
const TRANSFER = "/concepts/transferability";
const NFT = "/concepts/nft";
const SECURITY = "/concepts/security";
const GOVERNANCE = "/concepts/governance";
const COMPTROLLER = "/reference/lockup/v4.0/diagrams#comptroller";
const CHAINS = "/concepts/chains";
const WHAT = "/concepts/what-is-sablier";
const STREAMING = "/concepts/streaming";
const URLS = "/apps/guides/url-schemes";
const CSV = "/apps/guides/csv-support";
const HOW_TO = "/support/how-to";
const SUPPORT = "/support";
const SNAPSHOT = "/guides/snapshot-voting";
const GUIDES_L = "/guides/lockup";
const GUIDES_F = "/guides/flow";
const GUIDES_A = "/guides/airdrops";
const REF_L = "/reference/lockup";
const REF_F = "/reference/flow";
const REF_A = "/reference/airdrops";
const ERRORS = "/reference/errors";

/** Employees and others who are paid by a stream. */
const holder: readonly Row[] = [
  [
    "my company vests tokens to me, can they just take them back?",
    /cancel/iu,
    CANCEL,
    FAQ,
    LOCKUP,
    VESTING_APP,
  ],
  [
    "I left my job, do I lose the tokens that already vested?",
    /stays?|keeps?|wait|remain/iu,
    CANCEL,
    FAQ,
    LOCKUP,
    VESTING_APP,
  ],
  ["I have been vesting for 6 months and still see 0 available, why?", /cliff/iu, FAQ, LOCKUP],
  [
    "can I have my vested tokens sent to my hardware wallet instead",
    /any address|transfer/iu,
    FAQ,
    LOCKUP,
    TRANSFER,
    VESTING_APP,
    CANCEL,
  ],
  [
    "is there a deadline to withdraw what I earned",
    /no deadline|any time|whenever|no end date|no expir|June 2028/iu,
    FAQ,
    LOCKUP,
    FLOW,
    STREAMING,
    VESTING_APP,
  ],
  [
    "do I have to withdraw every month or can I wait until the end",
    /whenever|any time|like/iu,
    FAQ,
    LOCKUP,
    STREAMING,
    FLOW,
  ],
  ["who pays the gas when I take my money out", /gas/iu, FEES, FAQ, VESTING_APP],
  [
    "my colleague got the NFT of his stream stolen, does the thief get the money?",
    /NFT|owner/iu,
    NFT,
    TRANSFER,
    SECURITY,
  ],
  [
    "can I put my unvested tokens up as collateral for a loan",
    /transferable|collateral|lending/iu,
    TRANSFER,
    NFT,
    LOCKUP,
  ],
  [
    "can my employer change the vesting schedule after signing",
    /\bno\b|cannot|fixed/iu,
    FAQ,
    LOCKUP,
    CANCEL,
  ],
  [
    "the employer went bankrupt, what happens with my payment stream",
    /debt|deposit|balance/iu,
    FAQ,
    FLOW,
    PAYMENTS_APP,
  ],
  [
    "why does my payment stream say I am owed more than I can take out",
    /debt|balance|cover/iu,
    FAQ,
    FLOW,
    GLOSSARY,
    PAYMENTS_APP,
  ],
  [
    "can a friend push the withdraw button for me if I have no gas",
    /any address|another address|anyone/iu,
    FAQ,
    LOCKUP,
    FLOW,
    GUIDES_L,
  ],
  [
    "my stream is in the settled state, what now",
    /withdraw|fully|whole deposit/iu,
    LOCKUP,
    GLOSSARY,
    FAQ,
  ],
  ["what does it mean that my stream is depleted", /withdrawn|nothing/iu, LOCKUP, GLOSSARY, FAQ],
  [
    "I lost my seed phrase, can Sablier move the stream to my new wallet?",
    /\bno\b|cannot|nobody|lost/iu,
    FAQ,
    SECURITY,
  ],
  [
    "do I get interest on tokens that sit in a stream",
    /interest|yield|balance/iu,
    FAQ,
    SECURITY,
    LOCKUP,
    STREAMING,
  ],
  [
    "how can I check that the sender is not able to cancel my stream",
    /isCancelable|cancelable/iu,
    CANCEL,
    GUIDES_L,
    NFT,
    REF_L,
  ],
  ["what does the number LL2-137-3 in the link stand for", /alias|chain/iu, URLS, FAQ, GUIDES_L],
  [
    "a stream from a stranger showed up in my dashboard, is it dangerous",
    /ignore|approve|token|sign/iu,
    FAQ,
  ],
  ["does the app work on my phone", /phone/iu, VESTING_APP, PAYMENTS_APP, "/apps/features"],
  ["is there a fee when I take out my vested tokens in the app", /0\.99/u, FEES, FAQ, VESTING_APP],
  [
    "until when can I use the Sablier app to claim",
    /2028/u,
    FAQ,
    VESTING_APP,
    PAYMENTS_APP,
    AIRDROPS_APP,
    WHAT,
  ],
  ["can I sell the tokens that will unlock next year", /transfer|NFT/iu, TRANSFER, NFT, HOW_TO],
];

/** Founders, companies and DAOs who pay. */
const payer: readonly Row[] = [
  [
    "can I still make a new vesting stream in the app",
    /creates no new streams/iu,
    FAQ,
    VESTING_APP,
    PAYMENTS_APP,
    AIRDROPS_APP,
    WHAT,
    HOW_TO,
    CSV,
  ],
  [
    "we fired someone, how do we stop his vesting",
    /cancel/iu,
    CANCEL,
    FAQ,
    GUIDES_L,
    VESTING_APP,
    HOW_TO,
  ],
  [
    "what is a good setup for four years with one year cliff",
    /cliff/iu,
    LOCKUP,
    "/concepts/use-cases",
    GLOSSARY,
  ],
  [
    "which product fits salaries that have no end date",
    /Flow/u,
    WHAT,
    "/concepts/use-cases",
    FAQ,
    FLOW,
  ],
  [
    "how do I get my deposit back from a payment stream",
    /refund/iu,
    FAQ,
    FLOW,
    CANCEL,
    PAYMENTS_APP,
    GUIDES_F,
  ],
  ["how many team members fit in one batch transaction", /98|\d{2,}/u, FAQ, VESTING_APP, GUIDES_L],
  [
    "is Sablier free to use for creating streams",
    /no Sablier fee|none for creating|gas|\b0\b/iu,
    FEES,
    FAQ,
  ],
  [
    "can I prevent investors from selling their locked tokens",
    /non-transferable|transferable/iu,
    TRANSFER,
    NFT,
  ],
  [
    "how do I give a contractor a raise in a payment stream",
    /rate/iu,
    FAQ,
    FLOW,
    PAYMENTS_APP,
    GUIDES_F,
  ],
  [
    "how do I put a payroll stream on hold during unpaid leave",
    /pause/iu,
    FAQ,
    FLOW,
    PAYMENTS_APP,
    CANCEL,
    GUIDES_F,
  ],
  [
    "can we create streams from our Safe multisig",
    /Safe/u,
    "/apps/features",
    FAQ,
    HOW_TO,
    GUIDES_L,
  ],
  [
    "is it possible to start vesting in the past, backdated to the hire date",
    /past/iu,
    LOCKUP,
    FAQ,
    GUIDES_L,
  ],
  ["can I fund a payment stream little by little", /deposit|top/iu, FAQ, FLOW, PAYMENTS_APP],
  [
    "what if I no longer want the power to cancel a stream",
    /renounce/iu,
    CANCEL,
    GUIDES_L,
    GLOSSARY,
  ],
  ["we sent the stream to the wrong address, can we undo it", /cancel/iu, FAQ, CANCEL],
  [
    "can somebody else fund the stream on behalf of the sender",
    /funder|any address|anyone/iu,
    LOCKUP,
    FAQ,
    FLOW,
    GLOSSARY,
  ],
  ["how do we unlock 10% immediately and the rest linearly", /unlock/iu, LOCKUP, GUIDES_L],
  ["how to vest tokens in monthly chunks", /tranche|month/iu, LOCKUP, GUIDES_L, VESTING_APP],
  ["can we use USDT or fee on transfer tokens", /fee/iu, FAQ, SECURITY],
  ["what date format does the spreadsheet need", /YYYY/u, CSV],
  ["how many rows can my csv have", /280|1,000,000/u, CSV],
  ["excel breaks the numbers in my upload file", /text/iu, CSV],
  ["how do we get the icon of our token displayed", /token list|request/iu, AIRDROPS_APP],
  ["how can a DAO count vesting tokens in its votes", /strateg|Snapshot|polic/iu, SNAPSHOT],
  [
    "does the receiver need to do anything before I create the stream",
    /\bno\b|wallet|address/iu,
    FAQ,
    LOCKUP,
    FLOW,
    STREAMING,
  ],
];

/** People who are on the list of an airdrop, and those who run one. */
const claimer: readonly Row[] = [
  [
    "am I eligible for the airdrop, how do I find out",
    /list|look|address/iu,
    AIRDROPS_APP,
    MERKLE,
    HOW_TO,
  ],
  [
    "my airdrop claim transaction keeps failing",
    /expired|claim fee|proof|claimed/iu,
    FAQ,
    SUPPORT,
    ERRORS,
    AIRDROPS_APP,
  ],
  [
    "I missed the airdrop deadline, can I still claim?",
    /expir/iu,
    FAQ,
    MERKLE,
    AIRDROPS_APP,
    GLOSSARY,
  ],
  [
    "do I get the tokens right away when I claim or slowly",
    /instant|stream|once/iu,
    MERKLE,
    AIRDROPS_APP,
    HOW_TO,
  ],
  [
    "can I claim an airdrop for another wallet",
    /any address|anyone|on the list|behalf|owner|claims?/iu,
    MERKLE,
    AIRDROPS_APP,
    FAQ,
  ],
  [
    "can the team withdraw the airdrop tokens before I claim",
    /claw/iu,
    MERKLE,
    FAQ,
    AIRDROPS_APP,
    CANCEL,
  ],
  ["how much do I pay to claim an airdrop", /claim fee|1\.99/iu, FEES, FAQ, AIRDROPS_APP, MERKLE],
  ["we uploaded wrong amounts to our airdrop, how to fix", /claw/iu, CANCEL, AIRDROPS_APP, MERKLE],
  [
    "when does vesting start in an airdrop with streams",
    /claim|start|ranged/iu,
    MERKLE,
    FAQ,
    GLOSSARY,
  ],
  [
    "how long do we have to take back the tokens of an airdrop after it launched",
    /seven days|7 days/iu,
    MERKLE,
    FAQ,
    CANCEL,
  ],
  [
    "does every recipient of an airdrop get a separate contract call or are tokens sent automatically",
    /claim/iu,
    MERKLE,
    AIRDROPS_APP,
    WHAT,
  ],
  [
    "is an airdrop with a million addresses possible",
    /1,000,000|no limit|no such limit/iu,
    MERKLE,
    CSV,
    FAQ,
    AIRDROPS_APP,
  ],
  ["can we block people from some countries from claiming", /country/iu, AIRDROPS_APP],
  ["can we make an airdrop private", /hide|list/iu, AIRDROPS_APP],
  ["what is an airstream", /airdrop|campaign|stream/iu, GLOSSARY, MERKLE, CANCEL],
  [
    "do we need to deposit all airdrop tokens up front",
    /fund|transfer|balance|holds?/iu,
    MERKLE,
    AIRDROPS_APP,
    GUIDES_A,
  ],
  [
    "how is the proof for my claim calculated",
    /leaf|hash|tree/iu,
    MERKLE,
    "/api/airdrops/merkle-api",
    REF_A,
  ],
  [
    "can I host the list of recipients myself without the Sablier service",
    /own|without|IPFS/iu,
    "/api/airdrops/merkle-api",
    AIRDROPS_APP,
    MERKLE,
    GUIDES_A,
  ],
  [
    "can an airdrop campaign be changed after it is deployed",
    /fixed|cannot|deploy again/iu,
    AIRDROPS_APP,
    CANCEL,
    MERKLE,
  ],
  [
    "what should I check before I trust an airdrop page",
    /root|origin|factory|funds|balance/iu,
    GUIDES_A,
    AIRDROPS_APP,
    SECURITY,
  ],
];

/** Developers who call the contracts. */
const solidity: readonly Row[] = [
  ["which npm package has the solidity interfaces for lockup", /@sablier\/lockup/u, GUIDES_L],
  ["how do I create a stream with a cliff from my contract", /cliff/iu, GUIDES_L, REF_L, LOCKUP],
  [
    "do I have to approve the ERC20 before calling createWithDurationsLL",
    /approve|allowance/iu,
    GUIDES_L,
    REF_L,
    FAQ,
  ],
  ["what unit does ratePerSecond use for USDC with 6 decimals", /18/u, FLOW, GUIDES_F, REF_F],
  [
    "how can my contract react when someone withdraws from a stream it owns",
    /hook|onSablierLockupWithdraw/u,
    LOCKUP,
    GUIDES_L,
    REF_L,
  ],
  ["why is my hook never called", /allowlist|allowToHook|sender|caller/iu, LOCKUP, GUIDES_L],
  ["what must a hook return", /selector/iu, LOCKUP, GUIDES_L, REF_L],
  [
    "does cancelMultiple revert if one of the ids fails",
    /undo|revert|fail|skip/iu,
    CANCEL,
    GUIDES_L,
    REF_L,
  ],
  [
    "how do I read how much has vested on chain",
    /streamedAmountOf|withdrawableAmountOf/u,
    GUIDES_L,
    REF_L,
    LOCKUP,
    FAQ,
  ],
  ["max number of segments on mainnet", /500|\d{3}/u, LOCKUP, REF_L],
  ["which solidity version do I need to compile against lockup", /0\.8/u, GUIDES_L, REF_L],
  ["how do I test an integration against a mainnet fork", /fork/iu, GUIDES_L, GUIDES_F, GUIDES_A],
  ["how do I combine deposit and withdraw of flow in one transaction", /batch/iu, GUIDES_F, REF_F],
  [
    "what is the difference between withdraw and withdrawMax",
    /withdrawableAmount|all|everything|whole|max|amount/iu,
    GUIDES_L,
    REF_L,
    REF_F,
    GUIDES_F,
  ],
  [
    "how to transfer a stream and pay out the old owner at the same time",
    /withdrawMaxAndTransfer/u,
    TRANSFER,
    GUIDES_L,
    REF_L,
  ],
  [
    "can a smart contract without onERC721Received get a stream",
    /callback|need not|without/iu,
    NFT,
    FAQ,
    GUIDES_L,
  ],
  ["how do I make a curve that unlocks faster at the end", /exponent|segment/iu, LOCKUP, GUIDES_L],
  [
    "what is the exponent of a segment used for",
    /curve|slope|steep|share|power/iu,
    LOCKUP,
    GUIDES_L,
    REF_L,
  ],
  ["how do I deploy a merkle campaign from solidity", /createMerkle/u, GUIDES_A, REF_A],
  ["how much gas does creating a linear stream take", /\d{2,3},\d{3}/u, GUIDES_L, LOCKUP, FAQ],
  ["can I deploy Sablier on my own chain", /deploy/iu, "/guides/custom-deployments", CHAINS],
  [
    "what happens if I call withdraw with a different to address as a stranger",
    /revert|recipient/iu,
    LOCKUP,
    GUIDES_L,
    REF_L,
  ],
  [
    "does the flow contract charge the broker fee on top or from the deposit",
    /broker/iu,
    FEES,
    REF_F,
    GUIDES_F,
  ],
  ["how to stake stream NFTs for rewards", /stak/iu, GUIDES_L],
  ["can I use ethers to create a stream", /ethers/iu, "/guides/frontend"],
  ["how do I watch withdraw events in a frontend", /event|watch/iu, "/guides/frontend"],
  ["how do I verify the source of my merkle campaign", /verif/iu, GUIDES_A],
  ["how are streamed amounts rounded", /down/iu, LOCKUP, FAQ, FLOW],
];

/** Data teams who query the indexers. */
const data: readonly Row[] = [
  ["where is the graphql url for lockup on base", /https:|endpoint/iu, "/api/lockup"],
  ["do I need an API key for the subgraph", /key/iu, "/api"],
  ["which indexer is better, Envio or The Graph", /Envio|chains/u, "/api"],
  [
    "my graphql query returns only 100 streams, how do I get the rest",
    /first|skip|limit|offset|cursor|page/iu,
    "/api",
  ],
  ["how do I get all streams of one wallet", /recipient|sender/iu, "/api"],
  [
    "why are amounts in the api such long numbers",
    /decimals|base units|smallest/iu,
    "/api",
    "/guides/frontend",
  ],
  ["how do I find out which streams were canceled via graphql", /cancel/iu, "/api"],
  ["what is the id format of a stream in the subgraph", /id|0x|alias/iu, "/api", URLS],
  [
    "does the indexer store the current withdrawable amount",
    /\bno\b|compute|contract|last|static/iu,
    "/api",
    "/guides/frontend",
  ],
  ["how do I migrate from the old subgraph endpoints", /migrat|replace|old|new/iu, "/api"],
  ["is there a rate limit on the envio endpoint", /rate|limit/iu, "/api"],
  [
    "how fresh is the data of the indexer compared to the chain",
    /block|seconds|behind|lag|delay/iu,
    "/api",
  ],
  ["how do I list all claims of an airdrop campaign", /claim/iu, "/api/airdrops"],
  ["can I filter streams by token symbol", /symbol|asset|token/iu, "/api"],
  ["does one envio endpoint cover all chains", /chain/iu, "/api"],
  ["how can I query streams created before 2023 with the old protocol", /legacy/iu, "/api"],
];

/** Auditors and others who ask whom they have to trust. */
const auditor: readonly Row[] = [
  [
    "can the Sablier team take tokens out of my stream",
    /\bno\b|cannot|none/iu,
    GOVERNANCE,
    SECURITY,
    WHAT,
    FAQ,
  ],
  ["are the contracts upgradeable", /upgrade/iu, SECURITY, GOVERNANCE, WHAT, LOCKUP],
  ["who audited Sablier Flow", /audit|Cantina|report/iu, SECURITY],
  ["who owns the admin key of the protocol", /multisig|Safe|admin|0x/iu, GOVERNANCE],
  [
    "could the admin set the protocol fee to 100 percent",
    /10\s?%/u,
    FEES,
    GOVERNANCE,
    SECURITY,
    REF_F,
  ],
  ["can fees be changed for streams that already exist", /fee/iu, FEES, SECURITY, GOVERNANCE],
  ["where do I send a security report", /contact@sablier\.com/u, FAQ, SECURITY],
  ["is the code open source and under which license", /GPL|BUSL|license/iu, WHAT, "/guides"],
  [
    "what stops someone from reentering the contract",
    /reentr|callback|ERC-777|delegate/iu,
    SECURITY,
    REF_L,
    LOCKUP,
    FAQ,
  ],
  [
    "can a malicious recipient block the sender from canceling",
    /hook|revert/iu,
    SECURITY,
    LOCKUP,
    CANCEL,
  ],
  ["does an NFT approval let somebody withdraw the tokens", /withdraw/iu, NFT, TRANSFER, SECURITY],
  ["which known issues were accepted by the auditors", /accepted|fees|limitation/iu, SECURITY],
  ["what can the campaign admin do", /claw/iu, GOVERNANCE, MERKLE, AIRDROPS_APP, REF_A],
  ["what is the comptroller", /fee|contract/iu, GLOSSARY, GOVERNANCE, FEES, COMPTROLLER],
];

/** What an error, a status or a name of code means. */
const names: readonly Row[] = [
  [
    "SablierLockupBase_WithdrawAmountZero what does that error mean?",
    /zero|0/iu,
    REF_L,
    ERRORS,
    GUIDES_L,
  ],
  [
    "I get SablierFlow_Overdraw, how do I fix it",
    /withdrawable|covered|lower|more than/iu,
    REF_F,
    ERRORS,
    GUIDES_F,
  ],
  ["transaction reverted with SablierMerkleBase_StreamClaimed", /already|claimed/iu, REF_A, ERRORS],
  ["what is SablierLockupBase_StreamSettled", /settled|fully/iu, REF_L, ERRORS, GUIDES_L],
  ["why do I get InvalidProof", /proof/iu, REF_A, ERRORS, GUIDES_A, MERKLE],
  ["error CampaignExpired on claim", /expir/iu, REF_A, ERRORS, GUIDES_A],
  ["SablierHelpers_DepositAmountZero", /0|zero/iu, REF_L, ERRORS],
  ["what does SablierFlow_StreamNotPaused tell me", /paused/iu, REF_F, ERRORS, FLOW, GUIDES_F],
  ["what does withdrawableAmountOf return", /withdraw/iu, REF_L, REF_F, GUIDES_L],
  ["what is isWarm", /warm|pending|streaming/iu, REF_L, LOCKUP],
  ["what does refundAndPause do", /refund|pause/iu, REF_F, FLOW, CANCEL],
  ["what are the parameters of adjustRatePerSecond", /newRatePerSecond|rate/u, REF_F, GUIDES_F],
  ["what does the VoidFlowStream event contain", /writtenOffDebt|stream|debt/u, REF_F, FLOW],
  ["what is MAX_COUNT for", /segments|tranches|count/iu, REF_L, LOCKUP],
  ["who can call setProtocolFee", /admin/iu, REF_F, GOVERNANCE, FEES],
  ["what does collectFees do", /fee/iu, REF_L, REF_A, GOVERNANCE, REF_F],
  [
    "which arguments does createMerkleInstant take",
    /baseParams|aggregateAmount|recipientCount|params/u,
    REF_A,
    GUIDES_A,
  ],
  ["what does getStream return in flow", /struct|stream|balance/iu, REF_F, GUIDES_F],
  ["what is the MerkleLL struct for cliff and unlock percentages", /percentage|cliff/iu, REF_A],
  ["what is STREAMING_INSOLVENT", /debt|balance/iu, FLOW, REF_F, GLOSSARY],
  ["meaning of PENDING status", /start|not started|before/iu, LOCKUP, FLOW, GLOSSARY],
];

/** Chains, releases and addresses. */
const chain: readonly Row[] = [
  ["is Sablier live on Arbitrum?", /Arbitrum|42161/u, CHAINS, "/guides", "/deployments"],
  [
    "which contract address do I use for Flow on Polygon",
    /0x[0-9a-fA-F]{40}/u,
    GUIDES_F,
    "/deployments",
  ],
  ["merkle factory address on optimism please", /0x[0-9a-fA-F]{40}/u, GUIDES_A, "/deployments"],
  ["does Sablier work on Solana", /Solana|EVM|\bno\b/iu, CHAINS, WHAT, FAQ],
  [
    "is there a testnet where I can try",
    /Sepolia/iu,
    CHAINS,
    "/guides",
    VESTING_APP,
    "/deployments",
  ],
  ["can I use Sablier on zkSync", /zkSync|ZKsync/iu, CHAINS, "/guides", "/deployments"],
  [
    "what is the newest release of lockup",
    /v4\.0/u,
    WHAT,
    "/guides",
    "/deployments",
    "/changelog",
    CHAINS,
  ],
  ["how many chains does Sablier support", /2\d/u, CHAINS, VESTING_APP],
  [
    "is flow deployed on Base and what is the address",
    /0x[0-9a-fA-F]{40}/u,
    GUIDES_F,
    "/deployments",
  ],
  ["batch lockup address on ethereum mainnet", /0x[0-9a-fA-F]{40}/u, GUIDES_L, "/deployments"],
  ["what chain id does Sonic have", /146/u, CHAINS, "/guides", "/deployments"],
  [
    "can you add support for our L2",
    /chain|request|deploy/iu,
    CHAINS,
    "/guides/custom-deployments",
  ],
  ["which release is a stream that starts with FL2", /v1\.1/u, URLS, FAQ, GUIDES_F, PAYMENTS_APP],
  ["where are the contracts of lockup v1.2", /v1\.2|0x/u, "/guides/lockup/previous-deployments"],
];

/** What is different from what. */
const comparison: readonly Row[] = [
  [
    "vesting stream or payment stream, what is the difference",
    /Lockup[\s\S]*Flow|Flow[\s\S]*Lockup|schedule|rate/u,
    WHAT,
    FAQ,
    "/concepts/use-cases",
    "/apps/features",
  ],
  [
    "difference between pausing and voiding",
    /pause[\s\S]*void|void[\s\S]*pause|restart/iu,
    FLOW,
    FAQ,
    GUIDES_F,
    CANCEL,
  ],
  ["tranches vs segments", /tranche[\s\S]*segment|segment[\s\S]*tranche|gas/iu, LOCKUP],
  [
    "what is better for 500 people, airdrop or batch",
    /batch[\s\S]*airdrop|airdrop[\s\S]*batch|98/iu,
    FAQ,
  ],
  ["cancel versus renounce", /renounce/iu, CANCEL, GLOSSARY, GUIDES_L],
  [
    "how is legacy Sablier different from Lockup",
    /legacy|NFT|2019/iu,
    "/guides/legacy",
    "/apps/v1",
  ],
  [
    "instant airdrop compared with a vested one",
    /instant|at once/iu,
    MERKLE,
    GUIDES_A,
    WHAT,
    HOW_TO,
  ],
  ["sender vs funder, are they the same", /funder/iu, LOCKUP, GLOSSARY],
  ["covered debt vs uncovered debt", /covered/iu, FLOW, GLOSSARY],
  [
    "what is the difference between streamed and withdrawable amount",
    /withdrawn/iu,
    LOCKUP,
    GLOSSARY,
    GUIDES_L,
  ],
  [
    "durations or timestamps, which create function should I take",
    /block|start/iu,
    LOCKUP,
    REF_L,
    GUIDES_L,
  ],
  ["difference between claim fee and app fee", /larger|fee/iu, FEES, AIRDROPS_APP],
];

/** Questions with figures, which a calculator answers. */
const calculation: readonly Row[] = [
  ["how much per second is 5000 USDC per month", /0\.00192901234567|0\.0019/u, GUIDES_F, FLOW],
  [
    "10000 tokens over 365 days linear, how many after 73 days?",
    /2,?000\b/u,
    LOCKUP,
    FAQ,
    STREAMING,
  ],
  ["what rate per second for 100 DAI a day", /0\.0011574074/u, GUIDES_F, FLOW],
  [
    "I deposit 600 USDC and the rate is 300 USDC a month, how long does it last",
    /60 days|2 months/iu,
    FLOW,
    GUIDES_F,
    PAYMENTS_APP,
  ],
  [
    "how much do I get after 90 days of a 1 year stream with 36500 tokens",
    /9,?000\b/u,
    LOCKUP,
    FAQ,
    STREAMING,
  ],
  ["broker fee of 2 % on 1000 tokens", /\b20\b/u, FEES],
  ["convert 0.001 tokens per second to a monthly amount", /2,?592/u, GUIDES_F, FLOW],
  [
    "if I cancel a 12000 token stream after 3 of 12 months what comes back",
    /9,?000\b/u,
    LOCKUP,
    CANCEL,
  ],
];

const all: readonly (readonly [QuestionKind, readonly Row[]])[] = [
  ["holder", holder],
  ["payer", payer],
  ["claimer", claimer],
  ["solidity", solidity],
  ["data", data],
  ["auditor", auditor],
  ["name of code", names],
  ["chain or release", chain],
  ["comparison", comparison],
  ["calculation", calculation],
];

/** Questions as people of many roles ask them, in their own words. */
export const PEOPLE_QUESTIONS: readonly AnsweredQuestion[] = all.flatMap(([kind, rows]) =>
  rowsOf(kind, rows),
);

/** Questions near the subject, or far from it, that the documentation does not answer. */
export const OUT_OF_SCOPE: readonly string[] = [
  "what will the price of my tokens be next year",
  "is now a good time to buy crypto",
  "how do I file taxes on vesting income in Germany",
  "which exchange lists the SAB token",
  "what is the phone number of Sablier support",
  "how do I reset my MetaMask password",
  "how do I bridge USDC from Ethereum to Base",
  "who won the football match yesterday",
  "how do I run a bitcoin lightning node",
  "does Superfluid charge a fee for wrapping tokens",
  "how much does Vesting by Hedgey cost",
  "write me a poem about autumn",
  "how many employees does Sablier have",
  "where is the office of Sablier located",
  "what is the minimum wage in France",
  "how do I install Windows updates",
  "can I get a refund for my hotel booking",
  "how do I cancel my Spotify subscription",
  "what are the side effects of aspirin",
  "who is the president of Brazil",
  "how can I swap my tokens on Uniswap",
  "does Sablier plan a token sale",
  "what is the gas limit of a Solana transaction",
  "how do I create a pull request in GitLab",
  "what is the boiling point of water in the mountains",
  "how do I train a neural network in Python",
  "can I pay my electricity bill with PayPal",
  "what interest rate does Aave pay on USDC",
  "how do I recover a stolen Instagram account",
  "how long does it take to fly from Zurich to Tokyo",
];
