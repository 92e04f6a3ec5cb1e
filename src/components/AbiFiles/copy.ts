async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return response.text();
}

/**
 * Copies the text of a file to the clipboard. Browsers that allow it get the promise of the text, so
 * that the reader's click still counts while the file is on its way.
 *
 * @param address of the file, on this site
 * @returns whether it worked
 */
export async function copyFile(address: string): Promise<boolean> {
  try {
    const text = fetchText(address);
    if (typeof ClipboardItem === "function") {
      const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return true;
  } catch {
    return false;
  }
}
