/** Whether a host, with or without a port, is the reader's own machine by the names that pages may ask. */
export const isLocalHost = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/u.test(host);

/** Why a page may not reach it: the policy of `plugins/security-headers`. */
export const LOCAL_LIMIT =
  "Pages reach your own machine only if this site was built with CONNECT_LOCAL=on.";
