import { decodeValues, EncodingError } from "../abi";
import type { Rpc } from "../rpc";
import { campaignConditions, type Figures } from "./conditions";
import type { DeskFigure } from "./model";
import { addressIn, blockTime, checkChain, isRefusal, oneWord, view, viewWord } from "./node";
import type { DeskContract } from "./settle";
import type { KnownConditions } from "./verdict";

/** View functions without arguments that tell the contracts of campaigns apart: no two have the same of them. */
export const CAMPAIGN_MARKS = [
  "MERKLE_ROOT",
  "ASSET",
  "LOCKUP",
  "LOCKUP_LINEAR",
  "LOCKUP_TRANCHED",
  "FEE",
  "IS_SABLIER_MERKLE",
  "getSchedule",
  "getTranchesWithPercentages",
  "CLAIM_TYPE",
  "VESTING_TOTAL_DURATION",
  "tranchesWithPercentages",
  "UNLOCK_PERCENTAGE",
  "TARGET",
] as const;

/** A campaign on a chain. */
export interface CampaignPlace {
  readonly chainId: number;
  readonly address: string;
}

/** A contract of the table. */
export interface CampaignKind {
  readonly group: DeskContract;
  readonly contract: string;
}

/** All contracts of campaigns of the table, the newest first. */
export const campaignKinds = (groups: readonly DeskContract[]): CampaignKind[] =>
  groups
    .filter(({ thing }) => thing === "campaign")
    .flatMap((group) => group.contracts.map((contract) => ({ group, contract })));

/**
 * Finds out of which release and kind a campaign is, by the functions that it has.
 *
 * @throws Error that says what the node did, or that the contract is no campaign
 */
export async function detectCampaign(
  rpc: Rpc,
  kinds: readonly CampaignKind[],
  { chainId, address }: CampaignPlace,
): Promise<CampaignKind> {
  await checkChain(rpc, chainId);
  const found = new Set<string>();
  await Promise.all(
    CAMPAIGN_MARKS.map(async (mark) => {
      try {
        const answer = await view(rpc, address, `${mark}()`);
        if (typeof answer === "string" && answer.length >= 66) found.add(mark);
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    }),
  );
  const kind = kinds.find(({ group, contract }) => {
    const marks = group.marks?.[contract] ?? [];
    return marks.length === found.size && marks.every((mark) => found.has(mark));
  });
  if (kind === undefined) {
    throw new Error(
      found.has("MERKLE_ROOT")
        ? "the contract is of no release of the table; choose one that it may be compatible with"
        : "there is no campaign at this address of the chain",
    );
  }
  return kind;
}

/** What is known of a campaign, from a chain or from its reader. */
export interface CampaignState {
  readonly figures: Figures;
  /** Unix seconds for which the figures are. */
  readonly now: bigint;
  /** See `CONDITIONS`; undefined where no claim asks for it, or nobody has read it. */
  readonly taxed?: boolean | undefined;
  /** Decimals of the token. */
  readonly decimals?: number | undefined;
  /** Content id of the list on IPFS. */
  readonly cid?: string | undefined;
  /** The row that was asked for. */
  readonly claim?:
    | {
        readonly index: bigint;
        readonly amount: bigint;
        readonly isClaimed: boolean;
        /** What a VCA campaign would pay, base units. */
        readonly pays: bigint | undefined;
      }
    | undefined;
}

/** A content id out of an ABI-encoded text; undefined for everything that is none. Those in use have 46 to 62 characters. */
function cidIn(answer: unknown): string | undefined {
  if (typeof answer !== "string" || !/^0x(?:[0-9a-f]{64}){3,6}$/iu.test(answer)) return undefined;
  try {
    const type = [{ name: "", type: "string" }];
    const text = decodeValues(type, answer.slice(2).toLowerCase()).values[0]?.value ?? "";
    return /^[a-z0-9]+$/iu.test(text) ? text : undefined;
  } catch (error) {
    if (error instanceof EncodingError) return undefined;
    throw error;
  }
}

/** A row of a campaign's list, with its proof. */
export interface ClaimRow {
  readonly index: bigint;
  readonly recipient: string;
  /** Base units. */
  readonly amount: bigint;
  readonly proof: readonly string[];
  /** Where the proof leads to. */
  readonly root: string;
}

/** What decides about the calls of a campaign, with what is known of it and of a row. */
export function campaignKnown(
  group: DeskContract,
  state: CampaignState,
  row: ClaimRow | undefined,
): KnownConditions {
  const { figures, now, taxed, claim } = state;
  const { root } = figures;
  // Another row than the one that was asked for may be claimed or not.
  const asked =
    claim !== undefined && claim.index === row?.index && claim.amount === row.amount
      ? claim
      : undefined;
  return campaignConditions(
    group,
    asked?.pays === undefined ? figures : { ...figures, withdrawable: asked.pays },
    {
      now,
      taxed,
      claim: row && {
        amount: row.amount,
        isClaimed: asked?.isClaimed,
        isProven: root === undefined ? undefined : BigInt(row.root) === root,
      },
    },
  );
}

/** The value of a function that a contract may lack. */
async function viewIfThere(rpc: Rpc, to: string, signature: string): Promise<unknown> {
  try {
    return await view(rpc, to, signature);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/**
 * Asks a node for a campaign, and for the claim of a row. It only reads.
 *
 * @throws Error that says what the node did, or that it is on another chain
 */
export async function readCampaign(
  rpc: Rpc,
  group: DeskContract,
  { chainId, address }: CampaignPlace,
  row: ClaimRow | undefined,
): Promise<CampaignState> {
  await checkChain(rpc, chainId);
  const now = await blockTime(rpc);
  const reads = Object.entries(group.reads) as [DeskFigure, string][];
  const words = await Promise.all(
    reads.map(async ([figure, name]) => {
      return [figure, await viewWord(rpc, address, `${name}()`)] as const;
    }),
  );
  const stored: Figures = Object.fromEntries(words);
  const token = addressIn(stored.token ?? 0n);
  const balance = await viewWord(rpc, token, "balanceOf(address)", [BigInt(address)]);
  const decimals = await viewIfThere(rpc, token, "decimals()");
  const cid = await viewIfThere(rpc, address, "ipfsCID()");
  return {
    figures: { ...stored, balance },
    now,
    taxed: await readTax(rpc, stored),
    decimals: decimals === undefined ? undefined : smallNumber(decimals),
    cid: cidIn(cid),
    claim: row && (await readClaim(rpc, group, address, row)),
  };
}

const smallNumber = (answer: unknown): number | undefined => {
  const value = oneWord("decimals", answer);
  return value < 256n ? Number(value) : undefined;
};

async function readClaim(
  rpc: Rpc,
  { contracts }: DeskContract,
  address: string,
  { index, amount }: ClaimRow,
) {
  const isClaimed = (await viewWord(rpc, address, "hasClaimed(uint256)", [index])) !== 0n;
  const pays = contracts.includes("SablierMerkleVCA")
    ? await viewWord(rpc, address, "calculateClaimAmount(uint128,uint40)", [amount, 0n])
    : undefined;
  return { index, amount, isClaimed, pays };
}

/** Whether the old comptroller has a protocol fee for the token: only claims of Airdrops v1.1 ask it. */
async function readTax(rpc: Rpc, { lockup, token }: Figures): Promise<boolean | undefined> {
  if (lockup === undefined) return undefined;
  const comptroller = await viewWord(rpc, addressIn(lockup), "comptroller()");
  const fees = await viewWord(rpc, addressIn(comptroller), "protocolFees(address)", [token ?? 0n]);
  return fees > 0n;
}
