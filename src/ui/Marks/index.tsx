import { Fragment, type ReactElement } from "react";

/** Marks beside a name, such as "newest", apart also for those who hear them or read them as text. */
export default function Marks({ marks }: { readonly marks: readonly string[] }): ReactElement {
  return (
    <>
      {marks.map((mark) => (
        <Fragment key={mark}>
          <span className="sd-visually-hidden">,</span> <span className="sd-badge">{mark}</span>
        </Fragment>
      ))}
    </>
  );
}
