import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import { type AppContractsData, AREAS, type Area } from "@site/src/lib/app-urls";
import Form, {
  Answer,
  Fields,
  FormField,
  NoAnswer,
  type Result,
  Results,
} from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import {
  builderFields,
  buildLink,
  type BuiltLink,
  BY_ADDRESS,
  chainOptions,
  FIRST_OF,
  viewsOf,
} from "./build";

interface UrlSchemeBuilderProps {
  readonly data: AppContractsData;
}

/** Makes a link into the app out of its parts and checks it against the deployments. */
export default function UrlSchemeBuilder({ data }: UrlSchemeBuilderProps): ReactElement {
  const fields = useMemo(() => builderFields(data), [data]);
  const form = useForm(fields, (texts) => buildLink(texts, data));
  const { texts, change, outcome: built } = form;
  const area: Area = AREAS.find((name) => name === texts.area) ?? "vesting";
  const contracts = data.contracts.filter((contract) => contract.area === area);
  const foreign = data.contracts.find(
    ({ alias, area: other }) => alias === texts.contract && other !== area,
  );
  const listed = foreign === undefined ? contracts : [foreign, ...contracts];
  const isCampaign = area === "airdrops";
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
              ...listed.map(({ alias, release }) => ({
                value: alias,
                label: `${alias}: ${release}`,
              })),
              { value: BY_ADDRESS, label: "By its address" },
            ]}
          />
        )}
        {(isCampaign || texts.contract === BY_ADDRESS) && (
          <FormField
            form={form}
            name="address"
            caption={isCampaign ? "Address of the campaign" : "Address of the contract"}
          />
        )}
        <FormField form={form} name="chain" options={chainOptions(data, texts)} />
        {!isCampaign && <FormField form={form} name="stream" />}
        <FormField form={form} name="view" options={viewsOf(area)} />
        <FormField form={form} name="switch" />
      </Fields>
      <Outcome built={built} />
    </Form>
  );
}

function Outcome({ built }: { readonly built: BuiltLink }): ReactElement {
  const { url, problems } = built;
  if (url === undefined) return <NoAnswer />;
  const wrong = Object.keys(problems).length > 0;
  return (
    <>
      <Answer isKept>
        The link is <Link href={url}>{url}</Link>. <CopyButton text={url} label="Copy the link" />
        {wrong && <span className="text--danger"> This link leads nowhere: see the fields.</span>}
      </Answer>
      <div data-extract-keep="">
        <Results items={details(built)} />
      </div>
    </>
  );
}

function details({ id, indexerId, resolved }: BuiltLink): Result[] {
  const { contract, address, explorerUrl, chain, unconfirmed } = resolved ?? {};
  return [
    ...(id === undefined ? [] : [{ term: "Id in the app", value: <code>{id}</code> }]),
    ...(indexerId === undefined
      ? []
      : [
          {
            term: "Id in indexers and the npm package",
            value: (
              <>
                <code>{indexerId}</code>{" "}
                <CopyButton text={indexerId} label="Copy the id for indexers" />
              </>
            ),
          },
        ]),
    ...(address === undefined || explorerUrl === undefined
      ? []
      : [
          {
            term: "Contract",
            value: <Link href={explorerUrl}>{address}</Link>,
            note:
              unconfirmed === true
                ? "This address is not confirmed: check it before use."
                : `${contract?.name ?? ""} on ${chain?.name ?? ""}, in the block explorer.`,
          },
        ]),
    ...(contract === undefined
      ? []
      : [
          {
            term: "Release",
            value: <Link to={contract.path}>{contract.release}</Link>,
          },
        ]),
  ];
}
