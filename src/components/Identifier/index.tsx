import { Fragment, type ReactElement } from "react";

import { splitIdentifier } from "../../lib/format/identifiers";

/** A name in code style that breaks between its words where there is little room. */
export default function Identifier({ children }: { readonly children: string }): ReactElement {
  return (
    <code>
      {splitIdentifier(children).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
