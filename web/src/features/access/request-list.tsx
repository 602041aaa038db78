import { Plural, Trans } from "@lingui/react/macro";
import { REQUEST_BOXES, type RequestBox } from "@vestpocket/domain/access/access.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { Chip } from "../../ui/chip.tsx";
import { useRequests } from "./access.api.ts";
import { RequestCard } from "./request-card.tsx";
import { RevealList } from "./reveal-list.tsx";

const BOXES = [...REQUEST_BOXES, "mine"] as const;
type Box = RequestBox | "mine";
const TABS = [...BOXES, "readers"] as const;

const LABELS: Readonly<Record<(typeof TABS)[number], () => ReactNode>> = {
  waiting: () => <Trans>To decide</Trans>,
  current: () => <Trans>With access</Trans>,
  past: () => <Trans>Past</Trans>,
  mine: () => <Trans>My requests</Trans>,
  readers: () => <Trans>Who read what</Trans>,
};

const EMPTY: Readonly<Record<Box, () => ReactNode>> = {
  waiting: () => <Trans>No request waits for your decision.</Trans>,
  current: () => <Trans>Nobody has access to what you keep confidential.</Trans>,
  past: () => <Trans>No past requests.</Trans>,
  mine: () => <Trans>You have not asked for access to a listing yet.</Trans>,
};

/** The requests about the signed-in person's listings, and their own, newest first; and who read what they opened. */
export function RequestList() {
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf } = useListQuery(["box", "listing"]);
  const box = TABS.find((each) => each === filters.box) ?? "waiting";
  const place = { page, hrefOf: hrefOf(localPath(paths.access())) };
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-2">
        {TABS.map((each) => (
          <Chip
            key={each}
            pressed={each === box}
            onClick={() => choose({ box: each === "waiting" ? "" : each, listing: "" })}
          >
            {LABELS[each]()}
          </Chip>
        ))}
      </div>
      {box === "readers" ? <RevealList {...place} listing={filters.listing} /> : <Requests {...place} box={box} />}
    </>
  );
}

function Requests({ box, page, hrefOf }: { box: Box; page: number; hrefOf: (page: number) => string }) {
  const query = useRequests({ box, page });
  return (
    <ListFrame
      query={query}
      page={page}
      failure={
        <LoadFailure query={query}>
          <Trans>The requests could not be loaded.</Trans>
        </LoadFailure>
      }
      empty={EMPTY[box]()}
      hrefOf={hrefOf}
      counted={(total) => <Plural value={total} one="# request" other="# requests, newest first" />}
    >
      {({ requests }) => (
        <ul className="space-y-4">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
