import type { ReactElement, ReactNode } from "react";

import Calls, { type CallsProps } from "./Calls";
import ReadingForm, { type Reading } from "./ReadingForm";
import Typed, { type TypedState } from "./Typed";

interface KnownProps extends Pick<CallsProps, "settled" | "you"> {
  readonly reading: Reading;
  readonly typed: TypedState;
  readonly chain: { readonly id: number; readonly name: string };
  /** What is read, as in `stream`. */
  readonly thing: string;
  /** What is known of it. */
  readonly children: ReactNode;
}

/** What a chain or the reader says of a thing, and the calls that follow. */
export default function Known(props: KnownProps): ReactElement {
  const { reading, typed, chain, thing, children, settled, you } = props;
  return (
    <>
      <ReadingForm reading={reading} chain={chain.name} thing={thing} />
      {reading.value === undefined && <Typed typed={typed} />}
      <div role="status">{children}</div>
      <Calls
        settled={settled}
        chainId={chain.id}
        you={you}
        url={reading.endpoint.url}
        isKnown={reading.value !== undefined}
      />
    </>
  );
}
