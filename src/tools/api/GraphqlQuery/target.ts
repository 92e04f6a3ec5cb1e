import { API_KEY, apiKeyProblem, withApiKey } from "@site/src/lib/endpoints/addresses";
import type { Endpoint } from "@site/src/lib/endpoints/model";
import { hostOf } from "@site/src/lib/graphql/endpoints";

/** What the reader has chosen of an endpoint. */
export interface Choice {
  readonly endpoint: Endpoint | undefined;
  readonly access: "testing" | "production";
  readonly key: string;
  /** Address of the reader's own; takes precedence when it is not empty. */
  readonly custom: string;
}

/** Where a request goes, or why it cannot be sent. */
export interface Target {
  /** Address to ask, with the key; undefined when something is missing. */
  readonly address: string | undefined;
  /** Address to show and to copy: a key stays a placeholder. */
  readonly shown: string;
  readonly host: string;
  /** What is missing, as a sentence without its full stop. */
  readonly problem: string | undefined;
}

/** Finds the address that a choice leads to. Keys never appear in `shown`. */
export function targetOf({ endpoint, access, key, custom }: Choice): Target {
  if (custom.trim() !== "") {
    const shown = custom.trim();
    const host = hostOf(shown);
    return host === undefined
      ? { address: undefined, shown, host: "", problem: `"${shown}" is no http or https address` }
      : { address: shown, shown, host, problem: undefined };
  }
  const shown = (access === "testing" ? endpoint?.testingUrl : undefined) ?? endpoint?.url;
  if (shown === undefined || shown === null) {
    return { address: undefined, shown: "", host: "", problem: "There is no endpoint here" };
  }
  const host = hostOf(shown) ?? "";
  if (!shown.includes(API_KEY)) return { address: shown, shown, host, problem: undefined };
  const problem = key.trim() === "" ? "Enter your key" : apiKeyProblem(key);
  return problem === undefined
    ? { address: withApiKey(shown, key), shown, host, problem }
    : { address: undefined, shown, host, problem: problem.replace(/\.$/, "") };
}
