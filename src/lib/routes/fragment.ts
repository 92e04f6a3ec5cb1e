/** The id that a location's hash names; empty for one with malformed escapes, which names none. */
export function fragmentOf({ hash }: { readonly hash: string }): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
