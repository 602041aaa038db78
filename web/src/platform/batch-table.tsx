import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { SelectionBar } from "../ui/selection-bar.tsx";
import { useSelection } from "../ui/use-selection.ts";

/** What a batch table passes to its action's dialog. */
export interface BatchDialogProps<Row> {
  open: boolean;
  onClose: () => void;
  /** The selected rows that the action changes, and the others. */
  changing: readonly Row[];
  skipped: readonly Row[];
  /** Called once the server has answered. */
  onDone: () => void;
}

interface BatchTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Whether the action changes this row; by default, every row. */
  mayChange?: (row: Row) => boolean;
  /** The accessible name of the actions on the selected rows. */
  label: string;
  /** The button that shows the dialog. */
  action: ReactNode;
  /** The dialog that shows what will change, and changes it. */
  dialog: (props: BatchDialogProps<Row>) => ReactNode;
}

/** An administration table whose rows can be selected and changed together. */
export function BatchTable<Row extends { readonly id: string }>(props: BatchTableProps<Row>) {
  const { rows, nameOf, mayChange = () => true, label, action, dialog, ...table } = props;
  const selection = useSelection(rows);
  const [isOpen, setIsOpen] = useState(false);
  // As selected, since the list may be refetched while the dialog is open.
  const [subjects, setSubjects] = useState<readonly Row[]>([]);

  return (
    // Takes the focus when the bar with the button that had it is gone.
    <div tabIndex={-1} className="outline-none">
      {/* On tablets and small desktops, French words and the checkboxes can be wider than the page. */}
      <div className="md:max-xl:overflow-x-auto">
        <DataTable<Row> {...table} rows={rows} keyOf={({ id }) => id} selection={{ ...selection, nameOf }} />
      </div>
      {selection.chosen.length > 0 && (
        <SelectionBar
          label={label}
          count={selection.chosen.length}
          total={rows.length}
          onAll={selection.chooseAll}
          onNone={selection.clear}
        >
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            aria-disabled={!selection.chosen.some(mayChange)}
            onClick={() => {
              setSubjects(selection.chosen);
              setIsOpen(true);
            }}
          >
            {action}
          </Button>
        </SelectionBar>
      )}
      {dialog({
        open: isOpen,
        onClose: () => setIsOpen(false),
        changing: subjects.filter(mayChange),
        skipped: subjects.filter((row) => !mayChange(row)),
        onDone: selection.clear,
      })}
    </div>
  );
}
