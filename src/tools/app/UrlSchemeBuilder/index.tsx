import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import type { AppContractsData, Area } from "@site/src/lib/app-urls";
import Form, { Answer, Fields, FormField, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import {
  areaOf,
  builderFields,
  buildLink,
  BY_ADDRESS,
  chainOptions,
  FIRST_OF,
  sourceFieldOf,
  VIEWS,
} from "./build";
import Contract from "./Contract";

interface UrlSchemeBuilderProps {
  readonly data: AppContractsData;
}

/** Makes a link into the app out of its parts and checks it against the deployments. */
export default function UrlSchemeBuilder({ data }: UrlSchemeBuilderProps): ReactElement {
  const fields = useMemo(() => builderFields(data), [data]);
  const form = useForm(fields, (texts) => buildLink(texts, data));
  const { texts, change, problems } = form;
  const { built } = form.outcome;
  const area = areaOf(texts);
  const isCampaign = area === "airdrops";
  // An alias of another area comes from an address; its problem names the area that it belongs to.
  const contracts = data.contracts.filter(
    (contract) => contract.area === area || contract.alias === texts.contract,
  );
  return (
    <Form form={form} title="Build a link">
      <Fields legend="Parts of the link">
        <FormField
          form={{ ...form, change: (to) => change({ ...to, ...FIRST_OF[to.area as Area] }) }}
          name="area"
        />
        {!isCampaign && (
          <FormField
            form={form}
            name="contract"
            options={[
              ...contracts.map(({ alias, release }) => ({
                value: alias,
                label: `${alias}: ${release}`,
              })),
              { value: BY_ADDRESS, label: "By its address" },
            ]}
          />
        )}
        {sourceFieldOf(texts) === "address" && (
          <FormField
            form={form}
            name="address"
            caption={isCampaign ? "Address of the campaign" : "Address of the contract"}
          />
        )}
        <FormField form={form} name="chain" options={chainOptions(data, texts)} />
        {!isCampaign && <FormField form={form} name="stream" />}
        <FormField form={form} name="view" options={VIEWS[area]} />
        <FormField form={form} name="switch" />
      </Fields>
      {built === undefined ? (
        <NoAnswer />
      ) : (
        <>
          <Answer isKept>
            The link is <Link href={built.url}>{built.url}</Link>.{" "}
            <CopyButton text={built.url} label="Copy the link" />
            {Object.keys(problems).length > 0 && (
              <span className="text--danger"> This link leads nowhere: see the fields.</span>
            )}
          </Answer>
          <Contract link={built.link} data={data} />
        </>
      )}
    </Form>
  );
}
