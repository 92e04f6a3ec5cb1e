// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";

import "./fragments";

describe("a fragment that a reader enters", () => {
  beforeEach(() => window.history.replaceState({ key: "one" }, "", "/support/faq?q=fee"));

  test.each(["#%", "#%E0%A4%A", "#%zz"])("%s is gone before others read the address", (hash) => {
    const read = vi.fn(() => window.location.hash);
    window.addEventListener("popstate", read);
    window.history.replaceState({ key: "two" }, "", hash);
    window.dispatchEvent(new PopStateEvent("popstate"));
    window.removeEventListener("popstate", read);
    expect(read).toHaveReturnedWith("");
    expect(window.location.pathname + window.location.search).toBe("/support/faq?q=fee");
    expect(window.history.state).toEqual({ key: "two" });
  });

  test.each(["", "#minimum-fees", "#%C3%A9", "#100%25"])("%s stays", (hash) => {
    window.history.replaceState(null, "", `/support/faq${hash}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(window.location.hash).toBe(hash);
  });
});
