import { useSyncExternalStore } from "react";

import { type AnswerSummary, type FieldState, NOTHING, type SearchField } from "../search-field";

/**
 * A part of what the field knows. The component is drawn anew only when that part is another one, so
 * a letter, which changes nothing but the query, draws nothing at all.
 *
 * @param select gives a value that stays the same object while it says the same
 */
export function useField<Part>(field: SearchField, select: (state: FieldState) => Part): Part {
  const read = (): Part => select(field.getState());
  return useSyncExternalStore(field.subscribe, read, read);
}

/** Whether nothing is asked. */
export const isEmpty = ({ query }: FieldState): boolean => query.trim() === "";

/** What the last answer says, and nothing while nothing is asked. */
export const answerOf = (state: FieldState): AnswerSummary =>
  isEmpty(state) ? NOTHING : state.answer;
