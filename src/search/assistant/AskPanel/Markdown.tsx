import { Fragment, memo, type ReactElement, type ReactNode } from "react";
import type { Token, Tokens } from "marked";

import CopyButton from "@site/src/ui/CopyButton";
import { opensHere } from "@site/src/ui/plain-click";
import { safeLink } from "@site/src/lib/ask/links";
import { decodeEntities, lexMarkdown, type MathToken } from "@site/src/lib/ask/markdown";
import type { AnsweredBy } from "@site/src/lib/ask/ui-stream";
import styles from "./styles.module.css";

/** What links of an answer need to know. */
interface Links {
  readonly answeredBy: AnsweredBy;
  /** Opens a page of this site; the browser does the rest. */
  readonly onOpen: (path: string) => void;
}

type LinkProps = Links & { readonly href: string; readonly children: ReactNode };

/** A link of an answer; its text alone where answers may not link to. */
export function Link({ href, answeredBy, onOpen, children }: LinkProps): ReactElement {
  const link = safeLink(href, answeredBy);
  if (link === null) return <>{children}</>;
  const target = link.isExternal
    ? { target: "_blank", rel: "noopener noreferrer nofollow" }
    : { onClick: opensHere(() => onOpen(link.href)) };
  return (
    <a href={link.href} {...target}>
      {children}
    </a>
  );
}

/** Tokens that are an element of HTML around others. */
const ELEMENTS = {
  paragraph: "p",
  blockquote: "blockquote",
  strong: "strong",
  em: "em",
  del: "del",
} as const;

/** Deepest nesting that is drawn; what lies deeper is shown as it was written. */
const DEEPEST = 12;

type Draw = (tokens: readonly Token[] | undefined) => ReactElement;

function Table({ token, draw }: { readonly token: Tokens.Table; readonly draw: Draw }) {
  const cells = (row: readonly Tokens.TableCell[], Cell: "th" | "td"): ReactElement[] =>
    row.map(({ tokens }, index) => (
      <Cell key={index} scope={Cell === "th" ? "col" : undefined}>
        {draw(tokens)}
      </Cell>
    ));
  return (
    // A wide table scrolls, and must do so by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableWrap} tabIndex={0} role="region" aria-label="Table of the answer">
      <table>
        <thead>
          <tr>{cells(token.header, "th")}</tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>{cells(row, "td")}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawNode(token: Tokens.Generic | MathToken, links: Links, draw: Draw): ReactNode {
  const text = String(token.text);
  const { type } = token;
  if (Object.hasOwn(ELEMENTS, type)) {
    const Element = ELEMENTS[type as keyof typeof ELEMENTS];
    return <Element>{draw(token.tokens)}</Element>;
  }
  switch (type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return <p className={styles.heading}>{draw(token.tokens)}</p>;
    case "text":
      return token.tokens === undefined ? decodeEntities(text) : draw(token.tokens);
    case "escape":
      return decodeEntities(text);
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    case "codespan":
      return <code>{text}</code>;
    case "math":
      return <code className={styles.math}>{text}</code>;
    case "code":
      return (
        <div className={styles.code}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>
            <code>{text}</code>
          </pre>
          <CopyButton text={text} label="Copy the code" />
        </div>
      );
    case "list": {
      const { items, ordered, start } = token as Tokens.List;
      const entries = items.map(({ tokens }, index) => <li key={index}>{draw(tokens)}</li>);
      return ordered ? <ol start={start === "" ? 1 : start}>{entries}</ol> : <ul>{entries}</ul>;
    }
    case "table":
      return <Table token={token as Tokens.Table} draw={draw} />;
    case "link":
      return (
        <Link href={String(token.href)} {...links}>
          {draw(token.tokens)}
        </Link>
      );
    // A picture would be fetched from wherever the answer says; its description does not need to be.
    case "image":
      return text;
    default:
      return token.raw;
  }
}

type NodesProps = Links & { readonly tokens: readonly Token[]; readonly depth: number };

function Nodes({ tokens, depth, ...links }: NodesProps): ReactElement {
  const draw: Draw = (nested) => <Nodes tokens={nested ?? []} depth={depth + 1} {...links} />;
  return (
    <>
      {tokens.map((token, index) => (
        <Fragment key={index}>
          {depth > DEEPEST ? token.raw : drawNode(token, links, draw)}
        </Fragment>
      ))}
    </>
  );
}

/** Markdown as elements. Raw HTML in it is shown as text, and links are checked first. */
function Markdown({ text, ...links }: Links & { readonly text: string }): ReactElement {
  return <Nodes tokens={lexMarkdown(text)} depth={0} {...links} />;
}

export default memo(Markdown);
