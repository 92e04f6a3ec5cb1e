import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import chat, { config } from "../../functions/chat";
import { CHAT_LIMITS } from "../../functions/lib/chat-request";
import { clientOf, createRateLimiter } from "../../functions/lib/rate-limit";
import { ask, bodyOf, CHAT_URL, openChat, post, readOutcome } from "./chat-client";
import { type SmallSite, writeSmallSite } from "./site";

const QUESTION = "Who can cancel a stream?";

let site: SmallSite;
beforeAll(() => {
  site = writeSmallSite();
});
afterAll(() => site.remove());

describe("the chat function without a model", () => {
  test("is found at the path that the chat client posts to [spec 4.6d]", () => {
    expect(config.path).toContain("/api/chat");
    expect(chat).toBeTypeOf("function");
  });

  test("quotes the docs and says so", async () => {
    const { status, message, end } = await ask(openChat(site.folder), { text: QUESTION });
    expect([status, end]).toEqual([200, "finished"]);
    expect(message.answeredBy).toBe("extracts");
    expect(message.content).toContain("Only the sender can cancel a stream.");
    expect(message.parts).toContainEqual({
      type: "source",
      url: "/concepts/cancelability#who-can-cancel-a-stream",
      title: "Cancelability › Who can cancel a stream",
    });
  });

  test("says when the docs do not answer", async () => {
    const { message } = await ask(openChat(site.folder), { text: "Which laptop should I buy?" });
    expect(message.content).toMatch(/^These docs do not answer this question\./u);
  });

  test("fails with a sentence and an id when the site is not there", async () => {
    const opened = openChat(`${site.folder}/nowhere`);
    const { status, text } = await ask(opened, { text: QUESTION });
    expect(status).toBe(502);
    expect(text).not.toContain(site.folder);
    const { id } = JSON.parse(text) as { id: string };
    expect(opened.log).toMatchObject([{ event: "chat-failure", id, kind: "failed" }]);
  });
});

describe("a stream of the chat function", () => {
  const resume = (id: string): Request => new Request(`${CHAT_URL}?chatId=${id}`);

  test("can be read again from the start, for a while [spec 4.6b]", async () => {
    const { handler } = openChat(site.folder, {}, { keepMs: 50 });
    const first = await (await handler(post(bodyOf({ id: "a", text: QUESTION })), {})).text();
    expect(await (await handler(resume("a"), {})).text()).toBe(first);
    expect((await handler(resume("b"), {})).status).toBe(204);
    await vi.waitFor(async () => expect((await handler(resume("a"), {})).status).toBe(204));
  });

  test("is read again by the id of the answer, and no other answer is", async () => {
    const { handler } = openChat(site.folder);
    const again = (id: string, messageId: string): Promise<Response> =>
      handler(new Request(`${CHAT_URL}?chatId=${id}&messageId=${messageId}`), {});
    const askOnce = async (): Promise<{ text: string; messageId: string }> => {
      const text = await (await handler(post(bodyOf({ id: "a", text: QUESTION })), {})).text();
      return { text, messageId: /"messageId":"([^"]+)"/u.exec(text)?.[1] ?? "none" };
    };
    const older = await askOnce();
    expect(await (await again("a", older.messageId)).text()).toBe(older.text);
    const newer = await askOnce();
    expect((await again("a", older.messageId)).status).toBe(204);
    expect(await (await again("a", newer.messageId)).text()).toBe(newer.text);
    expect((await again("b", newer.messageId)).status).toBe(204);
    expect((await again("a", "a%20b")).status).toBe(400);
    expect((await again("a", "")).status).toBe(400);
  });
});

describe("the chat function refuses", () => {
  const status = async (request: Request, ip = "192.0.2.1"): Promise<number> =>
    (await openChat(site.folder).handler(request, { ip })).status;

  test.each([
    ["more messages", bodyOf({ text: "x", history: Array(40).fill({ role: "user", text: "x" }) })],
    [
      "more characters",
      bodyOf({ text: "x", history: [{ role: "user", text: "x".repeat(60_001) }] }),
    ],
    ["a longer question", bodyOf({ text: "x".repeat(CHAT_LIMITS.question + 1) })],
    ["more bytes", `{"id":"${"x".repeat(CHAT_LIMITS.bytes)}"}`],
  ])("%s than it takes", async (_, body) => {
    expect(await status(post(body))).toBe(413);
  });

  test("what is no question, and lists everything that is wrong", async () => {
    const body = {
      id: "no spaces",
      messages: [{ role: "system", parts: [] }, { role: "user", parts: "x" }, null],
      data: { page: "javascript:alert(1)" },
    };
    const { status: code, text } = await readOutcome(
      await openChat(site.folder).handler(post(body), {}),
    );
    expect(code).toBe(400);
    const { problems } = JSON.parse(text) as { problems: string[] };
    expect(problems.map((problem) => problem.split(/[ .]/u)[0])).toEqual(
      "id data messages[0] messages[1] messages[2]".split(" "),
    );
  });
});

describe("the rate limit", () => {
  test.each([
    [undefined, "unknown"],
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["192.0.2.1:4000", "192.0.2.1"],
    ["[2001:db8:1:2::6]:4000", "2001:db8:1:2"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
  ])("counts %s as %s", (ip, client) => {
    expect(clientOf(ip)).toBe(client);
  });

  test("fills up again with time, and forgets who was silent longest", () => {
    let now = 0;
    const { take } = createRateLimiter(2, () => now);
    expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 30]);
    now = 30_000;
    expect([take("a"), take("a")]).toEqual([0, 30]);
    for (let client = 0; client < 10_000; client += 1) take(String(client));
    expect(take("a")).toBe(0);
  });
});
