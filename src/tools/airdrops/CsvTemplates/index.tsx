import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactElement } from "react";

import type { CsvTemplate, CsvTemplatesData } from "@site/src/lib/csv";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import { SHAPES } from "@site/src/lib/shapes";
import Identifier from "@site/src/ui/Identifier";
import Sparkline, { SparklineList } from "@site/src/ui/Sparkline";
import TableHead from "@site/src/ui/TableHead";
import styles from "./styles.module.css";

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
  return (
    <div className="sd-table">
      <table {...TABLE_ROLE.table} aria-label="CSV templates">
        <TableHead columns={COLUMNS} />
        <tbody {...TABLE_ROLE.rowgroup}>
          {data.templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COLUMNS = ["Creates", "Curve", "Columns", "Releases", "Files"] as const;

function TemplateRow({ template }: { readonly template: CsvTemplate }): ReactElement {
  const { id, label, product, timing, shape, curve, columns, files } = template;
  const csv = useBaseUrl(files.csv);
  const schema = useBaseUrl(files.schema ?? "");
  const fileName = `${id.replaceAll("/", "-")}.csv`;
  const name =
    timing === undefined ? label : `${label}, by ${timing === "range" ? "date" : "duration"}`;
  return (
    <tr {...TABLE_ROLE.row}>
      <td {...TABLE_ROLE.cell} data-label="Creates">
        <Link to={pageOf(shape)}>{label}</Link>
        <span className={styles.detail}>
          {timing === undefined ? product : timing === "range" ? "by date" : "by duration"}
        </span>
        {product === "lockup" && <Identifier className={styles.shape}>{shape}</Identifier>}
      </td>
      <td {...TABLE_ROLE.cell} data-label="Curve">
        {curve === undefined ? (
          "no curve"
        ) : (
          <Sparkline curve={curve} label={`Amount over time of the shape ${label}`} />
        )}
      </td>
      <td {...TABLE_ROLE.cell} data-label="Columns">
        <code className={styles.columns}>{columns.map((column) => column.name).join(", ")}</code>
      </td>
      <td {...TABLE_ROLE.cell} data-label="Releases">
        {releasesOf(template)}
      </td>
      <td {...TABLE_ROLE.cell} data-label="Files">
        <a
          href={csv}
          download={fileName}
          data-noBrokenLinkCheck
          aria-label={`CSV template: ${name}`}
        >
          CSV
        </a>
        {files.schema === undefined ? (
          <span className={styles.detail}>no schema</span>
        ) : (
          <>
            {" · "}
            <a href={schema} data-noBrokenLinkCheck aria-label={`JSON Schema: ${name}`}>
              Schema
            </a>
          </>
        )}
      </td>
    </tr>
  );
}

function releasesOf({ product, since, documented, deprecated }: CsvTemplate): string {
  if (product === "airdrops") return "every campaign type";
  if (product === "flow") return "Flow; startAt has an effect from v2.0 on";
  const releases = `Lockup ${since ?? "unknown"} and later`;
  if (!documented) return `${releases}, so not v2.0`;
  return deprecated ? `${releases}; advised against` : releases;
}

/** The shapes of the app's gallery, each with its curve. */
export function ShapeCurves({ data }: TemplatesProps): ReactElement {
  const shapes = new Map<string, CsvTemplate>();
  for (const template of data.templates) {
    if (template.product === "lockup" && template.documented && !shapes.has(template.shape)) {
      shapes.set(template.shape, template);
    }
  }
  return (
    <SparklineList>
      {[...shapes.values()].map(({ shape, label, curve }) => (
        <li key={shape}>
          {curve !== undefined && (
            <Sparkline curve={curve} label={`Amount over time of the shape ${label}`} />
          )}
          <Link to={pageOf(shape)}>{label}</Link>
          <Identifier className={styles.shape}>{shape}</Identifier>
        </li>
      ))}
    </SparklineList>
  );
}
