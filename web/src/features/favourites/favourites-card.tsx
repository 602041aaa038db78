import { Plural, Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Heart } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { useFavouriteCount } from "./favourites.api.ts";

/** The number of favourites, with a link to them; the link stays if the count fails to load. */
export function FavouritesCard() {
  const localPath = useLocalPath();
  const { data: count } = useFavouriteCount();
  return (
    <SummaryCard
      icon={Heart}
      title={<Trans>Favourites</Trans>}
      to={localPath(paths.favourites())}
      action={<Trans>Saved and recently viewed listings</Trans>}
    >
      <p className="tabular min-h-5.5 text-muted">
        {count !== undefined && <Plural value={count} one="# listing saved" other="# listings saved" />}
      </p>
    </SummaryCard>
  );
}
