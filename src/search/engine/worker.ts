import type { ToWorker } from "../../lib/search/messages";
import { createService } from "./service";

const handle = createService((message) => self.postMessage(message));

self.addEventListener("message", (event: MessageEvent<ToWorker>) => void handle(event.data));

// The one that the page starts before its bundle is called by the address of the index.
if (self.name !== "") {
  // The bundle counts its messages from 1.
  void handle({ id: 0, filesUrl: self.name, call: "preload", request: { query: "" } });
}
