import type { ToWorker } from "../../lib/search/messages";
import { createService } from "./service";

const handle = createService((message) => self.postMessage(message));

self.addEventListener("message", (event: MessageEvent<ToWorker>) => void handle(event.data));
