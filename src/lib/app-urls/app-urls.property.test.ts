import fc from "fast-check";
import { expect } from "vitest";

import { anyText, fuzzOf, textOf, unlessRefused } from "../../../tests/fuzz/fuzz";
import { CONTRACTS, FLOW_ETHEREUM, LOCKUP_POLYGON } from "./fixture";
import {
  APP_ORIGIN,
  formatStreamId,
  MAX_LINK_LENGTH,
  parseAppLink,
  readCampaignId,
  readChainId,
  readStreamId,
} from ".";

const fuzz = fuzzOf("links into the app");

const link = fc.oneof(
  textOf(
    ..."/-?&=#:.%@\\ ".split(""),
    ...[
      APP_ORIGIN,
      "app.sablier.com",
      "https://evil.example",
      "javascript:",
      "/vesting",
      "/payments",
      "/airdrops",
    ],
    ...[
      "/stream/",
      "/campaign/",
      "LK-137-21",
      "FL2-1-5",
      `${LOCKUP_POLYGON}-137-1`,
      FLOW_ETHEREUM,
      "gallery",
      "polygon",
    ],
    ...["c=137", "s=", "r=0x", "cc=1", "i=", "t=search", "history", "%F0", "%00", "__proto__"],
  ),
  anyText,
);

fuzz("any text is a link of the app or refused", link, (text) => {
  const parsed = unlessRefused(RangeError, () => parseAppLink(text, CONTRACTS));
  if (parsed === undefined) return;
  for (const url of [parsed.url, ...parsed.alternatives]) {
    expect(new URL(url).origin).toBe(APP_ORIGIN);
    // What it is read as is written in the current scheme, which is read as the same.
    const again = parseAppLink(url, CONTRACTS);
    expect(again.url).toBe(url);
    expect(again.isOld).toBe(false);
  }
});

fuzz(
  "any text is the id of a stream, or refused",
  fc.oneof(link, textOf("-", "LK", "137", "21", "0", "9".repeat(40), LOCKUP_POLYGON)),
  (text) => {
    const id = unlessRefused(RangeError, () => readStreamId(text));
    if (id !== undefined) expect(readStreamId(formatStreamId(id))).toEqual(id);
    unlessRefused(RangeError, () => readCampaignId(text));
    const chain = unlessRefused(RangeError, () => readChainId(text));
    if (chain !== undefined) expect(String(chain)).toBe(text);
  },
);

fuzz.large("a large text is refused", ["/", "-", "a", "9", "?a=b&", "%41", "LK-1-1"], (text) => {
  unlessRefused(RangeError, () => parseAppLink(text, CONTRACTS));
  unlessRefused(RangeError, () =>
    parseAppLink(`${APP_ORIGIN}/${text.slice(0, MAX_LINK_LENGTH - 40)}`, CONTRACTS),
  );
  unlessRefused(RangeError, () => readStreamId(text));
  unlessRefused(RangeError, () => readCampaignId(text));
});
