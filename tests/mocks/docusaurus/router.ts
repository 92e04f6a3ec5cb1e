/** Stands in for Docusaurus's router: the address of the test's document. */
export function useLocation(): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

/** Navigation that changes the address of the test's document. */
export function useHistory(): { push: (url: string) => void; replace: (url: string) => void } {
  return {
    push: (url) => {
      window.history.pushState(null, "", url);
    },
    replace: (url) => {
      window.history.replaceState(null, "", url);
    },
  };
}
