import { Fragment, memo, type ReactElement, type ReactNode } from "react";
import type { Token, Tokens } from "marked";

import CopyButton from "@site/src/ui/CopyButton";
import { opensHere } from "@site/src/ui/plain-click";
import { safeLink } from "@site/src/lib/ask/links";
import { decodeEntities, lexMarkdown, type MathToken } from "@site/src/lib/ask/markdown";
import type { AnsweredBy } from "@site/src/lib/ask/ui-stream";
import styles from "./styles.module.css";

interface Context {
  readonly answeredBy: AnsweredBy;
  /** Opens a page of this site; the browser does the rest. */
  readonly onOpen: (path: string) => void;
}

/** Deepest nesting that is drawn; what lies deeper is shown as it was written. */
const DEEPEST = 12;

function Link(props: {
  readonly href: string;
  readonly context: Context;
  readonly children: ReactNode;
}): ReactElement {
  const { href, context, children } = props;
  const link = safeLink(href, context.answeredBy);
  if (link === null) return <>{children}</>;
  if (link.isExternal) {
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  }
  return (
    <a href={link.href} onClick={opensHere(() => context.onOpen(link.href))}>
      {children}
    </a>
  );
}

function List({ token, context, depth }: NodeProps<Tokens.List>): ReactElement {
  const items = token.items.map((item, index) => (
    <li key={index}>
      <Nodes tokens={item.tokens} context={context} depth={depth + 1} />
    </li>
  ));
  return token.ordered ? (
    <ol start={typeof token.start === "number" ? token.start : 1}>{items}</ol>
  ) : (
    <ul>{items}</ul>
  );
}

function Table({ token, context, depth }: NodeProps<Tokens.Table>): ReactElement {
  const cells = (row: readonly Tokens.TableCell[], Cell: "th" | "td"): ReactElement[] =>
    row.map(({ tokens }, index) => (
      <Cell key={index} scope={Cell === "th" ? "col" : undefined}>
        <Nodes tokens={tokens} context={context} depth={depth + 1} />
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

interface NodeProps<Kind> {
  readonly token: Kind;
  readonly context: Context;
  readonly depth: number;
}

function Node({ token: given, context, depth }: NodeProps<Token>): ReactNode {
  const token = given as Tokens.Generic | MathToken;
  const children = (): ReactElement => (
    <Nodes tokens={token.tokens ?? []} context={context} depth={depth + 1} />
  );
  if (depth > DEEPEST) return token.raw;
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return <p className={styles.heading}>{children()}</p>;
    case "paragraph":
      return <p>{children()}</p>;
    case "text":
      return token.tokens === undefined ? decodeEntities(String(token.text)) : children();
    case "escape":
      return decodeEntities(String(token.text));
    case "strong":
      return <strong>{children()}</strong>;
    case "em":
      return <em>{children()}</em>;
    case "del":
      return <del>{children()}</del>;
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    case "codespan":
      return <code>{String(token.text)}</code>;
    case "math":
      return <code className={styles.math}>{String(token.text)}</code>;
    case "code":
      return (
        <div className={styles.code}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>
            <code>{String(token.text)}</code>
          </pre>
          <CopyButton text={String(token.text)} label="Copy the code" />
        </div>
      );
    case "blockquote":
      return <blockquote>{children()}</blockquote>;
    case "list":
      return <List token={token as Tokens.List} context={context} depth={depth} />;
    case "table":
      return <Table token={token as Tokens.Table} context={context} depth={depth} />;
    case "link":
      return (
        <Link href={String(token.href)} context={context}>
          {children()}
        </Link>
      );
    // A picture would be fetched from wherever the answer says; its description does not need to be.
    case "image":
      return String(token.text);
    default:
      return token.raw;
  }
}

function Nodes(props: {
  readonly tokens: readonly Token[];
  readonly context: Context;
  readonly depth: number;
}): ReactElement {
  return (
    <>
      {props.tokens.map((token, index) => (
        <Fragment key={index}>
          <Node token={token} context={props.context} depth={props.depth} />
        </Fragment>
      ))}
    </>
  );
}

interface MarkdownProps extends Context {
  readonly text: string;
}

/** Markdown as elements. Raw HTML in it is shown as text, and links are checked first. */
function Markdown({ text, answeredBy, onOpen }: MarkdownProps): ReactElement {
  return <Nodes tokens={lexMarkdown(text)} context={{ answeredBy, onOpen }} depth={0} />;
}

export default memo(Markdown);
