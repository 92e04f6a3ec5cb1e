import clsx from "clsx";
import { type KeyboardEvent, type ReactElement, useEffect } from "react";

import { LONGEST_QUERY } from "../limits";
import type { FieldState, SearchField } from "../search-field";
import { Icon } from "./icons";
import styles from "./styles.module.css";
import { useField } from "./use-field";

interface SearchFormProps {
  readonly field: SearchField;
  readonly input: HTMLInputElement | null;
  readonly onInput: (input: HTMLInputElement | null) => void;
  readonly onClose: () => void;
}

const hasItems = ({ collections }: Pick<FieldState, "collections">): boolean =>
  collections.some(({ items }) => items.length > 0);

const isBusy = (state: FieldState): boolean =>
  state.status === "stalled" || (state.status === "loading" && !hasItems(state));

/**
 * The bar with the field. The browser alone draws what is typed: the field is told of a text only when
 * it comes from elsewhere.
 */
export default function SearchForm(props: SearchFormProps): ReactElement {
  const { field, input, onInput, onClose } = props;
  const { api } = field;
  const isBlank = useField(field, ({ query }) => query === "");
  const busy = useField(field, isBusy);
  const collections = useField(field, (state) => state.collections);
  // The attributes of the field say which item is chosen, and whether the list is open.
  useField(field, ({ activeItemId, isOpen }) => `${activeItemId} ${isOpen}`);

  useEffect(() => (input === null ? undefined : field.bind(input)), [field, input]);

  const inputProps = api.getInputProps({ inputElement: input, maxLength: LONGEST_QUERY });
  const onKeyDown = (event: KeyboardEvent): void => {
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    if (field.keepsEnter(isEnter)) event.preventDefault();
    else inputProps.onKeyDown(event);
  };

  return (
    <form {...api.getFormProps({ inputElement: input })} className="DocSearch-Form">
      <label
        htmlFor={inputProps.id}
        className={clsx("DocSearch-MagnifierLabel", busy && styles.busy)}
      >
        <Icon name={busy ? "busy" : "search"} />
        <span className="DocSearch-VisuallyHiddenForAccessibility">Search the docs</span>
      </label>
      <input
        {...inputProps}
        value={undefined}
        ref={onInput}
        className="DocSearch-Input"
        role="combobox"
        aria-controls={inputProps["aria-controls"]}
        aria-expanded={hasItems({ collections })}
        aria-haspopup="listbox"
        aria-busy={busy}
        onKeyDown={onKeyDown}
      />
      <div className="DocSearch-Actions">
        {!isBlank && (
          <button className="DocSearch-Clear" type="reset" aria-label="Clear the query">
            <Icon name="clear" />
          </button>
        )}
        <button
          className={`DocSearch-Action DocSearch-Close ${styles.close}`}
          type="button"
          aria-label="Close search"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
    </form>
  );
}
