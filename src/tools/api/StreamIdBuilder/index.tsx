import { type ReactElement, useEffect, useRef, useState } from "react";

import { VERSIONS } from "../../../../data/graphql/descriptions/versions";
import type { AppContract, AppContractsData } from "@site/src/lib/app-urls";
import { ChoiceInput, Fields, TextInput } from "@site/src/forms/Form";
import CopyButton from "@site/src/ui/CopyButton";
import Panel from "@site/src/ui/Panel";
import { indexedContracts, streamNames, tokenIdProblem } from "./ids";
import styles from "./styles.module.css";

interface StreamIdBuilderProps {
  /** One contract on one chain, shown until the reader turns to the fields. */
  readonly example: AppContractsData;
  /** Protocol whose streams are named. */
  readonly protocol: "lockup" | "flow";
  /** Loads all contracts. */
  readonly load?: () => Promise<AppContractsData>;
}

/** The list is large, and most readers only look at the example. */
const loadContracts = async (): Promise<AppContractsData> =>
  (await import("@generated/app-links/default/contracts.json")).default;

/** Shows what the id and the alias of a stream are made of, for a stream of the reader's choice. */
export default function StreamIdBuilder(props: StreamIdBuilderProps): ReactElement | null {
  const { example, protocol, load = loadContracts } = props;
  const [all, setAll] = useState<AppContractsData | "none" | "failed">("none");
  const data = typeof all === "string" ? example : all;
  const contracts = indexedContracts(data, VERSIONS[protocol]);
  const [alias, setAlias] = useState("");
  const [chain, setChain] = useState(String(example.chains[0]?.id ?? ""));
  const [tokenId, setTokenId] = useState("21");
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = section.current;
    if (element === null || typeof all !== "string") return undefined;
    const turnedTo = (): void => {
      load().then(setAll, () => setAll("failed"));
    };
    // The reader may have turned to a field before this page was hydrated.
    if (all === "none" && element.contains(document.activeElement)) turnedTo();
    const events = ["focusin", "pointerenter"];
    events.forEach((event) => element.addEventListener(event, turnedTo));
    return () => events.forEach((event) => element.removeEventListener(event, turnedTo));
  }, [all, load]);

  const contract = contracts.find((candidate) => candidate.alias === alias) ?? contracts[0];
  if (contract === undefined) return null;

  const chains = data.chains.filter(({ id }) => contract.addresses[id] !== undefined);
  const chosen = chains.find(({ id }) => String(id) === chain) ?? chains[0];
  const problem = tokenIdProblem(tokenId);
  const names =
    problem === undefined && chosen !== undefined
      ? streamNames(contract, chosen.id, tokenId)
      : undefined;
  return (
    <Panel ref={section} title={`Names of a ${protocol === "lockup" ? "Lockup" : "Flow"} stream`}>
      <Fields legend="Stream">
        <ChoiceInput
          label="Contract"
          value={contract.alias}
          onChange={setAlias}
          options={contracts.map(optionOf)}
        />
        <ChoiceInput
          label="Chain"
          value={String(chosen?.id ?? "")}
          onChange={setChain}
          options={chains.map(({ id, name }) => ({ value: String(id), label: `${name}, ${id}` }))}
        />
        <TextInput
          label="Token id"
          value={tokenId}
          onChange={setTokenId}
          inputMode="numeric"
          problem={problem}
        />
      </Fields>
      {all === "failed" && (
        <p role="alert">The other contracts could not be loaded. Check your connection.</p>
      )}
      <dl className={styles.names} aria-live="polite">
        {names === undefined ? (
          <div>
            <dt>No name</dt>
            <dd>Correct the token id.</dd>
          </div>
        ) : (
          <>
            <Name term="id" parts={names.id} labels={["contract", "chain id", "token id"]} />
            <Name term="alias" parts={names.alias} labels={["alias", "chain id", "token id"]} />
          </>
        )}
      </dl>
    </Panel>
  );
}

const optionOf = ({ alias, release }: AppContract) => ({
  value: alias,
  label: `${alias}: ${release}`,
});

interface NameProps {
  readonly term: string;
  readonly parts: readonly [string, string, string];
  readonly labels: readonly [string, string, string];
}

function Name({ term, parts, labels }: NameProps): ReactElement {
  const text = parts.join("-");
  return (
    <div>
      <dt>
        <code>{term}</code> <CopyButton text={text} label={`Copy the ${term}`} />
      </dt>
      <dd>
        <code>
          {parts.map((part, index) => (
            <span key={labels[index]}>
              {index > 0 && "-"}
              <span className={styles.part} data-part={index}>
                {part}
              </span>
            </span>
          ))}
        </code>
        <span className={styles.legend} data-extract-skip="">
          {labels.map((label, index) => (
            <span key={label} className={styles.part} data-part={index}>
              {label}
            </span>
          ))}
        </span>
      </dd>
    </div>
  );
}
