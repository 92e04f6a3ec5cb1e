import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import type { ComponentPropsWithoutRef, ReactElement } from "react";

import styles from "./styles.module.css";

type ButtonProps = Omit<ComponentPropsWithoutRef<"button">, "type">;

/** A button of a tool. Until the browser has taken over, it is shown but disabled. */
export default function Button({ className, disabled, ...rest }: ButtonProps): ReactElement {
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      disabled={!isBrowser || disabled}
      {...rest}
    />
  );
}
