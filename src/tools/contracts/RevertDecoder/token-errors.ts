/** Why a token refuses, and what to do. */
interface TokenError {
  readonly text: string;
  readonly fix: string;
}

const ZERO = "A zero address was given as the account that pays, receives or may spend.";

/**
 * Errors that ERC-6093 defines for ERC-20 tokens, and OpenZeppelin's tokens raise. No contract of Sablier raises one on
 * its own but the share of a Bob vault, which is such a token, so the reader's token is the likelier cause.
 */
const TOKEN_ERRORS: Readonly<Record<string, TokenError>> = {
  ERC20InsufficientAllowance: {
    text: "The payer has approved the spender for less than the call needs, or has approved another contract.",
    fix: "Approve the contract that you call, or that your own contract calls, for the whole amount. For a batch of new Lockup streams, approve the batch contract and not SablierLockup.",
  },
  ERC20InsufficientBalance: {
    text: "The payer has fewer tokens than the call transfers.",
    fix: "Fund the payer, or lower the amount. Amounts are in base units: check the decimals of the token.",
  },
  ERC20InvalidApprover: { text: ZERO, fix: "Check the owner in the approval." },
  ERC20InvalidReceiver: { text: ZERO, fix: "Check the address that receives the tokens." },
  ERC20InvalidSender: { text: ZERO, fix: "Check the address that pays." },
  ERC20InvalidSpender: { text: ZERO, fix: "Check the address that you approve." },
};

/** What to say of an error that comes from a token; undefined for all others. */
export function tokenError(kind: string, name: string): TokenError | undefined {
  return kind === "error" && Object.hasOwn(TOKEN_ERRORS, name) ? TOKEN_ERRORS[name] : undefined;
}
