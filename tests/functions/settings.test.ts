import { expect, test } from "vitest";

import { readFunctionSettings } from "../../functions/lib/settings";

test("without variables, answers are quoted and the limits are the usual ones [spec 4.6c]", () => {
  expect(readFunctionSettings({})).toEqual({
    model: null,
    allowedOrigins: ["https://docs.sablier.com"],
    chatPerMinute: 10,
    maxSteps: 1,
    maxTokens: 800,
    timeoutMs: 45_000,
    feedbackUrl: null,
    mcpPerMinute: 60,
    problems: [],
  });
});

test("every variable is read", () => {
  expect(
    readFunctionSettings({
      SITE_URL: "https://docs.example.org/",
      LLM_BASE_URL: "https://llm.example.org/v1/",
      LLM_MODEL: " small ",
      LLM_API_KEY: "key",
      CHAT_ALLOWED_ORIGINS: "https://a.example.org, https://b.example.org/",
      CHAT_RATE_LIMIT: "5",
      CHAT_MAX_STEPS: "3",
      CHAT_MAX_TOKENS: "500",
      CHAT_TIMEOUT: "30",
      FEEDBACK_FORWARD_URL: "https://in.example.org/feedback",
      MCP_RATE_LIMIT: "7",
    }),
  ).toEqual({
    model: { baseUrl: "https://llm.example.org/v1", model: "small", apiKey: "key" },
    allowedOrigins: ["https://docs.example.org", "https://a.example.org", "https://b.example.org"],
    chatPerMinute: 5,
    maxSteps: 3,
    maxTokens: 500,
    timeoutMs: 30_000,
    feedbackUrl: "https://in.example.org/feedback",
    mcpPerMinute: 7,
    problems: [],
  });
});

test("everything that is wrong is listed, and its default stays in service", () => {
  const settings = readFunctionSettings({
    SITE_URL: "docs.example.org",
    LLM_BASE_URL: "http://llm.example.org/v1",
    LLM_API_KEY: "secret",
    CHAT_ALLOWED_ORIGINS: "*,https://a.example.org/path,https://c.example.org",
    CHAT_RATE_LIMIT: "0",
    CHAT_MAX_STEPS: "many",
    CHAT_MAX_TOKENS: "1e3",
    CHAT_TIMEOUT: "-1",
    FEEDBACK_FORWARD_URL: "mailto:x@example.org",
    MCP_RATE_LIMIT: "99999999999999999999",
  });
  expect(settings).toMatchObject({
    model: null,
    allowedOrigins: ["https://c.example.org"],
    chatPerMinute: 10,
    maxSteps: 1,
    maxTokens: 800,
    timeoutMs: 45_000,
    feedbackUrl: null,
    mcpPerMinute: 60,
  });
  expect(settings.problems.map((problem) => problem.split(" ")[0]).toSorted()).toEqual([
    ..."CHAT_ALLOWED_ORIGINS CHAT_ALLOWED_ORIGINS CHAT_MAX_STEPS CHAT_MAX_TOKENS".split(" "),
    ..."CHAT_RATE_LIMIT CHAT_TIMEOUT FEEDBACK_FORWARD_URL LLM_BASE_URL LLM_MODEL".split(" "),
    ..."MCP_RATE_LIMIT SITE_URL".split(" "),
  ]);
  expect(settings.problems.join("\n")).not.toContain("secret");
});

test("a model on this machine needs no key and no TLS", () => {
  const { model, problems } = readFunctionSettings({
    LLM_BASE_URL: "http://localhost:11434/v1",
    LLM_MODEL: "small",
  });
  expect([model?.apiKey, problems]).toEqual([null, []]);
});

test.each([
  [{ LLM_BASE_URL: "sk-pa55word", LLM_MODEL: "small" }, "LLM_BASE_URL is no http or https address"],
  [{ LLM_BASE_URL: "https://llm.example.org/v1?a=1", LLM_MODEL: "small" }, "has a ? or a #"],
  [{ LLM_BASE_URL: "https://llm.example.org/v1#a", LLM_MODEL: "small" }, "has a ? or a #"],
  [{ CHAT_ALLOWED_ORIGINS: "https://*.example.org" }, "each in full"],
  [{ FEEDBACK_FORWARD_URL: "http://in.example.org/t0ken" }, "use an https address"],
])("%j is a problem", (environment, problem) => {
  const { problems, model, allowedOrigins, feedbackUrl } = readFunctionSettings(environment);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]).not.toMatch(/pa55word|t0ken/u);
  const standard = readFunctionSettings({}).allowedOrigins;
  expect([model, allowedOrigins, feedbackUrl]).toEqual([null, standard, null]);
});

test("what may be a secret is not shown with what is wrong about it", () => {
  const { problems } = readFunctionSettings({
    LLM_BASE_URL: "https://user:pa55word@llm.example.org/v1?token=t0ken",
    LLM_MODEL: "small",
    FEEDBACK_FORWARD_URL: "ftp://in.example.org/t0ken",
  });
  expect(problems).toHaveLength(2);
  expect(problems.join("\n")).toContain("LLM_BASE_URL is no http or https address");
  expect(problems.join("\n")).not.toMatch(/pa55word|t0ken/u);
});
