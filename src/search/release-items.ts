import { deskUrl } from "../lib/desk/place";
import { finderUrl, mayNameRelease } from "../lib/finder/place";
import type { Found } from "../tables/ReleaseFinder/look-up";
import type { SearchItem } from "./items";

const findRelease = async (text: string): Promise<Found> =>
  (await import("../tables/ReleaseFinder/load")).find(text);

/**
 * The finder's answer to a query that has the form of a link, an id, an address or input data, as one
 * item that leads to it, and for a stream a second one that leads to the desk with its calls. The finder
 * and its data are loaded with the first such query.
 *
 * @returns null for other queries; nothing where the finder does not come or knows no release
 */
export function releaseItems(
  query: string,
  find: (text: string) => Promise<Found> = findRelease,
): Promise<readonly SearchItem[]> | null {
  if (!mayNameRelease(query)) return null;
  return find(query).then(
    (found) => {
      if (!found.isAnswer || found.answer.matches.length === 0) return [];
      const [label, hint] = [found.summary, "Which release is this?"];
      const isStream = found.answer.matches.some(({ places }) => places.some(({ id }) => id));
      const desk: SearchItem = {
        kind: "section",
        id: "desk",
        url: deskUrl(query.trim()),
        label: "Withdraw, cancel or transfer",
        hint: "Calls for this stream, without the app",
      };
      const url = finderUrl(query);
      const release: SearchItem = { kind: "section", id: "release", url, label, hint };
      return isStream ? [release, desk] : [release];
    },
    () => [],
  );
}
