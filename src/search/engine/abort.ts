/** The error of a search that is no longer wanted. */
export function aborted(): DOMException {
  return new DOMException("A later search took the place of this one.", "AbortError");
}
