interface Place {
  pathname: string;
  search: string;
  hash: string;
}

function here(): Place {
  // The server knows of no search and no hash either.
  if (typeof window === "undefined") return { pathname: "/", search: "", hash: "" };
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

let place: Place | undefined;

/**
 * Stands in for Docusaurus's router: the address of the test's document. As in the router, it stays the
 * same object while only the query changes without its doing.
 */
export function useLocation(): Place {
  const now = here();
  if (place?.pathname !== now.pathname || place.hash !== now.hash) place = now;
  return place;
}

/** Navigation that changes the address of the test's document. */
export function useHistory(): { push: (url: string) => void; replace: (url: string) => void } {
  return {
    push: (url) => {
      window.history.pushState(null, "", url);
      place = undefined;
    },
    replace: (url) => {
      window.history.replaceState(null, "", url);
      place = undefined;
    },
  };
}
