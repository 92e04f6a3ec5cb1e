import { addressProblem } from "@site/src/lib/format/addresses";
import { quoteValue } from "@site/src/lib/query";
import { POLICIES } from "../../../../data/snapshot-policies";

/** Strategies whose parameters can be checked. */
export const STRATEGIES = ["sablier-v2", "sablier-v1-deposit"] as const;

export type Strategy = (typeof STRATEGIES)[number];

/** Chain ids that the code of a strategy accepts. */
export const STRATEGY_NETWORKS: Readonly<Record<Strategy, readonly number[]>> = {
  "sablier-v2": [
    1, 10, 56, 100, 137, 324, 8453, 42161, 43114, 59144, 81457, 534352, 421614, 11155111, 11155420,
  ],
  "sablier-v1-deposit": [1, 10, 56, 137, 42161, 43114],
};

/** Longest label, characters. */
const MAX_SYMBOL = 16;

/** Most decimals that an ERC-20 token can have. */
const MAX_DECIMALS = 255;

/** A sentence about one parameter; `path` is empty for the text as a whole. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

/** Result of a check. Only errors make Snapshot refuse the parameters. */
export interface Validation {
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

type Rule = (value: unknown) => { readonly error?: string; readonly warning?: string };

interface Parameter {
  readonly required: boolean;
  readonly rule: Rule;
}

function shown(value: unknown): string {
  return typeof value === "string" ? quoteValue(value) : JSON.stringify(value);
}

const address: Rule = (value) => {
  if (typeof value !== "string") {
    return { error: `${shown(value)} is not a text; write the address in double quotes` };
  }
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) {
    return { error: `${quoteValue(value)} is not an address; write 0x and 40 hex digits` };
  }
  const problem = addressProblem(value);
  return problem === undefined ? {} : { warning: problem };
};

const decimals: Rule = (value) => {
  if (typeof value !== "number") {
    return { error: `${shown(value)} is not a number; write it without quotes, for example 18` };
  }
  return Number.isInteger(value) && value >= 0 && value <= MAX_DECIMALS
    ? {}
    : { warning: `no token has ${value} decimals; read decimals() of the token` };
};

const policy: Rule = (value) =>
  POLICIES.some(({ name }) => name === value)
    ? {}
    : {
        error: `${shown(value)} is not a policy; use one of ${POLICIES.map(({ name }) => name).join(", ")}`,
      };

const symbol: Rule = (value) => {
  if (typeof value !== "string") {
    return { error: `${shown(value)} is not a text; write the label in double quotes` };
  }
  return value.length > MAX_SYMBOL
    ? { error: `${quoteValue(value)} has ${value.length} characters; ${MAX_SYMBOL} are allowed` }
    : {};
};

const PARAMETERS: Readonly<Record<Strategy, Readonly<Record<string, Parameter>>>> = {
  "sablier-v2": {
    address: { required: true, rule: address },
    decimals: { required: true, rule: decimals },
    policy: { required: true, rule: policy },
    symbol: { required: false, rule: symbol },
  },
  "sablier-v1-deposit": {
    sender: { required: true, rule: address },
    token: { required: true, rule: address },
  },
};

function failed(message: string): Validation {
  return { errors: [{ path: "", message }], warnings: [] };
}

function whyNoJson(text: string): string {
  if (/(^|[\s,{}])\/[/*]/m.test(text)) {
    return "This is not JSON: JSON has no comments; remove the text after // or between /* and */";
  }
  if (/,\s*[}\]]/.test(text)) {
    return "This is not JSON: there is a comma after the last parameter; remove it";
  }
  if (text.includes("'")) {
    return "This is not JSON: names and texts need double quotes";
  }
  return "This is not JSON; compare it with the example";
}

/**
 * Checks the parameters of a strategy as Snapshot does, and a little more.
 *
 * - Errors: no JSON object, a missing, unknown or wrongly typed parameter.
 * - Warnings: what Snapshot accepts, but what is most likely a mistake.
 *
 * @param text the parameters as JSON
 */
export function validateParameters(strategy: Strategy, text: string): Validation {
  if (text.trim() === "") {
    return failed("There is nothing to check; paste the parameters as JSON");
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed(whyNoJson(text));
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return failed("The parameters must be one object in braces");
  }
  const values = new Map<string, unknown>(Object.entries(json));
  if (values.has("params")) {
    return failed("Paste only the text inside params; Snapshot sets the name and the network");
  }
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  const known = PARAMETERS[strategy];
  for (const [path, { required, rule }] of Object.entries(known)) {
    if (values.has(path)) {
      const { error, warning } = rule(values.get(path));
      if (error !== undefined) errors.push({ path, message: error });
      if (warning !== undefined) warnings.push({ path, message: warning });
    } else if (required) {
      errors.push({ path, message: "is missing" });
    }
  }
  for (const path of values.keys()) {
    if (!Object.hasOwn(known, path)) {
      errors.push({
        path,
        message: `is not a parameter of ${strategy}; it takes ${Object.keys(known).join(", ")}`,
      });
    }
  }
  return { errors, warnings };
}
