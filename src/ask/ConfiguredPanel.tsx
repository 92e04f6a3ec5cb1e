import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ReactElement, useEffect, useState } from "react";

import { readAskConfig } from "../config/ask";
import AskPanel, { type AskPanelProps } from "./AskPanel";
import { openTransport } from "./transports";

/** The panel with the transport that the build was configured for. */
export default function ConfiguredPanel(props: Omit<AskPanelProps, "transport">): ReactElement {
  const { customFields } = useDocusaurusContext().siteConfig;
  const [{ transport, problems }] = useState(() => {
    const config = readAskConfig(customFields?.ask);
    return { transport: openTransport(config.transport), problems: config.problems };
  });
  useEffect(() => {
    for (const problem of problems) console.error(problem);
  }, [problems]);
  return <AskPanel transport={transport} {...props} />;
}
