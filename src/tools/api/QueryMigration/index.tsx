import useBaseUrl from "@docusaurus/useBaseUrl";
import {
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  useEffect,
  useState,
} from "react";

import {
  GRAPHQL_PROTOCOLS,
  type GraphqlProtocol,
  schemaName,
  TODAY,
} from "../../../../data/graphql/descriptions/schema";
import { ENDPOINTS } from "../../../../data/endpoints";
import { type Vendor, VENDOR_NAMES, VENDORS } from "@site/src/lib/endpoints/model";
import { exampleAddress } from "@site/src/lib/graphql/endpoints";
import { protocolLabel } from "@site/src/lib/protocol/model";
import Form, { ChoiceInput, Fields, TextInput } from "@site/src/forms/Form";
import Button from "@site/src/ui/Button";
import type CheckComponent from "./Check";
import type { SchemaTexts } from "./Check";
import styles from "./styles.module.css";

const EXAMPLE = `query StreamsOfToken {
  Stream(
    limit: 10
    order_by: { timestamp: desc }
    where: { asset_id: { _eq: "0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-11155111" } }
  ) {
    id
    alias
    contract {
      address
    }
  }
}
`;

const NO_PROBLEMS: readonly string[] = [];

interface Loaded {
  readonly key: string;
  readonly Check: ComponentType<ComponentProps<typeof CheckComponent>>;
  readonly texts: SchemaTexts;
}

async function schemaText(base: string, name: string, vendor: Vendor): Promise<string> {
  const path = `${base}data/graphql/${name}.${vendor === "envio" ? "envio" : "thegraph"}.graphql`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.text();
}

/**
 * Takes a query of August 2025 and says, in the browser, what to change. GraphQL and the two schemas are
 * loaded when the reader turns to the field. Nothing is sent anywhere.
 */
export default function QueryMigration(): ReactElement {
  const base = useBaseUrl("/");
  const [protocol, setProtocol] = useState<GraphqlProtocol>("lockup");
  const [vendor, setVendor] = useState<Vendor>("envio");
  const [source, setSource] = useState(EXAMPLE);
  const [wanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  const key = `${protocol} ${vendor}`;

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    Promise.all([
      import("./Check"),
      schemaText(base, schemaName("2025", protocol), vendor),
      schemaText(base, schemaName(TODAY, protocol), vendor),
    ]).then(
      ([module, before, after]) => {
        if (current) setLoaded({ key, Check: module.default, texts: { before, after } });
      },
      () => {
        if (current) setLoaded("failed");
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, base, protocol, vendor, key, attempt]);

  const ready =
    loaded !== undefined && loaded !== "failed" && loaded.key === key ? loaded : undefined;
  return (
    <Form
      title="Check a query of 2025"
      intro="Paste it to see the changes it needs. It stays in your browser."
      kept="The query is not kept in this page's address."
      form={{ ignored: NO_PROBLEMS, reset: () => setSource(EXAMPLE) }}
    >
      <Fields legend="Old query">
        <ChoiceInput
          label="Protocol"
          value={protocol}
          options={GRAPHQL_PROTOCOLS.map((value) => ({ value, label: protocolLabel(value) }))}
          onChange={(value) =>
            setProtocol(GRAPHQL_PROTOCOLS.find((one) => one === value) ?? "lockup")
          }
        />
        <ChoiceInput
          label="Vendor"
          value={vendor}
          options={VENDORS.map((value) => ({ value, label: VENDOR_NAMES[value] }))}
          onChange={(value) => setVendor(VENDORS.find((one) => one === value) ?? "envio")}
        />
        <TextInput label="Query of 2025" value={source} onChange={setSource} rows={10} code wide />
      </Fields>
      {!wanted && (
        <Button look="primary" className={styles.check} onClick={() => setWanted(true)}>
          Check
        </Button>
      )}
      {wanted && ready === undefined && loaded !== "failed" && (
        <p role="status">Loading the schemas…</p>
      )}
      {loaded === "failed" && (
        <p role="alert" className={styles.problem}>
          The schemas could not be loaded. Check your connection.{" "}
          <Button
            onClick={() => {
              setLoaded(undefined);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        </p>
      )}
      {ready !== undefined && (
        <ready.Check
          source={source}
          protocol={protocol}
          texts={ready.texts}
          address={exampleAddress(ENDPOINTS, protocol, vendor)}
        />
      )}
      <noscript>
        <p>The check needs JavaScript. The tables on this page have all names.</p>
      </noscript>
    </Form>
  );
}
