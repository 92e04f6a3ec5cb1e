import { CONTROLS, PHONE, samplePages, touchFirst } from "../support/first-touch";
import { test } from "../support/test";

test.use(PHONE);

for (const [kind, control] of Object.entries(CONTROLS)) {
  test(`the first touch of a ${kind} counts on a slow phone`, async ({ site }) => {
    // A slow processor shows what happens between the program's coming and its end: once is enough.
    const pages = samplePages(control.html).map((path, index) => ({
      path,
      slowdown: index === 0 ? 4 : 1,
    }));
    await touchFirst(site, control, pages);
  });
}
