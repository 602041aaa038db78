import { useLingui } from "@lingui/react/macro";
import { CADENCES, type Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import type { DropdownOption } from "../../ui/dropdown-parts.tsx";

/** How often somebody can be told, in the page's language. */
export function useCadenceOptions(): readonly DropdownOption<Cadence>[] {
  const { t } = useLingui();
  const labels = { instant: t`At once`, daily: t`Once a day`, weekly: t`Once a week`, off: t`No emails` };
  return CADENCES.map((value) => ({ value, label: labels[value] }));
}
