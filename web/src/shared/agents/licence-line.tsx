import { Trans } from "@lingui/react/macro";
import type { ShownLicence } from "@vestpocket/domain/agents/agents.rules";
import { formatDay } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";

/**
 * Whether an administrator has checked somebody's licence, and when; null unless the check counts. Until then nothing on
 * the page calls them licensed (product.md §10.5).
 */
export function LicenceLine({ licence }: { licence: ShownLicence | null }) {
  const language = useLanguage();
  if (licence === null) return <Trans>Licence not checked</Trans>;
  if (licence.checkedOn === null) return <Trans>Licence checked</Trans>;
  const date = formatDay(licence.checkedOn, language);
  return <Trans>Licence checked {date}</Trans>;
}
