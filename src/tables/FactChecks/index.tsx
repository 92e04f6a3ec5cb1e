import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { ALL_CLASSES, type FactClass, HAND_SOURCES } from "@site/data/checks";
import { CHECKS_PATH, labelOf, type PageChecks } from "@site/src/lib/page-provenance/model";
import { plural } from "@site/src/lib/text/plural";
import ResultTable from "@site/src/ui/ResultTable";

import styles from "./styles.module.css";

interface Props {
  readonly pages: readonly PageChecks[];
  /** Address of the repository's files, ending with a slash, when the build knows it. */
  readonly filesUrl: string | null;
}

function FileName({ file, filesUrl }: { file: string; filesUrl: string | null }): ReactElement {
  const name = <code>{file}</code>;
  return filesUrl === null ? name : <a href={filesUrl + file}>{name}</a>;
}

function Section({
  fact,
  pages,
  filesUrl,
}: {
  fact: FactClass;
  pages: number;
  filesUrl: string | null;
}): ReactElement {
  return (
    <section>
      <h2 id={fact.id}>{fact.title}</h2>
      <p>
        {fact.facts} On {plural(pages, "page")}.
      </p>
      <p>
        <strong>Source:</strong> {fact.source}
      </p>
      <p>
        <strong>Checks:</strong>
      </p>
      <ul>
        {fact.checks.map(({ shows, file }) => (
          <li key={file + shows}>
            <FileName file={file} filesUrl={filesUrl} /> shows that {shows}.
          </li>
        ))}
      </ul>
      <p>
        <strong>Not seen by them:</strong> {fact.limits}
      </p>
    </section>
  );
}

const areaOf = ({ path }: PageChecks): string => path.split("/")[1] ?? "";

/** Every class of facts with what checks it, and every page with its classes. */
export default function FactChecks({ pages, filesUrl }: Props): ReactElement {
  const areas = [...new Set(pages.map(areaOf))];
  return (
    <>
      <ul className={styles.classes}>
        {ALL_CLASSES.map(({ id, title }) => (
          <li key={id}>
            <a href={`${CHECKS_PATH}#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {ALL_CLASSES.map((fact) => (
        <Section
          key={fact.id}
          fact={fact}
          pages={pages.filter(({ checks }) => checks.includes(fact.id)).length}
          filesUrl={filesUrl}
        />
      ))}
      <h2 id="compared-with">What prose was compared with</h2>
      <dl className={styles.sources}>
        {Object.entries(HAND_SOURCES).map(([id, text]) => (
          <div key={id}>
            <dt>{labelOf(id)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 id="pages">Every page and its checks</h2>
      <div data-extract-skip="">
        {areas.map((area) => {
          const own = pages.filter((page) => areaOf(page) === area);
          return (
            <details key={area}>
              <summary>
                /{area}: {own.length} pages
              </summary>
              <ResultTable
                caption={`Pages below /${area}`}
                columns={["Page", "Facts", "Prose compared with"]}
                rows={own.map(({ path, title, checks, date, sources }) => [
                  <Link key="page" to={path}>
                    {title}
                  </Link>,
                  checks.map(labelOf).join(", "),
                  `${sources.map(labelOf).join(", ")} on ${date}`,
                ])}
              />
            </details>
          );
        })}
      </div>
    </>
  );
}
