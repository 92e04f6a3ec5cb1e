// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import StreamPlot from ".";

const PROPS: ComponentProps<typeof StreamPlot> = {
  title: "Streamed amount",
  description: "The amount grows evenly from 0 to 3,000 tokens in 30 days.",
  x: { label: "Days", domain: [0, 30] },
  y: { label: "Tokens", domain: [0, 3000] },
  series: [
    {
      name: "Stream",
      points: [
        { x: 0, y: 0 },
        { x: 30, y: 3000 },
      ],
      area: true,
    },
    {
      name: "At the end",
      points: [
        { x: 0, y: 0 },
        // On the line between its neighbors, and still a step.
        { x: 15, y: 1500 },
        { x: 30, y: 3000 },
      ],
      interpolation: "step",
    },
  ],
};

function line(container: HTMLElement, series: number): string | null | undefined {
  return container.querySelector(`[data-series="${series}"] > .line`)?.getAttribute("d");
}

describe("StreamPlot", () => {
  test("has a name and a description", () => {
    render(<StreamPlot {...PROPS} />);
    const plot = screen.getByRole("img", { name: /Streamed amount/ });
    expect(plot.querySelector("desc")?.textContent).toMatch(/grows evenly/);
  });

  test("draws lines, steps and areas from the lower left to the upper right", () => {
    const { container } = render(<StreamPlot {...PROPS} />);
    expect(line(container, 1)).toBe("M0 1000L1000 0");
    expect(line(container, 2)).toBe("M0 1000H500V500H1000V0");
    expect(container.querySelector(".area")?.getAttribute("d")).toBe("M0 1000L1000 0L1000 1000H0Z");
  });

  test("marks round numbers, or the marks it is given", () => {
    const { container } = render(
      <StreamPlot
        {...PROPS}
        x={{ label: "Time", domain: [0, 30], ticks: [{ value: 15, label: "half" }] }}
      />,
    );
    const texts = [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
    expect(texts).toEqual(["0", "1,000", "2,000", "3,000", "half"]);
  });

  test("keeps only the ends of long marks where there is little room", () => {
    const ticks = [0, 10, 20, 30].map((value) => ({ value, label: `2025-04-${10 + value}` }));
    const { container, rerender } = render(
      <StreamPlot {...PROPS} x={{ label: "Time", domain: [0, 30], ticks }} />,
    );
    const minor = (): (string | null)[] =>
      [...container.querySelectorAll(".minor text")].map(({ textContent }) => textContent);
    expect(minor()).toEqual(["2025-04-20", "2025-04-30"]);
    rerender(<StreamPlot {...PROPS} x={{ label: "Days", domain: [0, 40] }} />);
    expect(minor()).toEqual(["10", "30"]);
  });

  test("places rules and dots", () => {
    const { container } = render(
      <StreamPlot {...PROPS} rules={[{ x: 15, label: "now" }]} dots={[{ x: 15, y: 1500 }]} />,
    );
    expect(container.querySelector(".rule")?.getAttribute("x1")).toBe("50%");
    expect(screen.getByText("now").getAttribute("text-anchor")).toBe("middle");
    const dot = container.querySelector("circle");
    expect([dot?.getAttribute("cx"), dot?.getAttribute("cy")]).toEqual(["50%", "50%"]);
  });

  test("the server writes the figures as a table", () => {
    const html = renderToString(
      <StreamPlot
        {...PROPS}
        table={{ caption: "Figures", columns: ["Day", "Tokens"], rows: [["15", "1,500"]] }}
      />,
    );
    expect(html).toContain("<summary>Figures</summary>");
    expect(html).toContain("1,500");
  });
});
