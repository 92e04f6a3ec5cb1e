let region: HTMLElement | undefined;

/**
 * Has a screen reader say a text when it is done with the current one. All callers share one live
 * region: a region for each button would make long tables slow to read.
 * @param text sentence to say
 */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement("div");
    region.className = "sd-visually-hidden";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  const target = region;
  target.textContent = "";
  // A region is read when it changes after it has been in the document.
  setTimeout(() => {
    target.textContent = text;
  }, 50);
}
