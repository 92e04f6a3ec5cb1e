import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { DEPLOYMENTS, type ProtocolName } from "./deployment-scripts";
import { RELEASES } from "./releases";

describe.each(Object.keys(DEPLOYMENTS) as ProtocolName[])("%s", (protocol) => {
  const deployment = DEPLOYMENTS[protocol];

  test("the contracts and the version are those of the documented release", () => {
    const version = deployment.label.split(" ")[1];
    const record = RELEASES.find(({ ref }) => ref === `${protocol}@${version ?? ""}`);
    expect([...deployment.contracts].toSorted()).toEqual([...(record?.contracts ?? [])].toSorted());
    const tags = record?.tags.map((tag) => tag.version.replace(/^v/, "")) ?? [];
    expect(tags).toContain(deployment.version);
  });

  test("the commands run its script, and name an admin where a tag takes one", () => {
    const { repository, deployer, create2, adminTag, version } = deployment;
    const commands = readFileSync(`examples/shell/${protocol}/deploy-${protocol}.sh`, "utf8");
    for (const part of [
      `sablier-labs/${repository}\n`,
      `git checkout v${adminTag ?? version}\n`,
      `export ${deployer}= `,
      `forge script ${create2} `,
      adminTag === undefined ? '--sig "run()"' : '--sig "run(address)" "$ADMIN"',
    ]) {
      expect(commands).toContain(part);
    }
  });
});
