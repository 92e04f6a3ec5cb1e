import type { ReactElement } from "react";

import FilterBar, { EVERY, FilterChips, FilterList } from "../ui/FilterBar";
import type { FormValues } from "./fields";
import type { FormState } from "./useForm";

interface FilterFormProps<Name extends string> {
  readonly form: FormState<Name>;
  readonly label: string;
  /** The field for words, with what it takes. */
  readonly search?: { readonly name: Name; readonly label: string };
  /** Fields that are shown as lists to choose from. */
  readonly lists?: readonly Name[];
  /** Fields that are shown as buttons; none pressed but the first means all. */
  readonly chips?: readonly Name[];
  /** What is shown now. */
  readonly status: string;
  /** Besides those of the address. */
  readonly problem?: string | undefined;
  readonly staysInView?: boolean;
}

/** Controls that filter what is below them, for the fields of a form, which the address keeps. */
export default function FilterForm<Name extends string>(
  props: FilterFormProps<Name>,
): ReactElement {
  const { form, label, search, lists = [], chips = [], status, problem } = props;
  const { staysInView = false } = props;
  const { fields, texts, ignored, change, reset } = form;
  const set =
    (name: Name) =>
    (value: string): void =>
      change({ [name]: value } as Partial<FormValues<Name>>);
  const choiceOf = (name: Name) => ({
    label: fields[name].label,
    value: texts[name],
    choices: fields[name].options ?? [],
    onValue: set(name),
  });
  return (
    <FilterBar
      label={label}
      {...(search && {
        search: { label: search.label, text: texts[search.name], onText: set(search.name) },
      })}
      {...(lists.length > 0 && { onClear: reset })}
      staysInView={staysInView}
      status={status}
      problems={problem === undefined ? ignored : [...ignored, problem]}
    >
      {lists.map((name) => (
        <FilterList
          key={name}
          {...choiceOf(name)}
          labelClass={staysInView ? "sd-visually-hidden" : undefined}
        />
      ))}
      {chips.map((name) => (
        <FilterChips key={name} {...choiceOf(name)} choices={[EVERY, ...choiceOf(name).choices]} />
      ))}
    </FilterBar>
  );
}
