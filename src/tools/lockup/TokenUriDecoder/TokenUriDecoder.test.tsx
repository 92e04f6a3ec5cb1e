import { describe, expect, test } from "vitest";
import { decodeTokenUri, encodeTokenUri, MAX_LENGTH } from "./decode";

const PREFIX = "data:application/json;base64,";

describe("decodeTokenUri", () => {
  test("brings back what was encoded", () => {
    const uri = encodeTokenUri(
      { name: "Stream", attributes: [{ trait_type: "Status", value: "Settled" }, 5] },
      "<svg/>",
    );
    const metadata = decodeTokenUri(` "${uri}"\n`);
    expect(metadata.name).toBe("Stream");
    expect(metadata.description).toBe("");
    expect(metadata.attributes).toEqual([{ trait: "Status", value: "Settled" }]);
    expect(atob(metadata.image.split(",")[1] ?? "")).toBe("<svg/>");
  });

  test("shows no picture from elsewhere", () => {
    const json = JSON.stringify({ name: "x", image: "https://example.com/x.svg" });
    expect(decodeTokenUri(PREFIX + btoa(json)).image).toBe("");
  });

  test.each([
    ["", "must begin with"],
    ["https://example.com", "must begin with"],
    [`${PREFIX}%%%`, "not Base64"],
    [`${PREFIX}${btoa("\xff")}`, "not Base64 of a text"],
    [`${PREFIX}${btoa("{")}`, "not JSON"],
    [`${PREFIX}${btoa("[1]")}`, "not an object"],
    ["x".repeat(MAX_LENGTH + 1), "is the limit"],
  ])("%.40s: %s", (text, message) => {
    expect(() => decodeTokenUri(text)).toThrow(message);
  });
});
