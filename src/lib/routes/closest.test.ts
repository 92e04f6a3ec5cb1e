import { describe, expect, it } from "vitest";

import { openClosestPages } from "./closest";

const pages = [
  { path: "/concepts/chains", title: "Supported chains" },
  { path: "/concepts/fees", title: "Fees" },
  { path: "/guides/lockup/deployments", title: "Lockup v2.0 deployment addresses" },
  { path: "/guides/flow/deployments", title: "Flow v1.1 deployment addresses" },
  {
    path: "/reference/lockup/contracts/contract.SablierLockup",
    title: "SablierLockup contract reference",
  },
];
const closestPages = openClosestPages(pages);
const paths = (path: string): string[] => closestPages(path).map((page) => page.path);

describe("openClosestPages", () => {
  it("finds a page by a misspelled path", () => {
    expect(paths("/concept/chians")[0]).toBe("/concepts/chains");
  });

  it("finds a page that has moved to another folder", () => {
    expect(paths("/contracts/v2/deployments/lockup")[0]).toBe("/guides/lockup/deployments");
  });

  it("splits contract names", () => {
    expect(paths("/SablierLockup.html")[0]).toBe(
      "/reference/lockup/contracts/contract.SablierLockup",
    );
  });

  it("suggests nothing for a path that resembles nothing", () => {
    expect(paths("/zzzzqqqq")).toEqual([]);
    expect(paths("/")).toEqual([]);
  });

  it("survives malformed escapes and very long paths", () => {
    expect(paths("/%E0%A4%A/fees")[0]).toBe("/concepts/fees");
    expect(paths(`/${"x".repeat(100_000)}`)).toEqual([]);
  });
});
