import { LIVE_CHAT_LOADER, type LiveChatConfig } from "../config/live-chat";

/** Adds the script that starts the widget; it says itself when the widget does not come. */
export function startLiveChat({ script, settings }: LiveChatConfig): void {
  const element = document.createElement("script");
  element.src = LIVE_CHAT_LOADER;
  element.dataset.script = script;
  element.dataset.settings = JSON.stringify(settings);
  element.addEventListener("error", () => {
    console.warn(`The live chat could not be loaded: ${LIVE_CHAT_LOADER} is missing on the host.`);
  });
  document.head.append(element);
}
