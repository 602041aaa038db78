import { Trans, useLingui } from "@lingui/react/macro";
import type { UserEvent, UserEventKind } from "@vestpocket/domain/accounts/administration.schema";
import { useState } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Chip } from "../../ui/chip.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useUserHistory } from "./administration.api.ts";
import { UserHistoryRow } from "./user-history-row.tsx";

/** The chips, with the kinds that each shows. */
const PARTS = {
  all: [],
  orders: ["order"],
  listings: ["listing"],
  tickets: ["ticket"],
  reports: ["report", "reported"],
  messages: ["message"],
  sessions: ["session", "refused"],
} as const satisfies Record<string, readonly UserEventKind[]>;
type Part = keyof typeof PARTS;

const isIn = (part: Part, { kind }: UserEvent) => {
  const kinds: readonly UserEventKind[] = PARTS[part];
  return kinds.length === 0 || kinds.includes(kind);
};

/** What a person did and was told, newest first, with links to each. */
export function UserHistory({ uid }: { uid: string }) {
  const query = useUserHistory(uid);
  return (
    <FormCard title={<Trans>Timeline</Trans>} intro={<Trans>The newest twenty of each kind.</Trans>}>
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-48" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The timeline could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(history) => <Timeline history={history} />}
      </QueryFrame>
    </FormCard>
  );
}

function Timeline({ history }: { history: readonly UserEvent[] }) {
  const { t } = useLingui();
  const [part, setPart] = useState<Part>("all");
  const names: Readonly<Record<Part, string>> = {
    all: t`Everything`,
    orders: t`Orders`,
    listings: t`Listings`,
    tickets: t`Tickets`,
    reports: t`Reports`,
    messages: t`Messages`,
    sessions: t`Log-ins`,
  };
  const parts = (Object.keys(PARTS) as Part[]).filter((each) => history.some((event) => isIn(each, event)));
  if (history.length === 0) return <Trans>Nothing yet.</Trans>;
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>Show</Trans>
        </legend>
        {parts.map((each) => (
          <Chip key={each} pressed={each === part} onClick={() => setPart(each)}>
            {names[each]}
          </Chip>
        ))}
      </fieldset>
      <ol className="divide-y divide-line text-14">
        {history
          .filter((event) => isIn(part, event))
          .map((event) => (
            <UserHistoryRow key={`${event.kind} ${event.id}`} event={event} />
          ))}
      </ol>
    </>
  );
}
