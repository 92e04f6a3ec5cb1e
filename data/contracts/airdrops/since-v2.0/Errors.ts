import { V2, V3 } from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";
import type { ValueDoc } from "../../schema";

const CREATION = "Create a campaign";
const CLAIMS = "Claim";
const SIGNATURES = "Signatures and attestations";
const VCA = "VCA campaigns";
const EXECUTE = "Execute campaigns";
const ADMIN = "Calls of the campaign admin, sponsors and the Comptroller";
const LIBRARIES = "Libraries";

const caller: ValueDoc = { name: "caller", text: "Address that made the call." };

const blockTimestamp: ValueDoc = {
  name: "blockTimestamp",
  unit: "Unix seconds",
  text: "Time of the block.",
};

const expiration: ValueDoc = {
  name: "expiration",
  unit: "Unix seconds",
  text: "Expiration of the campaign.",
};

const vestingEndTime: ValueDoc = {
  name: "vestingEndTime",
  unit: "Unix seconds",
  text: "End of the vesting.",
};

const validFrom: ValueDoc = {
  name: "validFrom",
  unit: "Unix seconds",
  text: "First second of the signature.",
};

const signatureTime: ValueDoc = { ...blockTimestamp };

const nativeToken: ValueDoc = { name: "nativeToken", text: "Token of the native coin." };

export default defineContract({
  name: "Errors",
  kind: "library",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/errors",
  source: "src/libraries/Errors.sol",
  abi: [
    "airdrops/{version}/SablierFactoryMerkleInstant",
    "airdrops/{version}/SablierFactoryMerkleLT",
    "airdrops/{version}/SablierFactoryMerkleVCA",
    "airdrops/{version}/SablierMerkleInstant",
    "airdrops/{version}/SablierMerkleLL",
    "airdrops/{version}/SablierMerkleVCA",
  ],
  records: [
    {
      kind: "error",
      name: "SablierFactoryMerkleBase_ForbidNativeToken",
      group: CREATION,
      cause: "The token stands for the native coin of the chain.",
      fix: "Use a wrapped version of the coin.",
      params: [nativeToken],
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleLT_TotalPercentageNotOneHundred",
      group: CREATION,
      cause: "The percentages of the tranches do not add up to 100%.",
      fix: "Correct them until `isPercentagesSum100` returns true.",
      params: [
        {
          name: "totalPercentage",
          unit: "18-decimals share",
          text: "Sum of the percentages; 0 without tranches.",
        },
      ],
      notes: ["v1.3 raises `SablierMerkleLT_TotalPercentageNotOneHundred` at the claim instead."],
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleVCA_AggregateAmountZero",
      since: V3,
      group: CREATION,
      cause: "The aggregate amount of the VCA campaign is 0.",
      fix: "Pass the exact sum of all allocations.",
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleVCA_StartTimeZero",
      group: CREATION,
      cause: "The start of the vesting is 0.",
      fix: "Pass a time. A VCA campaign has one start for all recipients.",
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleVCA_VestingEndTimeNotGreaterThanVestingStartTime",
      group: CREATION,
      cause: "The vesting does not end after its start.",
      fix: "Pass an end after the start.",
      params: [
        { name: "vestingStartTime", unit: "Unix seconds", text: "Start of the vesting." },
        vestingEndTime,
      ],
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleVCA_ExpirationTimeZero",
      group: CREATION,
      cause: "The VCA campaign has no expiration.",
      fix: "Pass an expiration at least 7 days after the end of the vesting.",
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleVCA_ExpirationTooEarly",
      group: CREATION,
      cause: "The expiration is less than 7 days after the end of the vesting.",
      fix: "Pass an expiration of at least `vestingEndTime + 604800`.",
      params: [vestingEndTime, expiration],
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleVCA_UnlockPercentageTooHigh",
      group: CREATION,
      cause: "The unlock percentage is above 100%.",
      fix: "Pass at most 1e18.",
      params: [
        {
          name: "unlockPercentage",
          unit: "18-decimals share",
          text: "Percentage of the call.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleExecute_TargetNotContract",
      since: V3,
      group: CREATION,
      solidity: "error SablierFactoryMerkleExecute_TargetNotContract(address target)",
      cause: "The target of the Execute campaign has no code.",
      fix: "Pass a contract on this chain.",
      params: [{ name: "target", text: "Target of the call." }],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_UnsupportedClaimType",
      since: V3,
      group: CLAIMS,
      cause: "The campaign's claim type does not accept this claim function.",
      fix: "Read `CLAIM_TYPE`: 0 accepts `claim`, `claimTo` and `claimViaSig`, 1 accepts `claimViaAttestation`.",
      params: [
        { name: "claimTypeRequired", text: "Claim type that the function needs." },
        { name: "claimTypeSupported", text: "Claim type of the campaign." },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_ToZeroAddress",
      group: CLAIMS,
      cause: "The address that receives the delivery, or the payment of a sponsor, is zero.",
      fix: "Pass another address.",
    },
    {
      kind: "error",
      name: "SablierMerkleBase_CampaignNotStarted",
      group: CLAIMS,
      cause: "The campaign has not started.",
      fix: "Wait for `CAMPAIGN_START_TIME`.",
      params: [
        blockTimestamp,
        {
          name: "campaignStartTime",
          unit: "Unix seconds",
          text: "First second in which claims succeed.",
        },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_CampaignExpired",
      group: CLAIMS,
      cause: "The campaign has expired.",
      fix: "No claim is possible any more. The campaign admin can claw the tokens back and pay them another way.",
      params: [blockTimestamp, expiration],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_InsufficientFeePayment",
      group: CLAIMS,
      cause: "The native value of the claim is below the minimum fee.",
      fix: "Read `calculateMinFeeWei` right before the claim, and send it with a margin.",
      params: [
        { name: "feePaid", unit: "wei", text: "Native value of the call." },
        { name: "minFeeWei", unit: "wei", text: "Least value in this block." },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_IndexClaimed",
      group: CLAIMS,
      cause: "The allocation is claimed already.",
      fix: "Look for the claim event with this index. Another allocation of the recipient has another index.",
      params: [{ name: "index", unit: "index", text: "Index of the claim." }],
      notes: ["v1.3 raises `SablierMerkleBase_StreamClaimed` for this."],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_InvalidProof",
      group: CLAIMS,
      cause: "Index, recipient, amount and proof do not lead to the Merkle root.",
      fix: "Take all four from the list of this campaign, with the amount in base units. In functions without an argument for the recipient, the caller is the recipient.",
    },
    {
      kind: "error",
      name: "SablierMerkleBase_FeeTransferFailed",
      group: CLAIMS,
      cause: "The Comptroller did not accept the native value.",
      fix: "Claim without native value if the minimum fee is 0. Otherwise, tell Sablier.",
      params: [
        { name: "feeRecipient", text: "Comptroller of the campaign." },
        { name: "feeAmount", unit: "wei", text: "Native value of the call." },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_InvalidSignature",
      until: V2,
      group: SIGNATURES,
      cause: "The signature is not the recipient's over the arguments of the call.",
      fix: "Compare the signed fields and the domain with the call. The domain contains chain id and campaign.",
      notes: ["v3.0 raises `SablierMerkleSignature_InvalidSignature`."],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_SignatureNotYetValid",
      until: V2,
      group: SIGNATURES,
      cause: "The signature is valid from a later time on.",
      fix: "Wait for `validFrom`.",
      params: [validFrom, signatureTime],
      notes: ["v3.0 raises `SablierMerkleSignature_SignatureNotYetValid`."],
    },
    {
      kind: "error",
      name: "SablierMerkleSignature_InvalidSignature",
      since: V3,
      group: SIGNATURES,
      cause: "The signature is not the recipient's, or the attestation is not the attestor's.",
      fix: "Compare the signed fields and the domain with the call. For an attestation, read `attestor` of the campaign: a new attestor invalidates earlier attestations.",
      notes: ["v2.0 raises `SablierMerkleBase_InvalidSignature`."],
    },
    {
      kind: "error",
      name: "SablierMerkleSignature_SignatureNotYetValid",
      since: V3,
      group: SIGNATURES,
      cause: "The signature is valid from a later time on.",
      fix: "Wait for `validFrom`.",
      params: [validFrom, signatureTime],
      notes: ["v2.0 raises `SablierMerkleBase_SignatureNotYetValid`."],
    },
    {
      kind: "error",
      name: "SablierMerkleSignature_AttestorNotSet",
      since: V3,
      group: SIGNATURES,
      cause: "Neither the campaign nor its Comptroller has an attestor.",
      fix: "The campaign admin sets one with `setAttestor`.",
    },
    {
      kind: "error",
      name: "SablierMerkleSignature_AttestationExpired",
      since: V3,
      group: SIGNATURES,
      cause: "The attestation is no longer valid.",
      fix: "Request a new attestation from the attestor.",
      params: [
        { name: "expireAt", unit: "Unix seconds", text: "Last second of the attestation." },
        blockTimestamp,
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleSignature_CallerNotAuthorized",
      since: V3,
      group: SIGNATURES,
      cause: "The caller of `setAttestor` is neither the campaign admin nor the Comptroller.",
      fix: "Call as the campaign admin.",
      params: [
        caller,
        { name: "campaignAdmin", text: "Admin of the campaign." },
        { name: "comptroller", text: "Comptroller of the campaign." },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleVCA_ClaimAmountZero",
      group: VCA,
      cause: "Nothing is claimable yet.",
      fix: "Wait until `calculateClaimAmount` is above 0. It is 0 before the start of the vesting, and with an unlock percentage of 0 in the second of the start.",
      params: [{ name: "recipient", text: "Recipient of the list." }],
    },
    {
      kind: "error",
      name: "SablierMerkleVCA_VestingNotStarted",
      group: VCA,
      cause: "The time of a forgone amount is before the start of the vesting.",
      fix: "Pass a time from the start on.",
      params: [
        { name: "claimTime", unit: "Unix seconds", text: "Time of the call, or the block time." },
        { name: "vestingStartTime", unit: "Unix seconds", text: "Start of the vesting." },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleVCA_RedistributionNotEnabled",
      since: V3,
      group: VCA,
      cause: "The campaign does not redistribute forgone tokens.",
      fix: "Read `isRedistributionEnabled` first.",
    },
    {
      kind: "error",
      name: "SablierMerkleVCA_RedistributionAlreadyEnabled",
      since: V3,
      group: VCA,
      cause: "Redistribution is enabled already.",
      fix: "Nothing is left to do.",
    },
    {
      kind: "error",
      name: "SablierMerkleVCA_VestingEndTimeNotInFuture",
      since: V3,
      group: VCA,
      cause: "Redistribution cannot be enabled at or after the end of the vesting.",
      fix: "Enable it before, or at creation.",
      params: [
        { name: "vestingEndTime", unit: "Unix seconds", text: "End of the vesting." },
        blockTimestamp,
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleExecute_NotFullAmountTransferred",
      since: V3,
      group: EXECUTE,
      solidity:
        "error SablierMerkleExecute_NotFullAmountTransferred(uint256 amountTransferred, uint256 claimAmount)",
      cause: "The target did not take the whole allocation.",
      fix: "Pass arguments with which the target takes exactly the allocation.",
      params: [
        {
          name: "amountTransferred",
          unit: "base units",
          text: "Tokens by which the balance of the campaign fell.",
        },
        { name: "claimAmount", unit: "base units", text: "Allocation." },
      ],
    },
    {
      kind: "error",
      name: "ReentrancyGuardReentrantCall",
      since: V3,
      group: EXECUTE,
      origin: ["ReentrancyGuard"],
      solidity: "error ReentrancyGuardReentrantCall()",
      cause: "The target called `claimAndExecute` of the campaign again.",
      fix: "Claim in separate transactions.",
    },
    {
      kind: "error",
      name: "CallerNotAdmin",
      group: ADMIN,
      origin: ["Adminable"],
      cause: "The function is reserved for the campaign admin.",
      fix: "Call from the address that `admin` of the campaign returns.",
      params: [{ name: "admin", text: "Campaign admin." }, caller],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_ClawbackNotAllowed",
      group: ADMIN,
      cause:
        "More than seven days have passed since the first claim, and the campaign has not expired.",
      fix: "Wait for the expiration. Without one, the clawback stays closed.",
      params: [
        blockTimestamp,
        { ...expiration, text: "Expiration of the campaign; 0 for none." },
        { name: "firstClaimTime", unit: "Unix seconds", text: "Time of the first claim." },
      ],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_SponsorAmountZero",
      since: V3,
      group: ADMIN,
      cause: "The payment of the sponsor is 0.",
      fix: "Pass the agreed amount.",
    },
    {
      kind: "error",
      name: "SablierMerkleBase_CallerNotComptroller",
      group: ADMIN,
      cause: "The function is reserved for the Comptroller of the campaign.",
      fix: "Accounts with the fee management role call the Comptroller, which calls the campaign.",
      params: [{ name: "comptroller", text: "Comptroller of the campaign." }, caller],
    },
    {
      kind: "error",
      name: "SablierMerkleBase_NewMinFeeUSDNotLower",
      group: ADMIN,
      cause: "The new minimum fee is not below the current one.",
      fix: "Pass a lower fee. The fee of a campaign cannot rise.",
      params: [
        { name: "currentMinFeeUSD", unit: "8-decimals USD", text: "Present minimum fee." },
        { name: "newMinFeeUSD", unit: "8-decimals USD", text: "Fee of the call." },
      ],
    },
    {
      kind: "error",
      name: "Comptrollerable_CallerNotComptroller",
      group: ADMIN,
      origin: ["Comptrollerable"],
      cause: "The function of the factory is reserved for its Comptroller.",
      fix: "The admin of the Comptroller calls it through `execute`.",
      params: [{ name: "comptroller", text: "Comptroller of the factory." }, caller],
    },
    {
      kind: "error",
      name: "Comptrollerable_UnsupportedInterfaceId",
      group: ADMIN,
      origin: ["Comptrollerable"],
      cause: "The new contract does not have the functions of a Comptroller.",
      fix: "Pass the address of a Comptroller.",
      params: [
        {
          name: "previousComptroller",
          text: "Comptroller at that time; zero in the constructor.",
        },
        { name: "newComptroller", text: "Contract that was refused." },
        { name: "minimalInterfaceId", text: "Interface id that it has to support." },
      ],
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleBase_NativeTokenAlreadySet",
      group: ADMIN,
      cause: "The token of the native coin is set already.",
      fix: "It cannot be changed.",
      params: [nativeToken],
    },
    {
      kind: "error",
      name: "SablierFactoryMerkleBase_NativeTokenZeroAddress",
      group: ADMIN,
      cause: "The zero address cannot stand for the native coin.",
      fix: "Pass the address of the token.",
    },
    {
      kind: "error",
      name: "SafeERC20FailedOperation",
      group: LIBRARIES,
      origin: ["SafeERC20"],
      cause: "The token has no code, or it returned false.",
      fix: "Check the token address on this chain, the balance and the allowance.",
      params: [{ name: "token", text: "Token of the call." }],
    },
    {
      kind: "error",
      name: "SafeCastOverflowedUintDowncast",
      since: V3,
      group: LIBRARIES,
      origin: ["SafeCast"],
      cause: "The reward of a late VCA claim does not fit into 128 bits.",
      fix: "The aggregate amount of the campaign is too low, and cannot be changed. Claims after the end revert while the reward is that large.",
      params: [
        { name: "bits", unit: "bits", text: "Size of the target type." },
        { name: "value", unit: "base units", text: "Reward that does not fit." },
      ],
    },
    {
      kind: "error",
      name: "PRBMath_MulDiv18_Overflow",
      group: LIBRARIES,
      origin: ["PRBMath"],
      cause: "A percentage of a linear campaign is far too high.",
      fix: "Create a campaign with percentages of at most 100%. Claims from this one revert.",
      params: [
        { name: "x", unit: "base units", text: "Allocation." },
        { name: "y", unit: "18-decimals share", text: "Percentage." },
      ],
    },
    {
      kind: "error",
      name: "PRBMath_UD60x18_IntoUint128_Overflow",
      group: LIBRARIES,
      origin: ["PRBMath"],
      cause: "The unlock amount of a linear campaign does not fit into 128 bits.",
      fix: "Create a campaign with percentages of at most 100%. Claims from this one revert.",
      params: [{ name: "x", unit: "base units", text: "Amount that does not fit." }],
    },
  ],
});
