// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import Timeline, { TimelineItem } from ".";

test("lists events with machine-readable dates", () => {
  render(
    <Timeline label="History">
      <TimelineItem date="2016-10-19">A talk</TimelineItem>
      <TimelineItem date="2023-07">A release</TimelineItem>
    </Timeline>,
  );
  const items = within(screen.getByRole("list", { name: "History" })).getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("time")?.dateTime)).toEqual([
    "2016-10-19",
    "2023-07",
  ]);
  expect(items[0]?.textContent).toBe("October 19, 2016A talk");
});
