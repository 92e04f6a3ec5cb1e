import { defineContract } from "../schema";

const ACCESS = "Access checks";
const CLAIMS = "Checks on claims";
const CLAWBACK = "Checks on a clawback";
const FEES = "Checks on fee collection";
const LIBRARIES = "Errors from libraries";

export default defineContract({
  name: "Errors",
  kind: "library",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/libraries/library.Errors",
  source: "src/libraries/Errors.sol",
  abi: [
    "airdrops/v1.3/SablierMerkleFactory",
    "airdrops/v1.3/SablierMerkleBase",
    "airdrops/v1.3/SablierMerkleInstant",
    "airdrops/v1.3/SablierMerkleLL",
    "airdrops/v1.3/SablierMerkleLT",
  ],
  records: [
    {
      kind: "error",
      name: "CallerNotAdmin",
      group: ACCESS,
      cause: "Only the admin of this contract may make the call, and you are not the admin.",
      fix: "Call from the address that `admin()` of the same contract returns. The factory and each campaign have their own.",
      params: [
        { name: "admin", text: "Admin of the contract when you called." },
        { name: "caller", text: "Address that made the call." },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_CallerNotFactory",
      group: ACCESS,
      cause: "A campaign pays out its fees only when its own factory calls for them.",
      fix: "Call [`collectFees`](ref:airdrops/SablierMerkleFactory#collectFees) of the factory that `FACTORY()` of the campaign names, and pass the campaign.",
      params: [
        { name: "factory", text: "Factory that deployed the campaign." },
        {
          name: "caller",
          text: "Address that called for the fees: you, or another factory that you used.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_CampaignExpired",
      group: CLAIMS,
      cause: "The campaign has reached its expiration, so nothing more can be claimed.",
      fix: "None for this campaign: the expiration is fixed. Ask its admin, who can claw the rest back and distribute it in another way.",
      params: [
        { name: "blockTimestamp", unit: "Unix seconds", text: "Time of the block of the claim." },
        {
          name: "expiration",
          unit: "Unix seconds",
          text: "First second in which claims fail.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_InsufficientFeePayment",
      group: CLAIMS,
      cause: "The claim carries less of the chain's native coin than the campaign charges.",
      fix: "Send at least `FEE()` of that campaign as the value of the call. Do not send much more: the excess is not paid back.",
      params: [
        { name: "feePaid", unit: "wei", text: "Native coin sent with the claim." },
        { name: "fee", unit: "wei", text: "Least amount that the campaign accepts." },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_InvalidProof",
      group: CLAIMS,
      cause: "Index, recipient, amount and proof do not lead to the campaign's Merkle root.",
      fix: "Take all four from the same published list, with the amount in base units of the token, and check that the list belongs to this campaign by comparing its root with `MERKLE_ROOT()`.",
    },
    {
      kind: "error",
      name: "SablierMerkleBase_StreamClaimed",
      group: CLAIMS,
      cause:
        "The allocation with this index has already been claimed, by the recipient or for them.",
      fix: "Look for the earlier `Claim` event with this index: the tokens or the stream went to the recipient.",
      params: [{ name: "index", unit: "index", text: "Position of the allocation in the list." }],
      notes: ["Instant campaigns also raise it, although they create no streams."],
    },
    {
      kind: "error",
      name: "SablierMerkleLT_TotalPercentageNotOneHundred",
      group: CLAIMS,
      cause: "The tranches of this campaign do not add up to 100%, so no claim can succeed.",
      fix: "The tranches cannot be changed. The campaign admin can claw all tokens back and deploy a new campaign; check the tranches with [`isPercentagesSum100`](ref:airdrops/SablierMerkleFactory#isPercentagesSum100) first.",
      params: [
        {
          name: "totalPercentage",
          unit: "18-decimals share",
          text: "Sum of the tranches; a valid campaign has `1000000000000000000`.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_ClawbackNotAllowed",
      group: CLAWBACK,
      cause:
        "More than seven days have passed since the first claim, and the campaign has not expired.",
      fix: "Wait for the expiration. Without one the clawback never opens again.",
      params: [
        { name: "blockTimestamp", unit: "Unix seconds", text: "Time of the block of the call." },
        {
          name: "expiration",
          unit: "Unix seconds",
          text: "Time from which the clawback is open again; 0 means never.",
        },
        {
          name: "firstClaimTime",
          unit: "Unix seconds",
          text: "Time of the first claim, from which the seven days count.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_FeeTransferFail",
      group: FEES,
      cause: "The factory admin did not accept the native coins that the campaign tried to pay.",
      fix: "The factory admin has to be able to receive native coins; a contract needs a payable `receive` function. Until then the coins stay in the campaign.",
      params: [
        { name: "factoryAdmin", text: "Address that refused the payment." },
        { name: "feeAmount", unit: "wei", text: "Payment that was refused; it may be 0." },
      ],
    },
    {
      kind: "error",
      name: "AddressEmptyCode",
      origin: ["Address"],
      group: LIBRARIES,
      cause: "The address that the campaign has as its token is not a contract.",
      fix: "Check on which chain the token is deployed. A campaign with a wrong token address has to be deployed again.",
      params: [{ name: "target", text: "Token address without code." }],
    },
    {
      kind: "error",
      name: "AddressInsufficientBalance",
      origin: ["Address"],
      group: LIBRARIES,
      cause: "A call would send more native coins than its sender holds.",
      fix: "No function of a campaign takes this path, so look at the other contracts in your transaction.",
      params: [{ name: "account", text: "Contract that holds too few native coins." }],
    },
    {
      kind: "error",
      name: "FailedInnerCall",
      origin: ["Address"],
      group: LIBRARIES,
      cause: "The token refused the campaign's call and returned no error data.",
      fix: "Check that the campaign holds enough tokens, and that the token is not paused and does not block the campaign or the recipient.",
    },
    {
      kind: "error",
      name: "PRBMath_MulDiv18_Overflow",
      origin: ["PRBMath"],
      group: LIBRARIES,
      cause: "An amount times a percentage does not fit in 256 bits.",
      fix: "A 128-bit amount times a 64-bit percentage always fits, so you do not meet this error in a campaign.",
      params: [
        { name: "x", unit: { none: "raw factor with 18 decimals" }, text: "First factor." },
        { name: "y", unit: { none: "raw factor with 18 decimals" }, text: "Second factor." },
      ],
    },
    {
      kind: "error",
      name: "PRBMath_UD60x18_IntoUint128_Overflow",
      origin: ["PRBMath"],
      group: LIBRARIES,
      cause: "The share of an allocation that unlocks at once does not fit in 128 bits.",
      fix: "Only a percentage above 100% with a very large allocation causes it. Correct the schedule and deploy a new campaign.",
      params: [{ name: "x", unit: "base units", text: "Unlock amount that does not fit." }],
    },
    {
      kind: "error",
      name: "SafeERC20FailedOperation",
      origin: ["SafeERC20"],
      group: LIBRARIES,
      cause: "The token returned `false` for the campaign's call.",
      fix: "Check that the campaign holds enough tokens and that the token follows ERC-20.",
      params: [{ name: "token", text: "Token that returned `false`." }],
    },
  ],
});
