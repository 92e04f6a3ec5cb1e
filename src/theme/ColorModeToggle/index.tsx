// Wraps ColorModeToggle of @docusaurus/theme-classic 3.10.2: the original changes only its label
// when it is pressed, which screen readers do not read out; this one announces the new mode. The
// original is also disabled, and thus deaf, in the HTML of the server; this one is not.
import { Context as BrowserContext } from "@docusaurus/core/lib/client/browserContext";
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
      <BrowserContext.Provider value={true}>
        <Toggle {...props} onChange={onChange} />
      </BrowserContext.Provider>
      <span role="status" className="sd-visually-hidden">
        {message}
      </span>
    </>
  );
}
