import { streamNftRecords } from "../../_shared/erc721";
import { defineContract } from "../../schema";
import type { Emission, FunctionRecord, Note, Requirement, ValueDoc } from "../../schema";

const COMPTROLLER = "Reserved for the Comptroller";

const id: ValueDoc = { name: "streamId", unit: "id", text: "Id of the stream." };

const newId: ValueDoc = {
  name: "streamId",
  unit: "id",
  text: "Id of the new stream: `nextStreamId` before the call.",
};

const senderOfNew: ValueDoc = {
  name: "sender",
  text: "Account that controls the rate and receives refunds. It can differ from the caller and is fixed at creation.",
};

const recipientOfNew: ValueDoc = {
  name: "recipient",
  text: "Account that receives the NFT, and with it the right to withdraw.",
};

const rateOfNew: ValueDoc = {
  name: "ratePerSecond",
  unit: "18-decimals number per second",
  text: "Growth of the debt, with 18 decimals for every token. With 0, the stream starts paused.",
};

const startTime: ValueDoc = {
  name: "startTime",
  unit: "Unix seconds",
  text: "Time at which the debt starts to grow. 0 stands for the block time. Past and future times are accepted.",
};

const tokenOfNew: ValueDoc = {
  name: "token",
  text: "ERC-20 token to stream. Its `decimals` function must return at most 18.",
};

const transferableOfNew: ValueDoc = {
  name: "transferable",
  text: "Whether the recipient can transfer the NFT. Fixed at creation.",
};

const depositAmount: ValueDoc = { name: "amount", unit: "base units", text: "Tokens to deposit." };

const namedSender: ValueDoc = {
  name: "sender",
  text: "Sender that you expect the stream to have.",
};

const namedRecipient: ValueDoc = {
  name: "recipient",
  text: "Recipient that you expect the stream to have.",
};

const restartRate: ValueDoc = {
  name: "ratePerSecond",
  unit: "18-decimals number per second",
  text: "New rate, above 0. It can differ from the rate before the pause.",
};

const refundAmount: ValueDoc = {
  name: "amount",
  unit: "base units",
  text: "Tokens to return, at most [`refundableAmountOf`](ref:@/SablierFlow#refundableAmountOf).",
};

const withdrawTo: ValueDoc = { name: "to", text: "Address that receives the tokens." };

const token: ValueDoc = { name: "token", text: "ERC-20 token of the stream." };

const eventSender: ValueDoc = { name: "sender", text: "Sender of the stream." };

const eventRecipient: ValueDoc = { name: "recipient", text: "Owner of the NFT at that time." };

const ownAddress: Requirement = {
  text: "The call is not a delegate call from another contract. `batch` of Flow itself is allowed.",
  raises: "DelegateCall",
};

const exists: Requirement = {
  text: "A stream with this id exists.",
  raises: "SablierFlowState_Null",
};

const running: Requirement = {
  text: "The rate is above 0: the stream is neither paused nor voided.",
  raises: "SablierFlowState_StreamPaused",
};

const notVoided: Requirement = {
  text: "The stream is not voided.",
  raises: "SablierFlowState_StreamVoided",
};

const bySender: Requirement = {
  text: "You are the sender of the stream.",
  raises: "SablierFlowState_Unauthorized",
};

const started: Requirement = {
  text: "The start time has been reached.",
  raises: "SablierFlow_StreamPending",
};

const paused: Requirement = { text: "The rate is 0.", raises: "SablierFlow_StreamNotPaused" };

const rateAboveZero: Requirement = {
  text: "`ratePerSecond` is not 0.",
  raises: "SablierFlow_RatePerSecondNotDifferent",
};

const depositNotZero: Requirement = {
  text: "`amount` is not 0.",
  raises: "SablierFlow_DepositAmountZero",
};

const balanceFits: Requirement = {
  text: "The balance of the stream after the deposit fits into `uint128`.",
  raises: { panic: "0x11" },
};

const funded: readonly Requirement[] = [
  {
    text: "You hold the tokens and have approved Flow to spend them.",
    raises: { other: "the token's own error" },
  },
  {
    text: "The token is a contract and does not return false for the transfer.",
    raises: "SafeERC20FailedOperation",
  },
];

const refundChecks: readonly Requirement[] = [
  { text: "`amount` is not 0.", raises: "SablierFlow_RefundAmountZero" },
  { text: "`amount` is at most the refundable amount.", raises: "SablierFlow_RefundOverflow" },
];

const payoutWorks: Requirement = {
  text: "The token makes the transfer.",
  raises: { other: "the token's own error" },
};

const creationChecks: readonly Requirement[] = [
  ownAddress,
  { text: "`sender` is not the zero address.", raises: "SablierFlow_SenderZeroAddress" },
  {
    text: "`token` is not [`nativeToken`](ref:@/SablierFlow#nativeToken). While none is set, this rules out the zero address.",
    raises: "SablierFlow_CreateNativeToken",
  },
  {
    text: "`token` is a contract with a `decimals` function.",
    raises: { other: "no data, or the token's own error" },
  },
  { text: "The token has at most 18 decimals.", raises: "SablierFlow_InvalidTokenDecimals" },
  {
    text: "With a start time in the future: `ratePerSecond` is not 0.",
    raises: "SablierFlow_CreateRatePerSecondZero",
  },
  { text: "`recipient` is not the zero address.", raises: "ERC721InvalidReceiver" },
];

const feePaid: Requirement = {
  text: "The native value of the call is at least [`calculateMinFeeWei`](ref:@/SablierFlow#calculateMinFeeWei) of the stream.",
  raises: "SablierFlow_InsufficientFeePayment",
};

const feeComputed: Requirement = {
  text: "The Comptroller computes the fee without an error.",
  raises: { other: "its own error, or no data" },
};

const withdrawToChecks: readonly Requirement[] = [
  { text: "`to` is not the zero address.", raises: "SablierFlow_WithdrawToZeroAddress" },
  {
    text: "`to` is the recipient, or you are the recipient, the address approved for the NFT, or an operator of the recipient.",
    raises: "SablierFlow_WithdrawalAddressNotRecipient",
  },
];

const comptroller: Requirement = {
  text: "You are the Comptroller contract.",
  raises: "Comptrollerable_CallerNotComptroller",
};

const createEmits: readonly Emission[] = [
  { event: "Transfer", when: "the NFT, from the zero address to `recipient`" },
  "MetadataUpdate",
  "CreateFlowStream",
];

const pullFromCaller: Emission = {
  event: "Transfer",
  by: "the token",
  when: "from you to Flow",
};

const payToSender: Emission = {
  event: "Transfer",
  by: "the token",
  when: "from Flow to the sender of the stream",
};

const payToTarget: Emission = {
  event: "Transfer",
  by: "the token",
  when: "from Flow to `to`, the whole amount",
};

const SENDER_ONLY = "The sender of the stream.";

const WITHDRAW_CALLER =
  "Any address, when `to` is the recipient. For another `to`: the recipient, the address approved for the NFT, or an operator of the recipient; not the sender.";

const VALUE_KEPT =
  "The call needs no native value. Flow keeps any value that you send, until [`transferFeesToComptroller`](ref:@/SablierFlow#transferFeesToComptroller) moves it to the Comptroller.";

const FEE =
  "Flow keeps the whole native value, including the part above the minimum. The minimum follows a price feed, so read it right before you send and add a margin, or read it and withdraw in one transaction.";

const FULL_REFUND =
  "Refundable tokens go to the sender, regardless of who deposited them. After a full refund, a running stream is insolvent as soon as it owes one more base unit. [`refundAndPause`](ref:@/SablierFlow#refundAndPause) avoids that.";

const BLOCK_RESULT =
  "The result is valid for the rate and the balance of this block. Deposits, refunds and new rates move it.";

/** A view function that takes a stream id and fails for an unknown one. */
const view = (
  name: string,
  summary: string,
  result: ValueDoc,
  notes: readonly Note[] = [],
  requires: readonly Requirement[] = [],
): FunctionRecord => ({
  kind: "function",
  name,
  summary,
  params: [id],
  returns: [result],
  requires: [exists, ...requires],
  notes,
});

export default defineContract({
  name: "SablierFlow",
  kind: "contract",
  releases: ["flow@v2.0", "flow@v3.0"],
  route: "/reference/flow/{version}/sablier-flow",
  source: "src/SablierFlow.sol",
  abi: ["flow/{version}/SablierFlow"],
  inherits: ["Batch", "Comptrollerable", "ERC721", "NoDelegateCall"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Deploys Flow with a Comptroller and an NFT descriptor.",
      params: [
        {
          name: "initialComptroller",
          text: "Contract that sets the withdrawal fee and administers Flow.",
        },
        {
          name: "initialNFTDescriptor",
          text: "Contract that generates the metadata for `tokenURI`. It is not checked.",
        },
      ],
      requires: [
        {
          text: "`initialComptroller` has code and implements `supportsInterface`.",
          raises: { other: "no data, or its own error" },
        },
        {
          text: "`initialComptroller` supports the interface id `0x65443910`.",
          raises: "Comptrollerable_UnsupportedInterfaceId",
        },
      ],
      emits: ["SetComptroller"],
      notes: [
        "Stream ids begin at 1. No library has to be linked.",
        "Flow has no function that receives plain transfers of native coin, so these revert.",
      ],
    },
    {
      kind: "function",
      name: "adjustRatePerSecond",
      summary: "Changes the rate of a stream that is running or has not started yet.",
      caller: SENDER_ONLY,
      params: [
        id,
        {
          name: "newRatePerSecond",
          unit: "18-decimals number per second",
          text: "New rate, above 0.",
        },
      ],
      requires: [
        ownAddress,
        exists,
        running,
        bySender,
        { text: "`newRatePerSecond` is not 0.", raises: "SablierFlow_NewRatePerSecondZero" },
        {
          text: "`newRatePerSecond` differs from the current rate.",
          raises: "SablierFlow_RatePerSecondNotDifferent",
        },
      ],
      emits: ["AdjustFlowStream", "MetadataUpdate"],
      notes: [
        "On a running stream, the debt so far moves into the snapshot debt, and the new rate counts from the current block.",
        "Before the start time, only the rate changes: the stream still starts at the same time, without debt.",
        "To stop the growth of the debt, call [`pause`](ref:@/SablierFlow#pause). In v1.1 a rate of 0 paused the stream as well.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "create",
      summary: "Creates a stream without a deposit.",
      caller: "Any address, for any sender and any recipient.",
      params: [senderOfNew, recipientOfNew, rateOfNew, startTime, tokenOfNew, transferableOfNew],
      returns: [newId],
      requires: creationChecks,
      emits: createEmits,
      notes: [
        "No tokens move, so you need neither a balance nor an approval.",
        "With a past start time the debt counts from that time, so the stream can be insolvent in its first block. The past has no limit: 1 means January 1, 1970, and gives a debt of more than half a century.",
        "With a future start time the status is `PENDING`, and no function moves the start.",
        "A stream has no end time. It runs until the sender pauses it or one of the parties voids it.",
        "The recipient is not called: a contract receives the NFT whether or not it can handle one.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "createAndDeposit",
      summary: "Creates a stream and makes its first deposit.",
      caller: "Any address. The caller pays the deposit, even if another address is the sender.",
      params: [
        senderOfNew,
        recipientOfNew,
        rateOfNew,
        startTime,
        tokenOfNew,
        transferableOfNew,
        depositAmount,
      ],
      returns: [newId],
      requires: [...creationChecks, depositNotZero, ...funded],
      emits: [...createEmits, pullFromCaller, "DepositFlowStream"],
      notes: [
        "If the deposit fails, no stream is created. `MetadataUpdate` is emitted once, before the deposit.",
        "A deposit before the start time stays fully refundable until then.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "deposit",
      summary: "Adds tokens to the balance of a stream.",
      caller: "Any address that names the right sender and recipient. The caller pays.",
      params: [id, depositAmount, namedSender, namedRecipient],
      requires: [
        ownAddress,
        exists,
        notVoided,
        { text: "`sender` is the sender of the stream.", raises: "SablierFlow_NotStreamSender" },
        { text: "`recipient` owns the stream NFT.", raises: "SablierFlow_NotStreamRecipient" },
        depositNotZero,
        balanceFits,
        ...funded,
      ],
      emits: [pullFromCaller, "DepositFlowStream", "MetadataUpdate"],
      notes: [
        "The two addresses protect you from funding the wrong stream. After a chain reorganization the id can belong to another stream, and a transferred NFT has a new recipient.",
        "Pending and paused streams also accept deposits. The sender can refund the part of a deposit that is not owed yet.",
        "Tokens that take a fee on transfers are not supported: Flow records the named amount, even if less arrives.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "depositAndPause",
      summary: "Adds tokens to a running stream and pauses it.",
      caller: SENDER_ONLY,
      params: [id, depositAmount],
      requires: [
        ownAddress,
        exists,
        running,
        bySender,
        depositNotZero,
        balanceFits,
        ...funded,
        started,
      ],
      emits: [pullFromCaller, "DepositFlowStream", "PauseFlowStream", "MetadataUpdate"],
      notes: [
        "Use it to settle the debt and stop. The debt grows until your transaction is included, so add a margin to the uncovered debt.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "pause",
      summary: "Stops the growth of a stream's debt.",
      caller: SENDER_ONLY,
      params: [id],
      requires: [ownAddress, exists, running, bySender, started],
      emits: ["PauseFlowStream", "MetadataUpdate"],
      notes: [
        "The rate becomes 0, and the debt so far stays owed. The recipient can still withdraw the covered part.",
        "Flow does not store the earlier rate. You name a rate when you restart.",
        "A pending stream cannot be paused. To call it off, refund and [void](ref:@/SablierFlow#void) it.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "refund",
      summary: "Returns tokens that are not owed to the sender of the stream.",
      caller: SENDER_ONLY,
      params: [id, refundAmount],
      requires: [ownAddress, exists, bySender, ...refundChecks, payoutWorks],
      emits: [payToSender, "RefundFromFlowStream", "MetadataUpdate"],
      notes: ["Pending, paused and voided streams can also be refunded.", FULL_REFUND, VALUE_KEPT],
    },
    {
      kind: "function",
      name: "refundAndPause",
      summary: "Returns tokens to the sender and pauses the stream.",
      caller: SENDER_ONLY,
      params: [id, refundAmount],
      requires: [ownAddress, exists, running, bySender, ...refundChecks, payoutWorks, started],
      emits: [payToSender, "RefundFromFlowStream", "PauseFlowStream", "MetadataUpdate"],
      notes: [
        "To return everything without knowing the amount, put [`refundMax`](ref:@/SablierFlow#refundMax) and [`pause`](ref:@/SablierFlow#pause) into one batch.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "refundMax",
      summary: "Returns all refundable tokens to the sender of the stream.",
      caller: SENDER_ONLY,
      params: [id],
      returns: [{ name: "refundedAmount", unit: "base units", text: "Tokens that were returned." }],
      requires: [
        ownAddress,
        exists,
        bySender,
        { text: "The refundable amount is not 0.", raises: "SablierFlow_RefundAmountZero" },
        payoutWorks,
      ],
      emits: [payToSender, "RefundFromFlowStream", "MetadataUpdate"],
      notes: [
        "The amount is computed in the block of the call, so it cannot exceed the limit.",
        FULL_REFUND,
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "restart",
      summary: "Lets the debt of a paused stream grow again.",
      caller: SENDER_ONLY,
      params: [id, restartRate],
      requires: [ownAddress, exists, notVoided, bySender, paused, rateAboveZero],
      emits: ["RestartFlowStream", "MetadataUpdate"],
      notes: [
        "Debt accrues from the current block. Nothing accrues for the time of the pause, and the earlier debt stays owed.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "restartAndDeposit",
      summary: "Restarts a paused stream and adds tokens to it.",
      caller: SENDER_ONLY,
      params: [id, restartRate, depositAmount],
      requires: [
        ownAddress,
        exists,
        notVoided,
        bySender,
        paused,
        rateAboveZero,
        depositNotZero,
        balanceFits,
        ...funded,
      ],
      emits: ["RestartFlowStream", pullFromCaller, "DepositFlowStream", "MetadataUpdate"],
      notes: ["If the deposit fails, the stream stays paused.", VALUE_KEPT],
    },
    {
      kind: "function",
      name: "void",
      summary: "Ends a stream permanently and writes off its uncovered debt.",
      caller:
        "The sender, the recipient, the address approved for the NFT, or an operator of the recipient.",
      params: [id],
      requires: [
        ownAddress,
        exists,
        notVoided,
        {
          text: "You are the sender, the recipient, the approved address or an operator.",
          raises: "SablierFlow_Unauthorized",
        },
      ],
      emits: ["VoidFlowStream", "MetadataUpdate"],
      notes: [
        "A solvent stream keeps its debt. In an insolvent stream the debt falls to the balance, and the recipient loses the rest.",
        "No tokens move. The recipient can still withdraw the covered debt, and the sender can refund the remainder.",
        "A pending stream can be voided: it never starts, and it owes nothing. Refund its deposit before or after.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "withdraw",
      summary: "Pays out part of the covered debt of a stream.",
      caller: WITHDRAW_CALLER,
      params: [id, withdrawTo, { name: "amount", unit: "base units", text: "Tokens to pay out." }],
      requires: [
        ownAddress,
        exists,
        feeComputed,
        feePaid,
        { text: "`amount` is not 0.", raises: "SablierFlow_WithdrawAmountZero" },
        ...withdrawToChecks,
        { text: "`amount` is at most the covered debt.", raises: "SablierFlow_Overdraw" },
        payoutWorks,
      ],
      emits: [payToTarget, "WithdrawFromFlowStream", "MetadataUpdate"],
      notes: [
        FEE,
        "`to` receives the whole amount: no share of the tokens is kept. The function returns nothing, unlike in v1.1.",
        "Streaming, paused and voided streams pay out. A pending stream owes nothing, so withdrawals from it revert.",
        "Debt and balance fall by the same amount, so a withdrawal does not change the solvency of a stream.",
        "The snapshot debt is paid out first. Only a larger amount moves the snapshot time to the current block.",
        "The check of the fee precedes the checks of amount and address: a call with several mistakes reports the fee.",
      ],
    },
    {
      kind: "function",
      name: "withdrawMax",
      summary: "Pays out the whole covered debt of a stream.",
      caller: WITHDRAW_CALLER,
      params: [id, withdrawTo],
      returns: [
        { name: "withdrawnAmount", unit: "base units", text: "Tokens that `to` received." },
      ],
      requires: [
        ownAddress,
        exists,
        feeComputed,
        feePaid,
        { text: "The covered debt is not 0.", raises: "SablierFlow_WithdrawAmountZero" },
        ...withdrawToChecks,
        payoutWorks,
      ],
      emits: [payToTarget, "WithdrawFromFlowStream", "MetadataUpdate"],
      notes: [
        FEE,
        "The amount is computed in the block of the call. A fraction of a base unit stays owed and counts toward the next unit.",
      ],
    },
    {
      kind: "function",
      name: "batch",
      origin: ["Batch"],
      summary: "Runs several calls to this contract in one transaction: all of them, or none.",
      caller: "Any address. Each call of the list keeps its own rules for the caller.",
      params: [
        {
          name: "calls",
          text: "Calls in their order, each a selector with its encoded arguments.",
        },
      ],
      returns: [
        {
          name: "results",
          text: "Return data of each call, at its index; empty bytes where a function returns nothing.",
        },
      ],
      requires: [
        {
          text: "All calls succeed.",
          raises: { other: "the unchanged error of the first call that fails" },
        },
        {
          text: "With native value: all functions of the list are payable.",
          raises: { other: "no data" },
        },
      ],
      notes: [
        "Each call sees the same caller and the same `msg.value`. The value is paid once, so one minimum fee, the highest of the streams concerned, covers all withdrawals of a batch.",
        {
          text: "`transferFrom` is not payable. In a batch with a paid withdrawal, use [`transferFromPayable`](ref:@/SablierFlow#transferFromPayable).",
          since: "flow@v3.0",
        },
        {
          text: "`transferFrom` is not payable, so an NFT cannot move in a batch that pays for a withdrawal.",
          until: "flow@v2.0",
        },
        "Decode the ids of new streams from `results`: another transaction can take the id that you predict.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "transferTokens",
      summary: "Transfers ERC-20 tokens from the caller to an address, outside any stream.",
      caller: "Any address.",
      params: [
        { name: "token", text: "ERC-20 token to transfer." },
        { name: "to", text: "Address that receives the tokens." },
        { name: "amount", unit: "base units", text: "Tokens to transfer; 0 is accepted." },
      ],
      requires: funded,
      emits: [{ event: "Transfer", by: "the token", when: "from you to `to`" }],
      notes: [
        "It makes a one-time payment possible inside a batch, such as a bonus next to a new stream. Flow emits no event.",
        "The transfer uses your allowance for Flow, so approve the payment in addition to your deposits.",
        "Do not pass the Flow contract as `to`: the tokens would belong to no stream, and only the Comptroller could move them.",
        VALUE_KEPT,
      ],
    },
    {
      kind: "function",
      name: "transferFeesToComptroller",
      origin: ["Comptrollerable"],
      summary: "Sends all native coins of the contract to the Comptroller.",
      caller: "Any address. The coins go to the Comptroller.",
      emits: ["TransferFeesToComptroller"],
      notes: [
        "If the Comptroller does not accept the transfer, the coins stay in Flow, and the event is still emitted with the amount. Compare the balances.",
        "The call also succeeds with a balance of 0. It does not touch ERC-20 tokens.",
      ],
    },
    {
      kind: "function",
      name: "aggregateAmount",
      declaredAs: "mapping(IERC20 token => uint256 amount) public override",
      summary: "Returns the sum of the balances of all streams in a token.",
      params: [{ name: "token", text: "ERC-20 token to look up." }],
      returns: [
        {
          name: "amount",
          unit: "base units",
          text: "Sum of the balances; 0 for a token that no stream holds.",
        },
      ],
      notes: [
        "Flow can hold more than this sum if tokens were sent to it directly. The Comptroller can move that surplus with [`recover`](ref:@/SablierFlow#recover).",
      ],
    },
    {
      kind: "function",
      name: "calculateMinFeeWei",
      summary: "Returns the minimum native value of a withdrawal from a stream.",
      params: [id],
      returns: [
        {
          name: "minFeeWei",
          unit: "wei",
          text: "Minimum fee, converted from US dollars at the Comptroller's price feed and rounded down; 0 if none is due.",
        },
      ],
      requires: [exists, feeComputed],
      notes: [
        "The fee depends on the stream's sender, for whom the Comptroller can set a custom one. The caller of the withdrawal pays it.",
        "It is also 0 while the Comptroller has no price feed for the chain, or a feed that is broken or older than 24 hours. [Fees](/concepts/fees) has the conditions.",
        "Changes take effect immediately, including for existing streams. Read the value for each withdrawal instead of storing it.",
      ],
    },
    {
      kind: "function",
      name: "comptroller",
      origin: ["Comptrollerable"],
      declaredAs: "ISablierComptroller public override",
      summary: "Returns the contract that sets the withdrawal fee and administers Flow.",
      returns: [{ name: "", text: "Address of the Comptroller." }],
      notes: ["Flow has no admin. The admin of the Comptroller is its `admin()`."],
    },
    view("coveredDebtOf", "Returns the part of the debt that the balance covers.", {
      name: "coveredDebt",
      unit: "base units",
      text: "The smaller of balance and total debt. This is the withdrawable amount.",
    }),
    view(
      "depletionTimeOf",
      "Returns the time at which the debt first exceeds the balance.",
      {
        name: "depletionTime",
        unit: "Unix seconds",
        text: "First second in which the debt is at least one base unit above the balance; 0 if it already is.",
      },
      [
        BLOCK_RESULT,
        "For a pending stream, the result counts from the start time.",
        "While the debt equals the balance, the stream is solvent, and the result is a time instead of 0.",
      ],
      [running, { text: "The balance is not 0.", raises: "SablierFlow_StreamBalanceZero" }],
    ),
    view(
      "getBalance",
      "Returns the tokens that a stream holds.",
      {
        name: "balance",
        unit: "base units",
        text: "Deposits minus refunds and withdrawals.",
      },
      ["It is the sum of the covered debt and the refundable amount."],
    ),
    view("getRatePerSecond", "Returns the rate at which the debt of a stream grows.", {
      name: "ratePerSecond",
      unit: "18-decimals number per second",
      text: "Rate with 18 decimals, for every token; 0 when the stream is paused or voided.",
    }),
    view(
      "getRecipient",
      "Returns the recipient of a stream, who is the owner of its NFT.",
      { name: "recipient", text: "Current owner. A transfer of the NFT changes it." },
      [
        "For an unknown id, [`ownerOf`](ref:@/SablierFlow#ownerOf) raises `ERC721NonexistentToken` instead.",
      ],
    ),
    view("getSender", "Returns the account that controls the rate and receives refunds.", {
      name: "sender",
      text: "Sender, fixed at creation.",
    }),
    view(
      "getSnapshotDebtScaled",
      "Returns the debt up to the snapshot time that is not withdrawn yet.",
      { name: "snapshotDebtScaled", unit: "scaled base units", text: "Snapshot debt." },
      [
        "Add [`ongoingDebtScaledOf`](ref:@/SablierFlow#ongoingDebtScaledOf) before you convert to base units: each of the two can carry a fraction of a unit.",
      ],
    ),
    view(
      "getSnapshotTime",
      "Returns the time from which the ongoing debt of a stream counts.",
      {
        name: "snapshotTime",
        unit: "Unix seconds",
        text: "For a pending stream, its start time in the future.",
      },
      [
        "Creation sets it to the start time. A pause, a restart, a void and the new rate of a running stream set it to the block time, and so does a withdrawal of more than the snapshot debt. Deposits, refunds and the new rate of a pending stream leave it.",
      ],
    ),
    view(
      "getStream",
      "Returns all stored values of a stream.",
      { name: "stream", text: "Struct as stored." },
      ["It contains neither the recipient nor amounts that depend on the time."],
    ),
    view("getToken", "Returns the token of a stream.", {
      name: "token",
      text: "ERC-20 token, fixed at creation.",
    }),
    view("getTokenDecimals", "Returns the number of decimals that a stream calculates with.", {
      name: "tokenDecimals",
      unit: "decimals",
      text: "Decimals that the token reported at creation, from 0 to 18.",
    }),
    {
      kind: "function",
      name: "isStream",
      summary: "Returns whether a stream with this id exists.",
      params: [id],
      returns: [
        {
          name: "result",
          text: "True from the creation on: streams cannot be deleted. An unknown id gives false.",
        },
      ],
    },
    view("isTransferable", "Returns whether the NFT of a stream can be transferred.", {
      name: "result",
      text: "The choice made at creation.",
    }),
    view(
      "isVoided",
      "Returns whether a stream is voided.",
      { name: "result", text: "True after [`void`](ref:@/SablierFlow#void), permanently." },
      [
        "`isPaused` of v1.1 is gone. A stream is paused or voided while [`getRatePerSecond`](ref:@/SablierFlow#getRatePerSecond) returns 0.",
      ],
    ),
    {
      kind: "function",
      name: "nativeToken",
      declaredAs: "address public override",
      summary:
        "Returns the ERC-20 address of the chain's native coin, for which Flow creates no streams.",
      returns: [{ name: "", text: "Blocked token; the zero address while none is set." }],
      notes: [
        "It matters on chains whose native coin is an ERC-20 token too, such as POL on Polygon.",
      ],
    },
    {
      kind: "function",
      name: "nextStreamId",
      declaredAs: "uint256 public override",
      summary: "Returns the id of the next stream.",
      returns: [{ name: "", unit: "id", text: "Starts at 1 and grows by 1 with each stream." }],
      notes: [
        "Another transaction can take this id before yours. Use the return value of the create function.",
      ],
    },
    {
      kind: "function",
      name: "nftDescriptor",
      declaredAs: "IFlowNFTDescriptor public override",
      summary: "Returns the contract that generates the NFT metadata.",
      returns: [
        { name: "", text: "Contract that `tokenURI` reads. The Comptroller can replace it." },
      ],
    },
    view("ongoingDebtScaledOf", "Returns the debt that has accrued since the snapshot time.", {
      name: "ongoingDebtScaled",
      unit: "scaled base units",
      text: "Rate times elapsed seconds; 0 when the stream is pending, paused or voided.",
    }),
    view(
      "refundableAmountOf",
      "Returns the amount that the sender can take back.",
      {
        name: "refundableAmount",
        unit: "base units",
        text: "Balance minus covered debt. For a pending stream, this is the whole balance.",
      },
      ["It falls as the debt of a running stream grows, down to 0."],
    ),
    view(
      "statusOf",
      "Returns the status of a stream.",
      { name: "status", text: "One of the six values of [`Status`](ref:@/Flow#Status)." },
      [
        "The contract checks in this order: start time in the future, voided, rate 0, uncovered debt.",
        "Solvency counts whole base units. Less than one unit of uncovered debt still gives a solvent status.",
        "The numbers of v1.1 are one lower: its 0 is 1 here, because `PENDING` comes first.",
      ],
    ),
    view(
      "totalDebtOf",
      "Returns the debt of a stream, covered or not.",
      {
        name: "totalDebt",
        unit: "base units",
        text: "Snapshot debt plus ongoing debt, rounded down to the decimals of the token.",
      },
      ["It can exceed `uint128`, unlike the covered debt."],
    ),
    view("uncoveredDebtOf", "Returns the part of the debt that the balance does not cover.", {
      name: "uncoveredDebt",
      unit: "base units",
      text: "Total debt minus balance; 0 if the balance is sufficient. A deposit of this amount makes the stream solvent in that block.",
    }),
    view("withdrawableAmountOf", "Returns the amount that can be withdrawn from a stream.", {
      name: "withdrawableAmount",
      unit: "base units",
      text: "The covered debt, without any deduction; 0 for a pending stream.",
    }),
    {
      kind: "function",
      name: "recover",
      group: COMPTROLLER,
      summary: "Sends tokens that belong to no stream to an address.",
      caller: "The Comptroller.",
      params: [
        { name: "token", text: "ERC-20 token to recover." },
        { name: "to", text: "Address that receives the surplus." },
      ],
      requires: [
        comptroller,
        {
          text: "Flow holds at least [`aggregateAmount`](ref:@/SablierFlow#aggregateAmount) of the token.",
          raises: { panic: "0x11" },
        },
        {
          text: "Flow holds more than that.",
          raises: "SablierFlow_SurplusZero",
          until: "flow@v2.0",
        },
        payoutWorks,
      ],
      emits: [
        { event: "Transfer", by: "the token" },
        { event: "Recover", until: "flow@v2.0" },
      ],
      notes: [
        "The surplus is the token balance of Flow minus `aggregateAmount`, so the balances of streams are not part of it.",
        {
          text: "A surplus of 0 is transferred like any other, and Flow emits no event. v2.0 reverts in that case, and emits `Recover` otherwise.",
          since: "flow@v3.0",
        },
      ],
    },
    {
      kind: "function",
      name: "setComptroller",
      origin: ["Comptrollerable"],
      group: COMPTROLLER,
      summary: "Replaces the Comptroller.",
      caller: "The current Comptroller.",
      params: [{ name: "newComptroller", text: "Contract that replaces the current Comptroller." }],
      requires: [
        comptroller,
        {
          text: "`newComptroller` has code and implements `supportsInterface`.",
          raises: { other: "no data, or its own error" },
        },
        {
          text: "`newComptroller` supports the `MINIMAL_INTERFACE_ID` of the current one.",
          raises: "Comptrollerable_UnsupportedInterfaceId",
        },
      ],
      emits: ["SetComptroller"],
      notes: [
        "Flow does not test the fee calculation of the new contract. One that reverts, or that returns an excessive fee, blocks withdrawals.",
      ],
    },
    {
      kind: "function",
      name: "setNativeToken",
      group: COMPTROLLER,
      summary: "Blocks new streams of the ERC-20 token that stands for the chain's native coin.",
      caller: "The Comptroller.",
      params: [{ name: "newNativeToken", text: "Address of that token." }],
      requires: [
        comptroller,
        {
          text: "`newNativeToken` is not the zero address.",
          raises: "SablierFlow_NativeTokenZeroAddress",
        },
        { text: "No token is set yet.", raises: "SablierFlow_NativeTokenAlreadySet" },
      ],
      emits: ["SetNativeToken"],
      notes: ["The token can be set once. Existing streams of that token continue."],
    },
    {
      kind: "function",
      name: "setNFTDescriptor",
      group: COMPTROLLER,
      summary: "Replaces the contract that generates the metadata of all stream NFTs.",
      caller: "The Comptroller.",
      params: [{ name: "newNFTDescriptor", text: "New descriptor. It is not checked." }],
      requires: [comptroller],
      emits: ["SetNFTDescriptor", "BatchMetadataUpdate"],
      notes: [
        "A descriptor that reverts makes `tokenURI` revert. Deposits and withdrawals do not depend on it.",
      ],
    },
    {
      kind: "event",
      name: "AdjustFlowStream",
      summary: "Emitted when the sender changes the rate of a running or pending stream.",
      params: [
        id,
        { name: "totalDebt", unit: "base units", text: "Debt at the time of the change." },
        {
          name: "oldRatePerSecond",
          unit: "18-decimals number per second",
          text: "Rate before the change.",
        },
        {
          name: "newRatePerSecond",
          unit: "18-decimals number per second",
          text: "Rate after the change, above 0.",
        },
      ],
    },
    {
      kind: "event",
      name: "CreateFlowStream",
      summary: "Emitted when a stream is created.",
      params: [
        {
          name: "streamId",
          unit: "id",
          text: "Id of the new stream. It is not indexed, so you cannot filter by it.",
        },
        { name: "creator", text: "Caller of the create function." },
        { name: "sender", text: "Sender of the stream, who can differ from the caller." },
        { name: "recipient", text: "First owner of the NFT." },
        {
          name: "ratePerSecond",
          unit: "18-decimals number per second",
          text: "First rate; 0 if the stream starts paused.",
        },
        {
          name: "snapshotTime",
          unit: "Unix seconds",
          text: "Start time: the block time if the call passed 0.",
        },
        token,
        { name: "transferable", text: "Whether the NFT can be transferred." },
      ],
      notes: [
        "`creator` and `snapshotTime` are not in the event of v1.1, so the topic differs.",
        "A deposit has its own event.",
      ],
    },
    {
      kind: "event",
      name: "DepositFlowStream",
      summary: "Emitted when a stream receives tokens.",
      params: [
        id,
        { name: "funder", text: "Caller, who paid." },
        { name: "amount", unit: "base units", text: "Tokens that were deposited." },
      ],
    },
    {
      kind: "event",
      name: "PauseFlowStream",
      summary: "Emitted when the sender pauses a stream.",
      params: [
        id,
        eventSender,
        eventRecipient,
        { name: "totalDebt", unit: "base units", text: "Debt at the time of the pause." },
      ],
    },
    {
      kind: "event",
      name: "RefundFromFlowStream",
      summary: "Emitted when tokens are returned to the sender.",
      params: [
        id,
        { name: "sender", text: "Sender of the stream, who received the tokens." },
        { name: "amount", unit: "base units", text: "Tokens that were returned." },
      ],
    },
    {
      kind: "event",
      name: "RestartFlowStream",
      summary: "Emitted when the sender restarts a paused stream.",
      params: [
        id,
        eventSender,
        {
          name: "ratePerSecond",
          unit: "18-decimals number per second",
          text: "Rate after the restart.",
        },
      ],
    },
    {
      kind: "event",
      name: "TransferFeesToComptroller",
      origin: ["Comptrollerable"],
      summary: "Emitted by `transferFeesToComptroller`, even if the coins did not arrive.",
      params: [
        { name: "comptroller", text: "Comptroller at that time." },
        {
          name: "feeAmount",
          unit: "wei",
          text: "Native balance of Flow before the call; can be 0.",
        },
      ],
    },
    {
      kind: "event",
      name: "VoidFlowStream",
      summary: "Emitted when a stream ends permanently.",
      params: [
        id,
        eventSender,
        eventRecipient,
        {
          name: "caller",
          text: "Address that voided the stream: the sender, the recipient, or an address with the recipient's approval.",
        },
        {
          name: "newTotalDebt",
          unit: "base units",
          text: "Debt after the void. The balance covers it.",
        },
        {
          name: "writtenOffDebt",
          unit: "base units",
          text: "Debt that was erased; 0 if the stream was solvent.",
        },
      ],
    },
    {
      kind: "event",
      name: "WithdrawFromFlowStream",
      summary: "Emitted for every withdrawal.",
      params: [
        id,
        { name: "to", text: "Address that received the tokens." },
        token,
        { name: "caller", text: "Address that made the call." },
        { name: "withdrawAmount", unit: "base units", text: "Tokens that were paid out." },
      ],
      notes: [
        "The native fee is not part of the event. `protocolFeeAmount` of v1.1 is gone, so the topic differs.",
      ],
    },
    {
      kind: "event",
      name: "Recover",
      until: "flow@v2.0",
      group: COMPTROLLER,
      summary: "Emitted when tokens that belong to no stream are moved.",
      params: [
        { name: "comptroller", text: "Comptroller at that time." },
        { name: "token", text: "ERC-20 token that was recovered." },
        { name: "to", text: "Address that received the surplus." },
        { name: "surplus", unit: "base units", text: "Tokens that were moved." },
      ],
    },
    {
      kind: "event",
      name: "SetComptroller",
      origin: ["Comptrollerable"],
      group: COMPTROLLER,
      summary: "Emitted when the Comptroller is set, including in the constructor.",
      params: [
        { name: "oldComptroller", text: "Earlier Comptroller; zero in the constructor." },
        { name: "newComptroller", text: "New Comptroller." },
      ],
    },
    {
      kind: "event",
      name: "SetNativeToken",
      group: COMPTROLLER,
      summary: "Emitted when the token of the native coin is set.",
      params: [
        { name: "comptroller", text: "Comptroller at that time." },
        { name: "nativeToken", text: "Token that new streams cannot use." },
      ],
    },
    {
      kind: "event",
      name: "SetNFTDescriptor",
      group: COMPTROLLER,
      summary: "Emitted when the NFT descriptor is replaced. The constructor does not emit it.",
      params: [
        { name: "comptroller", text: "Comptroller at that time." },
        { name: "oldNFTDescriptor", text: "Earlier descriptor." },
        { name: "newNFTDescriptor", text: "New descriptor." },
      ],
      notes: ["The topic is that of v1.1, where the first field is the admin."],
    },
    ...streamNftRecords({
      nftName: "Sablier Flow NFT",
      nftSymbol: "SAB-FLOW",
      notTransferable: "SablierFlow_NotTransferable",
      transferEmits: ["Transfer", "MetadataUpdate"],
      approvedMay: "withdraw from the stream to any address, and void it",
      burnable: false,
      metadataUpdates:
        "Emitted when a stream is created, when its NFT is transferred, and at the end of every call that changes it. The passage of time emits nothing, although debt and status depend on it.",
      batchMetadataUpdates:
        "Emitted by [`setNFTDescriptor`](ref:@/SablierFlow#setNFTDescriptor). Nothing is indexed.",
    }),
    {
      kind: "function",
      name: "transferFromPayable",
      since: "flow@v3.0",
      group: "ERC-721",
      summary: "Transfers a stream NFT, and accepts native value.",
      caller: "The recipient, the address approved for this NFT, or an operator of the recipient.",
      params: [
        { name: "from", text: "Current owner of the NFT." },
        { name: "to", text: "New owner, and with that the new recipient." },
        id,
      ],
      requires: [
        { text: "`to` is not the zero address.", raises: "ERC721InvalidReceiver" },
        {
          text: "If the NFT has an owner: the stream was created as transferable.",
          raises: "SablierFlow_NotTransferable",
        },
        { text: "A stream with this id exists.", raises: "ERC721NonexistentToken" },
        {
          text: "You are the owner, the address approved for this NFT, or an operator of the owner.",
          raises: "ERC721InsufficientApproval",
        },
        { text: "`from` is the current owner.", raises: "ERC721IncorrectOwner" },
      ],
      emits: ["Transfer", "MetadataUpdate"],
      notes: [
        "Use it in a [`batch`](ref:@/SablierFlow#batch) after a paid `withdrawMax`, to withdraw and hand the stream over in one transaction. `transferFrom` is not payable and would revert there.",
        "A receiving contract is not called.",
        VALUE_KEPT,
      ],
    },
  ],
});
