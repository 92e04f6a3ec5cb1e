// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { SECTIONS } from "../../config/navigation";
import FilterFields from ".";

const optionsOf = (name: string): string[] =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

describe("FilterFields", () => {
  it("offers every area and protocol, and all of them first", () => {
    render(<FilterFields area="" protocol="" onArea={vi.fn()} onProtocol={vi.fn()} />);
    expect(optionsOf("Area")).toEqual(["All areas", ...SECTIONS.map(({ label }) => label)]);
    expect(optionsOf("Protocol")).toEqual([
      "All protocols",
      "Lockup",
      "Flow",
      "Airdrops",
      "Legacy",
      "Comptroller",
      "Bob",
    ]);
  });

  it("shows what is chosen and tells what is chosen anew", async () => {
    const onArea = vi.fn<(area: string) => void>();
    const onProtocol = vi.fn<(protocol: string) => void>();
    render(<FilterFields area="Guides" protocol="flow" onArea={onArea} onProtocol={onProtocol} />);
    const area = screen.getByRole<HTMLSelectElement>("combobox", { name: "Area" });
    const protocol = screen.getByRole<HTMLSelectElement>("combobox", { name: "Protocol" });
    expect([area.value, protocol.value]).toEqual(["Guides", "flow"]);
    await userEvent.selectOptions(area, "Concepts");
    await userEvent.selectOptions(protocol, "All protocols");
    expect(onArea).toHaveBeenCalledWith("Concepts");
    expect(onProtocol).toHaveBeenCalledWith("");
  });
});
