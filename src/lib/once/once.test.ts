import { expect, it, vi } from "vitest";

import { once } from ".";

it("does the work once, for calls at the same time too", async () => {
  const load = vi.fn(() => Promise.resolve(7));
  const get = once(load);
  expect(await Promise.all([get(), get()])).toEqual([7, 7]);
  expect(await get()).toBe(7);
  expect(load).toHaveBeenCalledOnce();
});

it("tries again after a failure", async () => {
  const load = vi.fn(() => Promise.resolve(7)).mockRejectedValueOnce(new Error("offline"));
  const get = once(load);
  await expect(get()).rejects.toThrow("offline");
  expect(await get()).toBe(7);
});
