import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { securityTxt, sourceTime } from "./security-txt";

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "security-txt-"));
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

/** Makes a commit of a day in the site's folder. */
function commit(day: string): void {
  const git = (...args: string[]): unknown =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      cwd: site,
      env: { ...process.env, GIT_COMMITTER_DATE: day },
      stdio: "ignore",
    });
  git("init");
  git("commit", "--allow-empty", "--message", "x");
}

describe("the time of the source", () => {
  it("is that of the commit, whatever its time zone", () => {
    commit("2026-03-04T23:30:00-02:00");
    expect(new Date(sourceTime(site, {})).toISOString()).toBe("2026-03-05T01:30:00.000Z");
  });

  it("is the one that the environment gives", () => {
    commit("2026-03-04T00:00:00Z");
    expect(sourceTime(site, { SOURCE_DATE_EPOCH: "1767225600" })).toBe(Date.UTC(2026, 0, 1));
  });

  it("is now without a history", () => {
    const before = Date.now();
    const time = sourceTime(site, { SOURCE_DATE_EPOCH: " " });
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it.each(["yesterday", "-1", "1.5", "2026-01-01"])("is not %j", (text) => {
    expect(() => sourceTime(site, { SOURCE_DATE_EPOCH: text })).toThrow(
      `SOURCE_DATE_EPOCH is "${text}"`,
    );
  });
});

it("has the fields of RFC 9116, and expires within a year", () => {
  const text = securityTxt({
    email: "a@example.org",
    origin: "https://docs.example.org",
    language: "en",
    time: Date.UTC(2026, 0, 1, 12),
  });
  expect(text).toBe(`Contact: mailto:a@example.org
Expires: 2026-12-27T00:00:00.000Z
Preferred-Languages: en
Canonical: https://docs.example.org/.well-known/security.txt
Policy: https://docs.example.org/concepts/security
`);
});
