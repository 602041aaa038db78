import { Trans } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import type { FilterFieldsProps } from "./filter-fields.tsx";
import { countFilters } from "./search-state.ts";

const loadDialog = async () => (await import("./filter-dialog.tsx")).FilterDialog;

/** The filters below 1024 px, and next to the map: a button opens them as a sheet. */
export function FilterSheet(props: FilterFieldsProps) {
  const dialog = useLazyDialog(loadDialog);
  const count = countFilters(props.search, props.unread);
  return (
    <div>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        className="min-h-12 w-full"
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        onClick={dialog.show}
        onPointerEnter={() => void loadDialog()}
      >
        <Trans>Filters</Trans>
        {count > 0 && <Badge tone="ink">{count}</Badge>}
      </Button>
      {dialog.render(props)}
    </div>
  );
}
