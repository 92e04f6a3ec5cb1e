import { chains } from "sablier";
import { describe, expect, it } from "vitest";

import { deskData } from "../../../plugins/app-links/desk";
import { loadModel } from "../../../plugins/protocol-data/test-model";
import { selectorOf } from "../abi";
import { type Rpc, RpcError } from "../rpc";
import {
  CAMPAIGN_MARKS,
  campaignKinds,
  campaignKnown,
  type ClaimRow,
  detectCampaign,
  readCampaign,
} from "./campaign";
import { describeCall, settle } from "./settle";

const KINDS = campaignKinds(deskData(loadModel().abis, chains).groups);
const PLACE = { chainId: 1, address: `0x${"c".repeat(40)}` };
const ROOT = `0x${"5".repeat(64)}`;
const ALICE = `0x${"a".repeat(40)}`;
const ROW: ClaimRow = { index: 3n, recipient: ALICE, amount: 100n, proof: [ROOT], root: ROOT };

const word = (value: bigint | number): string => value.toString(16).padStart(64, "0");
const one = (value: bigint | number): string => `0x${word(value)}`;

const kindOf = (release: string, contract: string) => {
  const kind = KINDS.find((own) => own.group.release === release && own.contract === contract);
  if (kind === undefined) throw new Error(`No ${contract} of ${release}`);
  return kind;
};

interface Node {
  /** Answers by the name of a function without its inputs; an Error is thrown. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly chain?: unknown;
  readonly block?: unknown;
  /** What a function gives that has no answer. */
  readonly rest?: unknown;
}

const SIGNATURES = [
  ...CAMPAIGN_MARKS.map((mark) => `${mark}()`),
  ...["EXPIRATION()", "firstClaimTime()", "getFirstClaimTime()", "CAMPAIGN_START_TIME()"],
  ...["admin()", "TOKEN()", "calculateMinFeeWei()", "attestor()", "ipfsCID()", "decimals()"],
  ...["hasClaimed(uint256)", "balanceOf(address)", "calculateClaimAmount(uint128,uint40)"],
  ...["comptroller()", "protocolFees(address)", "TOTAL_PERCENTAGE()"],
];

function node({ answers = {}, chain = "0x1", block = { timestamp: "0x64" }, rest }: Node): Rpc {
  return async (method, [request]) => {
    if (method === "eth_chainId") return chain;
    if (method === "eth_getBlockByNumber") return block;
    const { data } = request as { data: string };
    const name = SIGNATURES.find((own) => data.startsWith(selectorOf(own)))?.split("(", 1)[0] ?? "";
    const answer = Object.hasOwn(answers, name) ? answers[name] : (rest ?? one(0));
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

const NO_FUNCTION = new RpcError(
  'the endpoint answered with an error: "execution reverted"',
  undefined,
);

describe("detectCampaign", () => {
  it.each(KINDS.map(({ group, contract }) => [group.release, contract] as const))(
    "tells %s %s by its functions",
    async (release, contract) => {
      const { group } = kindOf(release, contract);
      const marks = Object.fromEntries(
        (group.marks?.[contract] ?? []).map((mark) => [mark, one(1)]),
      );
      const found = await detectCampaign(node({ answers: marks, rest: NO_FUNCTION }), KINDS, PLACE);
      expect([found.group.release, found.contract]).toEqual([release, contract]);
    },
  );

  it.each([
    ["a wallet", { rest: "0x" }, "there is no campaign at this address"],
    ["HTML", { rest: "<h1>no</h1>" }, "there is no campaign at this address"],
    [
      "another contract with a root",
      { answers: { MERKLE_ROOT: one(1) }, rest: "0x" },
      "no release of the table",
    ],
    ["another chain", { chain: "0x89" }, "is on chain 137"],
    ["no time for it", { rest: new RpcError("too many requests", undefined) }, "too many requests"],
  ])("says in words that there is %s", async (_, what, message) => {
    await expect(detectCampaign(node(what), KINDS, PLACE)).rejects.toThrow(message);
  });
});

const V3 = kindOf("airdrops@v3.0", "SablierMerkleInstant").group;

const text = (words: string): string =>
  `0x${word(32)}${word(words.length)}${Buffer.from(words).toString("hex").padEnd(64, "0")}`;

const OPEN = {
  MERKLE_ROOT: ROOT,
  TOKEN: one(9),
  EXPIRATION: one(200),
  calculateMinFeeWei: one(1000),
  attestor: one(7),
  balanceOf: one(100),
  decimals: one(18),
  ipfsCID: text("QmList"),
};

describe("readCampaign", () => {
  it("reads a campaign and a row, and knows what each call needs", async () => {
    const state = await readCampaign(node({ answers: OPEN }), V3, PLACE, ROW);
    expect(state).toMatchObject({
      now: 100n,
      cid: "QmList",
      decimals: 18,
      figures: { balance: 100n, fee: 1000n, firstClaim: 0n },
      claim: { index: 3n, isClaimed: false },
    });
    const settled = settle(V3, PLACE.address, "other", campaignKnown(V3, state, ROW), {
      args: { ...ROW, available: 100n },
      fee: state.figures.fee,
    });
    const verdicts = Object.fromEntries(settled.map(({ action, verdict }) => [action.id, verdict]));
    expect(verdicts.claim).toEqual({ kind: "possible" });
    expect(verdicts["claim-to"]).toMatchObject({
      condition: "role",
      error: "SablierMerkleBase_InvalidProof",
    });
    expect(verdicts["claim-attested"]).toMatchObject({
      error: "SablierMerkleBase_UnsupportedClaimType",
    });
    expect(describeCall(settled[0] ?? expect.fail())).toMatchObject({
      valueWei: "1020",
      data: expect.stringMatching(
        new RegExp(`^${selectorOf("claim(uint256,address,uint128,bytes32[])")}`, "u"),
      ) as string,
    });
    expect(settled.find(({ action }) => action.id === "claim-signed")?.lacks).toEqual([
      "to",
      "validFrom",
      "signature",
    ]);
  });

  it.each([
    ["claimed", { hasClaimed: one(1) }, ROW, "claimed"],
    ["expired", { EXPIRATION: one(100) }, ROW, "expired"],
    ["not started", { CAMPAIGN_START_TIME: one(101) }, ROW, "early"],
    ["short of tokens", { balanceOf: one(99) }, ROW, "short"],
    ["of another list", {}, { ...ROW, root: one(1) }, "unproven"],
    ["of another type", { CLAIM_TYPE: one(1) }, ROW, "attested"],
  ])("refuses a claim that is %s", async (_, changes, row, condition) => {
    const state = await readCampaign(node({ answers: { ...OPEN, ...changes } }), V3, PLACE, row);
    const [claim] = settle(V3, PLACE.address, "other", campaignKnown(V3, state, row), { args: {} });
    expect(claim?.verdict).toMatchObject({ kind: "refused", condition });
  });

  it("does not take the answer about one row for another, and knows the old protocol fee", async () => {
    const answers = { ...OPEN, hasClaimed: one(1) };
    const state = await readCampaign(node({ answers }), V3, PLACE, ROW);
    expect(campaignKnown(V3, state, { ...ROW, index: 4n }).claimed).toBeUndefined();
    const { group } = kindOf("airdrops@v1.1", "SablierV2MerkleStreamerLL");
    const old = await readCampaign(
      node({ answers: { ...OPEN, protocolFees: one(1) } }),
      group,
      PLACE,
      undefined,
    );
    expect(campaignKnown(group, old, undefined)).toMatchObject({ taxed: true, lasting: false });
  });

  it("knows what a VCA campaign pays", async () => {
    const { group } = kindOf("airdrops@v3.0", "SablierMerkleVCA");
    const answers = { ...OPEN, calculateClaimAmount: one(0) };
    const state = await readCampaign(node({ answers }), group, PLACE, ROW);
    expect(campaignKnown(group, state, ROW)).toMatchObject({ unvested: true, short: false });
  });

  it.each([
    ["HTML", { answers: { ...OPEN, MERKLE_ROOT: "<b>root</b>" } }, "is no number"],
    ["no contract", { rest: "0x" }, "there is no such contract"],
    [
      "a list in place of a word",
      { answers: { ...OPEN, admin: `${one(1)}${word(2)}` } },
      "2 words",
    ],
    [
      "an object with methods of its own",
      { answers: { ...OPEN, EXPIRATION: { toString: 1, valueOf: 1 } } },
      "is no number",
    ],
    ["a block without a time", { block: { timestamp: 12 } }, "gave no time"],
    ["no block", { block: null }, "gave no time"],
    [
      "a time of a thousand digits",
      { block: { timestamp: `0x${"f".repeat(1000)}` } },
      "gave no time",
    ],
  ])("says in words what a node does that gives %s", async (_, what, message) => {
    await expect(readCampaign(node(what), V3, PLACE, ROW)).rejects.toThrow(message);
  });

  it.each([
    ["a script", text("<script>")],
    ["a length beyond the answer", `0x${word(32)}${word(2n ** 200n)}`],
    ["one word", one(1)],
    ["HTML", "<b>Qm</b>"],
  ])("takes %s for no content id", async (_, ipfsCID) => {
    const state = await readCampaign(node({ answers: { ...OPEN, ipfsCID } }), V3, PLACE, undefined);
    expect(state.cid).toBeUndefined();
  });
});
