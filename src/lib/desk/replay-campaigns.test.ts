import { readFileSync } from "node:fs";
import path from "node:path";

import { type Hex, recoverTypedDataAddress } from "viem";
import { describe, expect, it } from "vitest";

import { DESK } from "../../../data/desk";
import { Comptroller } from "../../../tests/vectors/comptroller";
import {
  addressOf,
  loadVectors,
  type Step,
  type Value,
  type VectorFile,
} from "../../../tests/vectors/load";
import { struct, text, whole } from "../../../tests/vectors/replay";
import { leafHash, processProof, vcaClaimAmount } from "../airdrops";
import type { ReleaseRef } from "../protocol/model";
import { campaignConditions, type Figures } from "./conditions";
import { type DeskGroup, type DeskRole, FOREIGN_ERROR } from "./model";
import { claimTypedData } from "./typed-data";
import { type KnownConditions, verdictOf } from "./verdict";

type Fields = Readonly<Record<string, Value>>;

/** The text of the desk's page, in one line. */
const pageText = (): string =>
  readFileSync(path.join(__dirname, "../../../docs/apps/without-the-app.mdx"), "utf8").replaceAll(
    /\s+/gu,
    " ",
  );

/** A campaign as its events leave it. */
interface Campaign {
  readonly group: DeskGroup;
  readonly params: Fields;
  readonly claimed: Set<bigint>;
  admin: string;
  firstClaim: bigint;
  minFeeUSD: bigint;
  attestor: string | undefined;
}

/** A row of the recorded list. */
interface Row {
  readonly index: bigint;
  readonly recipient: string;
  readonly amount: bigint;
  readonly leaf: Hex;
}

/** Names of the kinds in events, by the end of the names of contracts. */
const KINDS = ["Instant", "LL", "LT", "VCA", "Execute"];

function groupOf(ref: ReleaseRef, event: string): DeskGroup {
  const kind = KINDS.find((one) => event.endsWith(one)) ?? "";
  const found = DESK.find(
    ({ release, contracts }) => release === ref && contracts.some((name) => name.endsWith(kind)),
  );
  if (found === undefined) throw new Error(`No group of ${ref} for ${event}`);
  return found;
}

class Chain {
  readonly campaigns = new Map<string, Campaign>();
  private readonly balances = new Map<string, bigint>();
  private readonly taxed = new Set<Value>();
  private readonly fees = new Comptroller("v1.1", addressOf("oracle"), [0n]);
  private attestor = addressOf("zero");
  private readonly rows: readonly Row[];
  private readonly real: ReadonlyMap<string, Hex>;

  constructor(
    private readonly ref: ReleaseRef,
    header: Readonly<Record<string, unknown>>,
  ) {
    const addresses = Object.entries((header.addresses ?? {}) as Readonly<Record<string, Hex>>);
    this.real = new Map(addresses.map(([name, address]) => [addressOf(name), address]));
    const leaves = header.leaves as readonly (readonly [string, string, string, Hex?])[];
    this.rows = leaves.map(([index, name, amount, leaf]) => {
      const recipient = addressOf(name.slice(1));
      const row = { index: BigInt(index), recipient, amount: BigInt(amount) };
      return {
        ...row,
        leaf: leaf ?? leafHash({ ...row, recipient: this.real.get(recipient) ?? recipient }),
      };
    });
    const set = { on: "comptroller", fn: "setMinFeeUSD", args: [0n, 2n * 10n ** 8n] };
    this.fees.follow(set as unknown as Step);
  }

  private minFee({ group, params, minFeeUSD }: Campaign, at: bigint): bigint {
    if (group.reads.fee === undefined) return 0n;
    if (group.reads.fee === "FEE") return whole(params.fee);
    const fee = this.fees.read({ fn: "convertUSDFeeToWei", args: [minFeeUSD], at });
    return fee?.ok === true ? fee.value : 0n;
  }

  private isProven(root: Value | undefined, row: Omit<Row, "leaf">, proof: Value): boolean {
    const own = this.rows.find(
      ({ index, recipient, amount }) =>
        index === row.index && recipient === row.recipient && amount === row.amount,
    );
    return own !== undefined && processProof(own.leaf, proof as unknown as Hex[]) === root;
  }

  /** Who signed a claim, as wallets sign the typed data of the desk. */
  private async isSigned(on: string, args: readonly Value[]): Promise<boolean> {
    const [index, recipient, to, amount, validFrom, , signature] = args;
    const real = (address: Value | undefined): string =>
      this.real.get(text(address)) ?? text(address);
    const data = claimTypedData(1, real(addressOf(on)), {
      index: whole(index),
      recipient: real(recipient),
      to: real(to),
      amount: whole(amount),
      validFrom: whole(validFrom),
    });
    const signer = await recoverTypedDataAddress({
      ...data,
      domain: { ...data.domain, verifyingContract: data.domain.verifyingContract as Hex },
      types: { Claim: data.types.Claim },
      message: {
        ...data.message,
        index: BigInt(data.message.index),
        amount: BigInt(data.message.amount),
        recipient: data.message.recipient as Hex,
        to: data.message.to as Hex,
      },
      signature: text(signature) as Hex,
    }).catch(() => undefined);
    // The wallet is a contract, for which `third` signs.
    const wanted = real(recipient === addressOf("wallet") ? addressOf("third") : recipient);
    return signer?.toLowerCase() === wanted.toLowerCase();
  }

  /** What the desk would know before a call, and who makes it; undefined for what is no campaign's. */
  async read(step: Step) {
    const { on, fn, args, at, by = "", wei } = step;
    const campaign = this.campaigns.get(addressOf(on));
    if (campaign === undefined) return undefined;
    const { group, params } = campaign;
    const action = group.actions.find(({ signature }) => signature.startsWith(`${fn}(`));
    if (action === undefined) return undefined;
    const of = (name: string): Value | undefined => args[(action.args as string[]).indexOf(name)];
    const index = of("index");
    const amount = of("amount");
    const isClaim = typeof index === "bigint" && typeof amount === "bigint";
    const row = { index, recipient: text(of("recipient") ?? by), amount } as Omit<Row, "leaf">;
    const claim = isClaim
      ? {
          amount,
          isClaimed: campaign.claimed.has(index),
          isProven: this.isProven(params.merkleRoot, row, of("proof") ?? []),
        }
      : undefined;
    const vesting = params.vestingEndTime !== undefined && {
      unlockPercentage: whole(params.unlockPercentage),
      start: whole(params.vestingStartTime),
      end: whole(params.vestingEndTime),
    };
    const tranches = params.tranchesWithPercentages as readonly Fields[] | undefined;
    const attestor = campaign.attestor ?? this.attestor;
    const figures: Figures = {
      expiration: whole(params.expiration),
      firstClaim: campaign.firstClaim,
      balance: this.balances.get(addressOf(on)) ?? 0n,
      fee: this.minFee(campaign, at),
      attestor: attestor === addressOf("zero") ? 0n : 1n,
      ...(params.campaignStartTime !== undefined && { start: whole(params.campaignStartTime) }),
      ...(params.claimType !== undefined && { claimType: whole(params.claimType) }),
      ...(vesting && isClaim && { withdrawable: vcaClaimAmount(vesting, amount, at) }),
      ...(tranches !== undefined &&
        group.reads.percentage !== undefined && {
          percentage: tranches.reduce((sum, one) => sum + whole(one.unlockPercentage), 0n),
        }),
    };
    const isTaxed = this.taxed.has(params.asset ?? "");
    const conditions: KnownConditions = {
      ...campaignConditions(group, figures, { claim, taxed: isTaxed, now: at }),
      unpaid: wei < (figures.fee ?? 0n),
      ...(fn === "claimViaSig" && {
        unsigned: !(await this.isSigned(on, args)),
        waiting: whole(of("validFrom")) > at,
      }),
      ...(fn === "claimViaAttestation" && { stale: whole(of("expireAt")) < at, forged: false }),
      partial: false,
    };
    const isListed = this.rows.some(
      (one) => one.index === index && one.recipient === by && one.amount === amount,
    );
    const roles: readonly DeskRole[] = [
      ...(isListed ? (["recipient"] as const) : []),
      ...(by === campaign.admin ? (["admin"] as const) : []),
      "other",
    ];
    return { action, conditions, roles };
  }

  /** Takes over what a call that succeeded did. */
  follow(step: Step): void {
    const { on, fn, args, at, events, error } = step;
    if (error !== undefined) return;
    if (on === "oracle") {
      const isSwitch = fn === "setBroken";
      const mode = { fn: "setMode", args: [args[0] === true ? 2n : 0n] };
      const feed = fn === "set" ? { args: [args[0] ?? 0n, undefined as never, args[1] ?? 0n] } : {};
      this.fees.follow({ ...step, ...(isSwitch ? mode : feed) });
    }
    if (on === "comptroller" && fn === "setAttestor") this.attestor = text(args[0]);
    for (const { name, args: fields, by } of events) {
      if (name.startsWith("CreateMerkle")) this.create(name, fields);
      if (name === "SetProtocolFee") this.tax(fields);
      if (by === addressOf("token") && name === "Transfer") {
        this.move(text(fields.from), -whole(fields.value));
        this.move(text(fields.to), whole(fields.value));
      }
      const campaign = this.campaigns.get(by);
      if (campaign === undefined) continue;
      if (name === "TransferAdmin") campaign.admin = text(fields.newAdmin);
      if (name === "LowerMinFeeUSD") campaign.minFeeUSD = whole(fields.newMinFeeUSD);
      if (name === "SetAttestor") {
        const next = text(fields.newAttestor);
        campaign.attestor = next === addressOf("zero") ? undefined : next;
      }
      if (name.startsWith("Claim")) {
        campaign.claimed.add(whole(fields.index));
        if (campaign.firstClaim === 0n) campaign.firstClaim = at;
      }
    }
  }

  private move(holder: string, amount: bigint): void {
    this.balances.set(holder, (this.balances.get(holder) ?? 0n) + amount);
  }

  private tax({ asset, newProtocolFee }: Fields): void {
    if (newProtocolFee === 0n) this.taxed.delete(asset ?? "");
    else this.taxed.add(asset ?? "");
  }

  private create(name: string, fields: Fields): void {
    const [address = ""] = Object.entries(fields).flatMap(([field, value]) =>
      field.startsWith("merkle") && field !== "merkleRoot" ? [text(value)] : [],
    );
    const own = fields.campaignParams ?? fields.baseParams;
    const params: Fields = { ...fields, ...(own === undefined ? {} : struct(own)) };
    this.campaigns.set(address, {
      group: groupOf(this.ref, name),
      params,
      claimed: new Set(),
      admin: text(params.initialAdmin ?? params.admin),
      firstClaim: 0n,
      minFeeUSD: whole(params.minFeeUSD ?? 0n),
      attestor: undefined,
    });
  }
}

/**
 * Ends that follow from arguments which the desk fills in, from settings of a campaign that no claim survives,
 * from the target of an Execute campaign, or from tokens other than usual ones.
 */
const NOT_OF_THE_CAMPAIGN =
  /^(?:Sablier(?:Lockup)?Helpers_|PRBMath_|SafeCast|SafeERC20|Reentrancy|\(empty|StakeClosed|ERC20InsufficientAllowance|ERC20InvalidReceiver)|ToZeroAddress|FeeTransferFailed|NotFullAmountTransferred/u;

async function compare(ref: ReleaseRef, file: VectorFile) {
  const { header, steps } = loadVectors(file);
  const chain = new Chain(ref, header);
  const wrong: string[] = [];
  let compared = 0;
  for (const step of steps) {
    const state = step.by === undefined ? undefined : await chain.read(step);
    const raised = step.error?.name;
    const isOurs =
      raised === undefined ||
      (!NOT_OF_THE_CAMPAIGN.test(raised) &&
        // A clawback of more than there is, and an attestation of somebody else, are arguments, too.
        !(step.fn === "clawback" && raised.startsWith("ERC20")) &&
        !(step.fn === "claimViaAttestation" && raised.endsWith("_InvalidSignature")));
    if (state !== undefined && isOurs) {
      const { action, conditions, roles } = state;
      const verdicts = roles.map((role) => verdictOf(action, role, conditions));
      const best = verdicts.find(({ kind }) => kind === "possible") ?? verdicts[0];
      const said = best?.kind === "refused" ? best.error : JSON.stringify(best);
      const was = raised === "ERC20InsufficientBalance" ? FOREIGN_ERROR : raised;
      compared += 1;
      if (said !== (was ?? '{"kind":"possible"}')) {
        wrong.push(`line ${step.line}: ${step.fn}: said ${said}, was ${String(was)}`);
      }
    }
    chain.follow(step);
  }
  return { wrong, compared };
}

const RECORDED = [
  ["airdrops@v3.0", "airdrops-v3.0", 82],
  ["airdrops@v1.3", "airdrops-v1.3", 16],
  ["airdrops@v1.2", "airdrops-v1.2", 22],
  ["airdrops@v1.1", "airdrops-v1.1", 18],
] as const;

describe.each(RECORDED)("recorded calls of campaigns of %s", (ref, file, count) => {
  it("end as the desk says [spec 8.1]", async () => {
    const { wrong, compared } = await compare(ref, file);
    expect(wrong).toEqual([]);
    expect(compared).toBe(count);
  });
});

it("are as many as the page says", () => {
  const all = RECORDED.reduce((sum, [, , count]) => sum + count, 0);
  expect(pageText()).toContain(`${all} calls of campaigns`);
});
