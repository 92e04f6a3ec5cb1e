import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine takes seconds for what a reader sees at once, and that is no mistake of the code.
configure({ asyncUtilTimeout: 20_000 });

// Every test begins on an empty page with a plain address.
afterEach(() => {
  cleanup();
  if (typeof window !== "undefined") window.history.replaceState(null, "", "/");
});
