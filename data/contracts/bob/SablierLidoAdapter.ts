import {
  byComptroller,
  COMPTROLLER_ONLY,
  comptrollerEvents,
  comptrollerFunctions,
  initialComptrollerFits,
} from "../_shared/comptrollerable";
import { defineContract, type FunctionRecord, type Requirement, type ValueDoc } from "../schema";

const id: ValueDoc = { name: "vaultId", unit: "id", text: "Id of the vault." };

const BOB_ONLY = "The contract `SablierBob`.";

const byBob: Requirement = {
  text: "You are `SablierBob`.",
  raises: "SablierLidoAdapter_OnlySablierBob",
};

const fits128: Requirement = {
  text: "The amount fits into 128 bits.",
  raises: "SafeCastOverflowedUintDowncast",
};

const address = (name: string, of: string): FunctionRecord => ({
  kind: "function",
  name,
  summary: `Returns the address of ${of}.`,
  declaredAs: "address public immutable",
  returns: [{ name: "", text: "Address, fixed at deployment." }],
});

const cap = (name: string, summary: string, value: string): FunctionRecord => ({
  kind: "function",
  name,
  summary,
  declaredAs: "UD60x18 public constant",
  returns: [{ name: "", unit: "18-decimals share", text: value }],
});

const UNKNOWN = "An unknown vault gives 0, not an error.";

export default defineContract({
  name: "SablierLidoAdapter",
  kind: "contract",
  release: "bob@v1.0",
  route: "/reference/bob/lido-adapter",
  source: "src/SablierLidoAdapter.sol",
  abi: ["bob/v1.0/SablierLidoAdapter"],
  inherits: ["Comptrollerable"],
  errors: ["bob/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Deploys the adapter with the addresses of Lido and Curve and its two settings.",
      params: [
        { name: "initialComptroller", text: "Contract that administers the adapter." },
        { name: "sablierBob", text: "Contract whose vaults use the adapter." },
        { name: "curvePool", text: "Curve pool that swaps stETH for ETH." },
        { name: "lidoWithdrawalQueue", text: "Withdrawal queue of Lido." },
        { name: "steth", text: "stETH token." },
        { name: "stethEthOracle", text: "Price feed of stETH in ETH." },
        { name: "weth", text: "WETH token." },
        { name: "wsteth", text: "wstETH token." },
        {
          name: "initialSlippageTolerance",
          unit: "18-decimals share",
          text: "First slippage tolerance, at most 5%.",
        },
        {
          name: "initialYieldFee",
          unit: "18-decimals share",
          text: "First fee on yield, at most 20%.",
        },
      ],
      requires: [
        ...initialComptrollerFits,
        {
          text: "The slippage tolerance is at most 5%.",
          raises: "SablierLidoAdapter_SlippageToleranceTooHigh",
        },
        { text: "The fee is at most 20%.", raises: "SablierLidoAdapter_YieldFeeTooHigh" },
      ],
      emits: ["SetComptroller"],
      notes: [
        "The adapter approves the wstETH contract and the Curve pool to spend its stETH.",
        "Any address can send native coin to the adapter, because Curve and Lido pay out in it.",
      ],
    },
    {
      kind: "function",
      name: "registerVault",
      summary: "Stores the current fee on yield for a new vault.",
      caller: BOB_ONLY,
      params: [id],
      requires: [byBob],
    },
    {
      kind: "function",
      name: "stake",
      summary: "Stakes a deposit with Lido and records the wstETH for the depositor.",
      caller: BOB_ONLY,
      params: [
        id,
        { name: "user", text: "Depositor." },
        { name: "amount", unit: "base units", text: "WETH that the adapter has received." },
      ],
      requires: [byBob, fits128],
      emits: ["Stake"],
      notes: [
        "The adapter unwraps the WETH, submits the ETH to Lido and wraps its whole balance of stETH into wstETH.",
      ],
    },
    {
      kind: "function",
      name: "updateStakedTokenBalance",
      summary: "Moves wstETH from one holder of shares to another.",
      caller: BOB_ONLY,
      params: [
        id,
        { name: "from", text: "Holder who gave shares." },
        { name: "to", text: "Holder who received them." },
        {
          name: "shareAmountTransferred",
          unit: "base units",
          text: "Shares that were transferred.",
        },
        {
          name: "userShareBalanceBeforeTransfer",
          unit: "base units",
          text: "Shares of `from` before the transfer.",
        },
      ],
      requires: [
        byBob,
        { text: "`from` had shares.", raises: "SablierLidoAdapter_UserBalanceZero" },
        {
          text: "The part that moves is not 0.",
          raises: "SablierLidoAdapter_WstETHTransferAmountZero",
        },
      ],
      emits: ["TransferStakedTokens"],
      notes: [
        "The part is the wstETH of `from`, times the transferred shares, divided by the shares before, rounded down.",
      ],
    },
    {
      kind: "function",
      name: "unstakeFullAmount",
      summary: "Turns all wstETH of a vault into WETH and sends it to `SablierBob`.",
      caller: BOB_ONLY,
      params: [id],
      returns: [
        { name: "totalWstETH", unit: "base units", text: "wstETH of the vault." },
        {
          name: "amountReceivedFromUnstaking",
          unit: "base units",
          text: "WETH that was received.",
        },
      ],
      requires: [
        byBob,
        {
          text: "On the path through Curve: the stETH/ETH feed gives a price.",
          raises: "SablierLidoAdapter_OraclePriceZero",
        },
        {
          text: "On the path through Curve: the pool pays the minimum.",
          raises: { other: "the pool's own error" },
        },
        {
          text: "On the path through Curve: the ETH received is at least the minimum.",
          raises: "SablierLidoAdapter_SlippageExceeded",
        },
        {
          text: "On the path through the queue: Lido has finalized each request.",
          raises: { other: "the queue's own error" },
        },
        fits128,
      ],
      emits: ["UnstakeFullAmount"],
      notes: [
        "The minimum is the stETH, times the price of the feed, times 1 less the [slippage tolerance](ref:bob/SablierLidoAdapter#slippageTolerance).",
        "A vault for which [`requestLidoWithdrawal`](ref:bob/SablierLidoAdapter#requestLidoWithdrawal) was called uses the queue, and others use Curve.",
      ],
    },
    {
      kind: "function",
      name: "processRedemption",
      summary: "Computes the payout of a holder and clears the holder's wstETH.",
      caller: BOB_ONLY,
      params: [
        id,
        { name: "user", text: "Holder who redeems." },
        { name: "shareBalance", unit: "base units", text: "Shares of the holder." },
      ],
      returns: [
        { name: "transferAmount", unit: "base units", text: "WETH for the holder." },
        {
          name: "feeAmountDeductedFromYield",
          unit: "base units",
          text: "WETH for the Comptroller.",
        },
      ],
      requires: [byBob],
      notes: [
        "Part: the holder's wstETH, times the WETH of the vault, divided by its wstETH, rounded down. Fee: the part less the shares, times the fee of the vault, rounded down; 0 if the part is not above the shares. Payout: the part less the fee.",
        "If the vault has no wstETH or received no WETH, both results are 0.",
      ],
    },
    {
      kind: "function",
      name: "requestLidoWithdrawal",
      summary: "Sends the staked tokens of a finished vault to Lido's withdrawal queue.",
      caller: COMPTROLLER_ONLY,
      params: [id],
      requires: [
        byComptroller,
        { text: "The vault exists.", raises: "SablierBobState_Null" },
        {
          text: "The status is not `ACTIVE`. The price is not synced for this.",
          raises: "SablierLidoAdapter_VaultActive",
        },
        {
          text: "The tokens are still staked.",
          raises: "SablierLidoAdapter_VaultAlreadyUnstaked",
        },
        {
          text: "No withdrawal has been requested for the vault.",
          raises: "SablierLidoAdapter_LidoWithdrawalAlreadyRequested",
        },
        { text: "The vault has wstETH.", raises: "SablierLidoAdapter_NoWstETHToWithdraw" },
        {
          text: "Its stETH is at least the minimum of one request.",
          raises: "SablierLidoAdapter_WithdrawalAmountBelowMinimum",
        },
      ],
      emits: ["RequestLidoWithdrawal"],
      notes: [
        "The vault cannot go back to Curve. Redemptions revert until Lido has finalized the requests.",
        "The queue has a minimum and a maximum amount for one request, which the adapter reads from it. A larger amount becomes several requests. If the last one would be below the minimum, it is raised to the minimum and the previous one is lowered.",
      ],
    },
    {
      kind: "function",
      name: "setSlippageTolerance",
      summary: "Sets how far the result of Curve may be below the price of the feed.",
      caller: COMPTROLLER_ONLY,
      params: [
        {
          name: "newTolerance",
          unit: "18-decimals share",
          text: "New tolerance, at most 5%: 50000000000000000.",
        },
      ],
      requires: [
        byComptroller,
        {
          text: "`newTolerance` is at most 5%.",
          raises: "SablierLidoAdapter_SlippageToleranceTooHigh",
        },
      ],
      emits: ["SetSlippageTolerance"],
      notes: ["The new value applies at once to all vaults of the adapter."],
    },
    {
      kind: "function",
      name: "setYieldFee",
      summary: "Sets the fee on yield of later vaults.",
      caller: COMPTROLLER_ONLY,
      params: [
        {
          name: "newFee",
          unit: "18-decimals share",
          text: "New fee, at most 20%: 200000000000000000.",
        },
      ],
      requires: [
        byComptroller,
        { text: "`newFee` is at most 20%.", raises: "SablierLidoAdapter_YieldFeeTooHigh" },
      ],
      emits: ["SetYieldFee"],
      notes: ["Existing vaults keep the fee set at their creation."],
    },
    {
      kind: "function",
      name: "feeOnYield",
      summary: "Returns the fee that a vault created now gets.",
      declaredAs: "UD60x18 public",
      returns: [{ name: "", unit: "18-decimals share", text: "Share of the gain." }],
    },
    {
      kind: "function",
      name: "slippageTolerance",
      summary: "Returns how far the result of Curve may be below the price of the feed.",
      declaredAs: "UD60x18 public",
      returns: [{ name: "", unit: "18-decimals share", text: "Share of the expected amount." }],
    },
    {
      kind: "function",
      name: "getVaultYieldFee",
      summary: "Returns the fee on yield of a vault.",
      params: [id],
      returns: [
        { name: "", unit: "18-decimals share", text: "Share of the gain, as of the creation." },
      ],
      notes: [UNKNOWN],
    },
    {
      kind: "function",
      name: "getYieldBearingTokenBalanceFor",
      summary: "Returns the wstETH of a holder in a vault.",
      params: [id, { name: "user", text: "Holder of shares." }],
      returns: [{ name: "", unit: "base units", text: "wstETH; 0 after the redemption." }],
      notes: [UNKNOWN],
    },
    {
      kind: "function",
      name: "getTotalYieldBearingTokenBalance",
      summary: "Returns the wstETH of a vault.",
      params: [id],
      returns: [
        {
          name: "",
          unit: "base units",
          text: "Sum of all deposits in wstETH. It stays the same after redemptions.",
        },
      ],
      notes: [UNKNOWN],
    },
    {
      kind: "function",
      name: "getWethReceivedAfterUnstaking",
      summary: "Returns the WETH that a vault received for its wstETH.",
      params: [id],
      returns: [{ name: "", unit: "base units", text: "WETH; 0 before the unstaking." }],
      notes: [UNKNOWN],
    },
    {
      kind: "function",
      name: "getLidoWithdrawalRequestIds",
      summary: "Returns the requests of a vault in Lido's queue.",
      params: [id],
      returns: [
        { name: "", unit: "id", text: "Ids of the requests; none if the vault uses Curve." },
      ],
    },
    {
      kind: "function",
      name: "supportsInterface",
      summary: "Returns whether the adapter supports an interface.",
      params: [{ name: "interfaceId", text: "Id of the interface." }],
      returns: [
        {
          name: "",
          text: "True for `0x178fe656`, the interface of all adapters, and for `0x01ffc9a7`, ERC-165.",
        },
      ],
    },
    cap("MAX_FEE", "Returns the highest fee on yield.", "20%: 200000000000000000."),
    cap(
      "MAX_SLIPPAGE_TOLERANCE",
      "Returns the highest slippage tolerance.",
      "5%: 50000000000000000.",
    ),
    address("SABLIER_BOB", "the contract whose vaults use the adapter"),
    address("CURVE_POOL", "the Curve pool"),
    address("LIDO_WITHDRAWAL_QUEUE", "Lido's withdrawal queue"),
    address("STETH", "the stETH token"),
    address("STETH_ETH_ORACLE", "the price feed of stETH in ETH"),
    address("WETH", "the WETH token"),
    address("WSTETH", "the wstETH token"),
    ...comptrollerFunctions(
      "The Comptroller sets fee and tolerance within their limits. It has no function to take staked tokens.",
      "The adapter holds native coin only within a call, unless an address sent some to it.",
    ),
    {
      kind: "event",
      name: "RequestLidoWithdrawal",
      summary: "Emitted when a vault is sent to Lido's queue.",
      params: [
        id,
        { name: "comptroller", text: "Comptroller that made the call." },
        { name: "wstETHAmount", unit: "base units", text: "wstETH that was unwrapped." },
        { name: "stETHAmount", unit: "base units", text: "stETH in the queue." },
        { name: "withdrawalRequestIds", unit: "id", text: "Ids of the requests at Lido." },
      ],
    },
    {
      kind: "event",
      name: "SetSlippageTolerance",
      summary: "Emitted when the slippage tolerance changes.",
      params: [
        { name: "previousTolerance", unit: "18-decimals share", text: "Tolerance before." },
        { name: "newTolerance", unit: "18-decimals share", text: "Tolerance from now on." },
      ],
      notes: ["The deployment does not emit it."],
    },
    {
      kind: "event",
      name: "SetYieldFee",
      summary: "Emitted when the fee of later vaults changes.",
      params: [
        { name: "previousFee", unit: "18-decimals share", text: "Fee before." },
        { name: "newFee", unit: "18-decimals share", text: "Fee from now on." },
      ],
      notes: ["The deployment does not emit it."],
    },
    {
      kind: "event",
      name: "Stake",
      summary: "Emitted when a deposit is staked.",
      params: [
        id,
        { name: "user", text: "Depositor." },
        { name: "depositAmount", unit: "base units", text: "WETH of the deposit." },
        { name: "wrappedStakedAmount", unit: "base units", text: "wstETH that it became." },
      ],
    },
    {
      kind: "event",
      name: "TransferStakedTokens",
      summary: "Emitted when a transfer of shares moves wstETH.",
      params: [
        id,
        { name: "from", text: "Holder who gave shares." },
        { name: "to", text: "Holder who received them." },
        { name: "amount", unit: "base units", text: "wstETH that moved." },
      ],
    },
    {
      kind: "event",
      name: "UnstakeFullAmount",
      summary: "Emitted when the wstETH of a vault has become WETH.",
      params: [
        id,
        { name: "totalStakedAmount", unit: "base units", text: "wstETH of the vault." },
        {
          name: "amountReceivedFromUnstaking",
          unit: "base units",
          text: "WETH that was received.",
        },
      ],
    },
    ...comptrollerEvents,
  ],
});
