import { type ReactElement, useId, useState } from "react";

import { VERSIONS } from "../../../data/graphql/descriptions/versions";
import type { AppContract, AppContractsData } from "../../lib/app-urls";
import { ChoiceInput, Fields, TextInput } from "../Calculator";
import CopyButton from "../CopyButton";
import { indexedContracts, streamNames, tokenIdProblem } from "./ids";
import styles from "./styles.module.css";

interface StreamIdBuilderProps {
  readonly contracts: AppContractsData;
  /** Protocol whose streams are named. */
  readonly protocol: "lockup" | "flow";
}

const POLYGON = 137;

/** Shows what the id and the alias of a stream are made of, for a stream of the reader's choice. */
export default function StreamIdBuilder(props: StreamIdBuilderProps): ReactElement | null {
  const { contracts: data, protocol } = props;
  const heading = useId();
  const contracts = indexedContracts(data, VERSIONS[protocol]);
  const [alias, setAlias] = useState("");
  const [chain, setChain] = useState(String(POLYGON));
  const [tokenId, setTokenId] = useState("21");
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
    <section className={styles.builder} aria-labelledby={heading}>
      <p className={styles.title} id={heading}>
        What a stream is called
      </p>
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
    </section>
  );
}

const optionOf = ({ alias, release, name }: AppContract) => ({
  value: alias,
  label: `${alias}: ${release}, ${name}`,
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
        <code className={styles.text}>
          {parts.map((part, index) => (
            <span key={labels[index]}>
              {index > 0 && "-"}
              <span className={styles.part} data-part={index}>
                {part}
              </span>
            </span>
          ))}
        </code>
        <span className={styles.legend}>
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
