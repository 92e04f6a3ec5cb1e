import type { Locator } from "@playwright/test";

/** What is typed in each round: parts of questions, names and words of the app. */
export const TYPED_ROUNDS = [
  ["withdraw from a stream", "createWithTimestampsLL", "cliff unlock amount"],
  ["claim an airdrop", "adjustRatePerSecond", "deployment addresses base"],
  ["how do I cancel a stream", "SablierFlow_Overdraw", "merkle root proof"],
] as const;

/** Pause between keystrokes: ten letters a second, faster than most people type. */
const TYPING_MS = 100;

/** What a letter that is never answered counts, in milliseconds. */
const GIVEN_UP_MS = 2_000;

/**
 * Types texts letter by letter into a field of a dialog, whose status names the query that was
 * answered.
 *
 * @returns milliseconds from each letter to the frame with its results, in order
 */
export async function typingTimes(field: Locator, texts: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  await field.fill("");
  for (const word of texts) {
    for (let length = 1; length <= word.length; length += 1) {
      const text = word.slice(0, length);
      // A space at the end asks for what is already shown.
      if (text.endsWith(" ")) continue;
      await field.page().waitForTimeout(TYPING_MS);
      times.push(
        // Its functions have no names, for which tsx would call a helper that the page does not have.
        await field.evaluate(
          (element: HTMLInputElement, { value, longest }) =>
            new Promise<number>((resolve) => {
              const started = performance.now();
              const status = element.closest("dialog")?.querySelector("[role=status]");
              const observer = new MutationObserver(() => {
                if (status?.textContent.includes(` ${value.trim()}.`) !== true) return;
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
              });
              if (status) {
                observer.observe(status, { childList: true, characterData: true, subtree: true });
              }
              const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
              setter?.set?.call(element, value);
              element.dispatchEvent(new Event("input", { bubbles: true }));
              setTimeout(() => resolve(longest), longest);
            }),
          { value: text, longest: GIVEN_UP_MS },
        ),
      );
    }
  }
  return times;
}
