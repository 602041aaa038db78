import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BottomBar } from "./bottom-bar.tsx";
import { Button } from "./button.tsx";

interface SelectionBarProps {
  /** The bar's accessible name. */
  label: string;
  /** How many are selected, out of how many on this page. */
  count: number;
  total: number;
  onAll: () => void;
  onNone: () => void;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** The actions on the selected rows of a list, at the bottom of the screen. */
export function SelectionBar({ label, count, total, onAll, onNone, children }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <BottomBar label={label}>
      <p role="status" className="tabular text-14 font-medium">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      {count < total && (
        <Button kind="link" aria-label={t`Select all on this page`} onClick={onAll}>
          <Trans>Select all</Trans>
        </Button>
      )}
      <Button kind="link" aria-label={t`Clear selection`} onClick={onNone}>
        <Trans>Clear</Trans>
      </Button>
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </BottomBar>
  );
}
