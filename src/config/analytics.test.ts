import { describe, expect, it } from "vitest";

import { createAnalytics } from "./analytics";

const scriptOf = (environment: Parameters<typeof createAnalytics>[0]): string | undefined =>
  createAnalytics(environment).config?.script;

describe("analytics [spec 6.3]", () => {
  it("are off, except on the host that offers them", () => {
    expect(createAnalytics({})).toEqual({ config: null, problems: [] });
    expect(scriptOf({ VERCEL: "1" })).toBe("/_vercel/insights/script.js");
    expect(scriptOf({ VERCEL: "1", ANALYTICS: "off" })).toBeUndefined();
    expect(scriptOf({ ANALYTICS: "on" })).toBe("/_vercel/insights/script.js");
  });

  it("come from an insights path, or from a base path plus /insights", () => {
    expect(scriptOf({ ANALYTICS: "on", ANALYTICS_PATH: "/counted/" })).toBe("/counted/script.js");
    expect(createAnalytics({ ANALYTICS: "on", ANALYTICS_BASE_PATH: "/_host" }).config).toEqual({
      script: "/_host/insights/script.js",
      endpoint: "/_host/insights",
    });
  });

  it("stay off with every reason when they cannot work", () => {
    const { config, problems } = createAnalytics({
      ANALYTICS: "yes",
      ANALYTICS_PATH: "https://other.example.org/insights",
      ANALYTICS_BASE_PATH: "//other.example.org",
    });
    expect(config).toBeNull();
    expect(problems).toEqual([
      expect.stringContaining('ANALYTICS is "yes"'),
      expect.stringContaining("are both set"),
      expect.stringContaining('ANALYTICS_PATH is "https://other.example.org/insights"'),
      expect.stringContaining('ANALYTICS_BASE_PATH is "//other.example.org"'),
    ]);
  });
});
