import { proveRows, type RowsRequest } from "@site/src/lib/airdrops/rows";
import { read } from "@site/src/lib/text/read";

self.addEventListener("message", ({ data }: MessageEvent<RowsRequest>) =>
  self.postMessage(read(() => proveRows(data))),
);
