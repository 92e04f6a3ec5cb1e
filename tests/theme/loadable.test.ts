import Loadable from "react-loadable";
import { expect, test } from "vitest";

test("a lazy loader needs a component to show meanwhile [spec 6.5d]", () => {
  const options = { loader: () => Promise.resolve(() => null) } as unknown as Parameters<
    typeof Loadable
  >[0];
  expect(() => Loadable(options)).toThrow("react-loadable requires a `loading` component");
});
