// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";

import FilterBar, { FilterChips, FilterList } from ".";

const ALL = { value: "", label: "All" } as const;

function Bar(change: Partial<ComponentProps<typeof FilterBar>>) {
  const [contract, setContract] = useState<"" | "A">("");
  const [product, setProduct] = useState<"" | "flow">("");
  return (
    <FilterBar label="Filter" status={`3 ${contract} ${product}`} problems={[]} {...change}>
      <FilterList
        label="Contract"
        value={contract}
        choices={[ALL, { value: "A", label: "A" }]}
        onValue={setContract}
      />
      <FilterChips
        label="Product"
        value={product}
        choices={[ALL, { value: "flow", label: "Flow" }]}
        onValue={setProduct}
      />
    </FilterBar>
  );
}

describe("FilterBar", () => {
  test("tells what the reader enters, chooses and presses, by keyboard too", async () => {
    const user = userEvent.setup();
    const onText = vi.fn();
    const onClear = vi.fn();
    render(<Bar search={{ label: "Words", text: "", onText }} onClear={onClear} />);
    await user.type(screen.getByRole("searchbox", { name: "Words" }), "e");
    expect(onText).toHaveBeenCalledWith("e");
    await user.selectOptions(screen.getByRole("combobox", { name: "Contract" }), "A");
    const flow = screen.getByRole("button", { name: "Flow" });
    expect(screen.getByRole("group", { name: "Product" }).contains(flow)).toBe(true);
    flow.focus();
    await user.keyboard("{Enter}");
    expect(flow.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("3 A flow");
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  test("shows ignored values as one alert, and has nothing that Enter would send", () => {
    render(<Bar problems={['"x" was ignored.', '"y" was ignored.']} />);
    expect(screen.getByRole("alert").textContent).toBe('"x" was ignored."y" was ignored.');
    expect(screen.getByRole("search", { name: "Filter" }).closest("form")).toBeNull();
  });

  test("takes entries before the browser has taken over", () => {
    const search = { label: "Words", text: "", onText: vi.fn() };
    expect(renderToString(<Bar search={search} onClear={vi.fn()} />)).not.toContain("disabled");
  });
});
