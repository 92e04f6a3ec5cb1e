// Wraps ColorModeToggle of @docusaurus/theme-classic 3.10.2: the original changes only its label
// when it is pressed, which screen readers do not read out; this one announces the new mode.
import type { Props } from "@theme/ColorModeToggle";
import Toggle from "@theme-original/ColorModeToggle";
import { type ReactNode, useState } from "react";

const MESSAGES = {
  system: "Colors follow the system",
  light: "Light colors",
  dark: "Dark colors",
} as const;

export default function ColorModeToggle(props: Props): ReactNode {
  const [message, setMessage] = useState("");
  const onChange: Props["onChange"] = (mode) => {
    props.onChange(mode);
    setMessage(MESSAGES[mode ?? "system"]);
  };
  return (
    <>
      <Toggle {...props} onChange={onChange} />
      <span role="status" className="sd-visually-hidden">
        {message}
      </span>
    </>
  );
}
