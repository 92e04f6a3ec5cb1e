import { Fragment, type ReactElement } from "react";

import { splitIdentifier } from "@site/src/lib/format/identifiers";

interface IdentifierProps {
  readonly className?: string | undefined;
  readonly children: string;
}

/** A name in code style that breaks between its words where there is little room. */
export default function Identifier({ className, children }: IdentifierProps): ReactElement {
  return (
    <code className={className}>
      {splitIdentifier(children).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
