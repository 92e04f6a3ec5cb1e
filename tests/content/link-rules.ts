// cspell:ignore fbclid gclid dclid msclkid igshid
/** Parameters that tell the other site who sent the reader, and mean nothing to the reader. */
const TRACKING = /^(?:utm_.*|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id|ref|ref_src|_hs\w+|si)$/i;

/**
 * What is wrong with the address of a link to another site.
 *
 * @returns the end of a sentence that begins with the address, or undefined when nothing is
 */
export function linkProblem(address: string): string | undefined {
  if (address.startsWith("mailto:")) {
    return /^mailto:[^@\s?]+@[^@\s?]+\.[a-z]+(?:\?|$)/i.test(address)
      ? undefined
      : "is no address of a mail: write mailto:name@host";
  }
  if (!URL.canParse(address)) return "is no address: write https://host/path";
  const { protocol, username, port, hostname, searchParams } = new URL(address);
  if (protocol !== "https:") return `uses ${protocol} in place of https:`;
  if (username !== "") return "holds a user name: leave it out";
  if (port !== "") return `names port ${port}: link the public address`;
  if (!hostname.includes(".") || /^[\d.]+$/.test(hostname)) {
    return "leads to no public host: name one";
  }
  const tracking = [...searchParams.keys()].filter((name) => TRACKING.test(name));
  return tracking.length > 0 ? `tracks readers: leave out ${tracking.join(", ")}` : undefined;
}
