import { Plural, Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Heart } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { useFavouriteCount } from "./favourites.api.ts";

/** How many favourites there are, and the way to them; also where the figure does not come. */
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
