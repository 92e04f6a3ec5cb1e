import type { SectionQuestions } from "./types";

/** What depositors and programmers ask about vaults. */
export const BOB_QUESTIONS: SectionQuestions = {
  "/concepts/bob": [
    "how do Bob vaults work",
    "deposit tokens that unlock at a price",
    "lock coins until a price target or a date",
  ],
  "/concepts/bob#shares": [
    "ERC-20 token that stands for my deposit in a vault",
    "name and symbol of a vault share token",
  ],
  "/concepts/bob#statuses": [
    "is a vault active, settled or expired",
    "the price was above the target, why is the vault still active",
    "target hit for a moment, does a spike count",
    "who syncs the price of a vault",
  ],
  "/concepts/bob#oracle": [
    "which price feed does a vault use, can it be fake",
    "chainlink oracle of a vault, stale price",
  ],
  "/concepts/bob#lido": [
    "risk of a loss in a vault that stakes",
    "do vaults earn staking rewards with Lido",
    "wstETH yield while the deposit is locked",
  ],
  "/concepts/bob#powers": [
    "can the admin take or block deposits in a vault",
    "power of the Comptroller over staked vaults",
  ],
  "/concepts/bob#fees": [
    "what does Bob cost, protocol fee of vaults",
    "fee on yield and minimum fee at redemption",
  ],
  "/concepts/bob#example": [
    "how much WETH do I get back from a staked vault, calculation",
    "payout of three depositors with yield, numbers",
  ],
  "/concepts/bob#compare": [
    "vault or price-gated stream, which one should I use",
    "Bob compared with Lockup",
  ],
  "/guides/bob/overview": [
    "integrate Bob vaults, where do I start",
    "Bob contract functions and who may call them",
  ],
  "/guides/bob/overview#set-up": [
    "install the Bob package, addresses of SablierBob",
    "which chains have Bob",
    "networks with price vaults",
  ],
  "/guides/bob/create-vault": [
    "open a new vault in solidity or typescript",
    "call createVault with token, oracle, expiry and target price",
  ],
  "/guides/bob/create-vault#values": [
    "decimals of the target price of a vault",
    "vault without expiry",
    "switch off the adapter of a new vault",
  ],
  "/guides/bob/create-vault#errors": [
    "createVault reverts, order of the checks",
    "target price too low, oracle misses interface",
  ],
  "/guides/bob/enter": ["enter a vault from a contract or script", "deposit into a Bob vault"],
  "/guides/bob/enter#check": [
    "is this vault safe, what to look at before depositing",
    "verify the oracle and terms of a vault",
  ],
  "/guides/bob/enter#native": [
    "enter a vault with ether, no WETH needed",
    "pay native coin into a vault",
  ],
  "/guides/bob/enter#errors": [
    "VaultNotActive although the status is active",
    "enter fails when the price is at the target",
  ],
  "/guides/bob/redeem": [
    "redeem vault shares in code",
    "get my tokens back from a settled or expired vault",
  ],
  "/guides/bob/redeem#sync": [
    "call syncPriceFromOracle when the target is reached",
    "a sync returned zero and emitted no event",
    "bot that settles vaults",
  ],
  "/guides/bob/redeem#fee": [
    "how much native coin does redeem need",
    "minimum fee for redeeming shares, calculateMinFeeWei of Bob",
  ],
  "/guides/bob/redeem#redeem": ["can I redeem part of my shares", "deadline for redemptions"],
  "/guides/bob/redeem#errors": [
    "redeem reverts, vault still active or no shares",
    "InsufficientFeePayment in Bob",
  ],
  "/guides/bob/adapter": ["vault with the Lido adapter in code", "read my wstETH in a vault"],
  "/guides/bob/adapter#curve": [
    "swap of stETH on Curve reverts, slippage exceeded",
    "minimum amount out of the Curve pool",
  ],
  "/guides/bob/adapter#queue": [
    "redemption blocked by the withdrawal queue of Lido",
    "requestLidoWithdrawal, RequestNotFoundOrNotFinalized",
  ],
  "/guides/bob/adapter#fee": [
    "compute the payout and fee of a holder of a staked vault",
    "do I pay a fee if staking made a loss",
  ],
  "/guides/bob/adapter#find": [
    "does a vault have an adapter, default adapter of a token",
    "Lido adapter on Sepolia",
  ],
  "/guides/bob/transfer": ["transfer vault shares to another wallet", "send BobVaultShare tokens"],
  "/guides/bob/transfer#sell": ["buy shares of a vault from somebody", "trade a vault position"],
  "/guides/bob/transfer#with-adapter": [
    "transfer of zero shares fails, wstETH amount zero",
    "what happens to the yield when I send my shares",
  ],
  "/guides/bob/transfer#contracts": [
    "shares in a multisig, pool or bridge",
    "can a contract hold and redeem vault shares",
  ],
  "/guides/bob/explorer": [
    "Bob vault without code on a block explorer",
    "write contract tab of SablierBob",
  ],
  "/guides/bob/explorer#redeem": ["redeem shares with etherscan", "payable amount of redeem"],
};
