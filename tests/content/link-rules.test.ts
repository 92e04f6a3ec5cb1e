import { describe, expect, it } from "vitest";

import { linkProblem } from "./link-rules";

describe("linkProblem", () => {
  it.each([
    "https://sablier.com",
    "https://github.com/sablier-labs/lockup/tree/v2.0.1#readme",
    "https://www.youtube.com/watch?v=fRlUAMx2YFA",
    "mailto:contact@sablier.com?subject=Hi",
  ])("finds nothing wrong with %s", (address) => {
    expect(linkProblem(address)).toBeUndefined();
  });

  it.each([
    ["http://sablier.com", /uses http:/],
    ["javascript:alert(1)", /uses javascript:/],
    ["//sablier.com", /is no address/],
    ["https://me:secret@sablier.com", /user name/],
    ["https://sablier.com:8443", /port 8443/],
    ["https://localhost/a", /no public host/],
    ["https://127.0.0.1/", /no public host/],
    ["https://sablier.com/?utm_source=x&a=1", /leave out utm_source/],
    ["https://youtu.be/0XvJ112Jf1k?si=abc", /leave out si/],
    ["mailto:nobody", /no address of a mail/],
  ])("says what is wrong with %s", (address, problem) => {
    expect(linkProblem(address)).toMatch(problem);
  });
});
