// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { optionField, type FormValues, textField, readWhole } from ".";
import { useForm } from "./useForm";
import Form, { Answer, Fields, FormFields, Results, Slider } from "./Form";

const FIELDS = {
  count: textField("zc", "Count", "2", (text: string) => readWhole(text, 0n, 9n), {
    hint: "One digit.",
  }),
  unit: optionField("zu", "Unit", "day", ["day", "week"], {
    options: [
      { value: "day", label: "days" },
      { value: "week", label: "weeks" },
    ],
  }),
};

function evaluate({ count, unit }: FormValues<keyof typeof FIELDS>) {
  const problems = /^\d$/.test(count) ? {} : { count: `"${count}" is not a digit; use 0 to 9` };
  return { problems, answer: `${count} ${unit}` };
}

function Example() {
  const form = useForm(FIELDS, evaluate);
  const { texts, change, outcome } = form;
  return (
    <Form form={form} title="Example">
      <FormFields form={form} legend="Example fields" />
      <Fields legend="Slide">
        <Slider
          label="Slide"
          value={texts.count}
          onChange={(count) => change({ count })}
          min={0}
          max={9}
          text={`${texts.count} ${texts.unit}`}
        />
      </Fields>
      <Answer>{outcome.answer}</Answer>
      <Results items={[{ term: "Count", value: texts.count, note: "as written" }]} />
    </Form>
  );
}

function countField(): HTMLElement {
  return screen.getByRole("textbox", { name: "Count" });
}

describe("Form", () => {
  test("the server writes the default state, which the reader can change at once", () => {
    window.history.replaceState(null, "", "/page?zc=7");
    const html = renderToString(<Example />);
    expect(html).not.toContain("disabled");
    expect(html).toContain('value="2"');
  });

  test("keeps what the reader enters in the address, next to what others keep there", async () => {
    window.history.replaceState(null, "", "/page?q=other#part");
    const user = userEvent.setup();
    render(<Example />);
    await user.clear(countField());
    await user.type(countField(), "5");
    await user.selectOptions(screen.getByRole("combobox", { name: "Unit" }), "week");
    expect(window.location.search).toBe("?q=other&zc=5&zu=week");
    expect(window.location.hash).toBe("#part");
    expect(screen.getByRole("status").textContent).toBe("5 week");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(window.location.search).toBe("?q=other");
  });

  test("names a value of the address that it ignores", () => {
    window.history.replaceState(null, "", "/page?zc=99&zu=week");
    render(<Example />);
    expect(screen.getByRole("alert").textContent).toContain('Count "99" in the address');
    expect(screen.getByRole("status").textContent).toBe("2 week");
  });

  test("ties hint and problem to the field", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.type(countField(), "x");
    expect(countField().getAttribute("aria-invalid")).toBe("true");
    const ids = countField().getAttribute("aria-describedby")?.split(" ") ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(["One digit.", '"2x" is not a digit; use 0 to 9.']);
    expect(window.location.search).toBe("");
    await user.clear(countField());
    expect(screen.getByText("This field is empty; use 0 to 9.")).toBeDefined();
  });

  test("has a named region and a slider that says its value", () => {
    render(<Example />);
    const region = screen.getByRole("region", { name: "Example" });
    const slider = within(region).getByRole("slider", { name: /Slide/ });
    expect(slider.getAttribute("aria-valuetext")).toBe("2 day");
  });
});
