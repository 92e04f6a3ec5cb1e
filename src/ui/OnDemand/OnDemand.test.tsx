// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import OnDemand from ".";

const Tool = () => <p>The tool</p>;

describe("OnDemand", () => {
  it("loads the tool on a click, not before", async () => {
    const load = vi.fn(() => Promise.resolve({ default: Tool }));
    render(
      <OnDemand label="Open the tool" load={load}>
        <p>What the tool does.</p>
      </OnDemand>,
    );
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Open the tool" }));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Loading…" }).disabled).toBe(true);
    expect(await screen.findByText("The tool")).toBeDefined();
    expect(screen.queryByText("What the tool does.")).toBeNull();
  });

  it("can be tried again when loading fails", async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Tool }>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValueOnce({ default: Tool });
    render(
      <OnDemand label="Open the tool" load={load}>
        <p>What the tool does.</p>
      </OnDemand>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Open the tool" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/Check your connection/);
    fireEvent.click(screen.getByRole("button", { name: "Open the tool" }));
    expect(await screen.findByText("The tool")).toBeDefined();
  });
});
