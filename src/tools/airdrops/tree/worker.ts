import type { RowsRequest } from "@site/src/lib/airdrops/rows";
import { serve } from "./serve";

self.addEventListener("message", ({ data }: MessageEvent<RowsRequest>) =>
  self.postMessage(serve(data)),
);
