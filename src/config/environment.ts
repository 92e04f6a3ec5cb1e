/** Environment variables. The table in HOSTING.md has the name, the meaning and the default of each. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Value of an environment variable without the space around it; null when there is none. */
export function valueOf(value: string | undefined): string | null {
  const trimmed = value?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
