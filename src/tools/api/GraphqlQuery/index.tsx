import useBaseUrl from "@docusaurus/useBaseUrl";
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

import { VENDOR_NAMES } from "@site/src/lib/endpoints/model";
import type { QueryRequest } from "@site/src/lib/graphql/request";
import Button from "@site/src/ui/Button";
import CopyMenu from "./CopyMenu";
import type { EditorProps } from "./Editor";
import type { QueryFile } from "./files";
import styles from "./styles.module.css";

interface GraphqlQueryProps {
  readonly protocol: QueryFile["protocol"];
  readonly vendor: QueryFile["vendor"];
  /** Name of the file without its ending, for example `newest-streams`. */
  readonly name: string;
  /** Address that the copied code asks, and the host of which the page names. */
  readonly address: string;
  /** Whether the other vendor has a query of the same name: `yes`, or absent. */
  readonly other?: string;
  /** The colored query, its variables and its answer, in elements with `data-part`. */
  readonly children: ReactNode;
}

type Loaded = ComponentType<EditorProps> | "loading" | "failed" | undefined;

/**
 * A query with its variables and its answer as the build wrote them, code to copy, and an editor
 * that is loaded when the reader asks for it. Nothing is sent before the reader presses "Run".
 */
export default function GraphqlQuery(props: GraphqlQueryProps): ReactElement {
  const { protocol, vendor, name, address, other, children } = props;
  const parts = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [timesClosed, setTimesClosed] = useState(0);
  const [Editor, setEditor] = useState<Loaded>();
  const [start, setStart] = useState<Omit<QueryRequest, "url">>({ query: "", variables: "" });
  const file = useBaseUrl(`/examples/graphql/${protocol}/${vendor}/${name}.graphql`);

  const textOf = (part: string): string =>
    parts.current?.querySelector(`[data-part="${part}"] code`)?.textContent ?? "";
  const shown = (): QueryRequest => ({
    url: address,
    query: textOf("query"),
    variables: textOf("variables"),
  });

  // The keyboard goes back to where the reader opened the editor.
  useEffect(() => {
    if (timesClosed > 0) opener.current?.focus();
  }, [timesClosed]);

  function close(): void {
    setEditor(undefined);
    setTimesClosed((times) => times + 1);
  }

  function open(): void {
    setStart(shown());
    setEditor("loading");
    import("./Editor").then(
      (module) => setEditor(() => module.default),
      () => setEditor("failed"),
    );
  }

  const isOpen = Editor !== undefined && typeof Editor !== "string";
  return (
    <div className={styles.query} role="group" aria-label={`Query ${name}`}>
      <div ref={parts} hidden={isOpen}>
        {children}
      </div>
      {!isOpen && (
        <div className={styles.actions}>
          <Button ref={opener} look="primary" disabled={Editor === "loading"} onClick={open}>
            {Editor === "loading" ? "Loading the editor…" : "Edit and run"}
          </Button>
          <CopyMenu request={shown} />
          <a className={styles.file} href={file} download>
            {name}.graphql
          </a>
          <span className={styles.vendor}>{VENDOR_NAMES[vendor]}</span>
        </div>
      )}
      {Editor === "failed" && (
        <p className="sd-problem" role="alert">
          The editor could not be loaded. Check your connection and try again.
        </p>
      )}
      {isOpen && (
        <Editor
          protocol={protocol}
          vendor={vendor}
          name={name}
          hasOther={other === "yes"}
          start={start}
          onClose={close}
        />
      )}
    </div>
  );
}
