import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactElement, ReactNode } from "react";

import type { CsvTemplate, CsvTemplatesData } from "@site/src/lib/csv";
import { SHAPES } from "@site/src/lib/shapes";
import Identifier from "@site/src/ui/Identifier";
import ResultTable from "@site/src/ui/ResultTable";
import Sparkline, { SparklineList } from "@site/src/ui/Sparkline";

const SHAPES_PAGE = "/concepts/lockup/stream-shapes";

const OTHER_PAGES: Readonly<Record<string, string>> = {
  flow: "/concepts/flow/overview",
  instant: "/concepts/merkle-airdrops",
};

/** Page that explains what a template creates. */
function pageOf(shape: string): string {
  const section = SHAPES.find(({ id }) => id === shape)?.section;
  return OTHER_PAGES[shape] ?? (section === undefined ? SHAPES_PAGE : `${SHAPES_PAGE}#${section}`);
}

interface TemplatesProps {
  readonly data: CsvTemplatesData;
}

/** Every template with a drawing of its shape, its columns, the releases it fits and its files. */
export default function CsvTemplates({ data }: TemplatesProps): ReactElement {
  const baseUrl = useBaseUrl("/");
  return (
    <ResultTable
      caption="CSV templates"
      columns={["Creates", "Curve", "Columns", "Releases", "Files"]}
      rows={data.templates.map((template) => cellsOf(template, baseUrl))}
    />
  );
}

function cellsOf(template: CsvTemplate, baseUrl: string): ReactNode[] {
  const { id, label, product, timing, shape, curve, columns, files } = template;
  const urlOf = (path: string): string => `${baseUrl}${path.replace(/^\//, "")}`;
  const fileName = `${id.replaceAll("/", "-")}.csv`;
  const by = timing === undefined ? undefined : timing === "range" ? "by date" : "by duration";
  const name = by === undefined ? label : `${label}, ${by}`;
  return [
    <>
      <Link to={pageOf(shape)}>{label}</Link>
      <span className="sd-fine">{by ?? product}</span>
      {product === "lockup" && <Identifier className="sd-fine sd-break">{shape}</Identifier>}
    </>,
    curve === undefined ? (
      "no curve"
    ) : (
      <Sparkline curve={curve} label={`Amount over time of the shape ${label}`} />
    ),
    <code key="columns">{columns.map((column) => column.name).join(", ")}</code>,
    releasesOf(template),
    <>
      <a
        href={urlOf(files.csv)}
        download={fileName}
        data-noBrokenLinkCheck
        aria-label={`CSV template: ${name}`}
      >
        CSV
      </a>
      {files.schema === undefined ? (
        <span className="sd-fine">no schema</span>
      ) : (
        <>
          {" · "}
          <a href={urlOf(files.schema)} data-noBrokenLinkCheck aria-label={`JSON Schema: ${name}`}>
            Schema
          </a>
        </>
      )}
    </>,
  ];
}

function releasesOf({ product, since, deprecated }: CsvTemplate): string {
  if (product === "airdrops") return "every campaign type";
  if (since === undefined) return "Flow; startAt has an effect from v2.0 on";
  return `Lockup ${since} and later${deprecated ? "; advised against" : ""}`;
}

/** The shapes of Lockup that have a template, each with its curve. */
export function ShapeCurves({ data }: TemplatesProps): ReactElement {
  const shapes = new Map(data.templates.map((template) => [template.shape, template]));
  return (
    <SparklineList>
      {[...shapes.values()]
        .filter(({ product }) => product === "lockup")
        .map(({ shape, label, curve }) => (
          <li key={shape}>
            {curve !== undefined && (
              <Sparkline curve={curve} label={`Amount over time of the shape ${label}`} />
            )}
            <Link to={pageOf(shape)}>{label}</Link>
            <Identifier className="sd-fine sd-break">{shape}</Identifier>
          </li>
        ))}
    </SparklineList>
  );
}
