import clsx from "clsx";
import type { ComponentPropsWithoutRef, ReactElement } from "react";

import styles from "./styles.module.css";

type ButtonProps = Omit<ComponentPropsWithoutRef<"button">, "type">;

/** A button of a tool. */
export default function Button({ className, ...rest }: ButtonProps): ReactElement {
  return <button type="button" className={clsx(styles.button, className)} {...rest} />;
}
