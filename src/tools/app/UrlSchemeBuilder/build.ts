import {
  AREAS,
  type AppChain,
  type AppContract,
  type AppContractsData,
  type Area,
  formatAppUrl,
  readChainId,
  readStreamNumber,
  STREAM_VIEWS,
} from "@site/src/lib/app-urls";
import {
  type FormValues,
  type Option,
  optionField,
  problemsOf,
  read,
  textField,
  type TextFields,
} from "@site/src/forms";
import { addressField, readAddress } from "@site/src/forms/addresses";

export type BuilderField = "area" | "contract" | "address" | "chain" | "stream" | "view" | "switch";

const AREA_NAMES: Readonly<Record<Area, string>> = {
  vesting: "Vesting (Lockup)",
  payments: "Payments (Flow)",
  airdrops: "Airdrops",
};

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

/** The fields that the address of the page keeps. */
export function builderFields(data: AppContractsData): TextFields<BuilderField> {
  return {
    area: optionField<Area>("ua", "Area", "vesting", AREA_NAMES),
    contract: optionField(
      "us",
      "Contract",
      "LK",
      data.contracts.map(({ alias, release }) => ({ value: alias, label: `${alias}: ${release}` })),
    ),
    address: addressField("ux", "Address of the campaign", "", { wide: true }),
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

/** The contract of the stream: the first of the area unless the reader chose another. Campaigns have none here. */
export function contractOf(
  texts: FormValues<BuilderField>,
  data: AppContractsData,
): AppContract | undefined {
  const own = data.contracts.filter(({ area }) => area === areaOf(texts));
  return own.find(({ alias }) => alias === texts.contract) ?? own[0];
}

/** A link, and what is wrong with the fields. */
export interface BuiltLink {
  /** Absent while a field is no value. */
  readonly built?: {
    readonly url: string;
    /** What the link is about, as far as the deployments tell. */
    readonly chain: AppChain | undefined;
    readonly address: string | undefined;
  };
  readonly problems: Partial<Readonly<Record<BuilderField, string>>>;
}

/** Makes the link that the fields describe. A link that leads nowhere comes with its problem. */
export function buildLink(texts: FormValues<BuilderField>, data: AppContractsData): BuiltLink {
  const contract = contractOf(texts, data);
  const chainId = read(() => readChainId(texts.chain));
  const subject = read(() =>
    contract === undefined ? readAddress(texts.address) : readStreamNumber(texts.stream),
  );
  if (!chainId.ok || !subject.ok) {
    const named = contract === undefined ? "address" : "stream";
    return { problems: problemsOf<BuilderField>({ chain: chainId, [named]: subject }) };
  }
  const chain = data.chains.find(({ id }) => id === chainId.value);
  const switchTo = texts.switch === "yes" ? chainId.value : undefined;
  if (contract === undefined) {
    const address = subject.value.toLowerCase();
    const manage = texts.view === "manage";
    const url = formatAppUrl(
      { kind: "campaign", address, chainId: chainId.value, manage },
      switchTo,
    );
    return { built: { url, chain, address }, problems: {} };
  }
  const { alias: source, area, release } = contract;
  const view = STREAM_VIEWS.find((name) => name === texts.view) ?? "";
  const id = { source, chainId: chainId.value, streamId: subject.value };
  const url = formatAppUrl({ kind: "stream", area, view, ...id }, switchTo);
  const address = contract.addresses[chainId.value];
  const problem =
    chain === undefined
      ? `The data package has no Sablier streams on chain ${chainId.value}`
      : `${source} (${release}) is not deployed on ${chain.name}`;
  return {
    built: { url, chain, address },
    problems: address === undefined ? { chain: problem } : {},
  };
}

/** Chains for the list: those with the contract first. */
export function chainOptions(data: AppContractsData, texts: FormValues<BuilderField>): Option[] {
  const contract = contractOf(texts, data);
  const lacks = ({ id }: AppChain): boolean =>
    contract !== undefined && !(id in contract.addresses);
  const options = data.chains
    .toSorted((a, b) => Number(lacks(a)) - Number(lacks(b)))
    .map((chain) => ({
      value: String(chain.id),
      label: `${chain.name} (${chain.id})${lacks(chain) ? `, without ${contract?.alias ?? ""}` : ""}`,
    }));
  const isListed = options.some(({ value }) => value === texts.chain);
  return isListed ? options : [{ value: texts.chain, label: `Chain ${texts.chain}` }, ...options];
}
