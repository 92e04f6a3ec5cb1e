import { describe, expect, test } from "vitest";

import { DEPLOYMENTS } from "../../../../data/deployment-scripts";
import { RELEASES } from "../../../../data/releases";
import { initialTexts } from "@site/src/forms";
import { DEPLOYMENT_FIELDS, planDeployment } from "./commands";

const TEXTS = initialTexts(DEPLOYMENT_FIELDS);
const ADMIN = "0x1111111111111111111111111111111111111111";

function plan(
  changes: Partial<typeof TEXTS>,
): NonNullable<ReturnType<typeof planDeployment>["plan"]> {
  const result = planDeployment({ ...TEXTS, ...changes }).plan;
  if (result === undefined) throw new Error("There is no plan");
  return result;
}

describe("planDeployment", () => {
  test.each(["lockup", "airdrops", "flow"] as const)(
    "%s: the contracts are those of the documented release",
    (protocol) => {
      const { label, contracts } = DEPLOYMENTS[protocol];
      const version = label.split(" ")[1];
      const record = RELEASES.find(({ ref }) => ref === `${protocol}@${version ?? ""}`);
      expect([...contracts].toSorted()).toEqual([...(record?.contracts ?? [])].toSorted());
      const tags = record?.tags.map((tag) => tag.version.replace(/^v/, "")) ?? [];
      expect(tags).toContain(DEPLOYMENTS[protocol].version);
    },
  );

  test("Lockup with an admin of one's own needs a later tag, which changes the salt", () => {
    const { commands, salt, notes } = plan({ adminAddress: ADMIN, chain: "100" });
    expect(commands).toContain("git checkout v2.0.1");
    expect(commands).toContain(`--sig "run(address)" ${ADMIN}`);
    expect(commands).toContain("DeployDeterministicProtocol.s.sol");
    expect(salt).toBe("ChainID 100, Version 2.0.1");
    expect(notes.join()).toContain("CREATE2 addresses differ");
  });

  test("with Sablier's admin, the deployed tag is enough", () => {
    const { commands, salt, notes } = plan({ admin: "sablier", chain: "100", method: "create" });
    expect(commands).toContain("git checkout v2.0.0");
    expect(commands).toContain('--sig "run()"');
    expect(commands).toContain("script/DeployProtocol.s.sol");
    expect(salt).toBeUndefined();
    expect(notes[0]).toContain("sets a Sablier address as admin");
  });

  test("Flow names its deployer differently; Airdrops takes no admin", () => {
    expect(plan({ protocol: "flow" }).commands).toContain("export ETH_FROM=");
    expect(plan({ protocol: "flow" }).commands).toContain('--sig "run(address)" "$ADMIN"');
    const airdrops = plan({ protocol: "airdrops", adminAddress: ADMIN });
    expect(airdrops.commands).toContain('--sig "run()"');
    expect(airdrops.commands).not.toContain(ADMIN);
    expect(airdrops.notes[0]).toContain("Change the admin in script/Base.s.sol");
  });

  test.each([
    ["key", '--private-key "$PRIVATE_KEY"'],
    ["keystore", "--account"],
    ["ledger", "--ledger"],
    ["trezor", "--trezor"],
  ])("signs with %s", (signer, option) => {
    expect(plan({ signer }).commands).toContain(option);
  });

  test.each([["adminAddress", "sablier.eth", "is not an address"]] as const)(
    "%s %j is explained",
    (field, text, message) => {
      const { problems, plan: none } = planDeployment({ ...TEXTS, [field]: text });
      expect(problems[field]).toContain(message);
      expect(none).toBeUndefined();
    },
  );
});
