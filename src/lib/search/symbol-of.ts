/**
 * The address that contract and interface have in common for one function, event or error.
 *
 * @returns undefined where there is no such pair
 */
export function symbolOf(url: string): string | undefined {
  const [, before, name, anchor] =
    /^(\/reference\/.*?)\/(?:contracts\/)?(?:[a-z]+\/)?(?:contract\.|abstract\.|interface\.I)(\w+)(#.+)$/u.exec(
      url,
    ) ?? [];
  return name === undefined ? undefined : `${before ?? ""}/${name}${anchor ?? ""}`;
}
