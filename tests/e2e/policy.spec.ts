import { expect, test } from "./support/test";

// Every test of the site fails when the content security policy blocks something that the site needs.
test.describe("what the policy does not allow", () => {
  test.use({ expectedProblems: /policy violation|Content Security Policy/iu });

  test("does not run, is reported, and leads relative addresses nowhere else", async ({ site }) => {
    await site.open("/");
    const reports: string[] = [];
    site.page.on("console", (message) => reports.push(message.text()));
    const ran = await site.page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.ran = 'true'";
      document.head.append(script);
      return document.documentElement.dataset.ran;
    });
    expect(ran).toBeUndefined();
    await expect
      .poll(() => reports)
      .toContainEqual(expect.stringContaining("policy violation: script-src-elem blocks inline"));
    const [before, after] = await site.page.evaluate(() => {
      const was = document.baseURI;
      const base = document.createElement("base");
      base.href = "/elsewhere/";
      document.head.prepend(base);
      return [was, document.baseURI];
    });
    expect(after).toBe(before);
  });
});
