// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { VIDEOS } from "../../../data/videos";
import VideoIndex from ".";

test("links every recording from the card of its area", () => {
  render(<VideoIndex />);
  expect(screen.getAllByRole("link")).toHaveLength(VIDEOS.length);
  const payments = within(screen.getByRole("region", { name: "Payments" }));
  expect(payments.getByRole("link", { name: "Top up a stream" }).getAttribute("href")).toBe(
    "/support/how-to#top-up-a-stream",
  );
});
