// cspell:ignore prbmath vestingmath

/**
 * Words by which pages use the terms of the glossary. The build links the first of them on every
 * page to the entry. Keys are the ids of the glossary's headings; a test compares them.
 */

export interface TermWords {
  /** Written in any case, unless `exact`. Plurals in -s need not be listed. */
  readonly words: readonly string[];
  /** Only in this case: names that are also everyday words (Flow), acronyms, values of an enum. */
  readonly exact?: boolean;
  /** Understood by every reader of English: the entry is there, and no page marks the word. */
  readonly isEveryday?: boolean;
  /** Pages, by their id, on which the words mean something else. */
  readonly notIn?: RegExp;
}

const name = (...words: string[]): TermWords => ({ words, exact: true });
const word = (...words: string[]): TermWords => ({ words });
const everyday = (...words: string[]): TermWords => ({ words, isEveryday: true });

/**
 * Pages about the contracts before Lockup, which the entries do not describe, the glossary, and parts
 * of pages, whose words would be linked once more where the page has linked them.
 */
export const PAGES_WITHOUT_TERMS =
  /(?:^|\/)_|^(?:concepts\/glossary|apps\/v1|api\/legacy|(?:guides|reference)\/legacy\/.*)$/u;

export const GLOSSARY_WORDS: Readonly<Record<string, TermWords>> = {
  adapter: word("adapter"),
  "airdrop-campaign": word("airdrop campaign", "campaign"),
  airstream: name("Airstream"),
  alias: { ...word("alias", "aliases"), notIn: /local-environment$/u },
  allowlist: word("allowlist"),
  "approved-operator": {
    ...word("approved operator", "operator"),
    notIn: /\/merkle-api\/|\/struct\.Broker$/u,
  },
  "base-unit": word("base unit"),
  batch: {
    ...word("batch", "batches"),
    notIn: /^api\/development$|\/architecture$|^guides\/custom-deployments$/u,
  },
  broker: word("broker"),
  "broker-fee": word("broker fee"),
  "campaign-admin": word("campaign admin"),
  cancel: everyday("cancel", "canceled", "canceling"),
  canceled: name("CANCELED"),
  claim: everyday("claim", "claimed", "claiming"),
  "claim-fee": word("claim fee"),
  "claim-window": word("claim window"),
  clawback: word("clawback", "claw back", "clawed back"),
  "cliff-time": word("cliff time", "cliff"),
  "closed-ended-stream": word("closed-ended stream", "closed-ended"),
  cold: { ...word("cold"), notIn: /\/gas-|\/transferability$/u },
  comptroller: word("comptroller"),
  "covered-debt": word("covered debt"),
  defi: name("DeFi"),
  depleted: word("depleted"),
  "depletion-time": word("depletion time"),
  "deposit-amount": word("deposit amount"),
  "distribution-model": word("distribution model"),
  "end-time": word("end time"),
  "erc-20": name("ERC-20"),
  "erc-165": name("ERC-165"),
  "erc-721": name("ERC-721"),
  "erc-4906": name("ERC-4906"),
  ethereum: name("Ethereum"),
  evm: name("EVM"),
  expiration: word("expiration"),
  expiry: { ...word("expiry", "expiries"), notIn: /^api\/airdrops\// },
  flow: name("Flow"),
  "flow-protocol": name("Flow protocol"),
  foundry: name("Foundry"),
  funder: word("funder"),
  "gas-fee": word("gas fee"),
  "grace-period": word("grace period"),
  hook: word("hook"),
  insolvent: word("insolvent"),
  lockup: name("Lockup"),
  "lockup-protocol": name("Lockup protocol"),
  "merkle-proof": word("Merkle proof"),
  "merkle-root": word("Merkle root"),
  "merkle-tree": word("Merkle tree"),
  monotonicity: word("monotonicity"),
  "nft-descriptor": word("NFT descriptor"),
  "non-ranged": word("non-ranged"),
  "null-stream": word("null stream"),
  "ongoing-debt": word("ongoing debt"),
  "open-ended-stream": word("open-ended stream", "open-ended"),
  pause: everyday("pause", "paused", "pausing"),
  pending: word("pending"),
  prbmath: name("PRBMath"),
  "protocol-admin": word("protocol admin"),
  "protocol-fee": word("protocol fee"),
  ranged: word("ranged"),
  "rate-per-second": word("rate per second", "rates per second"),
  "real-time-finance": word("real-time finance"),
  recipient: everyday("recipient"),
  "refundable-amount": word("refundable amount"),
  renounce: word("renounce", "renounced", "renouncing"),
  restart: word("restart", "restarted", "restarting"),
  segment: { ...word("segment"), notIn: /^api\/flow\//u },
  sender: everyday("sender"),
  settled: word("settled"),
  shape: { ...word("shape"), notIn: /^api\//u },
  "snapshot-debt": word("snapshot debt"),
  "snapshot-time": word("snapshot time"),
  solvent: word("solvent"),
  "start-time": word("start time"),
  status: everyday("status", "statuses"),
  stream: everyday("stream"),
  "streamed-amount": word("streamed amount"),
  streaming: everyday("streaming"),
  "target-price": word("target price"),
  token: everyday("token"),
  "total-debt": word("total debt"),
  tranche: word("tranche"),
  ud2x18: name("UD2x18"),
  ud21x18: name("UD21x18"),
  ud60x18: name("UD60x18"),
  "uncovered-debt": word("uncovered debt"),
  "unlock-amounts": word("unlock amount"),
  vault: word("vault"),
  "vault-share": word("vault share"),
  vesting: word("vesting"),
  vestingmath: name("VestingMath"),
  void: word("void", "voided", "voiding"),
  warm: { ...word("warm"), notIn: /\/gas-/u },
  withdraw: everyday("withdraw", "withdrawal", "withdrawing", "withdrawn"),
  "withdraw-fee": word("withdraw fee", "withdrawal fee"),
  "withdrawable-amount": word("withdrawable amount"),
};
