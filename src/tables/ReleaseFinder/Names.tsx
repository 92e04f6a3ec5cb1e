import Link from "@docusaurus/Link";
import type { ReactElement, ReactNode } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import type { ReleaseNames } from "@site/src/lib/finder";
import Identifier from "@site/src/ui/Identifier";
import ResultTable from "@site/src/ui/ResultTable";

/** What readers see of each release, for looking it up without the finder. */
export default function Names({
  names,
}: {
  readonly names: readonly ReleaseNames[];
}): ReactElement {
  return (
    <ResultTable
      caption="Prefixes, contracts and months of the releases"
      columns={["Release", "Since", "Prefix of ids", "Contract"]}
      rows={names.map(({ label, path, month, contracts }) => [
        <Link key="release" to={path}>
          {label}
        </Link>,
        formatIsoDate(month),
        lines(contracts.map(({ alias }) => (alias === undefined ? "none" : <code>{alias}</code>))),
        lines(contracts.map(({ name }) => <Identifier>{name}</Identifier>)),
      ])}
    />
  );
}

/** Each on a line of its own, so that the columns of a row fit together. */
function lines(entries: readonly ReactNode[]): ReactElement {
  return (
    <>
      {entries.map((entry, index) => (
        <div key={index}>{entry}</div>
      ))}
    </>
  );
}
