import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

import { LONGEST_QUERY } from "@site/src/search/limits";

interface FirstFieldProps {
  readonly initialQuery: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/**
 * A field in the place of the search modal while that loads. What is typed into it is handed on, and
 * Enter leads to the search page.
 */
export default function FirstField({ initialQuery, input, onClose }: FirstFieldProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    const closeOnBackdrop = (event: MouseEvent): void => {
      if (event.target === opened) onClose();
    };
    opened?.addEventListener("mousedown", closeOnBackdrop);
    opened?.showModal();
    input.current?.select();
    return () => {
      opened?.removeEventListener("mousedown", closeOnBackdrop);
      opened?.close();
    };
  }, [input, onClose]);
  return createPortal(
    <dialog ref={dialog} className="first-field" aria-label="Search" onCancel={onClose}>
      <form action="/search">
        <input
          ref={input}
          type="text"
          name="q"
          aria-label="Search the docs"
          placeholder="Search the docs"
          defaultValue={initialQuery}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          // The modal that follows marks it too, and a reader who opened it means to type.
          autoFocus
        />
      </form>
    </dialog>,
    document.body,
  );
}
