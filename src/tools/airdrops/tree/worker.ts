import type { RowsRequest } from "@site/src/lib/airdrops/rows";
import { type FromWorker, serve } from "./serve";

const send = (message: FromWorker): void => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<RowsRequest>) =>
  send(serve(data, (count) => send({ count }))),
);
