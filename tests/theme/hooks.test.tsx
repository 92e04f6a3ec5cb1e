// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { useAnnouncementBar } from "../../node_modules/@docusaurus/theme-common/lib/contexts/announcementBar.js";
import { useColorMode } from "../../node_modules/@docusaurus/theme-common/lib/contexts/colorMode.js";

afterEach(cleanup);

test.each([
  ["useColorMode", "ColorModeProvider", useColorMode],
  ["useAnnouncementBar", "AnnouncementBarProvider", useAnnouncementBar],
])("%s outside of its provider is an error that names both [spec 6.5e]", (name, provider, hook) => {
  // React reports what the test expects.
  vi.spyOn(console, "error").mockReturnValue(undefined);
  function Outside(): ReactNode {
    hook();
    return null;
  }
  expect(() => render(<Outside />)).toThrow(`Hook ${name} is called outside the <${provider}>.`);
});
