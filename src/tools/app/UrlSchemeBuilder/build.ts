import {
  AREAS,
  type AppChain,
  type AppContractsData,
  type AppLink,
  type Area,
  formatAppUrl,
  readChainId,
  readSource,
  readStreamNumber,
  resolveSource,
  STREAM_VIEWS,
} from "@site/src/lib/app-urls";
import { isAddressText } from "@site/src/lib/format";
import {
  type FormValues,
  type Option,
  optionField,
  problemsOf,
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

const OF_STREAMS: readonly Option[] = [
  { value: "", label: "Stream" },
  { value: "details", label: "Details" },
  { value: "history", label: "History" },
];

/** Pages of what a link of an area leads to. */
export const VIEWS: Readonly<Record<Area, readonly Option[]>> = {
  vesting: OF_STREAMS,
  payments: OF_STREAMS,
  airdrops: [
    { value: "", label: "Campaign" },
    { value: "manage", label: "Manage, for the admin" },
  ],
};

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
    view: optionField("uv", "Page", "", [...STREAM_VIEWS, "manage"]),
    switch: optionField("uw", "Wallet", "", {
      "": "Leave its chain",
      yes: "Ask it to switch (cc)",
    }),
  };
}

/** The area of the app that the link leads to. */
export const areaOf = (texts: FormValues<BuilderField>): Area =>
  AREAS.find((name) => name === texts.area) ?? "vesting";

/** Which field names the contract. */
export const sourceFieldOf = (texts: FormValues<BuilderField>): "address" | "contract" =>
  areaOf(texts) === "airdrops" || texts.contract === BY_ADDRESS ? "address" : "contract";

/** A link, and what is wrong with the fields. */
export interface BuiltLink {
  /** Absent while a field is no value. */
  readonly built?: { readonly link: AppLink; readonly url: string };
  readonly problems: Partial<Readonly<Record<BuilderField, string>>>;
}

/** Makes the link that the fields describe. A link that leads nowhere comes with its problem. */
export function buildLink(texts: FormValues<BuilderField>, data: AppContractsData): BuiltLink {
  const area = areaOf(texts);
  const isCampaign = area === "airdrops";
  const named = sourceFieldOf(texts);
  const source = read(() => (named === "address" ? readAddress : readSource)(texts[named]));
  const chain = read(() => readChainId(texts.chain));
  const stream = read(() => (isCampaign ? "" : readStreamNumber(texts.stream)));
  if (!chain.ok || !source.ok || !stream.ok) {
    return { problems: problemsOf<BuilderField>({ [named]: source, chain, stream }) };
  }
  const id = { source: source.value, chainId: chain.value, streamId: stream.value };
  const view = STREAM_VIEWS.find((name) => name === texts.view) ?? "";
  const link: AppLink = isCampaign
    ? { kind: "campaign", address: id.source, chainId: id.chainId, manage: texts.view === "manage" }
    : { kind: "stream", area, view, ...id };
  const wrong = isCampaign ? {} : resolveSource(id, data, area).problems;
  return {
    built: { link, url: formatAppUrl(link, texts.switch === "yes" ? id.chainId : undefined) },
    problems: {
      ...(wrong.source !== undefined && { [named]: wrong.source }),
      ...(wrong.chain !== undefined && { chain: wrong.chain }),
    },
  };
}

/** Chains for the list: those with the contract first. */
export function chainOptions(data: AppContractsData, texts: FormValues<BuilderField>): Option[] {
  const contract = data.contracts.find(({ alias }) => alias === texts.contract);
  const isAlias = texts.area !== "airdrops" && contract !== undefined;
  const has = ({ id }: AppChain): boolean => !isAlias || String(id) in contract.addresses;
  const options = data.chains
    .toSorted((a, b) => Number(has(b)) - Number(has(a)))
    .map((chain) => ({
      value: String(chain.id),
      label: `${chain.name} (${chain.id})${has(chain) ? "" : `, without ${contract?.alias ?? ""}`}`,
    }));
  const isListed = options.some(({ value }) => value === texts.chain);
  return isListed ? options : [{ value: texts.chain, label: `Chain ${texts.chain}` }, ...options];
}
