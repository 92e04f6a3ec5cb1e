import { useEffect, useState } from "react";

import { announce } from "./announce";

/** How long "Copied!" stays, in milliseconds. */
export const COPIED_FOR = 1500;

/**
 * Writes a text to the clipboard. One may still be on its way: Safari lets a page write only during
 * the click, but takes a promise then.
 *
 * @throws whatever the browser gives as the reason to refuse, or the promise rejects with
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  // A browser that refuses at once leaves the text unread: its failure is no second error then.
  const ignore = (): undefined => undefined;
  if (typeof text !== "string") text.catch(ignore);
  if (typeof text === "string" || typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  blob.catch(ignore);
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/** What a button that copies needs: how the last press went, and what a press does. */
interface Copying {
  readonly state: "idle" | "copied" | "failed";
  readonly copy: () => void;
}

/**
 * Copies a text when a button is pressed, and says aloud how it went.
 *
 * @param read gets the text, during the press
 * @param failed what is said when the text could not be copied; it stays until the next press
 */
export function useCopy(read: () => string | Promise<string>, failed: string): Copying {
  const [state, setState] = useState<Copying["state"]>("idle");

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await writeClipboard(read());
      setState("copied");
      announce("Copied!");
    } catch {
      setState("failed");
      announce(failed);
    }
  }
  return { state, copy: () => void copy() };
}
