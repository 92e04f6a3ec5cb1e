import { describe, expect, it } from "vitest";

import { downloadList, gatewayUrl } from "./claims";

const DOCUMENT = '{"recipients":[]}';

describe("downloadList", () => {
  const url = gatewayUrl(new URL("https://gateway.example/some/path"), "QmList");
  const answer = (body: BodyInit | null, status = 200) =>
    downloadList(url, async () => new Response(body, { status }));

  it("asks the gateway for the content id alone", async () => {
    expect(url.href).toBe("https://gateway.example/ipfs/QmList");
    expect(await answer(DOCUMENT)).toBe(DOCUMENT);
  });

  it.each([
    ["an error page", () => answer("<h1>no</h1>", 504), "HTTP status 504"],
    [
      "an endless answer",
      () =>
        answer(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(8_000_000)),
          }),
        ),
      "longer than 64 MB",
    ],
    [
      "an answer that breaks off",
      () => answer(new ReadableStream({ pull: (controller) => controller.error(new Error("x")) })),
      "ended early",
    ],
    [
      "no connection",
      () => downloadList(url, () => Promise.reject(new TypeError("Failed to fetch"))),
      "cannot be reached",
    ],
  ])("says in words that there is %s", async (_, run, message) => {
    await expect(run()).rejects.toThrow(message);
  });
});
