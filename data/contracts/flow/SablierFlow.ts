import { defineContract } from "../schema";
import type { Emission, FunctionRecord, InlineMarkdown, Requirement, ValueDoc } from "../schema";

const ORIGIN = ["flow/ISablierFlow"] as const;

const readId: ValueDoc = { name: "streamId", unit: "id", text: "Id of the stream." };

const id: ValueDoc = { name: "streamId", unit: "id", text: "Id of the stream." };

const eventId: ValueDoc = { name: "streamId", unit: "id", text: "Stream that the event is about." };

const eventSender: ValueDoc = { name: "sender", text: "Sender of the stream." };

const eventRecipient: ValueDoc = {
  name: "recipient",
  text: "Owner of the stream NFT at that moment.",
};

const senderOfNew: ValueDoc = {
  name: "sender",
  text: "Account that will control the rate and receive refunds. It need not be you, and it cannot be changed later.",
};

const recipientOfNew: ValueDoc = {
  name: "recipient",
  text: "Account that gets the NFT and with it the right to withdraw. It is not called.",
};

const rateOfNew: ValueDoc = {
  name: "ratePerSecond",
  unit: "18-decimals number per second",
  text: "Growth of the debt in tokens per second with 18 decimals, regardless of the token's decimals. With 0 the stream starts paused.",
};

const tokenOfNew: ValueDoc = {
  name: "token",
  text: "ERC-20 token to stream, with a `decimals` function that returns at most 18.",
};

const transferableOfNew: ValueDoc = {
  name: "transferable",
  text: "Whether the recipient may transfer the NFT. It cannot be changed later.",
};

const newId: ValueDoc = { name: "streamId", unit: "id", text: "Id of the new stream." };

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
  text: "New rate, above 0. It may differ from the rate before the pause.",
};

const depositAmount: ValueDoc = {
  name: "amount",
  unit: "base units",
  text: "Tokens to deposit.",
};

const refundAmount: ValueDoc = {
  name: "amount",
  unit: "base units",
  text: "Tokens to take back, at most [`refundableAmountOf`](ref:flow/SablierFlow#refundableAmountOf).",
};

const withdrawTo: ValueDoc = {
  name: "to",
  text: "Address that receives the tokens. Only the recipient's side may pass another address than the recipient's.",
};

const withdrawReturns: readonly ValueDoc[] = [
  {
    name: "withdrawnAmount",
    unit: "base units",
    text: "Amount that `to` received, after the fee.",
  },
  {
    name: "protocolFeeAmount",
    unit: "base units",
    text: "Amount that stayed in the contract as protocol revenue.",
  },
];

const notDelegated: Requirement = {
  text: "The call is not a delegate call from another contract. `batch` of Flow itself is fine.",
  raises: "DelegateCall",
};

const exists: Requirement = { text: "The stream exists.", raises: "SablierFlow_Null" };

const running: Requirement = {
  text: "The rate is above 0, so the stream is neither paused nor voided.",
  raises: "SablierFlow_StreamPaused",
};

const notVoided: Requirement = {
  text: "The stream is not voided.",
  raises: "SablierFlow_StreamVoided",
};

const bySender: Requirement = {
  text: "You are the sender of the stream.",
  raises: "SablierFlow_Unauthorized",
};

const paused: Requirement = {
  text: "The rate is 0.",
  raises: "SablierFlow_StreamNotPaused",
};

const rateAboveZero: Requirement = {
  text: "`ratePerSecond` is not 0.",
  raises: "SablierFlow_RatePerSecondNotDifferent",
};

const partiesMatch: readonly Requirement[] = [
  { text: "`sender` is the sender of the stream.", raises: "SablierFlow_NotStreamSender" },
  { text: "`recipient` owns the stream NFT.", raises: "SablierFlow_NotStreamRecipient" },
];

const depositNotZero: Requirement = {
  text: "`amount` is not 0.",
  raises: "SablierFlow_DepositAmountZero",
};

const balanceFits: Requirement = {
  text: "The balance of the stream with the deposit fits `uint128`.",
  raises: { panic: "0x11" },
};

const fundsReady: Requirement = {
  text: "You hold the tokens and have approved Flow to spend them.",
  raises: { other: "the token's own error" },
};

const refundNotZero: Requirement = {
  text: "`amount` is not 0.",
  raises: "SablierFlow_RefundAmountZero",
};

const refundInLimit: Requirement = {
  text: "`amount` is at most the refundable amount.",
  raises: "SablierFlow_RefundOverflow",
};

const payoutWorks: Requirement = {
  text: "The token carries out the transfer.",
  raises: { other: "the token's own error" },
};

const creationChecks: readonly Requirement[] = [
  { text: "`sender` is not the zero address.", raises: "SablierFlow_SenderZeroAddress" },
  {
    text: "`token` is a contract with a `decimals` function.",
    raises: { other: "empty revert data, or the token's own error" },
  },
  {
    text: "The token reports at most 18 decimals.",
    raises: "SablierFlow_InvalidTokenDecimals",
  },
  { text: "`recipient` is not the zero address.", raises: "ERC721InvalidReceiver" },
];

const withdrawToChecks: readonly Requirement[] = [
  { text: "`to` is not the zero address.", raises: "SablierFlow_WithdrawToZeroAddress" },
  {
    text: "`to` is the recipient, or you are the recipient, the approved address or an operator.",
    raises: "SablierFlow_WithdrawalAddressNotRecipient",
  },
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
  when: "from Flow to `to`, the amount after the fee",
};

const SENDER_ONLY = "The sender of the stream.";

const WITHDRAW_CALLER =
  "Any address, when `to` is the recipient. Otherwise the recipient, the address approved for the NFT, or an operator of the recipient.";

const REFUND_RISK =
  "Refundable tokens go to the sender no matter who deposited them. After a full refund a running stream is insolvent as soon as it owes [one more base unit](/concepts/flow/overview#full-refund); [`refundAndPause`](ref:flow/SablierFlow#refundAndPause) avoids that.";

/** A view function that takes a stream id. */
const view = (
  name: string,
  summary: InlineMarkdown,
  result: ValueDoc,
  notes: readonly InlineMarkdown[],
  requires: readonly Requirement[] = [],
): FunctionRecord => ({
  kind: "function",
  name,
  origin: ORIGIN,
  summary,
  params: [readId],
  returns: [result],
  requires: [exists, ...requires],
  notes,
});

/** An internal view function that computes one amount of a stream, without a check of the id. */
const internalView = (
  name: string,
  type: "uint128" | "uint256",
  unit: "base units" | "scaled base units",
  summary: InlineMarkdown,
  result: InlineMarkdown,
): FunctionRecord => ({
  kind: "function",
  name,
  solidity: `function ${name}(uint256 streamId) internal view returns (${type})`,
  summary,
  params: [readId],
  returns: [{ name: "", unit, text: result }],
});

export default defineContract({
  name: "SablierFlow",
  kind: "contract",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/contract.SablierFlow",
  source: "src/SablierFlow.sol",
  abi: ["flow/v1.1/SablierFlow"],
  inherits: ["flow/Batch", "flow/NoDelegateCall", "flow/ISablierFlow", "flow/SablierFlowBase"],
  errors: ["flow/Errors"],
  records: [
    {
      kind: "constructor",
      summary:
        "Deploys Flow with its first admin and its NFT descriptor; the NFT collection is named `Sablier Flow NFT`, with the symbol `SAB-FLOW`.",
      params: [
        { name: "initialAdmin", text: "First admin. The zero address is not rejected." },
        {
          name: "initialNFTDescriptor",
          text: "Contract that produces the NFT metadata, normally a `FlowNFTDescriptor`.",
        },
      ],
      emits: [{ event: "TransferAdmin", when: "from the zero address to `initialAdmin`" }],
      notes: [
        "Both values go to the [constructor of the base contract](/reference/flow/contracts/abstracts/abstract.SablierFlowBase#constructor). No library has to be linked.",
      ],
    },
    view(
      "coveredDebtOf",
      "Returns the part of the debt that the stream's balance can pay now.",
      {
        name: "coveredDebt",
        unit: "base units",
        text: "The smaller of balance and total debt; 0 while the balance is 0.",
      },
      ["This is the most that can be withdrawn. It stops growing at the depletion time."],
    ),
    view(
      "depletionTimeOf",
      "Returns the moment at which a running stream's debt first exceeds its balance.",
      {
        name: "depletionTime",
        unit: "Unix seconds",
        text: "First second in which the debt is at least one base unit above the balance; 0 if it already is.",
      },
      [
        "The result is valid for the rate and balance of this block. Deposits, refunds and new rates move it, so do not rely on it in a contract.",
        "While the debt equals the balance exactly, the stream still counts as solvent and you get a time, not 0.",
      ],
      [running, { text: "The balance is not 0.", raises: "SablierFlow_StreamBalanceZero" }],
    ),
    view(
      "ongoingDebtScaledOf",
      "Returns the debt that has accrued since the last snapshot.",
      {
        name: "ongoingDebtScaled",
        unit: "scaled base units",
        text: "Rate times seconds since the snapshot; 0 when the stream is paused or voided.",
      },
      [
        "Add [`getSnapshotDebtScaled`](ref:flow/SablierFlowBase#getSnapshotDebtScaled) before you divide down to base units, or up to one unit gets lost.",
      ],
    ),
    view(
      "refundableAmountOf",
      "Returns how much the sender can take back now.",
      {
        name: "refundableAmount",
        unit: "base units",
        text: "Balance minus covered debt; 0 once the debt reaches the balance.",
      },
      [
        "While the stream runs it falls by one base unit whenever the debt reaches the next one, down to 0. With a rate below one base unit a second that takes several seconds. During a pause it does not change.",
      ],
    ),
    view(
      "statusOf",
      "Returns the status of a stream.",
      { name: "status", text: "One of the five values of [`Status`](ref:flow/Flow#Status)." },
      [
        "The order of the checks: voided or not, then rate 0 or above, then uncovered debt or none.",
        "Solvency is judged in whole base units. A fraction of a unit owed beyond the balance still gives a solvent status.",
      ],
    ),
    view(
      "totalDebtOf",
      "Returns everything that a stream owes its recipient now, funded or not.",
      {
        name: "totalDebt",
        unit: "base units",
        text: "Snapshot debt plus ongoing debt, rounded down to the token's decimals.",
      },
      ["The balance does not affect it: an unfunded stream owes as much as a funded one."],
    ),
    view(
      "uncoveredDebtOf",
      "Returns the part of the debt for which the stream has no tokens.",
      {
        name: "uncoveredDebt",
        unit: "base units",
        text: "Total debt minus balance; 0 if the balance is enough.",
      },
      ["A deposit of this amount makes the stream solvent in that block. A void erases it."],
    ),
    view(
      "withdrawableAmountOf",
      "Returns how much can be withdrawn from a stream now.",
      {
        name: "withdrawableAmount",
        unit: "base units",
        text: "The covered debt. The protocol fee is not subtracted yet.",
      },
      [
        "It always equals [`coveredDebtOf`](ref:flow/SablierFlow#coveredDebtOf). The recipient receives this amount less the token's [`protocolFee`](ref:flow/SablierFlowBase#protocolFee).",
      ],
    ),
    {
      kind: "function",
      name: "adjustRatePerSecond",
      origin: ORIGIN,
      summary: "Changes the rate of a running stream, starting in this block.",
      caller: SENDER_ONLY,
      params: [
        id,
        {
          name: "newRatePerSecond",
          unit: "18-decimals number per second",
          text: "New rate, in tokens per second with 18 decimals.",
        },
      ],
      requires: [
        notDelegated,
        exists,
        running,
        bySender,
        {
          text: "`newRatePerSecond` differs from the current rate.",
          raises: "SablierFlow_RatePerSecondNotDifferent",
        },
      ],
      emits: ["AdjustFlowStream", "MetadataUpdate"],
      notes: [
        "The debt up to now is kept: it moves into the snapshot debt, and the new rate counts from the current block.",
        "A new rate of 0 is accepted. The stream is then paused, but you see `AdjustFlowStream` and no `PauseFlowStream`, so an indexer must also check the rate.",
      ],
    },
    {
      kind: "function",
      name: "create",
      origin: ORIGIN,
      summary: "Opens a stream without funding it; its debt grows starting in this block.",
      caller: "Any address, even for a sender and a recipient who are not aware of it.",
      params: [senderOfNew, recipientOfNew, rateOfNew, tokenOfNew, transferableOfNew],
      returns: [newId],
      requires: [notDelegated, ...creationChecks],
      emits: [
        { event: "Transfer", when: "the NFT, from the zero address to `recipient`" },
        "MetadataUpdate",
        "CreateFlowStream",
      ],
      notes: [
        "No tokens move, so neither a balance nor an approval is needed. Without a deposit the stream becomes insolvent as soon as it owes one base unit.",
        "There is no end time. The stream runs until the sender pauses it or one of the parties voids it.",
      ],
    },
    {
      kind: "function",
      name: "createAndDeposit",
      origin: ORIGIN,
      summary: "Opens a stream and puts a first deposit into it.",
      caller: "Any address. You pay the deposit, even if you name another sender.",
      params: [
        senderOfNew,
        recipientOfNew,
        rateOfNew,
        tokenOfNew,
        transferableOfNew,
        depositAmount,
      ],
      returns: [newId],
      requires: [notDelegated, ...creationChecks, depositNotZero, fundsReady],
      emits: [
        { event: "Transfer", when: "the NFT, from the zero address to `recipient`" },
        "MetadataUpdate",
        "CreateFlowStream",
        pullFromCaller,
        "DepositFlowStream",
      ],
      notes: [
        "If the deposit fails, no stream is created. `MetadataUpdate` comes once, with the creation and before the deposit.",
      ],
    },
    {
      kind: "function",
      name: "deposit",
      origin: ORIGIN,
      summary: "Adds tokens to the balance of a stream.",
      caller: "Any address that names the right sender and recipient. You pay.",
      params: [id, depositAmount, namedSender, namedRecipient],
      requires: [
        notDelegated,
        exists,
        notVoided,
        ...partiesMatch,
        depositNotZero,
        balanceFits,
        fundsReady,
      ],
      emits: [pullFromCaller, "DepositFlowStream", "MetadataUpdate"],
      notes: [
        "The two addresses protect you from funding another stream than you meant: after a chain reorganization the id may belong to someone else, and a transferred NFT has a new recipient.",
        "A paused stream can also be funded. The debt does not change, so the part of the deposit beyond the uncovered debt can be refunded to the stream's sender, not to you.",
      ],
    },
    {
      kind: "function",
      name: "depositAndPause",
      origin: ORIGIN,
      summary: "Adds tokens to a running stream and pauses it.",
      caller: SENDER_ONLY,
      params: [id, depositAmount],
      requires: [notDelegated, exists, running, bySender, depositNotZero, balanceFits, fundsReady],
      emits: [pullFromCaller, "DepositFlowStream", "PauseFlowStream", "MetadataUpdate"],
      notes: [
        "Use it to settle the debt and stop. With the uncovered debt as the amount, add a margin for the seconds until your transaction is included.",
        "On a voided stream the error is `SablierFlow_StreamPaused`, because its rate is 0.",
      ],
    },
    {
      kind: "function",
      name: "depositViaBroker",
      origin: ORIGIN,
      summary: "Adds tokens to a stream and pays a share of them to a broker.",
      caller: "Any address that names the right sender and recipient. You pay.",
      params: [
        id,
        {
          name: "totalAmount",
          unit: "base units",
          text: "Deposit and broker fee together: the amount that leaves your account.",
        },
        namedSender,
        namedRecipient,
        { name: "broker", text: "Account of the broker and its share of `totalAmount`." },
      ],
      requires: [
        notDelegated,
        exists,
        notVoided,
        ...partiesMatch,
        {
          text: "`broker.fee` is at most `MAX_FEE`, which is 10%.",
          raises: "SablierFlow_BrokerFeeTooHigh",
        },
        {
          text: "`broker.account` is not the zero address, even with a fee of 0.",
          raises: "SablierFlow_BrokerAddressZero",
        },
        {
          text: "The amount left after the fee is not 0.",
          raises: "SablierFlow_DepositAmountZero",
        },
        balanceFits,
        {
          text: "You hold `totalAmount` and have approved Flow to spend it.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [
        { event: "Transfer", by: "the token", when: "from you to Flow, without the fee" },
        "DepositFlowStream",
        { event: "Transfer", by: "the token", when: "from you to the broker, the fee" },
        "MetadataUpdate",
      ],
      notes: [
        "The fee is rounded down. It goes straight from you to the broker, is not part of the stream and is not returned by a refund.",
        "The event reports the amount that the stream received. With 100 tokens and a fee of 1%, that is 99.",
      ],
    },
    {
      kind: "function",
      name: "pause",
      origin: ORIGIN,
      summary: "Stops the growth of a stream's debt.",
      caller: SENDER_ONLY,
      params: [id],
      requires: [notDelegated, exists, running, bySender],
      emits: ["PauseFlowStream", "MetadataUpdate"],
      notes: [
        "The rate becomes 0 and the debt so far stays owed: the recipient can still withdraw the covered part. The earlier rate is not stored; you name a rate when you restart.",
      ],
    },
    {
      kind: "function",
      name: "refund",
      origin: ORIGIN,
      summary: "Returns tokens that are not owed to the sender of the stream.",
      caller: SENDER_ONLY,
      params: [id, refundAmount],
      requires: [notDelegated, exists, bySender, refundNotZero, refundInLimit, payoutWorks],
      emits: [payToSender, "RefundFromFlowStream", "MetadataUpdate"],
      notes: ["It also works while the stream is paused, and after a void.", REFUND_RISK],
    },
    {
      kind: "function",
      name: "refundAndPause",
      origin: ORIGIN,
      summary: "Returns tokens to the sender and pauses the stream.",
      caller: SENDER_ONLY,
      params: [id, refundAmount],
      requires: [
        notDelegated,
        exists,
        running,
        bySender,
        refundNotZero,
        refundInLimit,
        payoutWorks,
      ],
      emits: [payToSender, "RefundFromFlowStream", "PauseFlowStream", "MetadataUpdate"],
      notes: [
        "To return everything without knowing the exact figure, batch [`refundMax`](ref:flow/SablierFlow#refundMax) with [`pause`](ref:flow/SablierFlow#pause).",
      ],
    },
    {
      kind: "function",
      name: "refundMax",
      origin: ORIGIN,
      summary: "Returns all refundable tokens to the sender of the stream.",
      caller: SENDER_ONLY,
      params: [id],
      requires: [
        notDelegated,
        exists,
        bySender,
        {
          text: "The refundable amount is not 0.",
          raises: "SablierFlow_RefundAmountZero",
        },
        payoutWorks,
      ],
      emits: [payToSender, "RefundFromFlowStream", "MetadataUpdate"],
      notes: [
        "The amount is computed in the block of the call, so it cannot be too high. The function returns nothing; read it from the event.",
        REFUND_RISK,
      ],
    },
    {
      kind: "function",
      name: "restart",
      origin: ORIGIN,
      summary: "Lets the debt of a paused stream grow again.",
      caller: SENDER_ONLY,
      params: [id, restartRate],
      requires: [notDelegated, exists, notVoided, bySender, paused, rateAboveZero],
      emits: ["RestartFlowStream", "MetadataUpdate"],
      notes: [
        "Debt counts from the current block. The time of the pause is not made up for, and earlier debt stays owed.",
      ],
    },
    {
      kind: "function",
      name: "restartAndDeposit",
      origin: ORIGIN,
      summary: "Restarts a paused stream and adds tokens to it.",
      caller: SENDER_ONLY,
      params: [id, restartRate, depositAmount],
      requires: [
        notDelegated,
        exists,
        notVoided,
        bySender,
        paused,
        rateAboveZero,
        depositNotZero,
        balanceFits,
        fundsReady,
      ],
      emits: ["RestartFlowStream", pullFromCaller, "DepositFlowStream", "MetadataUpdate"],
      notes: ["If the deposit fails, the stream stays paused."],
    },
    {
      kind: "function",
      name: "void",
      origin: ORIGIN,
      summary: "Ends a stream permanently and writes off the debt that it cannot pay.",
      caller:
        "The sender, the recipient, the address approved for the NFT, or an operator of the recipient.",
      params: [id],
      requires: [
        notDelegated,
        exists,
        notVoided,
        {
          text: "You are the sender, the recipient, the approved address or an operator.",
          raises: "SablierFlow_Unauthorized",
        },
      ],
      emits: ["VoidFlowStream", "MetadataUpdate"],
      notes: [
        "A solvent stream keeps its debt up to now. In an insolvent one the debt falls to the balance, and the recipient loses the rest: with 0.5 tokens held against 1 token owed, 0.5 remains and 0.5 is written off.",
        "No tokens move. Withdrawals of the covered debt and refunds of the rest work as before. A deposit, a restart or a second void then fails with `SablierFlow_StreamVoided`; a pause or a new rate with `SablierFlow_StreamPaused`.",
        "Paused streams can also be voided.",
      ],
    },
    {
      kind: "function",
      name: "withdraw",
      origin: ORIGIN,
      summary: "Pays out part of the covered debt of a stream.",
      caller: WITHDRAW_CALLER,
      params: [
        id,
        withdrawTo,
        {
          name: "amount",
          unit: "base units",
          text: "Tokens to take from the stream, before the protocol fee.",
        },
      ],
      returns: withdrawReturns,
      requires: [
        notDelegated,
        exists,
        { text: "`amount` is not 0.", raises: "SablierFlow_WithdrawAmountZero" },
        ...withdrawToChecks,
        {
          text: "`amount` is at most the covered debt.",
          raises: "SablierFlow_Overdraw",
        },
        payoutWorks,
      ],
      emits: [payToTarget, "WithdrawFromFlowStream", "MetadataUpdate"],
      notes: [
        "Works on streaming, paused and voided streams alike. Debt and balance fall by `amount`, so a withdrawal never changes whether the stream is solvent.",
        "If the token has a protocol fee, that share of `amount`, rounded down, stays in the contract as revenue. A fee of 1% on 1,000,000 base units leaves 990,000 for `to`.",
        "The snapshot debt is used first. Only an amount larger than it moves the snapshot time to the current block.",
        "The sender has no special right here. Like any address, it can pay out to the recipient.",
      ],
    },
    {
      kind: "function",
      name: "withdrawMax",
      origin: ORIGIN,
      summary: "Pays out the whole covered debt of a stream.",
      caller: WITHDRAW_CALLER,
      params: [id, withdrawTo],
      returns: withdrawReturns,
      requires: [
        notDelegated,
        exists,
        {
          text: "The covered debt is not 0.",
          raises: "SablierFlow_WithdrawAmountZero",
        },
        ...withdrawToChecks,
        payoutWorks,
      ],
      emits: [payToTarget, "WithdrawFromFlowStream", "MetadataUpdate"],
      notes: [
        "The amount is that of the block in which the call runs. The protocol fee is taken from it as in [`withdraw`](ref:flow/SablierFlow#withdraw).",
        "Less than one base unit of debt may remain. It is not lost: it counts toward the next unit.",
      ],
    },
    internalView(
      "_coveredDebtOf",
      "uint128",
      "base units",
      "Computes the covered debt.",
      "0 with an empty balance; the balance if the debt is larger; else the total debt.",
    ),
    internalView(
      "_ongoingDebtScaledOf",
      "uint256",
      "scaled base units",
      "Computes the debt since the snapshot.",
      "0 if the rate is 0 or no second has passed; else the rate times the seconds passed.",
    ),
    internalView(
      "_refundableAmountOf",
      "uint128",
      "base units",
      "Computes the amount that the sender may take back.",
      "Balance minus covered debt.",
    ),
    internalView(
      "_totalDebtOf",
      "uint256",
      "base units",
      "Computes the whole debt, without regard to the balance.",
      "Snapshot debt and ongoing debt added with 18 decimals, then rounded down to the token's decimals.",
    ),
    internalView(
      "_uncoveredDebtOf",
      "uint256",
      "base units",
      "Computes the debt that has no funds.",
      "Total debt minus balance if the balance is smaller; else 0.",
    ),
    {
      kind: "function",
      name: "_verifyStreamSenderRecipient",
      solidity:
        "function _verifyStreamSenderRecipient(uint256 streamId, address sender, address recipient) internal view",
      summary: "Makes sure that a depositor named the two parties of the stream.",
      params: [
        { name: "streamId", unit: "id", text: "Id of the stream." },
        namedSender,
        namedRecipient,
      ],
      requires: partiesMatch,
    },
    {
      kind: "function",
      name: "_adjustRatePerSecond",
      solidity:
        "function _adjustRatePerSecond(uint256 streamId, UD21x18 newRatePerSecond) internal",
      summary: "Moves the debt so far into the snapshot and sets the new rate.",
      params: [
        id,
        { name: "newRatePerSecond", unit: "18-decimals number per second", text: "Rate to set." },
      ],
      requires: [
        {
          text: "`newRatePerSecond` differs from the current rate.",
          raises: "SablierFlow_RatePerSecondNotDifferent",
        },
      ],
      notes: [
        "Emits nothing: `adjustRatePerSecond`, `_pause` and `_restart` use it and emit their own events. The snapshot time becomes that of the block.",
      ],
    },
    {
      kind: "function",
      name: "_create",
      solidity:
        "function _create(address sender, address recipient, UD21x18 ratePerSecond, IERC20 token, bool transferable) internal returns (uint256 streamId)",
      summary: "Stores a new stream, increments the next id and creates the NFT.",
      params: [senderOfNew, recipientOfNew, rateOfNew, tokenOfNew, transferableOfNew],
      returns: [newId],
      requires: creationChecks,
      emits: [
        { event: "Transfer", when: "the NFT, from the zero address to `recipient`" },
        "MetadataUpdate",
        "CreateFlowStream",
      ],
      notes: ["The snapshot time is the current block's, the balance and the snapshot debt are 0."],
    },
    {
      kind: "function",
      name: "_deposit",
      solidity: "function _deposit(uint256 streamId, uint128 amount) internal",
      summary: "Adds an amount to the stream's and the token's balance and pulls it in.",
      params: [id, depositAmount],
      requires: [depositNotZero, balanceFits, fundsReady],
      emits: [pullFromCaller, "DepositFlowStream"],
      notes: ["The amount is recorded as named. A token that delivers less is not supported."],
    },
    {
      kind: "function",
      name: "_depositViaBroker",
      solidity:
        "function _depositViaBroker(uint256 streamId, uint128 totalAmount, Broker broker) internal",
      summary: "Splits off the broker fee, deposits the rest, then pays the broker.",
      params: [
        id,
        { name: "totalAmount", unit: "base units", text: "Deposit and fee together." },
        { name: "broker", text: "Account and share of the broker." },
      ],
      requires: [
        {
          text: "`broker.fee` is at most `MAX_FEE`.",
          raises: "SablierFlow_BrokerFeeTooHigh",
        },
        {
          text: "`broker.account` is not the zero address.",
          raises: "SablierFlow_BrokerAddressZero",
        },
        {
          text: "The amount after the fee is not 0.",
          raises: "SablierFlow_DepositAmountZero",
        },
        fundsReady,
      ],
      emits: [
        { event: "Transfer", by: "the token", when: "from the caller to Flow" },
        "DepositFlowStream",
        { event: "Transfer", by: "the token", when: "from the caller to the broker" },
      ],
      notes: [
        "The split is that of [`checkAndCalculateBrokerFee`](ref:flow/Helpers#checkAndCalculateBrokerFee).",
      ],
    },
    {
      kind: "function",
      name: "_pause",
      solidity: "function _pause(uint256 streamId) internal",
      summary: "Sets the rate to 0 through `_adjustRatePerSecond`.",
      params: [id],
      emits: ["PauseFlowStream"],
      notes: ["The calling function has checked that the stream is running."],
    },
    {
      kind: "function",
      name: "_refund",
      solidity: "function _refund(uint256 streamId, uint128 amount) internal",
      summary: "Takes an amount off the balances and sends it to the sender.",
      params: [id, refundAmount],
      requires: [
        refundNotZero,
        refundInLimit,
        {
          text: "The stream holds enough. This repeats the limit as a safety net and does not fail in normal use.",
          raises: "SablierFlow_InvalidCalculation",
        },
        payoutWorks,
      ],
      emits: [payToSender, "RefundFromFlowStream"],
    },
    {
      kind: "function",
      name: "_restart",
      solidity: "function _restart(uint256 streamId, UD21x18 ratePerSecond) internal",
      summary: "Sets a new rate on a paused stream through `_adjustRatePerSecond`.",
      params: [id, restartRate],
      requires: [paused, rateAboveZero],
      emits: ["RestartFlowStream"],
    },
    {
      kind: "function",
      name: "_void",
      solidity: "function _void(uint256 streamId) internal",
      summary: "Checks the caller, settles the debt for the last time and sets the flag.",
      params: [id],
      requires: [
        {
          text: "The caller is the sender or acts for the recipient.",
          raises: "SablierFlow_Unauthorized",
        },
      ],
      emits: ["VoidFlowStream"],
      notes: [
        "Solvent: the ongoing debt joins the snapshot debt. Insolvent: the snapshot debt becomes the balance, scaled to 18 decimals. In both cases the rate becomes 0 and the snapshot time that of the block.",
      ],
    },
    {
      kind: "function",
      name: "_withdraw",
      solidity:
        "function _withdraw(uint256 streamId, address to, uint128 amount) internal returns (uint128 withdrawnAmount, uint128 protocolFeeAmount)",
      summary: "Takes an amount off debt and balance, sets the fee aside and pays the rest.",
      params: [
        id,
        withdrawTo,
        { name: "amount", unit: "base units", text: "Amount before the protocol fee." },
      ],
      returns: withdrawReturns,
      requires: [
        { text: "`amount` is not 0.", raises: "SablierFlow_WithdrawAmountZero" },
        ...withdrawToChecks,
        {
          text: "`amount` is at most the covered debt.",
          raises: "SablierFlow_Overdraw",
        },
        payoutWorks,
        {
          text: "Debt and balance have fallen by the same amount. The contract asserts this at the end; it does not fail in normal use.",
          raises: { panic: "0x01" },
        },
      ],
      emits: [payToTarget, "WithdrawFromFlowStream"],
      notes: [
        "An amount up to the snapshot debt is taken from it and leaves the snapshot time. A larger one is taken from snapshot and ongoing debt together, and the snapshot time becomes that of the block.",
        "The aggregate balance of the token falls by the paid amount only: the fee stays part of it as protocol revenue.",
      ],
    },
    {
      kind: "event",
      name: "AdjustFlowStream",
      origin: ORIGIN,
      summary: "The sender changed the rate of a running stream.",
      params: [
        eventId,
        { name: "totalDebt", unit: "base units", text: "Debt at the moment of the change." },
        {
          name: "oldRatePerSecond",
          unit: "18-decimals number per second",
          text: "Rate until now.",
        },
        {
          name: "newRatePerSecond",
          unit: "18-decimals number per second",
          text: "New rate; 0 means that the stream is now paused.",
        },
      ],
    },
    {
      kind: "event",
      name: "CreateFlowStream",
      origin: ORIGIN,
      summary: "A stream was created.",
      params: [
        {
          name: "streamId",
          unit: "id",
          text: "Id of the new stream. Not indexed: you cannot filter by it.",
        },
        { name: "sender", text: "Sender of the stream; not necessarily the caller." },
        { name: "recipient", text: "First owner of the NFT." },
        {
          name: "ratePerSecond",
          unit: "18-decimals number per second",
          text: "First rate; 0 if the stream starts paused.",
        },
        { name: "token", text: "ERC-20 token of the stream." },
        { name: "transferable", text: "Whether the NFT may be transferred." },
      ],
      notes: ["It says nothing about a deposit: that has its own event."],
    },
    {
      kind: "event",
      name: "DepositFlowStream",
      origin: ORIGIN,
      summary: "A stream received tokens.",
      params: [
        eventId,
        { name: "funder", text: "Caller, who paid." },
        {
          name: "amount",
          unit: "base units",
          text: "Amount that the stream received, without a broker's fee.",
        },
      ],
    },
    {
      kind: "event",
      name: "PauseFlowStream",
      origin: ORIGIN,
      summary: "The sender paused a stream.",
      params: [
        eventId,
        eventSender,
        eventRecipient,
        { name: "totalDebt", unit: "base units", text: "Debt at which the stream stops." },
      ],
      notes: ["A new rate of 0 pauses a stream as well, with `AdjustFlowStream` instead."],
    },
    {
      kind: "event",
      name: "RefundFromFlowStream",
      origin: ORIGIN,
      summary: "The sender took tokens back.",
      params: [
        eventId,
        { name: "sender", text: "Sender of the stream, who received them." },
        { name: "amount", unit: "base units", text: "Amount that the sender received." },
      ],
    },
    {
      kind: "event",
      name: "RestartFlowStream",
      origin: ORIGIN,
      summary: "The sender restarted a paused stream.",
      params: [
        eventId,
        eventSender,
        { name: "ratePerSecond", unit: "18-decimals number per second", text: "New rate." },
      ],
    },
    {
      kind: "event",
      name: "VoidFlowStream",
      origin: ORIGIN,
      summary: "A stream ended permanently.",
      params: [
        eventId,
        eventSender,
        eventRecipient,
        {
          name: "caller",
          text: "Who voided it: the sender, the recipient, or an address that the recipient approved.",
        },
        {
          name: "newTotalDebt",
          unit: "base units",
          text: "Debt that remains; the balance covers it.",
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
      origin: ORIGIN,
      summary: "Tokens were paid out of a stream.",
      params: [
        eventId,
        { name: "to", text: "Address that received the tokens." },
        { name: "token", text: "ERC-20 token of the stream." },
        { name: "caller", text: "Who made the call." },
        {
          name: "withdrawAmount",
          unit: "base units",
          text: "Amount that `to` received, after the fee.",
        },
        {
          name: "protocolFeeAmount",
          unit: "base units",
          text: "Amount that became protocol revenue. Balance and debt fell by both amounts together.",
        },
      ],
    },
  ],
});
