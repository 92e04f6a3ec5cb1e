import { textField } from "@site/src/forms";
import { type ReactElement, type ReactNode, useMemo } from "react";

import { readTicks, toggled } from "@site/src/forms/ticks";
import { useForm } from "@site/src/forms/useForm";
import { Ignored } from "@site/src/ui/Panel";
import styles from "./styles.module.css";

interface ChecklistProps {
  /** What the list is for. */
  readonly title: string;
  /** Parameter of the address that keeps the ticks; one per page. */
  readonly queryKey: string;
  readonly items: readonly { readonly id: string; readonly text: ReactNode }[];
}

/** A list to tick off. The address keeps the ticks. */
export default function Checklist({ title, queryKey, items }: ChecklistProps): ReactElement {
  const known = items.map(({ id }) => id).join(".");
  const fields = useMemo(
    () => ({
      ticks: textField(queryKey, "Ticks", "", (text: string) => readTicks(text, known.split("."))),
    }),
    [queryKey, known],
  );
  const form = useForm(fields);
  const { texts, change } = form;
  const ids = known.split(".");
  const ticked = readTicks(texts.ticks, ids);
  const toggle = (id: string): void => change({ ticks: toggled(texts.ticks, id, ids) });
  return (
    <fieldset className={styles.list}>
      <legend className={styles.title}>{title}</legend>
      <Ignored problems={form.ignored} />
      {items.map(({ id, text }) => (
        <label key={id} className={styles.item}>
          <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} />
          <span>{text}</span>
        </label>
      ))}
      <p className="sd-note" role="status">
        {ticked.length} of {items.length} done
      </p>
    </fieldset>
  );
}
