import { encodeDeployData, type Hex, recoverTypedDataAddress, zeroAddress } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { describe, expect, it } from "vitest";

import { connect } from "../../../examples/typescript/airdrops-v3.0/claim";
import * as signatures from "../../../examples/typescript/airdrops-v3.0/claim-by-signature";
import * as attestations from "../../../examples/typescript/airdrops-v3.0/claim-with-attestation";
import { addressOf, loadVectors, type Step, type Value } from "../../vectors/load";
import { text, whole } from "../../vectors/replay";
import { account, type Chain, Contract } from "../support/chain";
import { compileExample, importChanged, mutate, readExample } from "../support/example";
import {
  attestor,
  campaignAt,
  FEE,
  holder,
  NOW,
  startCampaign,
  stranger,
  target,
  WITH_MARGIN,
} from "./claim-support";

const BY_SIGNATURE = "typescript/airdrops-v3.0/claim-by-signature.ts";
const WITH_ATTESTATION = "typescript/airdrops-v3.0/claim-with-attestation.ts";

const { header, steps } = loadVectors("airdrops-v3.0");
const ADDRESSES = header.addresses as Readonly<Record<string, Hex>>;
const REAL = new Map(Object.entries(ADDRESSES).map(([name, at]) => [addressOf(name), at]));
const real = (value: Value | undefined): Hex => REAL.get(text(value)) ?? zeroAddress;
/** Chain of the recording. */
const RECORDED_CHAIN = 1;

/** Whose signature a campaign takes for an address: of the recorded contract wallet, that of its owner. */
const signerFor = (address: Hex): Hex =>
  address === ADDRESSES.wallet ? (ADDRESSES.third ?? zeroAddress) : address;

const INVALID = "SablierMerkleSignature_InvalidSignature";
/** Errors of checks that come before the signature, so that the step says nothing of it. */
const EARLIER = [
  "SablierMerkleBase_UnsupportedClaimType",
  "SablierMerkleBase_ToZeroAddress",
  "SablierMerkleSignature_AttestorNotSet",
  "SablierMerkleSignature_AttestationExpired",
];

const recordedCalls = (fn: string): readonly Step[] =>
  steps.filter((step) => step.fn === fn && !EARLIER.includes(step.error?.name ?? ""));

const recovered = async (data: object, signature: Value | undefined) =>
  recoverTypedDataAddress({ ...data, signature: text(signature) as Hex } as never).then(
    (signer) => signer.toLowerCase(),
    () => undefined,
  );

/** Puts a contract wallet on the chain that accepts the signatures of an owner. */
async function deployWallet(chain: Chain, at: Hex, source?: string): Promise<void> {
  const file = "solidity/airdrops-v3.0/ContractRecipient.sol";
  const { abi, bytecode } = await compileExample(file, source);
  await chain.construct(at, encodeDeployData({ abi, bytecode, args: [holder.address] }));
}

async function checkRecordedClaims(module = signatures): Promise<number> {
  const calls = recordedCalls("claimViaSig");
  for (const { on, args, error, line } of calls) {
    const [index, recipient, to, amount, validFrom, , signature] = args;
    const message = {
      index: whole(index),
      recipient: real(recipient),
      to: real(to),
      amount: whole(amount),
      validFrom: Number(whole(validFrom)),
    };
    const data = module.claimData(RECORDED_CHAIN, real(addressOf(on)), message);
    const isSigner = (await recovered(data, signature)) === signerFor(real(recipient));
    expect(isSigner, `line ${line}`).toBe(error?.name !== INVALID);
  }
  return calls.length;
}

describe("claim-by-signature.ts", () => {
  it("signs what the recorded campaigns verified", async () => {
    expect(await checkRecordedClaims()).toBe(11);
  });

  it.each([
    ["a target that is not signed", '{ name: "to", type: "address" },', ""],
    [
      "an amount of another width",
      'name: "amount", type: "uint128"',
      'name: "amount", type: "uint256"',
    ],
    ["a domain with a version", 'Protocol", chainId', 'Protocol", version: "1", chainId'],
  ])("%s is found", async (name, before, after) => {
    const source = mutate(readExample(BY_SIGNATURE), before, after);
    const module = await importChanged(BY_SIGNATURE, source, name.replaceAll(" ", "-"));
    await expect(checkRecordedClaims(module as typeof signatures)).rejects.toThrow();
  });

  it.each([
    ["an account", undefined],
    ["a contract wallet", account("wallet on the list")],
  ])("claims with the signature of %s, which a relayer checks first", async (_, wallet) => {
    const { chain, connection, row, balanceOf, lastCall } = await startCampaign(
      "SablierMerkleInstant",
      wallet,
    );
    if (wallet !== undefined) await deployWallet(chain, wallet);
    const { index, recipient, amount, proof } = row;
    const claim = { index, recipient, to: target, amount, validFrom: Number(NOW) };
    const [, transport] = connection(stranger);
    const signature = await signatures.sign(connect(holder, transport), campaignAt, claim);
    const relayer = connect(...connection(stranger));
    await signatures.relay(relayer, proof, signature, campaignAt, claim);
    expect(lastCall()).toEqual({
      contract: "SablierMerkleInstant",
      functionName: "claimViaSig",
      args: [index, recipient, target, amount, Number(NOW), proof, signature],
      caller: stranger,
      value: WITH_MARGIN,
    });
    expect(await balanceOf(target)).toBe(amount);
    const changed = { ...claim, to: stranger };
    await expect(signatures.relay(relayer, proof, signature, campaignAt, changed)).rejects.toThrow(
      `The signature is not that of ${recipient}`,
    );
  });

  it("a contract wallet that takes every signature is found", async () => {
    const wallet = account("wallet on the list");
    const { chain, connection, row } = await startCampaign("SablierMerkleInstant", wallet);
    const file = readExample("solidity/airdrops-v3.0/ContractRecipient.sol");
    await deployWallet(
      chain,
      wallet,
      mutate(file, "signer == OWNER", "(signer == OWNER || OWNER != address(0))"),
    );
    const { index, recipient, amount } = row;
    const claim = { index, recipient, to: target, amount, validFrom: 0 };
    const other = privateKeyToAccount(`0x${"33".repeat(32)}`);
    const client = connect(other, connection(stranger)[1]);
    const signature = await signatures.sign(client, campaignAt, claim);
    const data = signatures.claimData(client.chain.id, campaignAt, claim);
    expect(await client.verifyTypedData({ address: wallet, ...data, signature })).toBe(true);
    await deployWallet(chain, wallet);
    expect(await client.verifyTypedData({ address: wallet, ...data, signature })).toBe(false);
  });
});

const RELAY = "solidity/airdrops-v3.0/RelayClaims.sol";

/** Relays the claims that the recipients of all rows have signed, of which row 1 is claimed already. */
async function checkRelay(source?: string, value = 10n * FEE): Promise<void> {
  const { chain, campaign, rows, claimed, balanceOf } = await startCampaign();
  const { abi, bytecode } = await compileExample(RELAY, source);
  const at = account("RelayClaims");
  await chain.construct(at, encodeDeployData({ abi, bytecode }));
  const relayer = chain.register(new Contract(chain, "RelayClaims", at, abi));
  claimed.add(1n);
  const before = await chain.balanceOf(stranger);
  const signed = rows.map((row) => ({
    ...row,
    to: target,
    validFrom: Number(NOW),
    signature: `0x0${row.index}` as Hex,
  }));
  await relayer.write("relay", [campaignAt, signed], { from: stranger, value });
  expect(campaign.calls()).toEqual(
    signed
      .filter(({ index }) => index !== 1n)
      .map(({ index, recipient, amount, proof, signature }) => ({
        contract: "SablierMerkleInstant",
        functionName: "claimViaSig",
        args: [index, recipient, target, amount, Number(NOW), proof, signature],
        caller: at,
        value: FEE,
      })),
  );
  const delivered = rows.reduce((sum, { index, amount }) => sum + (index === 1n ? 0n : amount), 0n);
  expect(await balanceOf(target)).toBe(delivered);
  expect(await chain.balanceOf(at)).toBe(0n);
  expect((await chain.balanceOf(stranger)) - before).toBe(value - 2n * FEE);
}

describe("RelayClaims.sol", () => {
  it("claims what is signed and still open, for the fee of each, and gives the rest back", () =>
    checkRelay());

  it("says which fees the value does not cover", async () => {
    await expect(checkRelay(undefined, FEE)).rejects.toMatchObject({
      errorName: "FeesNotCovered",
      args: [FEE, 2n * FEE],
    });
  });

  it("a relayer that pays the recipient in place of `to` is found", async () => {
    const source = mutate(readExample(RELAY), "one.to,", "one.recipient,");
    await expect(checkRelay(source)).rejects.toThrow();
  });
});

async function checkRecordedAttestations(module = attestations): Promise<number> {
  const calls = recordedCalls("claimViaAttestation");
  // Own attestors of campaigns by campaign, and that of the Comptroller.
  const attestors = new Map<string, Hex>();
  let signed = 0;
  for (const step of steps) {
    for (const { name, by, args } of step.events) {
      if (name === "SetAttestor") attestors.set(by, real(args.newAttestor));
    }
    if (!calls.includes(step)) continue;
    const { on, args, error, by, line } = step;
    const [, , , expireAt, , attestation] = args;
    const own = attestors.get(addressOf(on)) ?? zeroAddress;
    const current = own === zeroAddress ? attestors.get(addressOf("comptroller")) : own;
    if (current === undefined) throw new Error(`Line ${line} has no attestor.`);
    const message = { recipient: real(by), expireAt: Number(whole(expireAt)) };
    const data = module.identityData(RECORDED_CHAIN, real(addressOf(on)), message);
    const isSigner = (await recovered(data, attestation)) === signerFor(current);
    expect(isSigner, `line ${line}`).toBe(error?.name !== INVALID);
    signed += 1;
  }
  return signed;
}

describe("claim-with-attestation.ts", () => {
  it("signs what the recorded campaigns verified", async () => {
    expect(await checkRecordedAttestations()).toBe(9);
  });

  it("an end in another type is found", async () => {
    const source = mutate(
      readExample(WITH_ATTESTATION),
      'name: "expireAt", type: "uint40"',
      'name: "expireAt", type: "uint256"',
    );
    const module = await importChanged(WITH_ATTESTATION, source, "wide-end");
    await expect(checkRecordedAttestations(module as typeof attestations)).rejects.toThrow();
  });

  it.each([
    ["an account", undefined],
    ["a contract wallet", account("wallet that attests")],
  ])("claims with the attestation of %s", async (_, wallet) => {
    const { chain, campaign, connection, row, balanceOf, lastCall } = await startCampaign();
    if (wallet !== undefined) await deployWallet(chain, wallet);
    const signer = wallet === undefined ? attestor : holder;
    campaign.answer("attestor", wallet ?? attestor.address);
    const identity = { recipient: row.recipient, expireAt: Number(NOW) };
    const [, transport] = connection(stranger);
    const attestation = await attestations.attest(connect(signer, transport), campaignAt, identity);
    const client = connect(...connection(row.recipient));
    await attestations.claim(client, target, attestation, campaignAt, identity, row);
    expect(lastCall()).toMatchObject({
      functionName: "claimViaAttestation",
      args: [row.index, target, row.amount, Number(NOW), row.proof, attestation],
      caller: row.recipient,
      value: WITH_MARGIN,
    });
    expect(await balanceOf(target)).toBe(row.amount);
    campaign.answer("attestor", stranger);
    await expect(
      attestations.claim(client, target, attestation, campaignAt, identity, row),
    ).rejects.toThrow(`The attestation is not that of the attestor ${stranger}`);
  });

  it("claims as a contract on the list, for its owner alone", async () => {
    const at = account("AttestedRecipient");
    const { chain, campaign, row, balanceOf, lastCall } = await startCampaign(
      "SablierMerkleInstant",
      at,
    );
    const { abi, bytecode } = await compileExample("solidity/airdrops-v3.0/AttestedRecipient.sol");
    await chain.construct(at, encodeDeployData({ abi, bytecode, args: [holder.address] }));
    const recipient = chain.register(new Contract(chain, "AttestedRecipient", at, abi));
    const { index, amount, proof } = row;
    const args = [campaignAt, index, target, amount, Number(NOW), proof, "0x1234"];
    const claim = (from: Hex, value: bigint) => recipient.write("claim", args, { from, value });
    await expect(claim(stranger, FEE)).rejects.toMatchObject({
      errorName: "NotOwner",
      args: [stranger],
    });
    await expect(claim(holder.address, FEE - 1n)).rejects.toMatchObject({
      errorName: "FeeNotCovered",
      args: [FEE - 1n, FEE],
    });
    expect(campaign.calls()).toEqual([]);
    await claim(holder.address, 3n * FEE);
    expect(lastCall()).toEqual({
      contract: "SablierMerkleInstant",
      functionName: "claimViaAttestation",
      args: [index, target, amount, Number(NOW), proof, "0x1234"],
      caller: at,
      value: FEE,
    });
    expect(await balanceOf(target)).toBe(amount);
    expect(await chain.balanceOf(at)).toBe(0n);
  });

  it("sets the attestor of a campaign", async () => {
    const { connection, lastCall } = await startCampaign();
    const client = connect(...connection(stranger));
    await attestations.setAttestor(client, attestor.address, campaignAt);
    expect(lastCall()).toMatchObject({ functionName: "setAttestor", args: [attestor.address] });
  });
});
