import type { ReactElement } from "react";

import Form, { Answer, FormFields, NoAnswer, type Result, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CodeFence from "@site/src/page/CodeFence";
import { DEPLOYMENT_FIELDS, type DeploymentPlan, planDeployment, unusedFields } from "./commands";

/** Writes the commands for a deployment of one's own, with what to know before running them. */
export default function DeploymentCommandBuilder(): ReactElement {
  const form = useForm(DEPLOYMENT_FIELDS, planDeployment);
  const { plan } = form.outcome;
  return (
    <Form
      form={form}
      title="Commands for your deployment"
      intro="Nothing is sent: you run the commands yourself. Enter no keys here."
    >
      <FormFields form={form} legend="Deployment" unused={unusedFields(form.texts)} />
      {plan === undefined ? <NoAnswer /> : <Plan plan={plan} />}
    </Form>
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
      <div data-extract-keep="">
        <CodeFence language="bash">{commands}</CodeFence>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
