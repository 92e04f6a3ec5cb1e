import { CONTROLS, PHONE, samplePages, touchFirst } from "./support/first-touch";
import { test } from "./support/test";

test.use(PHONE);

for (const [kind, control] of Object.entries(CONTROLS)) {
  test(`the first touch of a ${kind} counts while the program is on its way`, async ({ site }) => {
    const [path = ""] = samplePages(control.html);
    await touchFirst(site, control, [{ path, slowdown: 1 }]);
  });
}
