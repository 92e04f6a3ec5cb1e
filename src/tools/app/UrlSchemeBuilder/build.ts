import {
  AREAS,
  type AppChain,
  type AppContractsData,
  type AppLink,
  type Area,
  formatAppUrl,
  formatStreamId,
  indexerStreamId,
  readChainId,
  readSource,
  readStreamNumber,
  resolveSource,
  type ResolvedSource,
  STREAM_VIEWS,
} from "@site/src/lib/app-urls";
import { isAddressText } from "@site/src/lib/format";
import {
  type FormValues,
  optionField,
  problemOf,
  read,
  textField,
  type TextFields,
} from "@site/src/forms";

export type BuilderField = "area" | "contract" | "address" | "chain" | "stream" | "view" | "switch";

const AREA_NAMES: Readonly<Record<Area, string>> = {
  vesting: "Vesting (Lockup)",
  payments: "Payments (Flow)",
  airdrops: "Airdrops",
};

/** Value of the contract field when the reader writes an address. */
export const BY_ADDRESS = "address";

/** Contract, chain and stream of the first link of each area. */
export const FIRST_OF: Readonly<Record<Area, Partial<FormValues<BuilderField>>>> = {
  vesting: { contract: "LK", chain: "137" },
  payments: { contract: "FL2", chain: "11155111" },
  airdrops: {
    chain: "11155111",
    address: "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc",
    view: "",
  },
};

const CAMPAIGN_VIEWS = ["", "manage"] as const;

/** Views of a page by area, with their names. */
export function viewsOf(area: Area): readonly { value: string; label: string }[] {
  return area === "airdrops"
    ? [
        { value: "", label: "Campaign" },
        { value: "manage", label: "Manage, for the admin" },
      ]
    : [
        { value: "", label: "Stream" },
        { value: "details", label: "Details" },
        { value: "history", label: "History" },
      ];
}

function readAddress(text: string): string {
  if (!isAddressText(text.trim())) {
    throw new RangeError(
      text.trim() === ""
        ? "Write the address of the contract"
        : `"${text}" is not an address; write 0x and 40 hex digits`,
    );
  }
  return readSource(text);
}

/** The fields that the address of the page keeps. */
export function builderFields(data: AppContractsData): TextFields<BuilderField> {
  const aliases = data.contracts.map(({ alias }) => alias);
  return {
    area: optionField<Area>("ua", "Area", "vesting", AREA_NAMES),
    contract: optionField("us", "Contract", "LK", [...aliases, BY_ADDRESS]),
    address: textField("ux", "Address", "", readAddress, { code: true, wide: true }),
    chain: textField("uc", "Chain", "137", readChainId),
    stream: textField("ui", "Stream id", "21", readStreamNumber, { inputMode: "numeric" }),
    view: optionField("uv", "Page", "", [...STREAM_VIEWS, ...CAMPAIGN_VIEWS]),
    switch: optionField("uw", "Wallet", "", {
      "": "Leave its chain",
      yes: "Ask it to switch (cc)",
    }),
  };
}

/** A link with what belongs to it, and what is wrong with the fields. */
export interface BuiltLink {
  /** Absent while a field is no value. */
  readonly url?: string;
  readonly id?: string;
  readonly indexerId?: string;
  readonly resolved?: ResolvedSource;
  readonly problems: Partial<Record<BuilderField, string>>;
}

/** Makes the link that the fields describe. A link that leads nowhere comes with its problem. */
export function buildLink(texts: FormValues<BuilderField>, data: AppContractsData): BuiltLink {
  const area = AREAS.find((name) => name === texts.area) ?? "vesting";
  const chain = read(() => readChainId(texts.chain));
  const byAddress = area === "airdrops" || texts.contract === BY_ADDRESS;
  const source = read(() => (byAddress ? readAddress(texts.address) : readSource(texts.contract)));
  const stream = area === "airdrops" ? undefined : read(() => readStreamNumber(texts.stream));
  const problems: Partial<Record<BuilderField, string>> = {};
  const sourceField = byAddress ? "address" : "contract";
  const report = (field: BuilderField, problem: string | undefined): void => {
    if (problem !== undefined) problems[field] = problem;
  };
  report("chain", problemOf(chain));
  report(sourceField, problemOf(source));
  if (stream !== undefined) report("stream", problemOf(stream));
  if (!chain.ok || !source.ok || stream?.ok === false) return { problems };
  const chainId = chain.value;
  const switchTo = texts.switch === "yes" ? chainId : undefined;
  if (area === "airdrops" || stream === undefined) {
    const link: AppLink = {
      kind: "campaign",
      address: source.value,
      chainId,
      manage: texts.view === "manage",
    };
    return { url: formatAppUrl(link, switchTo), id: `${source.value}-${chainId}`, problems };
  }
  const id = { source: source.value, chainId, streamId: stream.value };
  const resolved = resolveSource(id, data, area);
  report(sourceField, resolved.problems.source);
  report("chain", resolved.problems.chain);
  const view = STREAM_VIEWS.find((name) => name === texts.view) ?? "";
  const indexerId = indexerStreamId(id, data);
  return {
    url: formatAppUrl({ kind: "stream", area, view, ...id }, switchTo),
    id: formatStreamId(id),
    ...(indexerId !== undefined && { indexerId }),
    resolved,
    problems,
  };
}

/** Chains for the list: those with the contract first. */
export function chainOptions(
  data: AppContractsData,
  texts: FormValues<BuilderField>,
): { value: string; label: string }[] {
  const contract = data.contracts.find(({ alias }) => alias === texts.contract);
  const isAlias = texts.area !== "airdrops" && contract !== undefined;
  const has = ({ id }: AppChain): boolean => !isAlias || String(id) in contract.addresses;
  const option = (chain: AppChain): { value: string; label: string } => ({
    value: String(chain.id),
    label: `${chain.name} (${chain.id})${has(chain) ? "" : `, without ${contract?.alias ?? ""}`}`,
  });
  const known = data.chains.some(({ id }) => String(id) === texts.chain);
  return [
    ...(known ? [] : [{ value: texts.chain, label: `Chain ${texts.chain}` }]),
    ...data.chains.filter(has).map(option),
    ...data.chains.filter((chain) => !has(chain)).map(option),
  ];
}
