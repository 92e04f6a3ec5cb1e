import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import ReleaseTimeline from ".";

test("lists the releases of one protocol, oldest first, and marks those with guides", () => {
  const { history } = loadModel();
  const html = renderToString(<ReleaseTimeline history={history} protocol="flow" />);
  const items = html.replaceAll("<!-- -->", "").split("<time").slice(1);
  const seen = items.map((item) => [
    /dateTime="([^"]+)"/u.exec(item)?.[1],
    /Flow v[\d.]+/u.exec(item)?.[0],
    item.includes("with guides"),
  ]);
  expect(seen).toEqual([
    ["2024-12", "Flow v1.0", false],
    ["2025-02", "Flow v1.1", true],
    ["2025-10", "Flow v2.0", false],
    ["2026-03", "Flow v3.0", true],
  ]);
});
