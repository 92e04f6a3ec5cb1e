import { joinWords } from "../text/join-words";
import {
  compareVersions,
  parseReleaseRef,
  protocolLabel,
  type ProtocolName,
  type ReleasePages,
  type ReleaseRef,
  releaseLabel,
} from "./model";

/** What has to be known of a release to advise on it. */
export interface AdvisedRelease {
  readonly ref: ReleaseRef;
  /** What was released together with it, for example `March 2026`. */
  readonly generation: string;
  /** Route of the page with its addresses. */
  readonly path: string;
  readonly pages: Pick<ReleasePages, "overview" | "reference">;
}

const versionOf = ({ ref }: AdvisedRelease) => parseReleaseRef(ref).version;

/**
 * Which release of a protocol to begin with, and which releases the guides of this site are about:
 * whole sentences that name the protocol and stand alone, as inline Markdown.
 *
 * @param page path of the page that shows them; they do not link to it
 * @throws Error that names the protocol when it has no release
 */
export function whichRelease(
  protocol: ProtocolName,
  releases: readonly AdvisedRelease[],
  page: string,
): string {
  const [newest, ...older] = releases
    .filter(({ ref }) => parseReleaseRef(ref).protocol === protocol)
    .toSorted((a, b) => compareVersions(versionOf(b), versionOf(a)));
  if (newest === undefined) throw new Error(`There is no release of ${protocol} to advise on.`);

  const link = (words: string, to: string | undefined): string =>
    to === undefined || to === page ? words : `[${words}](${to})`;
  const labelOf = (release: AdvisedRelease): string => releaseLabel(protocol, versionOf(release));
  const { overview, reference } = newest.pages;
  const guided = older.filter(({ pages }) => pages.overview !== undefined);
  const addresses = link("addresses", newest.path);
  const start = `For ${protocolLabel(protocol)}, start with ${link(labelOf(newest), overview)} of ${newest.generation}, the newest release.`;

  if (overview !== undefined) {
    const others = joinWords(guided.map((one) => link(versionOf(one), one.pages.overview)));
    const uses = guided.length === 1 ? "it" : "them";
    const rest =
      others === "" ? "" : ` The guides of ${others} are for code that already uses ${uses}.`;
    return `${start} This site has its ${addresses} and guides.${rest}`;
  }
  const described = reference === undefined ? [] : [link("reference", reference)];
  const has = `${start} This site has its ${joinWords([...described, addresses, "ABIs"])}`;
  const [behind] = guided;
  return behind === undefined
    ? `${has}.`
    : `${has}, but no guides. The guides are about ${link(labelOf(behind), behind.pages.overview)} of ${behind.generation}, and code for ${versionOf(behind)} needs changes for ${versionOf(newest)}.`;
}
