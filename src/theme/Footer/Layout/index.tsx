// Wraps Footer/Layout of @docusaurus/theme-classic 3.10.2 to say below the links which version of
// the protocol data the pages were built from, and where programs find data and texts.
import { usePluginData } from "@docusaurus/useGlobalData";
import Layout from "@theme-original/Footer/Layout";
import type { ComponentProps, ReactNode } from "react";

import type { ProtocolGlobalData } from "@site/src/lib/protocol/model";

import styles from "./styles.module.css";

type Props = ComponentProps<typeof Layout>;

export default function FooterLayout({ copyright, ...props }: Props): ReactNode {
  const { source } = usePluginData("protocol-data") as ProtocolGlobalData;
  return (
    <Layout
      {...props}
      copyright={
        <div className={styles.bottom}>
          {copyright}
          <p className={styles.data}>
            Addresses, ABIs and chains: npm package <code>{source.package}</code> {source.version}.
            Also as files: <a href="/data/deployments.json">deployments</a>,{" "}
            <a href="/data/chains.json">chains</a>. For language models:{" "}
            <a href="/llms.txt">llms.txt</a>.
          </p>
        </div>
      }
    />
  );
}
