import {
  byComptroller,
  COMPTROLLER_ONLY,
  comptrollerEvents,
  comptrollerFunctions,
  initialComptrollerFits,
} from "../_shared/comptrollerable";
import {
  defineContract,
  type FunctionRecord,
  type Note,
  type Requirement,
  type Unit,
  type ValueDoc,
} from "../schema";

const PRICE: Unit = { none: "a price with 8 decimals" };

const id: ValueDoc = { name: "vaultId", unit: "id", text: "Id of the vault." };

const exists: Requirement = { text: "The vault exists.", raises: "SablierBobState_Null" };

const active: Requirement = {
  text: "The status is `ACTIVE`.",
  raises: "SablierBob_VaultNotActive",
};

const activeAfterSync: Requirement = {
  text: "After a sync of the price the status is still `ACTIVE`.",
  raises: "SablierBob_VaultNotActive",
};

const finished: Requirement = {
  text: "The status is `SETTLED` or `EXPIRED`. An `ACTIVE` vault is synced first, and settles if the price is at or above the target.",
  raises: "SablierBob_VaultStillActive",
};

const notReentered: Requirement = {
  text: "The call does not come from within another such call.",
  raises: "ReentrancyGuardReentrantCall",
};

const synced = { event: "SyncPriceFromOracle", when: "if the price is valid" };

/** A view function that takes a vault id and fails for an unknown one. */
const view = (
  name: string,
  summary: string,
  result: ValueDoc,
  notes: readonly Note[] = [],
): FunctionRecord => ({
  kind: "function",
  name,
  summary,
  params: [id],
  returns: [result],
  requires: [exists],
  notes,
});

const ADAPTER_ERRORS =
  "Errors of the adapter reach you unchanged. They are in the ABI of `SablierLidoAdapter`, not in that of `SablierBob`.";

export default defineContract({
  name: "SablierBob",
  kind: "contract",
  release: "bob@v1.0",
  route: "/reference/bob/sablier-bob",
  source: "src/SablierBob.sol",
  abi: ["bob/v1.0/SablierBob"],
  inherits: ["Comptrollerable"],
  errors: ["bob/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Deploys Bob with a Comptroller.",
      params: [
        {
          name: "initialComptroller",
          text: "Contract that sets the minimum fee and administers Bob.",
        },
      ],
      requires: initialComptrollerFits,
      emits: ["SetComptroller"],
      notes: [
        "Vault ids begin at 1. At the start no token has an adapter, and `nativeToken` is the zero address.",
      ],
    },
    {
      kind: "function",
      name: "createVault",
      summary: "Creates a vault and deploys its share token.",
      caller: "Any address. The creator gets no rights.",
      params: [
        { name: "token", text: "ERC-20 token that the vault locks." },
        {
          name: "oracle",
          text: "Price feed with `decimals` and `latestRoundData`, like Chainlink's feeds.",
        },
        {
          name: "expiry",
          unit: "Unix seconds",
          text: "Time from which shares can be redeemed at any price. It has to be in the future; 0 is refused.",
        },
        {
          name: "targetPrice",
          unit: PRICE,
          text: "Price that settles the vault, in the currency of the feed: 500000000000 is 5,000 US dollars for a feed in dollars.",
        },
      ],
      returns: [
        {
          name: "vaultId",
          unit: "id",
          text: "Id of the new vault: `nextVaultId` before the call.",
        },
      ],
      requires: [
        { text: "`token` is not the zero address.", raises: "SablierBob_TokenAddressZero" },
        {
          text: "`token` is not [`nativeToken`](ref:bob/SablierBob#nativeToken).",
          raises: "SablierBob_ForbidNativeToken",
        },
        { text: "`expiry` is after the block time.", raises: "SablierBob_ExpiryNotInFuture" },
        { text: "`targetPrice` is not 0.", raises: "SablierBob_TargetPriceZero" },
        {
          text: "`oracle` is the zero address or has code.",
          raises: { other: "a revert without data" },
        },
        {
          text: "`oracle` is not the zero address, and has both functions of a feed.",
          raises: "SafeOracle_MissesInterface",
        },
        { text: "The feed has more than 0 decimals.", raises: "SafeOracle_DecimalsZero" },
        { text: "The feed has at most 36 decimals.", raises: "SafeOracle_DecimalsTooHigh" },
        { text: "Its price is above 0.", raises: "SafeOracle_NotPositivePrice" },
        { text: "Its price fits into 128 bits.", raises: "SafeCastOverflowedUintDowncast" },
        {
          text: "`targetPrice` is above the current price.",
          raises: "SablierBob_TargetPriceTooLow",
        },
        {
          text: "`token` has a function `decimals`.",
          raises: { other: "a revert without data" },
        },
      ],
      emits: ["CreateVault"],
      notes: [
        "The vault gets the [default adapter](ref:bob/SablierBob#getDefaultAdapterFor) of the token, with its current yield fee. You can neither choose nor refuse an adapter.",
        "Pair, operator and age of the feed are not checked. A price with other than 8 decimals is converted, and rounded down.",
        "The price at creation is stored as the first synced price.",
      ],
    },
    {
      kind: "function",
      name: "enter",
      summary: "Deposits tokens into a vault and mints the same number of shares to you.",
      caller: "Any address.",
      params: [
        id,
        { name: "amount", unit: "base units", text: "Tokens to deposit, taken from you." },
      ],
      requires: [
        notReentered,
        exists,
        active,
        { text: "`amount` is not 0.", raises: "SablierBob_DepositAmountZero" },
        activeAfterSync,
        {
          text: "You hold the tokens and have approved `SablierBob` to spend them.",
          raises: { other: "the token's own error" },
        },
        {
          text: "The token does not return false for the transfer.",
          raises: "SafeERC20FailedOperation",
        },
      ],
      emits: [
        synced,
        {
          event: "Transfer",
          by: "the token",
          when: "from you to `SablierBob`, or to the adapter of the vault",
        },
        { event: "Stake", by: "bob/SablierLidoAdapter", when: "if the vault has an adapter" },
        { event: "Transfer", by: "bob/BobVaultShare", when: "from the zero address to you" },
        "Enter",
      ],
      notes: [
        "If the price has reached the target, the call reverts, and with it the sync. So `enter` does not settle a vault.",
        "The shares equal the argument, even if the token takes a fee on its transfer. Such a token leaves the vault short.",
        ADAPTER_ERRORS,
      ],
    },
    {
      kind: "function",
      name: "enterWithNativeToken",
      summary:
        "Wraps the native coin that you send and deposits it into a vault of the wrapped token.",
      caller: "Any address.",
      params: [id],
      requires: [
        notReentered,
        exists,
        active,
        { text: "The value of the call is not 0.", raises: "SablierBob_DepositAmountZero" },
        { text: "The value fits into 128 bits.", raises: "SafeCastOverflowedUintDowncast" },
        {
          text: "The token of the vault has a payable function `deposit`, as WETH has.",
          raises: { other: "a revert without data" },
        },
        activeAfterSync,
      ],
      emits: [
        { event: "Deposit", by: "the wrapped token" },
        synced,
        { event: "Stake", by: "bob/SablierLidoAdapter", when: "if the vault has an adapter" },
        { event: "Transfer", by: "bob/BobVaultShare", when: "from the zero address to you" },
        "Enter",
      ],
      notes: [
        "The whole value becomes the deposit, and you need no approval. The call works with and without an adapter.",
        ADAPTER_ERRORS,
      ],
    },
    {
      kind: "function",
      name: "redeem",
      summary: "Burns all your shares of a finished vault and pays you.",
      caller: "A holder of shares of the vault.",
      params: [id],
      returns: [
        { name: "transferAmount", unit: "base units", text: "Tokens that you receive." },
        {
          name: "feeAmountDeductedFromYield",
          unit: "base units",
          text: "Fee that was deducted from your gain; 0 without an adapter.",
        },
      ],
      requires: [
        notReentered,
        exists,
        finished,
        { text: "You hold shares of the vault.", raises: "SablierBob_NoSharesToRedeem" },
        {
          text: "With an adapter: the value of the call is 0.",
          raises: "SablierBob_MsgValueNotZero",
        },
        {
          text: "Without an adapter: the value is at least [`calculateMinFeeWei`](ref:bob/SablierBob#calculateMinFeeWei).",
          raises: "SablierBob_InsufficientFeePayment",
        },
        {
          text: "Without an adapter: the Comptroller accepts the value.",
          raises: "SablierBob_NativeFeeTransferFailed",
        },
      ],
      emits: [
        { event: "SyncPriceFromOracle", when: "if the vault was `ACTIVE`" },
        {
          event: "UnstakeFullAmount",
          by: "bob/SablierLidoAdapter",
          when: "at the first redemption with an adapter",
        },
        { event: "UnstakeFromAdapter", when: "at the first redemption with an adapter" },
        { event: "Transfer", by: "the token", when: "the fee on your gain, to the Comptroller" },
        { event: "Transfer", by: "bob/BobVaultShare", when: "from you to the zero address" },
        { event: "Transfer", by: "the token", when: "from `SablierBob` to you" },
        "Redeem",
      ],
      notes: [
        "There is no amount and no recipient to choose. To redeem a part, transfer the other shares to another of your addresses first.",
        "Without an adapter you receive one base unit of the token for each share. The whole value goes to the Comptroller at once, and a surplus is not returned.",
        "With an adapter you receive your part of the WETH of the vault: your wstETH times the WETH received, divided by the wstETH of the vault, rounded down. The fee is a share of the amount by which this exceeds the number of your shares. After a loss there is no fee, and you receive less than the deposit.",
        "The first redemption with an adapter unstakes the tokens of all holders and needs the most gas.",
        ADAPTER_ERRORS,
      ],
    },
    {
      kind: "function",
      name: "syncPriceFromOracle",
      summary: "Reads the price of the feed and stores it, which settles the vault at the target.",
      caller: "Any address.",
      params: [id],
      returns: [
        {
          name: "latestPrice",
          unit: PRICE,
          text: "Price that was stored, or 0 if the feed gave none that is valid.",
        },
      ],
      requires: [notReentered, exists, active],
      emits: [synced],
      notes: [
        "A price that is not valid does not make the call revert. It returns 0, stores nothing and emits nothing.",
        "A price is not valid if the feed reverts, has 0 or more than 36 decimals, or if the price is 0 or less, above 128 bits, or dated in the future. Its age is not checked.",
      ],
    },
    {
      kind: "function",
      name: "unstakeTokensViaAdapter",
      summary: "Unstakes the tokens of a finished vault before its first redemption.",
      caller: "Any address.",
      params: [id],
      returns: [
        {
          name: "amountReceivedFromAdapter",
          unit: "base units",
          text: "Tokens that `SablierBob` received.",
        },
      ],
      requires: [
        notReentered,
        exists,
        { text: "The vault has an adapter.", raises: "SablierBob_VaultHasNoAdapter" },
        {
          text: "The tokens have not been unstaked yet.",
          raises: "SablierBob_VaultAlreadyUnstaked",
        },
        { text: "The vault holds staked tokens.", raises: "SablierBob_UnstakeAmountZero" },
        finished,
      ],
      emits: [
        { event: "SyncPriceFromOracle", when: "if the vault was `ACTIVE`" },
        { event: "UnstakeFullAmount", by: "bob/SablierLidoAdapter" },
        "UnstakeFromAdapter",
      ],
      notes: [
        "The call pays no address. Its caller pays the gas that the first holder would pay in [`redeem`](ref:bob/SablierBob#redeem).",
        ADAPTER_ERRORS,
      ],
    },
    {
      kind: "function",
      name: "onShareTransfer",
      summary: "Notifies the adapter of a vault that shares were transferred.",
      caller: "The share token of the vault, in each transfer between two holders.",
      params: [
        id,
        { name: "from", text: "Holder who gave the shares." },
        { name: "to", text: "Holder who received them." },
        { name: "amount", unit: "base units", text: "Shares that were transferred." },
        {
          name: "fromBalanceBefore",
          unit: "base units",
          text: "Shares of `from` before the transfer.",
        },
      ],
      requires: [
        exists,
        {
          text: "You are the share token of the vault.",
          raises: "SablierBob_CallerNotShareToken",
        },
      ],
      emits: [
        {
          event: "TransferStakedTokens",
          by: "bob/SablierLidoAdapter",
          when: "if the vault has an adapter",
        },
      ],
    },
    view(
      "statusOf",
      "Returns the status of a vault.",
      { name: "status", text: "Number of the enum [Status](ref:bob/Bob#Status)." },
      [
        "The function uses the stored price and does not read the feed. An `ACTIVE` vault whose feed is at the target stays so until a sync.",
        "The expiry comes first: a settled vault is `EXPIRED` from its expiry on.",
      ],
    ),
    view(
      "calculateMinFeeWei",
      "Returns the value to send with a redemption.",
      {
        name: "minFeeWei",
        unit: "wei",
        text: "Minimum fee; 0 for a vault with an adapter.",
      },
      [
        "The Comptroller converts an amount in US dollars with its own feed. If that feed is missing, invalid or older than 24 hours, the fee is 0.",
        "There are no custom fees for single users.",
      ],
    ),
    view("getAdapter", "Returns the adapter of a vault.", {
      name: "adapter",
      text: "Adapter since the creation; the zero address for none.",
    }),
    view("getExpiry", "Returns the expiry of a vault.", {
      name: "expiry",
      unit: "Unix seconds",
      text: "Time from which shares can be redeemed at any price.",
    }),
    view("getLastSyncedAt", "Returns the time of the last sync.", {
      name: "lastSyncedAt",
      unit: "Unix seconds",
      text: "Block time of the last sync that stored a price; at first the time of the creation.",
    }),
    view("getLastSyncedPrice", "Returns the stored price of a vault.", {
      name: "lastSyncedPrice",
      unit: PRICE,
      text: "Price of the last sync that stored one; at first the price at creation.",
    }),
    view("getOracle", "Returns the price feed of a vault.", {
      name: "oracle",
      text: "Feed that the creator chose.",
    }),
    view("getShareToken", "Returns the share token of a vault.", {
      name: "shareToken",
      text: "Address of the [`BobVaultShare`](/reference/bob/bob-vault-share) of this vault.",
    }),
    view("getTargetPrice", "Returns the target price of a vault.", {
      name: "targetPrice",
      unit: PRICE,
      text: "Price that settles the vault.",
    }),
    view("getUnderlyingToken", "Returns the token of a vault.", {
      name: "token",
      text: "ERC-20 token that the vault locks.",
    }),
    view(
      "isStakedInAdapter",
      "Returns whether the tokens of a vault are with its adapter.",
      {
        name: "stakedInAdapter",
        text: "True from the creation of a vault with an adapter until its tokens are unstaked.",
      },
      ["The value is also true before the first deposit."],
    ),
    {
      kind: "function",
      name: "getDefaultAdapterFor",
      summary: "Returns the adapter that a new vault of a token gets.",
      params: [{ name: "token", text: "ERC-20 token." }],
      returns: [
        { name: "adapter", text: "Adapter of vaults created now; the zero address for none." },
      ],
    },
    {
      kind: "function",
      name: "nativeToken",
      summary: "Returns the ERC-20 token of the native coin, which vaults refuse.",
      declaredAs: "address public",
      returns: [{ name: "", text: "Address of that token; the zero address while none is set." }],
    },
    {
      kind: "function",
      name: "nextVaultId",
      summary: "Returns the id that the next vault gets.",
      declaredAs: "uint256 public",
      returns: [{ name: "", unit: "id", text: "Id of the next vault. Ids begin at 1." }],
    },
    {
      kind: "function",
      name: "setDefaultAdapter",
      summary: "Chooses the adapter of later vaults of a token.",
      caller: COMPTROLLER_ONLY,
      params: [
        { name: "token", text: "ERC-20 token." },
        { name: "newAdapter", text: "Adapter, or the zero address for none." },
      ],
      requires: [
        byComptroller,
        {
          text: "`newAdapter` is the zero address or supports the interface id `0x178fe656`.",
          raises: "SablierBob_NewAdapterMissesInterface",
        },
      ],
      emits: ["SetDefaultAdapter"],
      notes: ["Existing vaults keep their adapter."],
    },
    {
      kind: "function",
      name: "setNativeToken",
      summary: "Sets the token of the native coin, which later vaults refuse.",
      caller: COMPTROLLER_ONLY,
      params: [{ name: "newNativeToken", text: "ERC-20 address of the native coin." }],
      requires: [
        byComptroller,
        {
          text: "`newNativeToken` is not the zero address.",
          raises: "SablierBob_NativeTokenZeroAddress",
        },
        { text: "None has been set yet.", raises: "SablierBob_NativeTokenAlreadySet" },
      ],
      emits: ["SetNativeToken"],
    },
    ...comptrollerFunctions(
      "The Comptroller sets the minimum fee of redemptions without an adapter. It has no power over deposits, but if it reverts when it computes the fee, these redemptions revert.",
      "`redeem` forwards its value at once, so Bob holds no native coin in normal use, and the amount is 0.",
    ),
    {
      kind: "event",
      name: "CreateVault",
      summary: "Emitted when a vault is created.",
      params: [
        id,
        { name: "token", text: "ERC-20 token of the vault." },
        { name: "oracle", text: "Price feed of the vault." },
        { name: "adapter", text: "Adapter of the vault; the zero address for none." },
        { name: "shareToken", text: "Share token of the vault." },
        { name: "targetPrice", unit: PRICE, text: "Price that settles the vault." },
        {
          name: "expiry",
          unit: "Unix seconds",
          text: "Time from which shares can be redeemed at any price.",
        },
      ],
      notes: ["The creator is not part of the event."],
    },
    {
      kind: "event",
      name: "Enter",
      summary: "Emitted when an address deposits into a vault.",
      params: [
        id,
        { name: "user", text: "Caller, who paid and received the shares." },
        { name: "amountReceived", unit: "base units", text: "Amount of the deposit, as called." },
        { name: "sharesMinted", unit: "base units", text: "Shares, the same number." },
      ],
    },
    {
      kind: "event",
      name: "Redeem",
      summary: "Emitted when a holder redeems shares.",
      params: [
        id,
        { name: "user", text: "Holder who was paid." },
        { name: "amountReceived", unit: "base units", text: "Tokens that the holder received." },
        { name: "sharesBurned", unit: "base units", text: "Shares that the holder had." },
        {
          name: "fee",
          unit: "base units",
          text: "Fee on the gain, in the token; 0 without an adapter. The fee in native coin is not in the event.",
        },
      ],
    },
    {
      kind: "event",
      name: "SetDefaultAdapter",
      summary: "Emitted when a token gets another default adapter.",
      params: [
        { name: "token", text: "ERC-20 token." },
        { name: "adapter", text: "Adapter of later vaults; the zero address for none." },
      ],
    },
    {
      kind: "event",
      name: "SetNativeToken",
      summary: "Emitted when the token of the native coin is set.",
      params: [
        { name: "comptroller", text: "Comptroller that made the call." },
        { name: "nativeToken", text: "Token that later vaults refuse." },
      ],
    },
    {
      kind: "event",
      name: "SyncPriceFromOracle",
      summary: "Emitted when a vault stores a price.",
      params: [
        id,
        { name: "oracle", text: "Price feed of the vault." },
        { name: "latestPrice", unit: PRICE, text: "Price that was stored." },
        { name: "syncedAt", unit: "Unix seconds", text: "Block time of the sync." },
      ],
    },
    {
      kind: "event",
      name: "UnstakeFromAdapter",
      summary: "Emitted when the tokens of a vault come back from its adapter.",
      params: [
        id,
        { name: "adapter", text: "Adapter of the vault." },
        {
          name: "wrappedTokenUnstakedAmount",
          unit: "base units",
          text: "wstETH that the vault had.",
        },
        {
          name: "amountReceivedFromAdapter",
          unit: "base units",
          text: "WETH that `SablierBob` received.",
        },
      ],
    },
    ...comptrollerEvents,
  ],
});
