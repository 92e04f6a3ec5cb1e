import type { Ask } from "./checks";

/**
 * Asks over HTTP.
 *
 * @param milliseconds after which an address counts as unreachable
 */
export const askOverHttp =
  (milliseconds: number): Ask =>
  async (url, query, variables) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(milliseconds),
    });
    const text = await response.text();
    try {
      return JSON.parse(text) as Awaited<ReturnType<Ask>>;
    } catch {
      // The address was reached, and whoever answers there did not take the query.
      return {
        errors: [{ message: `status ${response.status}, no JSON: ${text.slice(0, 100)}` }],
      };
    }
  };
