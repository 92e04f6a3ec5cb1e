import { type Address } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as admins from "../../../examples/typescript/airdrops/campaign-admin";
import * as files from "../../../examples/typescript/airdrops/campaign-file";
import * as claims from "../../../examples/typescript/airdrops/claim";
import * as statuses from "../../../examples/typescript/airdrops/claim-status";
import * as instant from "../../../examples/typescript/airdrops/create-instant-campaign";
import * as linear from "../../../examples/typescript/airdrops/create-linear-campaign";
import { createList, findRecipient } from "../../../examples/typescript/airdrops/merkle-api";
import * as trees from "../../../examples/typescript/airdrops/merkle-tree";
import { totalPercentage } from "../../../src/lib/airdrops";
import { UNIT } from "../../../src/lib/fixed-point";
import { account } from "../support/chain";
import { startMerkleApi } from "../support/merkle-api";
import type { Answer } from "../support/recorder";
import { clientsOn } from "../support/rpc";
import {
  type Call,
  dai,
  DAY,
  FACTORY,
  INSTANT,
  LINEAR,
  LOCKUP,
  NOW,
  nowhere,
  OTHER,
  OWNER,
  type Row,
  type Setup,
  STRANGER,
  table,
  TOKEN,
  TRANCHED,
  type World,
} from "../support/table";

const ONE_PERCENT = 10n ** 16n;
const ROWS = ["1000", "2500", "500"].map((amount, index) => ({
  index: BigInt(index),
  recipient: account(`recipient ${index}`),
  amount: dai(amount),
}));
const [FIRST] = ROWS as [trees.Allocation];
const TREE = trees.treeOf(ROWS);
const ROOT = trees.rootOf(TREE);
const TOTAL = dai("4000");
const CID = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";
const EXPIRATION = Number(NOW + 84n * DAY);

const base = (campaignName: string, shape: string) => ({
  token: TOKEN,
  expiration: EXPIRATION,
  initialAdmin: OWNER,
  ipfsCID: CID,
  merkleRoot: ROOT,
  campaignName,
  shape,
});
const SCHEDULE = {
  startTime: 0,
  startPercentage: ONE_PERCENT,
  cliffDuration: Number(30n * DAY),
  cliffPercentage: ONE_PERCENT,
  totalDuration: Number(90n * DAY),
};
const PARTS = [
  { unlockPercentage: 30n * ONE_PERCENT, duration: Number(30n * DAY) },
  { unlockPercentage: 70n * ONE_PERCENT, duration: Number(60n * DAY) },
];
const CREATE_INSTANT: Call = ["createMerkleInstant", base("Spring rewards", ""), TOTAL, 3n];
const CREATE_LINEAR: Call = [
  "createMerkleLL",
  base("Summer rewards", "linearUnlockCliff"),
  LOCKUP,
  false,
  true,
  SCHEDULE,
  TOTAL,
  3n,
];
const CREATE_TRANCHED: Call = [
  "createMerkleLT",
  base("Autumn rewards", "tranchedBackweighted"),
  LOCKUP,
  false,
  true,
  0,
  PARTS,
  TOTAL,
  3n,
];

const of = (file: string, args: readonly unknown[] = [FACTORY, LOCKUP, TOKEN]): Setup => ({
  contracts: ["SablierMerkleFactory"],
  file: `solidity/airdrops/${file}`,
  args,
});
const RUN: Call = ["create", ROOT, CID, TOTAL, 3n];

/** A row that creates a campaign and brings it the tokens. */
const creates = (run: Row["run"], call: Call, campaign: Address, more: Partial<Row> = {}): Row => ({
  title: call[0],
  run,
  calls: [call],
  returns: campaign,
  gains: [
    [OWNER, -TOTAL],
    [campaign, TOTAL],
  ],
  ...more,
});

/** The factory's own sum of percentages, as recorded. */
const sums: Answer = ({ args: [tranches] }) => ({
  returns:
    UNIT ===
    totalPercentage(
      (tranches as typeof PARTS).map((part) => ({ ...part, duration: BigInt(part.duration) })),
    ),
});

table(
  "solidity/airdrops/CreateInstantCampaign.sol",
  of("CreateInstantCampaign.sol", [FACTORY, TOKEN]),
  [creates(RUN, CREATE_INSTANT, INSTANT)],
);
table("solidity/airdrops/CreateLinearCampaign.sol", of("CreateLinearCampaign.sol"), [
  creates(RUN, CREATE_LINEAR, LINEAR),
]);
table("solidity/airdrops/CreateTranchedCampaign.sol", of("CreateTranchedCampaign.sol"), [
  creates(RUN, CREATE_TRANCHED, TRANCHED, { does: { isPercentagesSum100: sums } }),
  {
    title: "refuses percentages that every claim would fail with",
    run: RUN,
    answers: { isPercentagesSum100: false },
    error: ["PercentagesNot100"],
  },
]);

const PROGRAMS: Setup = {
  contracts: ["SablierMerkleFactory", "SablierMerkleLL", "SablierLockup"],
};
const published = { token: TOKEN, ipfsCID: CID, expiration: EXPIRATION };
const creatingInstant =
  (change = (client: ReturnType<typeof instant.connect>) => client): Row["run"] =>
  ({ connection }) =>
    instant.main(change(instant.connect(...connection())), {
      ...published,
      merkleRoot: ROOT,
      total: TOTAL,
      recipients: 3n,
    });
const creatingLinear =
  (change = (client: linear.Client) => client): Row["run"] =>
  ({ connection }) =>
    linear.main(change(linear.connect(...connection())), {
      ...linear.CAMPAIGN,
      ...published,
      list: ROWS,
    });

table("typescript/airdrops/create-instant-campaign.ts", PROGRAMS, [
  creates(creatingInstant(), CREATE_INSTANT, INSTANT),
  {
    title: "names a chain without Airdrops v1.3",
    run: creatingInstant(nowhere),
    error: /Airdrops v1\.3 is not on Nowhere\./,
  },
]);
table("typescript/airdrops/create-linear-campaign.ts", PROGRAMS, [
  creates(creatingLinear(), CREATE_LINEAR, LINEAR),
  {
    title: "names a chain without the releases",
    run: creatingLinear(nowhere),
    error: /Airdrops v1\.3 is not on Nowhere\./,
  },
]);

const PROOF = trees.proofOf(TREE, FIRST);
const CAMPAIGN: Setup = { contracts: ["SablierMerkleLL", "SablierLockup"] };
const claimer = ({ connection }: World) => claims.connect(...connection(STRANGER));
const claiming: Row["run"] = (world) =>
  claims.main(claimer(world), LINEAR, { ...FIRST, proof: PROOF });

table("typescript/airdrops/claim.ts", CAMPAIGN, [
  {
    title: "claims with the fee, and returns the id of the stream",
    run: claiming,
    from: STRANGER,
    answers: { FEE: 1000n },
    does: {
      claim: {
        moves: [[TOKEN, LINEAR, LOCKUP, FIRST.amount]],
        // The event with a stream; that of instant campaigns has another signature.
        emits: [["Claim", { streamId: 7n }]],
      },
    },
    calls: [["claim", 0n, FIRST.recipient, FIRST.amount, PROOF]],
    value: 1000n,
    returns: 7n,
  },
  {
    title: "stops before it sends what would revert, and names the error",
    run: claiming,
    answers: { FEE: 0n },
    does: { claim: { error: ["SablierMerkleBase_InvalidProof"] } },
    error: /SablierMerkleBase_InvalidProof/,
  },
]);

table("typescript/airdrops/campaign-admin.ts", CAMPAIGN, [
  {
    title: "reads what to look at",
    run: (world) => admins.readCampaign(claimer(world), LINEAR),
    answers: {
      admin: OWNER,
      TOKEN,
      MERKLE_ROOT: ROOT,
      EXPIRATION,
      FEE: 1000n,
      campaignName: "Summer rewards".padEnd(32, "\0"),
      getSchedule: SCHEDULE,
    },
    returns: {
      admin: OWNER,
      token: TOKEN,
      merkleRoot: ROOT,
      expiration: EXPIRATION,
      fee: 1000n,
      name: "Summer rewards",
      schedule: SCHEDULE,
    },
  },
  {
    title: "claws back",
    run: ({ connection }) =>
      admins.clawback(claims.connect(...connection()), LINEAR, OTHER, dai("3000")),
    calls: [["clawback", OTHER, dai("3000")]],
  },
]);

const readerOn = ({ chain }: World) => clientsOn(chain, sepolia, STRANGER).reader;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const TOKEN_URI = `data:application/json;base64,${btoa(
  JSON.stringify({
    name: "Sablier Lockup #7",
    image: `data:image/svg+xml;base64,${btoa(SVG)}`,
  }),
)}`;

table("typescript/airdrops/claim-status.ts", CAMPAIGN, [
  {
    title: "knows which rows have been claimed",
    run: (world) => statuses.claimedOf(readerOn(world), LINEAR, [0n, 1n, 2n]),
    answers: { "hasClaimed(0)": false, "hasClaimed(1)": true, "hasClaimed(2)": false },
    returns: [1n],
  },
  {
    title: "finds the picture of the stream",
    run: async (world) => {
      const picture = await statuses.streamPicture(readerOn(world), LOCKUP, 7n);
      return (await fetch(picture)).text();
    },
    answers: {
      "SablierLockup.tokenURI(7)": TOKEN_URI,
    },
    returns: SVG,
  },
]);

describe("from a CSV file to a proof", () => {
  it("the list of the Merkle API has the root and the proofs of the campaign", async () => {
    const api = await startMerkleApi({ runtime: "standalone" });
    try {
      const rows = ROWS.map(({ recipient }, index) => `${recipient},${[1000, 2500, 500][index]}`);
      const list = await createList(
        api.url,
        new Blob([`address,amount\n${rows.join("\n")}\n`]),
        18,
      );
      expect(list.root).toBe(ROOT);
      const file = await files.loadCampaignFile(api.url, list.cid);
      expect(files.findFaults(file, ROOT, TOTAL)).toEqual([]);
      const own = files.entitlementOf(file, FIRST.recipient);
      expect(own).toEqual({ ...FIRST, proof: PROOF });
      expect(await findRecipient(api.url, list.cid, FIRST.recipient)).toEqual(own);
    } finally {
      await api.close();
    }
  });
});

describe("figures on the pages", () => {
  it("the lists of the pages have the rows and the total of these tests", () => {
    const list = linear.CAMPAIGN.list.map(({ index, amount }) => [index, amount]);
    expect(list).toEqual(ROWS.map(({ index, amount }) => [index, amount]));
    expect(ROWS.reduce((sum, { amount }) => sum + amount, 0n)).toBe(TOTAL);
  });
});
