import {
  byComptroller,
  COMPTROLLER_ONLY,
  comptrollerEvents,
  comptrollerFunctions,
  initialComptrollerFits,
} from "../_shared/comptrollerable";
import { defineContract, type FunctionRecord, type Requirement, type ValueDoc } from "../schema";

const id: ValueDoc = { name: "orderId", unit: "id", text: "Id of the order." };

const exists: Requirement = { text: "The order exists.", raises: "SablierEscrowState_Null" };

const sellToken: ValueDoc = { name: "sellToken", text: "ERC-20 token that the seller gives." };
const buyToken: ValueDoc = { name: "buyToken", text: "ERC-20 token that the seller wants." };
const sellAmount: ValueDoc = {
  name: "sellAmount",
  unit: "base units",
  text: "Amount of the sell token.",
};
const minBuyAmount: ValueDoc = {
  name: "minBuyAmount",
  unit: "base units",
  text: "Least amount of the buy token, before the fee.",
};
const expiryTime: ValueDoc = {
  name: "expiryTime",
  unit: "Unix seconds",
  text: "Time from which the order cannot be filled; 0 for none.",
};
const buyerFee: ValueDoc = {
  name: "feeDeductedFromBuyerAmount",
  unit: "base units",
  text: "Fee in the sell token, deducted from the amount for the buyer.",
};
const sellerFee: ValueDoc = {
  name: "feeDeductedFromSellerAmount",
  unit: "base units",
  text: "Fee in the buy token, deducted from the amount for the seller.",
};

const pulled = (token: string): readonly Requirement[] => [
  {
    text: `You hold the ${token} and have approved \`SablierEscrow\` to spend it.`,
    raises: { other: "the token's own error" },
  },
  {
    text: "The token does not return false for the transfer.",
    raises: "SafeERC20FailedOperation",
  },
];

/** A view function that takes an order id and fails for an unknown one. */
const view = (name: string, summary: string, result: ValueDoc): FunctionRecord => ({
  kind: "function",
  name,
  summary,
  params: [id],
  returns: [result],
  requires: [exists],
});

export default defineContract({
  name: "SablierEscrow",
  kind: "contract",
  release: "bob@v1.0",
  route: "/reference/bob/escrow",
  source: "src/SablierEscrow.sol",
  abi: ["bob/v1.0/SablierEscrow"],
  inherits: ["Comptrollerable"],
  errors: ["bob/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Deploys Escrow with a Comptroller and a trade fee.",
      params: [
        { name: "initialComptroller", text: "Contract that administers Escrow." },
        {
          name: "initialTradeFee",
          unit: "18-decimals share",
          text: "First trade fee, at most 2%.",
        },
      ],
      requires: [
        ...initialComptrollerFits,
        { text: "The fee is at most 2%.", raises: "SablierEscrowState_NewTradeFeeTooHigh" },
      ],
      emits: ["SetComptroller"],
      notes: ["Order ids begin at 1."],
    },
    {
      kind: "function",
      name: "createOrder",
      summary: "Deposits sell tokens and offers them for an amount of another token.",
      caller: "Any address, which becomes the seller.",
      params: [
        sellToken,
        { ...sellAmount, text: "Amount of the sell token, taken from you." },
        buyToken,
        minBuyAmount,
        { name: "buyer", text: "Address that may fill the order; the zero address for any." },
        expiryTime,
      ],
      returns: [
        {
          name: "orderId",
          unit: "id",
          text: "Id of the new order: `nextOrderId` before the call.",
        },
      ],
      requires: [
        { text: "`sellToken` is not the zero address.", raises: "SablierEscrow_SellTokenZero" },
        {
          text: "`sellToken` is not [`nativeToken`](ref:bob/SablierEscrow#nativeToken).",
          raises: "SablierEscrow_ForbidNativeToken",
        },
        { text: "`buyToken` is not the zero address.", raises: "SablierEscrow_BuyTokenZero" },
        { text: "`buyToken` is not `nativeToken`.", raises: "SablierEscrow_ForbidNativeToken" },
        { text: "The two tokens differ.", raises: "SablierEscrow_SameToken" },
        { text: "`sellAmount` is not 0.", raises: "SablierEscrow_SellAmountZero" },
        { text: "`minBuyAmount` is not 0.", raises: "SablierEscrow_MinBuyAmountZero" },
        {
          text: "`expiryTime` is 0 or after the block time.",
          raises: "SablierEscrow_ExpiryTimeInPast",
        },
        ...pulled("sell token"),
      ],
      emits: [
        { event: "Transfer", by: "the sell token", when: "from you to `SablierEscrow`" },
        "CreateOrder",
      ],
    },
    {
      kind: "function",
      name: "fillOrder",
      summary: "Swaps the tokens of an order: you pay buy tokens and receive sell tokens.",
      caller: "Any address, or the buyer that the order names.",
      params: [
        id,
        {
          name: "buyAmount",
          unit: "base units",
          text: "Buy tokens that you pay, at least the minimum. All of them go to the seller, less the fee.",
        },
      ],
      returns: [
        {
          name: "amountToTransferToSeller",
          unit: "base units",
          text: "Buy tokens that the seller receives.",
        },
        {
          name: "amountToTransferToBuyer",
          unit: "base units",
          text: "Sell tokens that you receive.",
        },
        buyerFee,
        sellerFee,
      ],
      requires: [
        exists,
        { text: "The status is `OPEN`.", raises: "SablierEscrow_OrderNotOpen" },
        {
          text: "The order names no buyer, or you are the buyer.",
          raises: "SablierEscrow_CallerNotAuthorized",
        },
        {
          text: "`buyAmount` is at least the minimum of the order.",
          raises: "SablierEscrow_InsufficientBuyAmount",
        },
        ...pulled("buy token"),
      ],
      emits: [{ event: "Transfer", by: "the two tokens", when: "payments and fees" }, "FillOrder"],
      notes: [
        "An order is filled as a whole.",
        "Both sides pay the [trade fee](ref:bob/SablierEscrow#tradeFee) of this moment, rounded down, to the Comptroller. At 0.3%, an order of 1,000 USDC for 0.6 WETH pays 997 USDC to the buyer and 0.5982 WETH to the seller.",
      ],
    },
    {
      kind: "function",
      name: "cancelOrder",
      summary: "Cancels an order and returns the sell tokens.",
      caller: "The seller.",
      params: [id],
      requires: [
        exists,
        { text: "You are the seller.", raises: "SablierEscrow_CallerNotAuthorized" },
        { text: "The order is not filled.", raises: "SablierEscrow_OrderFilled" },
        { text: "The order is not canceled yet.", raises: "SablierEscrow_OrderCancelled" },
      ],
      emits: [
        { event: "Transfer", by: "the sell token", when: "from `SablierEscrow` to you" },
        "CancelOrder",
      ],
      notes: ["An expired order is canceled in the same way. There is no fee."],
    },
    view("statusOf", "Returns the status of an order.", {
      name: "status",
      text: "Number of the enum [Status](ref:bob/Escrow#Status).",
    }),
    view("getSeller", "Returns the seller of an order.", {
      name: "seller",
      text: "Address that created the order.",
    }),
    view("getBuyer", "Returns the buyer that an order names.", {
      name: "buyer",
      text: "Address that may fill the order; the zero address for any.",
    }),
    view("getSellToken", "Returns the token that the seller gives.", sellToken),
    view("getBuyToken", "Returns the token that the seller wants.", buyToken),
    view("getSellAmount", "Returns the amount of the sell token.", sellAmount),
    view("getMinBuyAmount", "Returns the least amount of the buy token.", minBuyAmount),
    view("getExpiryTime", "Returns the expiry of an order.", expiryTime),
    view("wasCanceled", "Returns whether the seller canceled an order.", {
      name: "result",
      text: "True after the cancellation.",
    }),
    view("wasFilled", "Returns whether an order was filled.", {
      name: "result",
      text: "True after the swap.",
    }),
    {
      kind: "function",
      name: "nextOrderId",
      summary: "Returns the id that the next order gets.",
      declaredAs: "uint256 public",
      returns: [{ name: "", unit: "id", text: "Id of the next order. Ids begin at 1." }],
    },
    {
      kind: "function",
      name: "nativeToken",
      summary: "Returns the ERC-20 token of the native coin, which orders refuse.",
      declaredAs: "address public",
      returns: [{ name: "", text: "Address of that token; the zero address while none is set." }],
    },
    {
      kind: "function",
      name: "tradeFee",
      summary: "Returns the fee that each side of a swap pays.",
      declaredAs: "UD60x18 public",
      returns: [{ name: "", unit: "18-decimals share", text: "Share of each amount." }],
    },
    {
      kind: "function",
      name: "MAX_TRADE_FEE",
      summary: "Returns the highest trade fee.",
      declaredAs: "UD60x18 public constant",
      returns: [{ name: "", unit: "18-decimals share", text: "2%: 20000000000000000." }],
    },
    {
      kind: "function",
      name: "setTradeFee",
      summary: "Sets the trade fee of all later swaps, also of orders that exist.",
      caller: COMPTROLLER_ONLY,
      params: [
        {
          name: "newTradeFee",
          unit: "18-decimals share",
          text: "New fee, at most 2%: 20000000000000000.",
        },
      ],
      requires: [
        byComptroller,
        {
          text: "`newTradeFee` is at most 2%.",
          raises: "SablierEscrowState_NewTradeFeeTooHigh",
        },
      ],
      emits: ["SetTradeFee"],
    },
    {
      kind: "function",
      name: "setNativeToken",
      summary: "Sets the token of the native coin, which later orders refuse.",
      caller: COMPTROLLER_ONLY,
      params: [{ name: "newNativeToken", text: "ERC-20 address of the native coin." }],
      requires: [
        byComptroller,
        {
          text: "`newNativeToken` is not the zero address.",
          raises: "SablierEscrow_NativeTokenZeroAddress",
        },
        { text: "None has been set yet.", raises: "SablierEscrow_NativeTokenAlreadySet" },
      ],
      emits: ["SetNativeToken"],
    },
    ...comptrollerFunctions(
      "The Comptroller sets the trade fee, up to 2%, and receives it. Deposits of orders are out of its reach.",
      "Escrow takes no native coin, so the amount is 0.",
    ),
    {
      kind: "event",
      name: "CreateOrder",
      summary: "Emitted when an order is created.",
      params: [
        id,
        { name: "seller", text: "Address that created the order." },
        { name: "buyer", text: "Address that may fill it; the zero address for any." },
        sellToken,
        buyToken,
        sellAmount,
        minBuyAmount,
        expiryTime,
      ],
    },
    {
      kind: "event",
      name: "FillOrder",
      summary: "Emitted when an order is filled.",
      params: [
        id,
        { name: "buyer", text: "Address that filled the order." },
        { name: "seller", text: "Address that created it." },
        {
          name: "sellAmount",
          unit: "base units",
          text: "Sell tokens that the buyer received, after the fee.",
        },
        {
          name: "buyAmount",
          unit: "base units",
          text: "Buy tokens that the seller received, after the fee.",
        },
        buyerFee,
        sellerFee,
      ],
    },
    {
      kind: "event",
      name: "CancelOrder",
      summary: "Emitted when a seller cancels an order.",
      params: [
        id,
        { name: "seller", text: "Address that created the order." },
        { ...sellAmount, text: "Sell tokens that were returned." },
      ],
    },
    {
      kind: "event",
      name: "SetNativeToken",
      summary: "Emitted when the token of the native coin is set.",
      params: [
        { name: "comptroller", text: "Comptroller that made the call." },
        { name: "nativeToken", text: "Token that later orders refuse." },
      ],
    },
    {
      kind: "event",
      name: "SetTradeFee",
      summary: "Emitted when the trade fee changes.",
      params: [
        { name: "caller", text: "Comptroller that made the call." },
        { name: "previousTradeFee", unit: "18-decimals share", text: "Fee before." },
        { name: "newTradeFee", unit: "18-decimals share", text: "Fee from now on." },
      ],
    },
    ...comptrollerEvents,
  ],
});
