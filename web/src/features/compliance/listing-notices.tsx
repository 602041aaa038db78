import { Trans } from "@lingui/react/macro";
import { citeLaw, listNotices } from "@vestpocket/domain/compliance/compliance.rules";
import { earliestSigning } from "@vestpocket/domain/compliance/franchises.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { Info } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LawLink } from "./law-link.tsx";
import { NotAdvice } from "./not-advice.tsx";

/** Laws that readers of a listing should know about: a franchise's 14-day period, limits on owning farm land. */
export function ListingNotices({ listing }: { listing: Property }) {
  const language = useLanguage();
  const say = useMessage();
  return listNotices(listing).map(({ rule, law, notice }) => (
    <section
      key={rule.id}
      aria-label={say(rule.title)}
      className="flex items-start gap-3 rounded-card border border-line bg-action-soft p-5 text-14 print:col-span-2 print:border-0 print:p-0"
    >
      <Info size={20} className="mt-px shrink-0 print:hidden" aria-hidden="true" />
      <div className="min-w-0 space-y-2">
        <p className="font-semibold">{say(rule.title)}</p>
        <p>{say(notice)}</p>
        {rule.id.startsWith("franchise-disclosure") && <Clock />}
        <LawLink law={citeLaw(law, { language, say })} site={law.site ?? null} />
        <NotAdvice />
      </div>
    </section>
  ));
}

/** When a 14-day period that begins today would end. */
function Clock() {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const first = formatDate(earliestSigning(now).getTime() / 1000, language);
  return (
    <p className="print:hidden">
      <Trans>If you received the document today, you could sign on {first} at the earliest.</Trans>
    </p>
  );
}
