import clsx from "clsx";
import { type ComponentType, type ReactElement, useRef, useState } from "react";

import styles from "./styles.module.css";
import type { WalletProps } from "./WalletList";

export const loadWalletList = () => import("./WalletList");

/** For readers who know a wallet's address only. What lists its streams is loaded when they open it. */
export default function Wallet({ onPick }: WalletProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [List, setList] = useState<ComponentType<WalletProps> | "failed">();
  const summary = useRef<HTMLElement>(null);

  function load(): void {
    loadWalletList().then(
      ({ default: loaded }) => setList(() => loaded),
      () => setList("failed"),
    );
  }
  return (
    <details
      className={clsx(styles.action, styles.wallet)}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        if (currentTarget.open && (List === undefined || List === "failed")) load();
      }}
    >
      <summary ref={summary}>Only a wallet’s address? Find its streams</summary>
      {List === undefined && <p>An indexer lists the streams of an address when you ask it to.</p>}
      {List === "failed" && (
        <p role="alert">
          This part did not load. Check your connection, close it and open it again.
        </p>
      )}
      {List !== undefined && List !== "failed" && (
        <List
          onPick={(text, role, wallet) => {
            onPick(text, role, wallet);
            // The calls appear below; the keyboard stays beside them.
            setIsOpen(false);
            summary.current?.focus();
          }}
        />
      )}
    </details>
  );
}
