import type { SectionQuestions } from "./types";

/** What programmers look up in the reference of Bob and Escrow. */
export const BOB_REFERENCE_QUESTIONS: SectionQuestions = {
  "/reference/bob/sablier-bob": [
    "SablierBob functions and events",
    "units of the target price in createVault",
  ],
  "/reference/bob/bob-vault-share": [
    "ABI of the share token of a vault",
    "who can mint or burn vault shares",
  ],
  "/reference/bob/lido-adapter": [
    "SablierLidoAdapter contract functions",
    "limits of yield fee and slippage tolerance",
  ],
  "/reference/bob/lido-adapter#payout": [
    "formula of the payout of a staked vault",
    "how is the fee on yield computed and rounded",
  ],
  "/reference/bob/lido-adapter#settings": [
    "adapter on Sepolia cannot redeem through Curve",
    "yield fee and slippage at deployment",
  ],
  "/reference/bob/escrow": [
    "swap two tokens with SablierEscrow",
    "OTC trade between two parties, fee on both sides",
  ],
  "/reference/bob/types#vault": [
    "storage slots of a vault and its target price",
    "struct that a vault stores",
  ],
  "/reference/bob/types#status-numbers": [
    "statusOf of a vault returns 1, what does it mean",
    "enum numbers of vault statuses",
  ],
  "/reference/bob/errors": [
    "SablierBob_VaultStillActive cause",
    "redeem reverts with an error that is not in the ABI of SablierBob",
  ],
  "/reference/bob/diagrams#access-control": [
    "who may call which function of Bob",
    "does the creator of a vault have rights",
  ],
  "/reference/bob/diagrams#powers": [
    "functions of Bob reserved for the Comptroller",
    "limits of the admin of the Lido adapter",
  ],
  "/reference/bob/diagrams#redeem-lido": [
    "sequence of calls when a staked vault is redeemed",
    "path of the WETH through Curve in a redemption",
  ],
};
