import type { ReactElement } from "react";

import Calculator, {
  Answer,
  ChoiceInput,
  Fields,
  type Result,
  Results,
  TextInput,
} from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import CodeFence from "../CodeFence";
import {
  DEPLOYMENT_FIELDS,
  type DeploymentPlan,
  DEPLOYMENTS,
  planDeployment,
  PROTOCOL_NAMES,
} from "./commands";

/** Writes the commands for a deployment of one's own, with what to know before running them. */
export default function DeploymentCommandBuilder(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(DEPLOYMENT_FIELDS);
  const { problems: wrong, plan } = planDeployment(texts);
  const field = bindFields(texts, change, wrong);
  return (
    <Calculator
      title="Commands for your deployment"
      intro="Nothing is sent: you run the commands yourself. Enter no keys here."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Deployment">
        <ChoiceInput
          label="Protocol"
          {...field("protocol")}
          options={PROTOCOL_NAMES.map((value) => ({ value, label: DEPLOYMENTS[value].label }))}
        />
        <ChoiceInput
          label="Method"
          {...field("method")}
          options={[
            { value: "create2", label: "CREATE2 (deterministic)" },
            { value: "create", label: "CREATE" },
          ]}
        />
        <TextInput label="Chain id" {...field("chain")} inputMode="numeric" />
        <ChoiceInput
          label="Admin"
          {...field("admin")}
          options={[
            { value: "own", label: "an address of yours" },
            { value: "sablier", label: "Sablier’s address" },
          ]}
        />
        {texts.admin !== "sablier" && (
          <TextInput
            code
            label="Address of the admin"
            {...field("adminAddress")}
            hint="Empty: the commands read it from ADMIN."
          />
        )}
        <ChoiceInput
          label="Sign with"
          {...field("signer")}
          options={[
            { value: "keystore", label: "Foundry keystore" },
            { value: "ledger", label: "Ledger" },
            { value: "trezor", label: "Trezor" },
            { value: "key", label: "private key in a variable" },
          ]}
        />
      </Fields>
      {plan === undefined ? (
        <Answer>Correct the marked fields to see the commands.</Answer>
      ) : (
        <Plan plan={plan} />
      )}
    </Calculator>
  );
}

function Plan({ plan }: { readonly plan: DeploymentPlan }): ReactElement {
  const { deployment, script, commands, salt, notes } = plan;
  const items: Result[] = [
    { term: "Deploys", value: deployment.contracts.join(", ") },
    { term: "Constructor", value: deployment.constructors.join(", ") },
    salt === undefined
      ? {
          term: "Addresses",
          value: "by deployer and nonce",
          note: "Another transaction of the deployer changes them.",
        }
      : { term: "Salt", value: salt, note: "As text. The address depends on it and on the code." },
  ];
  return (
    <>
      <Answer>
        <code>{script}</code> deploys {deployment.label}.
      </Answer>
      <Results items={items} />
      <CodeFence language="bash">{commands}</CodeFence>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
