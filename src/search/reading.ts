import { isReleaseRef, type ReleaseRef } from "../lib/protocol/model";

/**
 * The release that the open page is about: from the row below its title, or from the address of a page
 * with the addresses of one release, which has no such row.
 *
 * @returns null for pages about several releases or none
 */
export function openRelease(): ReleaseRef | null {
  const named = document.querySelector<HTMLElement>("article [data-release]")?.dataset.release;
  const inPath = /^\/deployments\/([a-z]+)\/(v[\d.]+)\/?$/u.exec(window.location.pathname);
  const release = named ?? inPath?.slice(1).join("@") ?? "";
  return isReleaseRef(release) ? release : null;
}
