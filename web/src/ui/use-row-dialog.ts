import { useState } from "react";

/**
 * The dialog of a list about one of its rows, as it was when the dialog opened. The list renders it outside its rows: a
 * refetch may move or remove the row meanwhile, and what is typed would be lost. It stays mounted when closed, so that
 * the browser can return the focus to what opened it. `first`: the row whose dialog is open at first.
 */
export function useRowDialog<Row>(first?: Row) {
  const [row, setRow] = useState(first);
  const [isOpen, setIsOpen] = useState(first !== undefined);
  return {
    /** Undefined until it was first shown. */
    row,
    isOpen,
    show(next: Row) {
      setRow(next);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
