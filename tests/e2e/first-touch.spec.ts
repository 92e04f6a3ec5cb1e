import { CONTROLS, PHONE, samplePages, touchFirst } from "./support/first-touch";
import { test } from "./support/test";

test.use(PHONE);

/** Each is heard in a way of its own; the night touches the others. */
const KINDS = ["text field", "list", "check box", "button of a choice", "tab"] as const;

for (const kind of KINDS) {
  test(`the first touch of a ${kind} counts while the program is on its way [spec 9.2]`, async ({
    site,
  }) => {
    const control = CONTROLS[kind];
    const [path = ""] = samplePages(control.html);
    await touchFirst(site, control, [{ path, slowdown: 1 }]);
  });
}
