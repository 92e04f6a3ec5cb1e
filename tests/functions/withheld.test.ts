import { expect, test } from "vitest";

import { openProtocolFiles } from "../../functions/lib/protocol-files";
import { publicFiles } from "../../plugins/protocol-data/emit";
import { loadModel } from "../../plugins/protocol-data/test-model";

const REASON = "The address belongs to somebody else.";

/** The public files, as if the factory of Lockup v2.0 on Base were withheld. */
function openWithheld(): ReturnType<typeof openProtocolFiles> {
  const files = new Map([...publicFiles(loadModel())]);
  return openProtocolFiles({
    read: (path) => {
      const text = files.get(`/${path}`) ?? "";
      if (path !== "data/deployments.json") return Promise.resolve(text);
      const { releases, ...rest } = JSON.parse(text) as {
        releases: {
          ref: string;
          deployments: { chainId: number; contracts: { name: string }[] }[];
          withheld: object[];
        }[];
      };
      const release = releases.find(({ ref }) => ref === "lockup@v2.0");
      release?.withheld.push({ chain: "Base", contract: "SablierBatchLockup", reason: REASON });
      for (const deployment of release?.deployments ?? []) {
        if (deployment.chainId !== 8453) continue;
        deployment.contracts = deployment.contracts.filter(
          ({ name }) => name !== "SablierBatchLockup",
        );
      }
      return Promise.resolve(JSON.stringify({ ...rest, releases }));
    },
  });
}

test.each([
  ["of all contracts", {}, ["SablierBatchLockup"]],
  ["of the contract", { contract: "SablierBatchLockup" }, ["SablierBatchLockup"]],
  ["of no other contract", { contract: "SablierLockup" }, undefined],
  ["of no other chain", { chain: "1" }, undefined],
])("the reason why an address is withheld is told %s", async (_, query, expected) => {
  const found = await openWithheld().deployment({
    protocol: "lockup",
    release: "v2.0",
    chain: "base",
    ...query,
  });
  expect(found.withheld?.map(({ contract }) => contract)).toEqual(expected);
  expect(found.withheld?.[0]?.reason ?? REASON).toBe(REASON);
  expect(found.contracts.map(({ name }) => name)).not.toContain(
    expected === undefined ? undefined : "SablierBatchLockup",
  );
});
