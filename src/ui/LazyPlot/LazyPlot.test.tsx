// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import LazyPlot from ".";

const button = (): HTMLElement => screen.getByRole("button", { name: "Draw the curve" });

describe("LazyPlot", () => {
  it("loads nothing before the reader asks for it", () => {
    const load = vi.fn();
    render(<LazyPlot what="the curve" load={load} />);
    expect(button()).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });

  it("shows the plot in place of the button", async () => {
    const load = () => Promise.resolve({ default: () => <p>plot</p> });
    render(<LazyPlot what="the curve" load={load} />);
    fireEvent.click(button());
    expect(await screen.findByText("plot")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says when loading failed, and can be tried again", async () => {
    const load = vi
      .fn<() => Promise<{ default: () => React.ReactElement }>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValueOnce({ default: () => <p>plot</p> });
    render(<LazyPlot what="the curve" load={load} />);
    fireEvent.click(button());
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    fireEvent.click(button());
    expect(await screen.findByText("plot")).toBeTruthy();
  });
});
