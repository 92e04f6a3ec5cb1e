// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";

import { openRelease } from "./reading";

afterEach(() => {
  document.body.innerHTML = "";
  window.history.replaceState(null, "", "/");
});

describe("openRelease", () => {
  it("is the one in the row below the title", () => {
    document.body.innerHTML = '<article><div data-release="lockup@v2.0"></div></article>';
    expect(openRelease()).toBe("lockup@v2.0");
  });

  it.each([
    ["/deployments/flow/v3.0", "flow@v3.0"],
    ["/deployments/flow/v3.0/", "flow@v3.0"],
    ["/deployments", null],
    ["/deployments/nothing/v3.0", null],
    ["/concepts/streaming", null],
  ])("of %s is %s", (path, release) => {
    window.history.replaceState(null, "", path);
    expect(openRelease()).toBe(release);
  });

  it("is none when the row names what is no release", () => {
    document.body.innerHTML = '<article><div data-release="latest"></div></article>';
    expect(openRelease()).toBeNull();
  });
});
