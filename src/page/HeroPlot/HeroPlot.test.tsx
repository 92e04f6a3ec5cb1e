// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import HeroPlot from ".";

afterEach(cleanup);

describe("HeroPlot", () => {
  it("has a name and a description for people who cannot see it", () => {
    render(<HeroPlot />);
    const plot = screen.getByRole("img", { name: /Three stream shapes/ });
    expect(plot.querySelector("desc")?.textContent).toMatch(/Three tranches unlock a third each/);
  });

  it("draws three curves that end at the same point", () => {
    const { container } = render(<HeroPlot />);
    const ends = [...container.querySelectorAll("path")].map(
      (path) => /[\d.]+$/.exec(path.getAttribute("d") ?? "")?.[0],
    );
    expect(ends).toHaveLength(3);
    expect(new Set(ends).size).toBe(1);
  });
});
