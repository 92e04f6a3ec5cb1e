import { expect, test, vi } from "vitest";

import { packagePath } from "../names";
import { fromSearchPackage } from "./packages";

test("a package is read once; one that is missing or broken is looked for again", async () => {
  const pathname = "/search/0123abcd/texts-1.json";
  const match = vi
    .fn<(path: string) => Promise<Response | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce(new Response("{"))
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ [pathname]: "[]" }))));
  vi.stubGlobal("caches", { open: () => Promise.resolve({ match }) });

  expect(await fromSearchPackage(pathname)).toBeUndefined();
  expect(await fromSearchPackage(pathname)).toBeUndefined();
  expect(await (await fromSearchPackage(pathname))?.text()).toBe("[]");
  expect(await fromSearchPackage("/search/0123abcd/other.json")).toBeUndefined();
  expect(match.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [packagePath("search", "0123abcd")]),
  );
});
