// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { embedUrl, videoAnchor, VIDEOS, watchUrl } from "../../../data/videos";
import VideoList from ".";

const list = (
  <VideoList>
    <p>Dated status</p>
  </VideoList>
);

describe("VideoList", () => {
  test("the status stands with each task that creates in the app, and with no other", () => {
    render(list);
    const carriers = screen
      .getAllByText("Dated status")
      .map((status) => status.closest("article")?.querySelector("h3")?.textContent);
    const creating = VIDEOS.filter(({ createsInApp }) => createsInApp).map(({ title }) => title);
    expect(carriers).toEqual(creating);
    expect(creating).toHaveLength(9);
  });

  test("the server writes titles, steps and links, and no player", () => {
    const html = renderToString(list);
    for (const video of VIDEOS) {
      expect(html).toContain(`id="${videoAnchor(video)}"`);
      expect(html).toContain(`href="${watchUrl(video)}"`);
    }
    expect(html).not.toContain("<iframe");
  });

  test("a player is requested only after its button was pressed", () => {
    const { container } = render(list);
    expect(container.querySelector("iframe")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /^Play here, .*: Top up a stream$/ }));
    const players = container.querySelectorAll("iframe");
    expect([...players].map(({ src }) => src)).toEqual([embedUrl({ id: "lVSuWR-xC98" })]);
  });
});
