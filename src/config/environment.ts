/** Environment variables. The table in HOSTING.md has the name, the meaning and the default of each. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Value of an environment variable without the space around it; null when there is none. */
export function valueOf(value: string | undefined): string | null {
  const trimmed = value?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}

/**
 * Reads a variable that is `on` or `off`.
 *
 * @throws Error that names a value which is neither
 */
export function isOn(name: string, value: string | undefined, otherwise: boolean): boolean {
  const text = valueOf(value) ?? (otherwise ? "on" : "off");
  if (text === "on" || text === "off") return text === "on";
  throw new Error(`${name} is "${text}": use on or off.`);
}
