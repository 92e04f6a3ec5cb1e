import { describe, expect, test } from "vitest";

import { PAGE_IDS } from "../src/config/site-map";
import {
  embedUrl,
  taskAnchor,
  VIDEO_AREAS,
  VIDEO_TASKS,
  videoAnchor,
  VIDEOS,
  watchUrl,
} from "./videos";

describe("videos", () => {
  test("ids have the form of YouTube and occur once", () => {
    const ids = VIDEOS.map(({ id }) => id);
    expect(ids.filter((id) => !/^[A-Za-z0-9_-]{11}$/u.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("they stand by task, then in the order of their areas", () => {
    const counts = VIDEO_TASKS.map((task) => VIDEOS.filter((video) => video.task === task).length);
    expect(counts).toEqual([5, 4, 11]);
    const order = VIDEOS.map(
      ({ task, area }) => 10 * VIDEO_TASKS.indexOf(task) + VIDEO_AREAS.indexOf(area),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test("steps that create in the app are marked, and stand behind the others", () => {
    const marked = VIDEOS.filter(({ createsInApp }) => createsInApp);
    expect(marked.every(({ task }) => task === "Older recordings")).toBe(true);
    // Elsewhere the words speak of a proposal of a DAO, of shapes, or of a stream that exists.
    const unmarked = VIDEOS.filter(({ createsInApp }) => !createsInApp)
      .filter(({ title, steps }) => /\bcreate|\bpay your\b/iu.test([title, ...steps].join(" ")))
      .map(({ title }) => title);
    expect(unmarked).toEqual(["Put a vesting stream into a zkSync proposal"]);
  });

  test("anchors are unique and safe in an address", () => {
    const anchors = [...VIDEOS.map(videoAnchor), ...VIDEO_TASKS.map(taskAnchor)];
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
