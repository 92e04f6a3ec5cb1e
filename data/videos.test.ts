import { describe, expect, test } from "vitest";

import { PAGE_IDS } from "../src/config/site-map";
import { embedUrl, VIDEO_AREAS, videoAnchor, VIDEOS, watchUrl } from "./videos";

describe("videos", () => {
  test("ids have the form of YouTube and occur once", () => {
    const ids = VIDEOS.map(({ id }) => id);
    expect(ids.filter((id) => !/^[A-Za-z0-9_-]{11}$/u.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("they stand in the order of their areas", () => {
    const counts = VIDEO_AREAS.map((area) => VIDEOS.filter((video) => video.area === area).length);
    expect(counts).toEqual([4, 7, 5, 4]);
    const order = VIDEOS.map(({ area }) => VIDEO_AREAS.indexOf(area));
    expect(order).toEqual(order.toSorted());
  });

  test("anchors are unique and safe in an address", () => {
    const anchors = VIDEOS.map(videoAnchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z-]+$/u);
  });

  test("every recording has an outline and a written guide of this site", () => {
    for (const { steps, guide, title } of VIDEOS) {
      expect(steps.length, title).toBeGreaterThan(1);
      expect(PAGE_IDS).toContain(guide.to.slice(1));
    }
  });

  test("links lead to YouTube, the player to its host without cookies", () => {
    expect(watchUrl({ id: "xDTLGGewjNU" })).toBe("https://www.youtube.com/watch?v=xDTLGGewjNU");
    expect(embedUrl({ id: "xDTLGGewjNU" })).toBe(
      "https://www.youtube-nocookie.com/embed/xDTLGGewjNU",
    );
  });
});
