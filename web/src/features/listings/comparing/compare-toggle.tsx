import { Trans, useLingui } from "@lingui/react/macro";
import { COMPARED_MAX } from "@vestpocket/domain/listings/comparing.rules";
import { Check, Columns3 } from "lucide-react";
import { toast } from "../../../ui/toast.tsx";
import { useSelection } from "./selection.ts";

interface CompareToggleProps {
  listing: { id: string; name: string };
  /** Whether it is only an icon where its container is narrow. */
  isNarrow?: boolean;
}

/** Selects or deselects a listing for comparison. */
export function CompareToggle({ listing: { id, name }, isNarrow = false }: CompareToggleProps) {
  const { t } = useLingui();
  const { ids, add, remove } = useSelection();
  const isSelected = ids.includes(id);

  function press() {
    if (isSelected) remove(id);
    else if (ids.length < COMPARED_MAX) add(id);
    else toast.error(t`You can compare up to ${COMPARED_MAX} listings. Remove one to select another.`);
  }

  const Icon = isSelected ? Check : Columns3;
  return (
    <button
      type="button"
      aria-label={t`Compare ${name}`}
      aria-pressed={isSelected}
      onClick={press}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 text-14 font-semibold text-muted transition-colors hover:bg-sunken hover:text-text aria-pressed:text-link print:hidden"
    >
      <Icon size={18} className="shrink-0" aria-hidden="true" />
      <span className={isNarrow ? "@max-[42rem]:hidden" : undefined}>
        <Trans>Compare</Trans>
      </span>
    </button>
  );
}
