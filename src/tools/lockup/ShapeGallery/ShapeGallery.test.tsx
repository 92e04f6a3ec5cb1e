// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { SHAPE_IDS, SHAPES } from "@site/src/lib/shapes";
import { releasedPercent } from "./exponent";
import { drawShape, fieldsOf } from "./model";
import { ExponentExplorer, ShapeOverlay, ShapePictures, ShapePlot, ShapeTable } from ".";

describe("drawShape", () => {
  test.each(SHAPE_IDS)("%s rises from 0 to 1 and never falls", (id) => {
    const drawn = drawShape(id);
    const points = drawn.ok ? drawn.points : [];
    expect(points[0]).toEqual({ x: 0, y: 0 });
    expect(points.at(-1)).toEqual({ x: 1, y: 1 });
    for (const [index, { x, y }] of points.entries()) {
      expect(x).toBeGreaterThanOrEqual(points[index - 1]?.x ?? 0);
      expect(y).toBeGreaterThanOrEqual(points[index - 1]?.y ?? 0);
    }
  });

  test("keys of the address differ between all shapes and parameters", () => {
    const keys = SHAPE_IDS.flatMap((id) => Object.values(fieldsOf(id)).map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("tells what gives no stream", () => {
    expect(drawShape("cliff", { cliff: "x" })).toMatchObject({ ok: false, parameter: "cliff" });
    expect(drawShape("cliff", { cliff: "100" })).toMatchObject({ ok: false, parameter: "cliff" });
    expect(drawShape("linearUnlockCliff", { startUnlock: "60", cliffUnlock: "60" })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/UnlockAmountsSumTooHigh/) as string,
    });
    expect(drawShape("dynamicDoubleUnlock", { firstUnlock: "90" })).toEqual({
      ok: false,
      parameter: "secondUnlock",
      problem: "the unlocks exceed 100% of the deposit",
    });
    expect(drawShape("dynamicDoubleUnlock", { secondTime: "20" })).toMatchObject({
      problem: expect.stringMatching(/SegmentTimestampsNotOrdered/) as string,
    });
    expect(drawShape("tranchedBackweighted", { percentages: "10" })).toMatchObject({
      parameter: "percentages",
    });
  });
});

describe("ShapePictures", () => {
  test("every shape has a drawing and a link to its section", () => {
    render(<ShapePictures />);
    const items = screen.getAllByRole("listitem");
    expect(items.map((item) => within(item).getByRole("link").getAttribute("href"))).toEqual(
      SHAPES.map(({ section }) => `#${section}`),
    );
    expect(screen.getAllByRole("img")).toHaveLength(SHAPES.length);
  });
});

describe("ShapePlot", () => {
  test("the server draws the default values", () => {
    const html = renderToString(<ShapePlot shape="cliff" description="Nothing until 40%." />);
    expect(html).toContain("Nothing until 40%.");
    expect(html).toContain("Cliff unlock: streamed share over time");
  });

  test("a slider changes the curve and the address", () => {
    const { container } = render(<ShapePlot shape="cliff" description="Default." />);
    const before = container.querySelector(".line")?.getAttribute("d");
    fireEvent.change(screen.getByRole("slider", { name: /^Cliff/ }), { target: { value: "60" } });
    expect(container.querySelector(".line")?.getAttribute("d")).not.toBe(before);
    expect(window.location.search).toBe("?cl-c=60");
    expect(container.querySelector("desc")?.textContent).toMatch(/your values/);
    fireEvent.click(screen.getByRole("button", { name: "Reset Cliff unlock" }));
    expect(window.location.search).toBe("");
  });

  test("impossible values give the reason once, at the field, and no plot", () => {
    render(<ShapePlot shape="dynamicDoubleUnlock" description="Default." />);
    fireEvent.change(screen.getByRole("slider", { name: /^First unlock:/ }), {
      target: { value: "90" },
    });
    expect(screen.getByText(/exceed 100%/)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toMatch(/Correct the marked field/);
    expect(screen.queryByRole("img")).toBeNull();
  });
});

describe("ShapeOverlay", () => {
  test("compares up to four shapes and keeps at least one", async () => {
    const user = userEvent.setup();
    render(<ShapeOverlay />);
    expect(screen.getByRole("checkbox", { name: "Exponential" })).toHaveProperty("checked", true);
    expect(screen.getByRole("checkbox", { name: "Double unlock" })).toHaveProperty(
      "disabled",
      true,
    );
    for (const name of ["Linear", "Cliff unlock", "Exponential"]) {
      await user.click(screen.getByRole("checkbox", { name }));
    }
    expect(window.location.search).toBe("?ov=tranchedStepper");
    expect(screen.getByRole("checkbox", { name: "Unlock in steps" })).toHaveProperty(
      "disabled",
      true,
    );
    expect(screen.getByRole("checkbox", { name: "Double unlock" })).toHaveProperty(
      "disabled",
      false,
    );
  });
});

describe("ShapeTable", () => {
  test("has one row per shape with its functions", () => {
    render(<ShapeTable />);
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    expect(rows).toHaveLength(SHAPES.length);
    expect(rows[0]?.textContent).toMatch(/linear.*createWithDurationsLL.*≈ 168,923/);
    expect(screen.getByText("Unlock in steps (deprecated id)")).toBeTruthy();
  });
});

describe("exponents", () => {
  test.each([
    ["0.2", 20n, "87.0551%"],
    ["0.3", 30n, "81.2252%"],
    ["0.5", 50n, "70.7107%"],
    ["1", 100n, "50%"],
    ["2", 200n, "25%"],
    ["3", 300n, "12.5%"],
    ["4", 400n, "6.25%"],
    ["6", 600n, "1.5625%"],
    ["10", 1000n, "0.0977%"],
  ])("exponent %s releases its share after half of the time", (_, hundredths, released) => {
    expect(releasedPercent((hundredths * UNIT) / 100n, 50)).toBe(released);
  });

  test("the read-out follows the field, and a bad exponent is named", () => {
    render(<ExponentExplorer />);
    const field = screen.getByRole("textbox", { name: "Exponent" });
    expect(screen.getByRole("status").textContent).toMatch(/25%/);
    fireEvent.change(field, { target: { value: "0.5" } });
    expect(screen.getByRole("status").textContent).toMatch(/70\.7107%/);
    expect(window.location.search).toBe("?ee=0.5");
    fireEvent.change(field, { target: { value: "20" } });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("img")).toBeNull();
  });
});
