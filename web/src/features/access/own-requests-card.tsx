import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { KeyRound } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { useRequests } from "./access.api.ts";
import { RequestState } from "./request-state.tsx";

/** How many requests the card has room for. */
const SHOWN = 3;

/** Where the person stands with the listings that they asked for access to; the link stays if they fail to load. */
export function OwnRequestsCard() {
  const localPath = useLocalPath();
  const { data } = useRequests({ box: "mine", page: 1 });
  return (
    <SummaryCard
      icon={KeyRound}
      title={<Trans>My requests</Trans>}
      to={localPath(`${paths.access()}?box=mine`)}
      action={<Trans>See where each stands</Trans>}
    >
      <div className="min-h-18">
        {data?.totalResults === 0 && (
          <p className="text-muted">
            <Trans>Listings whose details you asked for appear here, with your next step.</Trans>
          </p>
        )}
        <ul className="space-y-1.5">
          {data?.requests.slice(0, SHOWN).map((request) => (
            <li key={request.id} className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-1 basis-32 truncate">{request.listing.name}</span>
              <RequestState {...request} />
            </li>
          ))}
        </ul>
      </div>
    </SummaryCard>
  );
}
