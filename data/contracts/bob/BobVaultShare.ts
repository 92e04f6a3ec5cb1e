import { defineContract, type Emission, type Requirement, type ValueDoc } from "../schema";

const vaultId: ValueDoc = { name: "vaultId", unit: "id", text: "Vault of the shares." };
const amount: ValueDoc = { name: "amount", unit: "base units", text: "Number of shares." };
const value: ValueDoc = { name: "value", unit: "base units", text: "Number of shares." };
const success: ValueDoc = { name: "", text: "True; a failure reverts." };

const byBob: readonly Requirement[] = [
  { text: "You are `SablierBob`.", raises: "BobVaultShare_OnlySablierBob" },
  {
    text: "`vaultId` is the vault of this token.",
    raises: "BobVaultShare_VaultIdMismatch",
  },
];

const BOB_ONLY = "The contract `SablierBob`.";

const adapterAgrees: Requirement = {
  text: "In a vault with an adapter: the transfer moves at least 1 base unit of wstETH.",
  raises: { other: "an error of the [adapter](/reference/bob/lido-adapter)" },
};

const enough: Requirement = {
  text: "The sending address has that many shares.",
  raises: "ERC20InsufficientBalance",
};

const receiver: Requirement = {
  text: "`to` is not the zero address.",
  raises: "ERC20InvalidReceiver",
};

const movesStake: Emission = {
  event: "TransferStakedTokens",
  by: "bob/SablierLidoAdapter",
  when: "if the vault has an adapter",
};

const ADAPTER_NOTE =
  "In a vault with an adapter the same fraction of the sender's wstETH moves along, rounded down: with 10 shares, a transfer of 4 moves 40%. A transfer of 0 shares reverts there, and so does one whose part rounds to 0.";

export default defineContract({
  name: "BobVaultShare",
  kind: "contract",
  release: "bob@v1.0",
  route: "/reference/bob/bob-vault-share",
  source: "src/BobVaultShare.sol",
  abi: ["bob/v1.0/BobVaultShare"],
  errors: ["bob/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Deploys the share token of one vault, which `createVault` does.",
      params: [
        { name: "name_", text: "Name, such as `Sablier Bob USDC Vault #1`." },
        { name: "symbol_", text: "Symbol, such as `USDC-500000000000-1830211200-1`." },
        { name: "decimals_", unit: "decimals", text: "Decimals of the vault's token." },
        { name: "sablierBob", text: "Contract that may mint and burn." },
        { name: "vaultId", unit: "id", text: "Vault of the shares." },
      ],
      notes: [
        "The symbol consists of the token's symbol, the target price with 8 decimals, the expiry in Unix seconds and the id of the vault.",
        "A token without a usable symbol counts as `ERC20`. A symbol of more than 30 bytes becomes `Long Symbol`, and one with characters other than letters, digits, spaces and dashes `Unsupported Symbol`.",
      ],
    },
    {
      kind: "function",
      name: "transfer",
      summary: "Transfers your shares to another address.",
      caller: "A holder of shares.",
      params: [{ name: "to", text: "Address that receives the shares." }, value],
      returns: [success],
      requires: [receiver, enough, adapterAgrees],
      emits: ["Transfer", movesStake],
      notes: [
        "The transfer works in each status of the vault, and passes on the right to redeem.",
        ADAPTER_NOTE,
      ],
    },
    {
      kind: "function",
      name: "transferFrom",
      summary: "Transfers shares of an address that has approved you.",
      caller: "An address with a sufficient allowance.",
      params: [
        { name: "from", text: "Holder of the shares." },
        { name: "to", text: "Address that receives the shares." },
        value,
      ],
      returns: [success],
      requires: [
        { text: "Your allowance is large enough.", raises: "ERC20InsufficientAllowance" },
        { text: "`from` is not the zero address.", raises: "ERC20InvalidSender" },
        receiver,
        enough,
        adapterAgrees,
      ],
      emits: ["Transfer", movesStake],
      notes: ["The allowance falls by `value`, unless it is the largest `uint256`.", ADAPTER_NOTE],
    },
    {
      kind: "function",
      name: "approve",
      summary: "Allows an address to transfer your shares.",
      caller: "Any address, for its own shares.",
      params: [
        { name: "spender", text: "Address that may transfer the shares." },
        { name: "value", unit: "base units", text: "New allowance, which replaces the old one." },
      ],
      returns: [success],
      requires: [{ text: "`spender` is not the zero address.", raises: "ERC20InvalidSpender" }],
      emits: ["Approval"],
      notes: ["The token has no `permit`, so an approval needs a transaction."],
    },
    {
      kind: "function",
      name: "mint",
      summary: "Creates shares for a deposit.",
      caller: BOB_ONLY,
      params: [vaultId, { name: "to", text: "Depositor." }, amount],
      requires: byBob,
      emits: [{ event: "Transfer", when: "from the zero address to `to`" }],
    },
    {
      kind: "function",
      name: "burn",
      summary: "Destroys shares in a redemption.",
      caller: BOB_ONLY,
      params: [vaultId, { name: "from", text: "Holder who redeems." }, amount],
      requires: [...byBob, enough],
      emits: [{ event: "Transfer", when: "from `from` to the zero address" }],
    },
    {
      kind: "function",
      name: "balanceOf",
      summary: "Returns the number of shares of an address.",
      params: [{ name: "account", text: "Holder." }],
      returns: [{ name: "", unit: "base units", text: "Number of shares." }],
    },
    {
      kind: "function",
      name: "totalSupply",
      summary: "Returns the number of all shares.",
      returns: [
        { name: "", unit: "base units", text: "Sum of the deposits that have not been redeemed." },
      ],
    },
    {
      kind: "function",
      name: "allowance",
      summary: "Returns how many shares of a holder an address may transfer.",
      params: [
        { name: "owner", text: "Holder of the shares." },
        { name: "spender", text: "Address that was approved." },
      ],
      returns: [{ name: "", unit: "base units", text: "Number of shares." }],
    },
    {
      kind: "function",
      name: "name",
      summary: "Returns the name of the token.",
      returns: [{ name: "", text: "Name, such as `Sablier Bob USDC Vault #1`." }],
    },
    {
      kind: "function",
      name: "symbol",
      summary: "Returns the symbol of the token.",
      returns: [{ name: "", text: "Symbol, such as `USDC-500000000000-1830211200-1`." }],
    },
    {
      kind: "function",
      name: "decimals",
      summary: "Returns the decimals of the token.",
      returns: [{ name: "", unit: "decimals", text: "Decimals of the vault's token." }],
    },
    {
      kind: "function",
      name: "SABLIER_BOB",
      summary: "Returns the contract that may mint and burn.",
      declaredAs: "address public immutable",
      returns: [{ name: "", text: "Address of `SablierBob`." }],
    },
    {
      kind: "function",
      name: "VAULT_ID",
      summary: "Returns the id of the vault.",
      declaredAs: "uint256 public immutable",
      returns: [{ name: "", unit: "id", text: "Vault of the shares." }],
    },
    {
      kind: "event",
      name: "Approval",
      summary: "Emitted when a holder approves an address.",
      params: [
        { name: "owner", text: "Holder of the shares." },
        { name: "spender", text: "Address that may transfer them." },
        { name: "value", unit: "base units", text: "New allowance." },
      ],
    },
    {
      kind: "event",
      name: "Transfer",
      summary: "Emitted when shares are minted, transferred or burned.",
      params: [
        { name: "from", text: "Holder before; the zero address for a deposit." },
        { name: "to", text: "Holder afterwards; the zero address for a redemption." },
        { name: "value", unit: "base units", text: "Number of shares." },
      ],
    },
  ],
});
