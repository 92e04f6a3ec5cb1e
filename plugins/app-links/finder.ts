import { DESK } from "../../data/desk";
import type {
  CountedThing,
  FinderContract,
  FinderData,
  FinderPage,
  FinderRelease,
  ReleaseNames,
} from "../../src/lib/finder/model";
import {
  compareVersions,
  type ContractInfo,
  type HistoryData,
  PROTOCOLS,
  type ReleaseTable,
} from "../../src/lib/protocol/model";
import { addressesOf, chainsOf, holdsStreams, placesOf } from "./compact";

/** A page of the docs, as far as the finder needs it. */
export interface SitePage {
  /** Route without the site's base URL. */
  readonly path: string;
  /** Release of its front matter. */
  readonly release: string;
}

/** What is worth a link, in the order in which readers need it, by the end of its route. */
const TASKS: readonly (readonly [end: RegExp, label: string])[] = [
  [/^\/guides\/[^/]+\/(?:v[\d.]+\/)?overview$/u, "Guides"],
  [/^\/guides\/legacy\/streams$/u, "Streams"],
  [/^\/guides\/(?!.*\/staking\/).*\/withdraw$/u, "Withdraw"],
  [/^\/guides\/(?!.*\/staking\/).*\/cancel$/u, "Cancel"],
  [/^\/guides\/(?!.*\/staking\/).*\/claim$/u, "Claim"],
  [/^\/guides\/flow\/.*\/stream-management$/u, "Withdraw, refund, pause and void"],
  [/^\/guides\/.*\/etherscan$/u, "On a block explorer"],
  [/^\/reference\/.*\/differences$/u, "What differs from its neighbors"],
];

/** A contract's name as the routes of newer releases write it: `SablierLockup` is `sablier-lockup`. */
function kebab(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/gu, "-").toLowerCase();
}

function pagesOf({ path, ref }: ReleaseTable, own: readonly string[]): FinderPage[] {
  const hasDesk = DESK.some(({ release }) => release === ref);
  return [
    ...TASKS.flatMap(([end, label]) =>
      own.filter((route) => end.test(route)).map((route) => ({ label, path: route })),
    ),
    ...(hasDesk ? [{ label: "Without the app", path: "/apps/without-the-app" }] : []),
    { label: "Addresses", path },
  ];
}

function thingOf({ name, chains }: ContractInfo): CountedThing | undefined {
  if (chains === 0) return undefined;
  if (name === "Payroll") return "salary";
  if (name === "SablierBob") return "vault";
  return name === "Sablier" || holdsStreams(name) ? "stream" : undefined;
}

function toContract(
  table: ReleaseTable,
  info: ContractInfo,
  own: readonly string[],
): FinderContract {
  const { name, alias } = info;
  const counts = thingOf(info);
  const reference = own.find(
    (route) =>
      route.startsWith("/reference/") &&
      [`contract.${name}`, `library.${name}`, kebab(name)].some((end) => route.endsWith(`/${end}`)),
  );
  return {
    name,
    ...(alias !== undefined && { alias }),
    ...(counts !== undefined && { counts }),
    ...(reference !== undefined && { reference }),
    ...addressesOf(placesOf(table, name)),
  };
}

/**
 * Picks out of the release tables what the finder looks up: every contract of every release with its
 * addresses, and the pages about the release, which their front matter names.
 */
export function finderData(
  tables: readonly ReleaseTable[],
  pages: readonly SitePage[],
): FinderData {
  const releases = tables
    .toSorted(
      (a, b) =>
        PROTOCOLS.indexOf(a.protocol) - PROTOCOLS.indexOf(b.protocol) ||
        compareVersions(b.version, a.version),
    )
    .map((table): FinderRelease => {
      const { ref, protocol, label, unlistedChains } = table;
      const own = pages.filter(({ release }) => release === ref).map(({ path }) => path);
      return {
        ref,
        protocol,
        label,
        pages: pagesOf(table, own),
        unlistedChains,
        contracts: table.contracts.map((info) => toContract(table, info, own)),
      };
    });
  return {
    chains: chainsOf(tables.flatMap(({ deployments }) => deployments)),
    releases,
  };
}

/**
 * Rows of the table beside the finder, in its order.
 *
 * @throws Error naming a release without a month
 */
export function releaseNames(
  { releases }: FinderData,
  history: Pick<HistoryData, "releases">,
): ReleaseNames[] {
  return releases.map(({ ref, label, pages, contracts }) => {
    const month = history.releases.find((entry) => entry.ref === ref)?.month;
    const path = pages.at(-1)?.path;
    if (month === undefined || path === undefined) {
      throw new Error(`The history has no month for ${ref}: add it to data/releases.ts.`);
    }
    const met = contracts.filter(
      ({ alias, counts }) => alias !== undefined || counts !== undefined,
    );
    return {
      label,
      path,
      month,
      contracts: (met.length > 0 ? met : contracts.slice(0, 1)).map(({ name, alias }) => ({
        name,
        ...(alias !== undefined && { alias }),
      })),
    };
  });
}
