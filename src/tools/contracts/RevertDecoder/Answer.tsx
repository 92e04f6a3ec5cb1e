import Link from "@docusaurus/Link";
import symbols from "@generated/contract-reference/default/symbols.json";
import type { ReactNode } from "react";

import {
  createDecoder,
  type Argument,
  type Decoded,
  type Match,
  type SymbolInfo,
} from "@site/src/lib/abi";
import { interpret } from "./interpret";
import { groupPlaces, releaseOf } from "./places";
import styles from "./styles.module.css";
import { tokenError } from "./token-errors";

/**
 * Decodes what a reader pastes with the table of the symbols of all releases. This module and its table are one
 * chunk, which the tool fetches when it is first used.
 *
 * @throws RevertDataError for input that is no data of a call, an error or a log.
 */
export const decode = createDecoder(symbols);

/** Elements of one list that are shown; a batch rarely has more. */
const MOST_PARTS = 50;

const TITLES = { function: "Call of", event: "Event", error: "Error" } as const;

interface AnswerProps {
  readonly decoded: Decoded<SymbolInfo>;
}

/** What some data is, in words. */
export default function Answer({ decoded }: AnswerProps): ReactNode {
  switch (decoded.kind) {
    case "empty":
      return (
        <p>
          The call reverted without data. A call to an address without code, value sent to a
          function that takes none, a function that the release does not have, a token that gives no
          reason, or running out of gas can look like this.
        </p>
      );
    case "panic":
      return (
        <>
          <p className={styles.name}>
            <code>Panic({decoded.code})</code>
          </p>
          <p>
            {(decoded.meaning ?? "Solidity does not define this code.").replaceAll("`", "")} Every
            contract can raise it.
          </p>
        </>
      );
    case "message":
      return (
        <>
          <p className={styles.name}>
            <code>Error(string)</code>
          </p>
          <p>
            The contract gave a revert string: <q>{decoded.message}</q>. Tokens, the legacy protocol
            and the NFTs of Lockup v1.0 and v1.1 report errors this way.
          </p>
        </>
      );
    case "unknown":
      return (
        <p>
          No function, event or error of Sablier’s releases has the selector or topic{" "}
          <code>{decoded.hash}</code>. It may belong to the token or to another contract. Look it up
          in a public database: <Link href="https://openchain.xyz/signatures">openchain.xyz</Link>{" "}
          or <Link href="https://www.4byte.directory">4byte.directory</Link>.
        </p>
      );
    case "symbols":
      return decoded.matches.map((match) => (
        <SymbolMatch key={JSON.stringify(match.symbol.inputs)} match={match} />
      ));
  }
}

function SymbolMatch({ match }: { readonly match: Match<SymbolInfo> }): ReactNode {
  const { symbol, args, rest } = match;
  const token = tokenError(symbol.kind, symbol.name);
  const described = new Set(symbol.about.flatMap(({ releases }) => releases));
  const isDescribed = symbol.places.every((place) => described.has(releaseOf(place)));
  return (
    <>
      <p className={styles.name}>
        {TITLES[symbol.kind]} <code>{symbol.name}</code>
      </p>
      {token !== undefined && (
        <p>
          It comes from the token, as Sablier passes on the errors of tokens. {token.text}{" "}
          {token.fix}
        </p>
      )}
      {symbol.places.length > 0 && (
        <p className="sd-note margin-bottom--sm">
          {token !== undefined && "Of Sablier’s own contracts, only these have it: "}
          {groupPlaces(symbol.places).map(({ contract, releases }, index) => (
            <span key={`${contract} ${releases[0] ?? ""}`}>
              {index > 0 && "; "}
              <code>{contract}</code> of {releases.join(", ")}
            </span>
          ))}
        </p>
      )}
      {args === undefined ? (
        <p className="sd-note margin-bottom--sm">Paste the whole data to see the arguments.</p>
      ) : (
        <Values values={args} units={symbol.units ?? []} />
      )}
      {rest > 0 && (
        <p className="sd-note margin-bottom--sm">
          {rest} more bytes follow, which the contract does not read.
        </p>
      )}
      {symbol.about.length > 0 && (
        <ul className={styles.causes}>
          {symbol.about.map(({ releases, text, fix, url }) => (
            <li key={url}>
              <strong>
                {!isDescribed && contractsIn(symbol.places, releases)}
                {releases.join(", ")}:
              </strong>{" "}
              {text} {fix} <Link to={url}>Description</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The contracts that a description is of, where others have the same symbol: `SablierComptroller of `. */
function contractsIn(places: readonly string[], releases: readonly string[]): string {
  const contracts = groupPlaces(places.filter((place) => releases.includes(releaseOf(place))));
  const names = [...new Set(contracts.map(({ contract }) => contract))];
  return names.length === 0 ? "" : `${names.join(", ")} of `;
}

interface ValuesProps {
  readonly values: readonly Argument<SymbolInfo>[];
  readonly units: readonly string[];
}

function Values({ values, units }: ValuesProps): ReactNode {
  if (values.length === 0) return null;
  const shown = values.slice(0, MOST_PARTS);
  return (
    <>
      <dl className={styles.arguments}>
        {shown.map((argument, index) => (
          <div key={index}>
            <dt>
              <code>{argument.name === "" ? index : argument.name}</code>{" "}
              <span className={styles.type}>{argument.type}</span>
            </dt>
            <dd>
              <Content argument={argument} unit={units[index] ?? ""} />
            </dd>
          </div>
        ))}
      </dl>
      {values.length > shown.length && (
        <p className="sd-note margin-bottom--sm">And {values.length - shown.length} more.</p>
      )}
    </>
  );
}

interface ContentProps {
  readonly argument: Argument<SymbolInfo>;
  readonly unit: string;
}

/** A value: what is in it, where it has parts or is a call itself. */
function Content({ argument, unit }: ContentProps): ReactNode {
  const { value, parts, inner } = argument;
  if (parts !== undefined) return <Values values={parts} units={[]} />;
  if (inner !== undefined) {
    return (
      <div className={styles.inner}>
        <Answer decoded={inner} />
      </div>
    );
  }
  const meaning = interpret(value, unit);
  return (
    <>
      <code>{value}</code>
      {unit !== "" && ` ${unit}`}
      {meaning !== undefined && ` (${meaning})`}
    </>
  );
}
