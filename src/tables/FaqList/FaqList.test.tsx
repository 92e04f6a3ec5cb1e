// @vitest-environment jsdom
import { readFileSync } from "node:fs";

import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import FaqList from ".";
import { applyFilter, readTopics } from "../SectionFilter/sections";

const TOPICS = [
  { id: "lockup", label: "Lockup" },
  { id: "flow", label: "Flow" },
];

const faq = (
  <FaqList topics={TOPICS}>
    <p>Before the topics</p>
    <h2 id="lockup">
      Lockup
      <a className="hash-link" href="#lockup">
        link
      </a>
    </h2>
    <p>About Lockup</p>
    <h3 id="cancel">Can I cancel?</h3>
    <p>The sender can, if the stream is cancelable.</p>
    <h3 id="top-up">Can I top up?</h3>
    <p>No. Create another stream.</p>
    <h2 id="flow">Flow</h2>
    <h3 id="rate">Can I change the rate?</h3>
    <p>
      The sender can, while it <span id="running">runs</span>.
    </p>
  </FaqList>
);

const isShown = (name: string): boolean => screen.getByText(name).closest("[hidden]") === null;

test("an address with malformed escapes names no section", () => {
  window.history.replaceState(null, "", "#%zz");
  render(faq);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(isShown("Can I cancel?")).toBe(true);
  window.history.replaceState(null, "", window.location.pathname);
});

test("reads topics and questions from sibling headings, and keeps those with all words", () => {
  const { container } = render(faq);
  const topics = readTopics(container.querySelector("h2")?.parentElement?.children ?? []);
  expect(topics.map(({ id, title }) => [id, title])).toEqual([
    ["lockup", "Lockup"],
    ["flow", "Flow"],
  ]);
  expect(topics[0]?.questions.map(({ text }) => text)).toEqual([
    "can i cancel? the sender can, if the stream is cancelable.",
    "can i top up? no. create another stream.",
  ]);
  const shown = (text: string): number => applyFilter(topics, text, () => true).shown;
  expect(["SENDER  can", "pause", ""].map(shown)).toEqual([2, 0, 3]);
});

test("filters by words and says how many questions are left; the server writes all", () => {
  expect(renderToString(faq)).not.toContain("hidden");
  render(faq);
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "top up" } });
  expect(screen.getByRole("status").textContent).toBe("1 of 3 questions");
  for (const text of ["Can I top up?", "About Lockup", "Before the topics"]) {
    expect(isShown(text), text).toBe(true);
  }
  for (const text of ["Can I cancel?", "Can I change the rate?"]) {
    expect(isShown(text), text).toBe(false);
  }
});

test("every topic of the page has a heading, in the same order", () => {
  const [page = ""] = readFileSync("docs/support/faq.mdx", "utf8").split("</FaqList>");
  const topics = [...page.matchAll(/\{ id: "([^"]+)", label/gu)].map(([, id]) => id);
  const headings = [...page.matchAll(/^## (.+)$/gmu)].map(([, title]) =>
    title?.toLowerCase().replaceAll(" ", "-"),
  );
  expect(topics).toEqual(headings);
});
