import { pastedText } from "./support/clipboard";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const PAGE = "/guides/lockup/examples/create-stream/lockup-linear";

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-write"] });

  test("gives the code and says so; what the browser refuses says what to do [spec 2.4]", async ({
    site,
  }) => {
    const { page } = site;
    await site.open(PAGE);
    const figure = page
      .getByRole("main")
      .locator("figure")
      .filter({ has: page.getByRole("button", { name: "Copy code" }) })
      .first();
    const code = (await figure.locator("code").first().textContent()) ?? "";
    // It is said for 1.5 s only, so that one has to look from before on.
    const said = page.waitForFunction(() =>
      [...document.querySelectorAll("figure span")].some(
        ({ textContent }) => textContent === "Copied!",
      ),
    );
    await figure.getByRole("button", { name: "Copy code" }).click();
    await said;
    expect(await pastedText(page.context())).toBe(code);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await figure.getByRole("button", { name: "Copy code" }).click();
    const failure = page.getByRole("main").getByText("Copying failed.", { exact: false });
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("status").last()).toContainText("Copying failed.");
  });
});

test("Was this page helpful? One press is taken by the site's function, and thanked for [spec 9.3]", async ({
  site,
}) => {
  await site.open("/concepts/fees");
  const question = site.page.getByRole("group", { name: "Was this page helpful?" });
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(question.getByRole("status")).toHaveText("Thanks for your feedback!");
  await expect(question.getByRole("button", { name: "No" })).toBeDisabled();
  await expect(question.getByRole("link")).toHaveCount(0);
});
