import clsx from "clsx";
import type { ComponentPropsWithRef, ReactElement } from "react";

import styles from "./styles.module.css";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  readonly type?: "button" | "submit";
  /**
   * - `quiet`: of less weight, beside a text
   * - `primary`: the one thing to do in its place
   * - `chip`: one of a group of which one is pressed
   * - `icon`: a sign without a frame, with its name as `aria-label`
   * - `link`: part of a sentence
   */
  readonly look?: "plain" | "quiet" | "primary" | "chip" | "icon" | "link";
}

/** A button of the site's look, large enough for a finger where fingers press it. */
export default function Button(props: ButtonProps): ReactElement {
  const { look = "plain", type = "button", className, ...rest } = props;
  return <button type={type} className={clsx(styles[look], className)} {...rest} />;
}
