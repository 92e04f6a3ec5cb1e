import type { Hint } from "../src/lib/call";

const SENDER = `0x${"1".repeat(40)}`;
const RECIPIENT = `0x${"2".repeat(40)}`;
const TOKEN = `0x${"3".repeat(40)}`;

/**
 * What people need to know of the arguments of calls beside their types, and an example of each. The key
 * is the name of an argument; its path (`timestamps.start`); either of them behind a function or a
 * protocol (`withdrawMax.to`, `flow:sender`); a function and `value` (`withdrawMax.value`) for the coins
 * to send. All that fit apply, the narrowest last.
 */
export const CALL_HINTS: Readonly<Record<string, Hint>> = {
  sender: {
    label: "Sender, usually you",
    initial: SENDER,
    note: "Not filled in for you. May cancel, and gets refunds",
  },
  "flow:sender": { note: "Your address: only the sender can adjust, pause and refund" },
  "deposit.sender": { label: "Sender", note: "As getSender returns it" },
  recipient: { label: "Recipient", initial: RECIPIENT },
  "deposit.recipient": { note: "As getRecipient returns it; it changes when the NFT moves" },
  token: { label: "Token", initial: TOKEN },
  "createAndDeposit.token": { note: "The token that you approved" },
  "lockup:lockup": {
    label: "Lockup",
    initial: "SablierLockup",
    note: "SablierLockup of the chain",
  },
  spender: {
    label: "Spender",
    note: "The contract that you call next. Its address differs from chain to chain",
  },
  "flow:spender": {
    initial: "SablierFlow",
    note: "SablierFlow of this chain. Its address differs from chain to chain",
  },
  "lockup:spender": { initial: "SablierLockup" },
  "bob:spender": { initial: "SablierBob" },
  vaultId: { label: "Vault id", initial: "7" },
  "enterWithNativeToken.value": {
    initial: "0.5",
    note: "The deposit; the vault’s token is wrapped ETH",
  },
  "redeem.value": {
    initial: "0.0005",
    note: "At least the minimum fee, 0 with an adapter; a surplus is not returned",
  },
  "approve.amount": {
    label: "Amount",
    unit: "tokens",
    initial: "100",
    note: "Base units: the amount times 10 to the power of the token's decimals",
  },
  totalAmount: { label: "Total amount", unit: "tokens", initial: "100" },
  depositAmount: { label: "Deposit", unit: "tokens", initial: "100" },
  amount: { label: "Amount", unit: "tokens", initial: "100" },
  "createAndDeposit.amount": { label: "Deposit" },
  "withdraw.amount": {
    initial: "2",
    note: "At most the result of withdrawableAmountOf, in base units",
  },
  ratePerSecond: {
    label: "Rate",
    unit: "rate",
    initial: "1000/30d",
    note: "18 decimals for every token; the rate calculator computes it",
  },
  newRatePerSecond: { label: "New rate", unit: "rate", initial: "1000/30d" },
  cancelable: { label: "Cancelable", initial: "no" },
  transferable: { label: "Transferable", initial: "yes" },
  "timestamps.start": { label: "Start", unit: "moment", initial: "2027-01-01" },
  "timestamps.end": { label: "End", unit: "moment", initial: "2028-01-01" },
  startTime: {
    label: "Start",
    unit: "moment",
    initial: "2027-02-01",
    note: "Unix seconds, in the past or future; 0 starts the stream now",
  },
  cliffTime: {
    label: "Cliff",
    unit: "moment",
    initial: "2027-02-01",
    note: "Unix seconds; 0 for no cliff",
  },
  "durations.cliff": { label: "Cliff after", unit: "duration", initial: "31d" },
  "durations.total": { label: "Total duration", unit: "duration", initial: "365d" },
  granularity: {
    label: "Length of a step",
    unit: "duration",
    initial: "1w",
    note: "Seconds from one step to the next, counted from the cliff. 0 means by the second",
  },
  "unlockAmounts.start": { label: "Unlock at the start", unit: "tokens", initial: "0" },
  "unlockAmounts.cliff": { label: "Unlock at the cliff", unit: "tokens", initial: "2" },
  shape: { label: "Shape", note: "A label for interfaces, at most 32 bytes; may stay empty" },
  "broker.account": { label: "Broker", initial: `0x${"0".repeat(40)}` },
  "broker.fee": { label: "Broker’s fee", unit: "percent", initial: "0" },
  streamId: { label: "Stream id", initial: "42" },
  "withdraw.to": {
    note: "The recipient may choose any address; other callers must enter the recipient",
  },
  "withdrawMax.to": {
    note: "The recipient may choose any address; other callers must enter the recipient",
  },
  to: { label: "To", initial: RECIPIENT },
  "airdrops:amount": { note: "Base units, as in the list" },
  "airdrops:index": { label: "Index", initial: "0", note: "Place in the list, counted from 0" },
  "airdrops:merkleProof": {
    label: "Proof",
    initial:
      "0x35ec648cbcc690d0a5a1a41cecca1083e304a233c054a81957b5fa77eec7f38a\n0xbb3641d158de956ce9051ac2029295ecbdd3df3ee4f75f96d5bf06ba0b2c190c",
    note: "All hashes of the proof, in their order",
  },
  "campaignParams.merkleRoot": {
    initial: "0xe26305deb32eb4273afc97852bfbda398e791f7a526635d6e0c0fbd8394fcb71",
    note: "Root of the tree of the list",
  },
  "campaignParams.campaignName": { initial: "Spring rewards" },
  "campaignParams.campaignStartTime": {
    unit: "moment",
    initial: "2027-02-01",
    note: "Unix seconds; claims revert before it. 0 opens them at once",
  },
  "campaignParams.claimType": { note: "0 for claims by all, 1 for claims with an attestation" },
  "campaignParams.expiration": {
    unit: "moment",
    initial: "2027-08-01",
    note: "Unix seconds; 0 for no end",
  },
  "campaignParams.initialAdmin": { initial: SENDER, note: "Your address: may claw back" },
  "campaignParams.ipfsCID": { note: "Content id of the list on IPFS" },
  "airdrops:aggregateAmount": { unit: "tokens", initial: "4000", note: "Base units; logged only" },
  "airdrops:recipientCount": { initial: "3", note: "Logged only" },
  "clawback.to": { initial: SENDER, note: "Receives the tokens" },
  "clawback.amount": { note: "Base units; at most the balance of the campaign" },
  "claim.value": { note: "At least the current fee; the surplus is not returned" },
  "claimTo.value": { note: "At least the current fee; the surplus is not returned" },
  "createAndDeposit.value": { note: "Creating has no fee, and Flow keeps any coin you send" },
  "createWithTimestampsLL.value": {
    note: "Creating costs no fee, and Lockup keeps any coin you send",
  },
  "withdrawMax.value": {
    note: "At least the minimum fee, 0 where the release has none; the contract keeps the rest",
  },
};

/** Who may make a call, in all releases of the protocol. */
export const CALLERS: Readonly<Record<string, string>> = {
  "flow:create": "any address",
  "flow:createAndDeposit": "any address",
  "flow:deposit": "any address, for any stream",
  "flow:adjustRatePerSecond": "the sender",
  "flow:pause": "the sender",
  "flow:restart": "the sender",
  "flow:refundMax": "the sender",
  "flow:void": "the sender or the recipient",
  "flow:withdrawMax": "any address to the recipient, the recipient to any address",
  "airdrops:claim": "any address, for any recipient",
  "airdrops:claimTo": "the recipient",
  "airdrops:clawback": "the campaign admin, while the window is open",
  "airdrops:createMerkleInstant": "any address",
  "lockup:createWithTimestampsLL": "any address",
  "lockup:createWithDurationsLL": "any address",
};
