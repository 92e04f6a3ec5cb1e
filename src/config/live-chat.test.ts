import { describe, expect, it } from "vitest";

import { createLiveChat } from "./live-chat";

describe("live chat [spec 6.2]", () => {
  it("is off without configuration", () => {
    expect(createLiveChat({})).toEqual({ config: null, problems: [] });
    expect(createLiveChat({ LIVE_CHAT_SCRIPT: " " })).toEqual({ config: null, problems: [] });
  });

  it("takes a widget, its settings and the origins it needs", () => {
    const { config, problems } = createLiveChat({
      LIVE_CHAT_SCRIPT: "https://widget.example.org/l.js",
      LIVE_CHAT_SETTINGS: '{"CHAT_ID":"a","$queue":[]}',
      LIVE_CHAT_ORIGINS: "wss://relay.example.org, https://widget.example.org",
    });
    expect(problems).toEqual([]);
    expect(config).toEqual({
      script: "https://widget.example.org/l.js",
      settings: { CHAT_ID: "a", $queue: [] },
      origins: ["https://widget.example.org", "wss://relay.example.org"],
    });
  });

  it("stays off with every reason when it cannot work", () => {
    const { config, problems } = createLiveChat({
      LIVE_CHAT_SCRIPT: "http://widget.example.org/l.js",
      LIVE_CHAT_SETTINGS: "[1]",
      LIVE_CHAT_ORIGINS: "relay",
    });
    expect(config).toBeNull();
    expect(problems).toEqual([
      expect.stringContaining('LIVE_CHAT_SCRIPT is "http://widget.example.org/l.js"'),
      expect.stringContaining("LIVE_CHAT_SETTINGS is [1]"),
      expect.stringContaining('LIVE_CHAT_ORIGINS names "relay"'),
    ]);
    expect(createLiveChat({ LIVE_CHAT_SETTINGS: "{}" }).problems).toEqual([
      expect.stringContaining("LIVE_CHAT_SCRIPT is not set"),
    ]);
  });
});
