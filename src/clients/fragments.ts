/**
 * Takes a fragment with broken escapes (`#%`) out of the address as soon as a reader enters it:
 * Docusaurus decodes every new fragment without a guard, and the whole page would give way to an error.
 */
function dropBrokenFragment(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

// In the capture phase it is done before the router reads the address.
if (typeof window !== "undefined") window.addEventListener("popstate", dropBrokenFragment, true);
