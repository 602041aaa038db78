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

const BOXES = [...REQUEST_BOXES, "mine"] as const;
type Box = RequestBox | "mine";

const LABELS: Readonly<Record<Box, () => ReactNode>> = {
  waiting: () => <Trans>To decide</Trans>,
  current: () => <Trans>With access</Trans>,
  past: () => <Trans>Past</Trans>,
  mine: () => <Trans>My requests</Trans>,
};

const EMPTY: Readonly<Record<Box, () => ReactNode>> = {
  waiting: () => <Trans>No request waits for your decision.</Trans>,
  current: () => <Trans>Nobody has access to what you keep confidential.</Trans>,
  past: () => <Trans>No past requests.</Trans>,
  mine: () => <Trans>You have not asked for access to a listing yet.</Trans>,
};

/** The requests about the signed-in person's listings, and their own, newest first. */
export function RequestList() {
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf } = useListQuery(["box"]);
  const box = BOXES.find((each) => each === filters.box) ?? "waiting";
  const query = useRequests({ box, page });
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-2">
        {BOXES.map((each) => (
          <Chip key={each} pressed={each === box} onClick={() => choose({ box: each === "waiting" ? "" : each })}>
            {LABELS[each]()}
          </Chip>
        ))}
      </div>
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The requests could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={EMPTY[box]()}
        hrefOf={hrefOf(localPath(paths.access()))}
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
    </>
  );
}
