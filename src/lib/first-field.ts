/**
 * Opens the field that takes a query until the search modal is there, with the text that is selected
 * on the page. It also runs inline in the head (plugins/fast-pages), so it must not refer to anything
 * outside of itself.
 */
export function openFirstField(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector("input");
  if (input === null) return;
  const selected = getSelection()?.toString() ?? "";
  input.value = selected.replace(/\s+/g, " ").trim().slice(0, input.maxLength);
  dialog.showModal();
  input.select();
}
