import siteConfig from "@generated/docusaurus.config";
import { type ReactElement, useEffect, useState } from "react";

import { readAskConfig } from "@site/src/config/ask";
import AskPanel, { type AskPanelProps } from "./AskPanel";
import { openTransport } from "./transports";

const config = readAskConfig(siteConfig.customFields?.ask);

export default function ConfiguredPanel(props: Omit<AskPanelProps, "transport">): ReactElement {
  const [transport] = useState(() => openTransport(config.transport));
  useEffect(() => {
    for (const problem of config.problems) console.error(problem);
  }, []);
  return <AskPanel transport={transport} {...props} />;
}
