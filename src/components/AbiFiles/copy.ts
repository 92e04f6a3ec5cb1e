import { writeClipboard } from "../CopyButton/useCopy";

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return response.text();
}

/**
 * Copies the text of a file to the clipboard.
 *
 * @param address of the file, on this site
 * @returns whether it worked
 */
export async function copyFile(address: string): Promise<boolean> {
  try {
    await writeClipboard(fetchText(address));
    return true;
  } catch {
    return false;
  }
}
