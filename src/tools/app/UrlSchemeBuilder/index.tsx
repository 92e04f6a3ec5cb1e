import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import type { AppContract, AppContractsData, Area } from "@site/src/lib/app-urls";
import Form, { Answer, Fields, FormField, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import {
  areaOf,
  builderFields,
  type BuiltLink,
  buildLink,
  chainOptions,
  contractOf,
  FIRST_OF,
  VIEWS,
} from "./build";

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
  const contract = contractOf(texts, data);
  const aliases = data.contracts.filter((one) => one.area === area).map(({ alias }) => alias);
  return (
    <Form form={form} title="Build a link">
      <Fields legend="Parts of the link">
        <FormField
          form={{ ...form, change: (to) => change({ ...to, ...FIRST_OF[to.area as Area] }) }}
          name="area"
        />
        {contract === undefined ? (
          <FormField form={form} name="address" />
        ) : (
          <FormField
            form={{ ...form, texts: { ...texts, contract: contract.alias } }}
            name="contract"
            options={fields.contract.options?.filter(({ value }) => aliases.includes(value)) ?? []}
          />
        )}
        <FormField form={form} name="chain" options={chainOptions(data, texts)} />
        {contract !== undefined && <FormField form={form} name="stream" />}
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
          <Target contract={contract} {...built} />
        </>
      )}
    </Form>
  );
}

interface TargetProps extends NonNullable<BuiltLink["built"]> {
  /** Undefined for a campaign. */
  readonly contract: AppContract | undefined;
}

/** The contract that a link is about, as far as the deployments tell. */
function Target({ contract, chain, address }: TargetProps): ReactElement | null {
  if (chain === undefined || address === undefined) return null;
  const { name, url } = chain.explorer;
  const href = `${url}/address/${address}`;
  if (contract === undefined) {
    return (
      <p className="sd-say">
        Contract: <Link href={href}>the campaign</Link> in {name}.
      </p>
    );
  }
  return (
    <p className="sd-say">
      Contract: <Link href={href}>{address}</Link>, {contract.name} of{" "}
      <Link to={contract.path}>{contract.release}</Link>.
      {contract.unconfirmed.includes(chain.id) &&
        " This address is not confirmed: check it before use."}
    </p>
  );
}
