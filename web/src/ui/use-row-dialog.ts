import { useState } from "react";

/**
 * The dialog of a list about one of its rows, as it was when the dialog opened. The list renders it outside its rows: a
 * refetch may move or remove the row meanwhile, and what is typed would be lost. It stays mounted when closed, so that
 * the browser can return the focus to what opened it.
 */
export function useRowDialog<Row>() {
  const [row, setRow] = useState<Row>();
  const [isOpen, setIsOpen] = useState(false);
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
