/** A folder that moved: everything below `from` (which ends with `/*`) is now at `to`. */
export interface MovedFolder {
  readonly from: string;
  readonly to: string;
}

/**
 * Where an old address leads now, when a whole folder moved.
 *
 * @returns the path of the new page, or null when no folder takes the address
 */
export function movedTo(pathname: string, folders: readonly MovedFolder[]): string | null {
  const match = folders.find(
    ({ from }) => from.endsWith("/*") && pathname.startsWith(from.slice(0, -1)),
  );
  return match?.to ?? null;
}
