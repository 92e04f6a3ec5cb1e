import { expect, it, vi } from "vitest";

import { once } from ".";
import { onceEach } from "./each";

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

it("does the work once for each key, and again after a failure of that key only", async () => {
  const load = vi
    .fn((key: number) => Promise.resolve(key * 2))
    .mockRejectedValueOnce(new Error("offline"));
  const get = onceEach(load);
  await expect(get(1)).rejects.toThrow("offline");
  expect(await Promise.all([get(1), get(1), get(2)])).toEqual([2, 2, 4]);
  expect(load.mock.calls).toEqual([[1], [1], [2]]);
});
