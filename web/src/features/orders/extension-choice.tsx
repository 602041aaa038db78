import { Trans, useLingui } from "@lingui/react/macro";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import type { PlanExtension } from "./plan-choice.ts";

interface ExtensionChoiceProps {
  extension: PlanExtension;
  onChange: (purpose: PlanExtension["purpose"]) => void;
}

/** What is bought for a live listing: more time, or more for the time that it has. */
export function ExtensionChoice({ extension: { purpose, run }, onChange }: ExtensionChoiceProps) {
  const { t } = useLingui();
  const until = formatDate(run.expiresAt.getTime() / 1000, useLanguage());
  return (
    <ChoiceCards
      legend={<Trans>What would you like to do?</Trans>}
      name="purpose"
      look="rows"
      columns="sm:grid-cols-2"
      value={purpose}
      onChange={onChange}
      choices={[
        {
          value: "renew",
          label: t`Renew`,
          hint: t`The plan’s days are added after ${until}. What it includes applies at once.`,
        },
        {
          value: "upgrade",
          label: t`Upgrade`,
          hint: t`The listing still ends on ${until}. You pay the difference for the time that is left.`,
        },
      ]}
    />
  );
}
