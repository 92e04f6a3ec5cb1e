import { Fragment, type ReactElement } from "react";

interface MarksProps {
  /** Those that are no text are left out, as conditions give them. */
  readonly marks: readonly (string | false | undefined)[];
}

/** Marks beside a name, such as "newest", apart also for those who hear them or read them as text. */
export default function Marks({ marks }: MarksProps): ReactElement {
  return (
    <>
      {marks
        .filter((mark) => typeof mark === "string")
        .map((mark) => (
          <Fragment key={mark}>
            <span className="sd-visually-hidden">,</span> <span className="sd-badge">{mark}</span>
          </Fragment>
        ))}
    </>
  );
}
