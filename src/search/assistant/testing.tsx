import { render } from "@testing-library/react";

import AskPanel, { type AskPanelProps } from "./AskPanel";
import { createConversationStore } from "./conversations";

/** Shows the panel to a test: nothing asked yet, on no page, with an empty store in the browser. */
export function renderPanel(
  props: Pick<AskPanelProps, "transport"> & Partial<AskPanelProps>,
): void {
  render(
    <AskPanel
      conversations={createConversationStore("test")}
      question=""
      initial={[]}
      page={null}
      isAboutPage={false}
      isDocked={false}
      onDock={() => undefined}
      onBack={() => undefined}
      onClose={() => undefined}
      onOpen={() => undefined}
      {...props}
    />,
  );
}
