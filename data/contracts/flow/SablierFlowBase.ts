import { streamNftRecords } from "../_shared/erc721";
import { defineContract } from "../schema";
import type { FunctionRecord, InlineMarkdown, Requirement, ValueDoc } from "../schema";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Id of the stream." };

const token: ValueDoc = { name: "token", text: "ERC-20 token." };

const admin: ValueDoc = { name: "admin", text: "Admin at that moment." };

const streamExists: Requirement = { text: "The stream exists.", raises: "SablierFlow_Null" };

const callerIsAdmin: Requirement = { text: "You are the admin.", raises: "CallerNotAdmin" };

const transferWorks: Requirement = {
  text: "The token carries out the transfer.",
  raises: { other: "the token's own error" },
};

/** A getter that reads one field of a stream and fails only for an unknown id. */
const streamGetter = (
  name: string,
  summary: InlineMarkdown,
  result: ValueDoc,
  notes: readonly InlineMarkdown[] = [],
): FunctionRecord => ({
  kind: "function",
  name,
  origin: ["flow/ISablierFlowBase"],
  summary,
  params: [streamId],
  returns: [result],
  requires: [streamExists],
  notes,
});

export default defineContract({
  name: "SablierFlowBase",
  kind: "abstract",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/abstracts/abstract.SablierFlowBase",
  source: "src/abstracts/SablierFlowBase.sol",
  abi: ["flow/v1.1/SablierFlow"],
  inherits: ["flow/Adminable", "flow/ISablierFlowBase", "ERC721"],
  errors: ["flow/Errors"],
  records: [
    {
      kind: "constructor",
      solidity: "constructor(address initialAdmin, IFlowNFTDescriptor initialNFTDescriptor)",
      summary: "Sets the first admin and the NFT descriptor, and lets the stream ids begin at 1.",
      params: [
        {
          name: "initialAdmin",
          text: "First admin. Not checked: the zero address would leave the contract without one.",
        },
        { name: "initialNFTDescriptor", text: "Contract that returns `tokenURI`. Not checked." },
      ],
      emits: [{ event: "TransferAdmin", when: "from the zero address to `initialAdmin`" }],
    },
    {
      kind: "function",
      name: "MAX_FEE",
      origin: ["flow/ISablierFlowBase"],
      declaredAs: "UD60x18 public constant",
      summary: "Returns the upper limit for the broker fee and for the protocol fee.",
      returns: [
        {
          name: "",
          unit: "18-decimals share",
          text: "Always `100000000000000000`, which is 0.1 or 10%.",
        },
      ],
    },
    {
      kind: "function",
      name: "aggregateBalance",
      origin: ["flow/ISablierFlowBase"],
      declaredAs: "mapping(IERC20 token => uint256 amount) public",
      summary: "Returns how much of a token the contract owes to streams and to protocol revenue.",
      params: [token],
      returns: [
        {
          name: "amount",
          unit: "base units",
          text: "Sum of all stream balances in this token and the revenue not collected yet; 0 for a token never used.",
        },
      ],
      notes: [
        "The contract may hold more of the token than this, when someone sent tokens to it directly. [`recover`](ref:flow/SablierFlowBase#recover) pays out the difference.",
      ],
    },
    streamGetter(
      "getBalance",
      "Returns the tokens that a stream holds.",
      {
        name: "balance",
        unit: "base units",
        text: "Deposits minus refunds and minus withdrawals, these with their protocol fee.",
      },
      [
        "Only part of it may belong to the recipient: compare [`coveredDebtOf`](ref:flow/SablierFlow#coveredDebtOf) and [`refundableAmountOf`](ref:flow/SablierFlow#refundableAmountOf), which add up to the balance.",
      ],
    ),
    streamGetter("getRatePerSecond", "Returns how fast the debt of a stream grows.", {
      name: "ratePerSecond",
      unit: "18-decimals number per second",
      text: "Tokens per second with 18 decimals, also for a token with 6; 0 when the stream is paused or voided.",
    }),
    streamGetter(
      "getRecipient",
      "Returns the recipient of a stream, who is the owner of its NFT.",
      { name: "recipient", text: "Current owner. A transfer of the NFT changes it." },
      [
        "For an unknown id, [`ownerOf`](ref:flow/SablierFlowBase#ownerOf) gives the same failure another name: `ERC721NonexistentToken`.",
      ],
    ),
    streamGetter("getSender", "Returns the account that controls the rate and gets refunds.", {
      name: "sender",
      text: "Sender, the same for the whole life of the stream.",
    }),
    streamGetter(
      "getSnapshotDebtScaled",
      "Returns the debt that was settled at the last snapshot and is still unpaid.",
      {
        name: "snapshotDebtScaled",
        unit: "scaled base units",
        text: "Debt up to the snapshot time, minus withdrawals since then that it covered.",
      },
      [
        "The debt since the snapshot is [`ongoingDebtScaledOf`](ref:flow/SablierFlow#ongoingDebtScaledOf). Divide only the sum of the two to get base units: each of them may carry a fraction.",
      ],
    ),
    streamGetter(
      "getSnapshotTime",
      "Returns the moment from which the ongoing debt of a stream is counted.",
      { name: "snapshotTime", unit: "Unix seconds", text: "Never later than the current block." },
      [
        "Creation, a new rate, a pause, a restart and a void set it to the current block. A withdrawal does so only if it takes more than the snapshot debt; deposits and refunds leave it alone.",
      ],
    ),
    streamGetter("getStream", "Returns all stored data of a stream at once.", {
      name: "stream",
      text: "The struct as stored. It holds neither the recipient nor amounts that depend on the time.",
    }),
    streamGetter("getToken", "Returns the token that a stream pays.", {
      name: "token",
      text: "ERC-20 token, fixed at creation.",
    }),
    streamGetter("getTokenDecimals", "Returns the decimals with which a stream calculates.", {
      name: "tokenDecimals",
      unit: "decimals",
      text: "Decimals that the token reported at creation, from 0 to 18. The stream does not follow a later change in the token.",
    }),
    streamGetter("isPaused", "Tells whether the rate of a stream is 0.", {
      name: "result",
      text: "True for a paused stream and for a voided one. [`isVoided`](ref:flow/SablierFlowBase#isVoided) tells them apart.",
    }),
    {
      kind: "function",
      name: "isStream",
      origin: ["flow/ISablierFlowBase"],
      summary: "Tells whether a stream with this id was ever created.",
      params: [streamId],
      returns: [
        {
          name: "result",
          text: "True since creation, permanently: streams cannot be deleted. An unknown id gives false and no error.",
        },
      ],
    },
    streamGetter("isTransferable", "Returns whether the NFT of a stream can be transferred.", {
      name: "result",
      text: "The choice made at creation. Voiding a stream does not change it.",
    }),
    streamGetter("isVoided", "Tells whether a stream has been voided.", {
      name: "result",
      text: "True after [`void`](ref:flow/SablierFlow#void), permanently.",
    }),
    {
      kind: "function",
      name: "nextStreamId",
      origin: ["flow/ISablierFlowBase"],
      declaredAs: "uint256 public",
      summary: "Returns the id that the next stream will get.",
      returns: [
        {
          name: "",
          unit: "id",
          text: "Starts at 1 and grows by 1 with each stream, so one less is the number of streams.",
        },
      ],
      notes: [
        "Outside the transaction that creates the stream this is only a guess: another stream may take the id first. Use the return value of the create function.",
      ],
    },
    {
      kind: "function",
      name: "nftDescriptor",
      origin: ["flow/ISablierFlowBase"],
      declaredAs: "IFlowNFTDescriptor public",
      summary: "Returns the contract that produces the NFT metadata.",
      returns: [{ name: "", text: "Descriptor that `tokenURI` calls; the admin can replace it." }],
    },
    {
      kind: "function",
      name: "protocolFee",
      origin: ["flow/ISablierFlowBase"],
      declaredAs: "mapping(IERC20 token => UD60x18 fee) public",
      summary: "Returns the share of withdrawals in a token that goes to the protocol.",
      params: [token],
      returns: [
        {
          name: "fee",
          unit: "18-decimals share",
          text: "Current fee, 0 unless the admin has set one, at most `MAX_FEE`.",
        },
      ],
    },
    {
      kind: "function",
      name: "protocolRevenue",
      origin: ["flow/ISablierFlowBase"],
      declaredAs: "mapping(IERC20 token => uint128 revenue) public",
      summary: "Returns the protocol fees in a token that have not been collected yet.",
      params: [token],
      returns: [
        {
          name: "revenue",
          unit: "base units",
          text: "Fees since the last collection. They are part of `aggregateBalance`.",
        },
      ],
    },
    {
      kind: "function",
      name: "collectFees",
      origin: ["flow/ISablierFlowBase"],
      summary: "Pays the native coins that the contract holds to the admin.",
      caller: "Any address. The coins go to the admin in any case.",
      requires: [
        {
          text: "The admin accepts the native transfer.",
          raises: "SablierFlowBase_FeeTransferFail",
        },
      ],
      emits: ["CollectFees"],
      notes: [
        "The coins come from calls to payable functions; no such function of this release requires an amount. A call with nothing to pay succeeds and emits the event with 0.",
      ],
    },
    {
      kind: "function",
      name: "collectProtocolRevenue",
      origin: ["flow/ISablierFlowBase"],
      summary: "Pays out all protocol fees collected in one token.",
      caller: "The admin.",
      params: [
        { name: "token", text: "Token whose revenue is paid." },
        { name: "to", text: "Address that receives the revenue." },
      ],
      requires: [
        callerIsAdmin,
        {
          text: "There is revenue in this token.",
          raises: "SablierFlowBase_NoProtocolRevenue",
        },
        transferWorks,
      ],
      emits: [{ event: "Transfer", by: "the token" }, "CollectProtocolRevenue"],
      notes: [
        "The amount cannot be chosen: everything goes. The revenue falls to 0 and the aggregate balance falls by the same amount; streams are not touched.",
      ],
    },
    {
      kind: "function",
      name: "recover",
      origin: ["flow/ISablierFlowBase"],
      summary: "Pays out tokens that reached the contract without a deposit.",
      caller: "The admin.",
      params: [
        { name: "token", text: "Token to look for a surplus in." },
        { name: "to", text: "Address that receives the surplus." },
      ],
      requires: [
        callerIsAdmin,
        {
          text: "The contract holds at least as much of the token as it owes.",
          raises: { panic: "0x11" },
        },
        { text: "It holds more than that.", raises: "SablierFlowBase_SurplusZero" },
        transferWorks,
      ],
      emits: [{ event: "Transfer", by: "the token" }, "Recover"],
      notes: [
        "The surplus is the token balance of the contract minus [`aggregateBalance`](ref:flow/SablierFlowBase#aggregateBalance). Stream balances and uncollected revenue are not part of it.",
        "The panic can occur only with tokens that take balances away, for example by a negative rebase. Flow does not support such tokens.",
      ],
    },
    {
      kind: "function",
      name: "setNFTDescriptor",
      origin: ["flow/ISablierFlowBase"],
      summary: "Replaces the contract that produces the metadata of all stream NFTs.",
      caller: "The admin.",
      params: [{ name: "newNFTDescriptor", text: "New descriptor. The address is not checked." }],
      requires: [callerIsAdmin],
      emits: ["SetNFTDescriptor", "BatchMetadataUpdate"],
      notes: [
        "A descriptor that fails makes `tokenURI` fail. Streams, deposits and withdrawals do not depend on it. The current descriptor is accepted as the new one.",
      ],
    },
    {
      kind: "function",
      name: "setProtocolFee",
      origin: ["flow/ISablierFlowBase"],
      summary: "Sets the share of withdrawals in one token that goes to the protocol.",
      caller: "The admin.",
      params: [
        { name: "token", text: "Token that the fee is for." },
        {
          name: "newProtocolFee",
          unit: "18-decimals share",
          text: "New fee: from 0 to `MAX_FEE`, which is 10%.",
        },
      ],
      requires: [
        callerIsAdmin,
        {
          text: "`newProtocolFee` is at most `MAX_FEE`.",
          raises: "SablierFlowBase_ProtocolFeeTooHigh",
        },
      ],
      emits: ["SetProtocolFee", "BatchMetadataUpdate"],
      notes: [
        "It applies to every later withdrawal, including those from existing streams and for debt that accrued before. Withdrawals already made are not charged again.",
      ],
    },
    ...streamNftRecords({
      nftName: "Sablier Flow NFT",
      nftSymbol: "SAB-FLOW",
      notTransferable: "SablierFlowBase_NotTransferable",
      transferEmits: ["Transfer", "MetadataUpdate"],
      approvedMay: "withdraw from the stream to any address, and void it",
      burnable: false,
      metadataUpdates:
        "Emitted when a stream is created, when its NFT is transferred, and at the end of every call that changes it. The passing of time emits nothing, although debt and status depend on it.",
      batchMetadataUpdates:
        "Emitted when the admin replaces the NFT descriptor or sets a protocol fee.",
    }),
    {
      kind: "modifier",
      name: "notNull",
      solidity: "modifier notNull(uint256 streamId)",
      summary: "Lets the function run only for a stream that exists.",
      params: [{ name: "streamId", unit: "id", text: "Id of the stream." }],
      requires: [streamExists],
    },
    {
      kind: "modifier",
      name: "notPaused",
      solidity: "modifier notPaused(uint256 streamId)",
      summary: "Lets the function run only while the rate of the stream is above 0.",
      params: [{ name: "streamId", unit: "id", text: "Id of the stream." }],
      requires: [{ text: "The rate is not 0.", raises: "SablierFlow_StreamPaused" }],
      notes: ["A voided stream has the rate 0 and fails here as well."],
    },
    {
      kind: "modifier",
      name: "notVoided",
      solidity: "modifier notVoided(uint256 streamId)",
      summary: "Lets the function run only for a stream that has not been voided.",
      params: [{ name: "streamId", unit: "id", text: "Id of the stream." }],
      requires: [{ text: "The stream is not voided.", raises: "SablierFlow_StreamVoided" }],
    },
    {
      kind: "modifier",
      name: "onlySender",
      solidity: "modifier onlySender(uint256 streamId)",
      summary: "Reserves the function for the sender of the stream.",
      params: [{ name: "streamId", unit: "id", text: "Id of the stream." }],
      requires: [
        { text: "The caller is the sender of the stream.", raises: "SablierFlow_Unauthorized" },
      ],
    },
    {
      kind: "modifier",
      name: "updateMetadata",
      solidity: "modifier updateMetadata(uint256 streamId)",
      summary: "Announces changed NFT metadata once the function is done.",
      params: [{ name: "streamId", unit: "id", text: "Stream whose NFT is affected." }],
      emits: ["MetadataUpdate"],
      notes: ["It comes after the body, so this is the last event of the function."],
    },
    {
      kind: "function",
      name: "_isCallerStreamRecipientOrApproved",
      solidity:
        "function _isCallerStreamRecipientOrApproved(uint256 streamId) internal view returns (bool)",
      summary: "Tells whether the caller may act on the recipient's side of a stream.",
      params: [streamId],
      returns: [
        {
          name: "",
          text: "True for the owner of the NFT, the address approved for it, and every operator of the owner.",
        },
      ],
    },
    {
      kind: "function",
      name: "_update",
      solidity:
        "function _update(address to, uint256 streamId, address auth) internal override returns (address)",
      summary: "Moves the NFT of a stream, after a check that it may move.",
      params: [
        { name: "to", text: "New owner." },
        { name: "streamId", unit: "id", text: "Stream whose NFT moves." },
        {
          name: "auth",
          text: "Address whose rights are checked; with the zero address nothing is checked.",
        },
      ],
      returns: [{ name: "", text: "Owner until now; the zero address for a new stream." }],
      requires: [
        {
          text: "The stream is transferable, or the NFT is just being created.",
          raises: "SablierFlowBase_NotTransferable",
        },
        {
          text: "If `auth` is given: the NFT exists.",
          raises: "ERC721NonexistentToken",
        },
        {
          text: "If `auth` is given: it is the owner, approved, or an operator.",
          raises: "ERC721InsufficientApproval",
        },
      ],
      emits: ["Transfer", "MetadataUpdate"],
      notes: [
        "Every change of ownership passes here: creation, `transferFrom` and both forms of `safeTransferFrom`. The contract offers no way to burn an NFT.",
      ],
    },
    {
      kind: "state",
      name: "_streams",
      solidity: "mapping(uint256 id => Flow.Stream stream) internal _streams",
      summary:
        "Stored data of all streams by id. Read it with [`getStream`](ref:flow/SablierFlowBase#getStream) or a single getter.",
    },
    {
      kind: "event",
      name: "CollectFees",
      origin: ["flow/ISablierFlowBase"],
      summary: "Native coins were paid to the admin.",
      params: [
        { name: "admin", text: "Admin who received them; not necessarily the caller." },
        { name: "feeAmount", unit: "wei", text: "Coins paid; may be 0." },
      ],
    },
    {
      kind: "event",
      name: "CollectProtocolRevenue",
      origin: ["flow/ISablierFlowBase"],
      summary: "The admin took out the protocol fees of one token.",
      params: [
        admin,
        { name: "token", text: "Token that was paid." },
        { name: "to", text: "Address that received it." },
        { name: "revenue", unit: "base units", text: "Amount that was paid." },
      ],
    },
    {
      kind: "event",
      name: "Recover",
      origin: ["flow/ISablierFlowBase"],
      summary: "The admin took out tokens that belonged to no stream.",
      params: [
        admin,
        { name: "token", text: "Token that was paid." },
        { name: "to", text: "Address that received it." },
        { name: "surplus", unit: "base units", text: "Amount that was paid." },
      ],
    },
    {
      kind: "event",
      name: "SetNFTDescriptor",
      origin: ["flow/ISablierFlowBase"],
      summary: "The admin set the contract that produces the NFT metadata.",
      params: [
        admin,
        { name: "oldNFTDescriptor", text: "Descriptor until now." },
        { name: "newNFTDescriptor", text: "Descriptor from now on; may be the same one." },
      ],
    },
    {
      kind: "event",
      name: "SetProtocolFee",
      origin: ["flow/ISablierFlowBase"],
      summary: "The admin set the protocol fee of one token.",
      params: [
        admin,
        { name: "token", text: "Token that the fee is for." },
        { name: "oldProtocolFee", unit: "18-decimals share", text: "Fee until now." },
        { name: "newProtocolFee", unit: "18-decimals share", text: "New fee." },
      ],
    },
  ],
});
