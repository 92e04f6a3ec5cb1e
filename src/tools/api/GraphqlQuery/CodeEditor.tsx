import { autocompletion, closeBrackets, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json, jsonParseLinter } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { linter, lintKeymap } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap, tooltips } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { graphql } from "cm6-graphql";
import { type ReactElement, useEffect, useRef } from "react";

import styles from "./styles.module.css";

/** The colors of code on this site, for the parts of GraphQL and JSON. */
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword], color: "var(--tk-keyword)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--tk-string)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--tk-constant)" },
  { tag: tags.comment, color: "var(--tk-comment)" },
  { tag: [tags.variableName, tags.attributeName], color: "var(--tk-parameter)" },
  { tag: [tags.typeName, tags.propertyName], color: "var(--tk-function)" },
  { tag: [tags.punctuation, tags.bracket, tags.brace], color: "var(--tk-punctuation)" },
]);

const theme = EditorView.theme({
  "&": { backgroundColor: "var(--sd-code-bg)", color: "var(--sd-text)", fontSize: "0.8438rem" },
  ".cm-content": {
    fontFamily: "var(--sd-mono)",
    caretColor: "var(--sd-text)",
    padding: "0.7rem 0",
  },
  ".cm-line": { padding: "0 0.9rem" },
  ".cm-cursor": { borderLeftColor: "var(--sd-text)" },
  "&.cm-focused": { outline: "2px solid var(--sd-focus)", outlineOffset: "-2px" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--sd-accent-soft) !important",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--sd-surface)",
    color: "var(--sd-text)",
    border: "1px solid var(--sd-border-strong)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--sd-accent)",
    color: "var(--sd-accent-text)",
  },
  ".cm-completionInfo": { maxWidth: "18rem" },
});

interface CodeEditorProps {
  readonly label: string;
  readonly language: "graphql" | "json";
  readonly start: string;
  readonly onChange: (text: string) => void;
  /** Gets the editor when it is there, and undefined when it is gone. */
  readonly onView: (view: EditorView | undefined) => void;
  /** Ctrl+Enter, or Command+Enter. */
  readonly onRun: () => void;
}

function languageOf(language: CodeEditorProps["language"]): Extension {
  return language === "graphql" ? graphql() : [json(), linter(jsonIfAny)];
}

const lintJson = jsonParseLinter();
/** An empty text stands for no variables. */
const jsonIfAny: typeof lintJson = (view) =>
  view.state.doc.toString().trim() === "" ? [] : lintJson(view);

/**
 * A code editor. It keeps its text itself: `start` counts when it appears, later changes go through
 * the view. Tab leaves the editor, as everywhere on a page.
 */
export default function CodeEditor(props: CodeEditorProps): ReactElement {
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const { label, language, start, onView } = latest.current;
    if (holder.current === null) return undefined;
    const view = new EditorView({
      parent: holder.current,
      state: EditorState.create({
        doc: start,
        extensions: [
          keymap.of([
            { key: "Mod-Enter", run: () => (latest.current.onRun(), true) },
            ...completionKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          history(),
          bracketMatching(),
          closeBrackets(),
          autocompletion(),
          languageOf(language),
          syntaxHighlighting(colors),
          theme,
          tooltips({ position: "fixed" }),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    onView(view);
    return () => {
      onView(undefined);
      view.destroy();
    };
  }, []);

  return <div ref={holder} className={styles.editor} />;
}

/** Replaces the whole text; one step of undo. */
export function setText(view: EditorView | undefined, text: string): void {
  view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}
