import { Trans, useLingui } from "@lingui/react/macro";
import { CATEGORY_LABELS, findCategory } from "@vestpocket/domain/categories/categories.schema";
import type { Demand } from "@vestpocket/domain/mandates/mandates.schema";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { Users } from "lucide-react";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { hasFailed } from "../../platform/load-failure.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useDemand } from "./mandates.api.ts";

/** How many people look for something like a listing, before its owner pays; nothing if it cannot be told. */
export function DemandBand({ listingId }: { listingId: string }) {
  const query = useDemand(listingId);
  if (hasFailed(query)) return null;
  return (
    <section className="flex min-h-24 items-start gap-3 rounded-card border border-line bg-raised p-4">
      <Users size={22} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
      {query.data === undefined ? (
        <Loading className="grow space-y-2">
          <Skeleton className="h-6 max-w-80" />
          <Skeleton className="h-5" />
        </Loading>
      ) : (
        <Told demand={query.data} />
      )}
    </section>
  );
}

function Told({ demand }: { demand: Demand }) {
  const language = useLanguage();
  const message = useMessage();
  const category = findCategory(demand.type);
  const province = findProvince(demand.province);
  const kind = category ? message(CATEGORY_LABELS[category.slug]) : demand.type;
  const place =
    demand.city === null
      ? province && message(PROVINCE_LABELS[PROVINCE_CODES[province.name]])
      : cityLabel(demand.city, language);
  if (demand.band === null)
    return (
      <p className="text-14 text-muted">
        <Trans>We say how many people look for a place like this for three listings a day. Come back tomorrow.</Trans>
      </p>
    );
  return (
    <div>
      <h2 className="font-sans text-16 font-semibold">
        <People band={demand.band} />
      </h2>
      <p className="mt-0.5 text-14 text-muted">
        {demand.isPriced ? (
          <Trans>
            For “{kind}” in {place} around your price. Without you, your brokerage and your network. Updated once a day.
          </Trans>
        ) : (
          <Trans>
            For “{kind}” in {place}. Without you, your brokerage and your network. Updated once a day.
          </Trans>
        )}
      </p>
    </div>
  );
}

function People({ band }: { band: NonNullable<Demand["band"]> }) {
  const { t } = useLingui();
  return {
    under5: t`Fewer than 5 people are looking`,
    from5: t`5–9 people are looking`,
    from10: t`10–24 people are looking`,
    from25: t`25–49 people are looking`,
    from50: t`50 or more people are looking`,
  }[band];
}
