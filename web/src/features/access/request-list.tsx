import { Plural, Trans } from "@lingui/react/macro";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import type { RequestBox } from "@vestpocket/domain/access/access.terms";
import type { OwnerStep } from "@vestpocket/domain/access/states.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { Chip } from "../../ui/chip.tsx";
import { useRowDialog } from "../../ui/use-row-dialog.ts";
import { useRequests } from "./access.api.ts";
import { RequestCard } from "./request-card.tsx";
import { RequestDialogs } from "./request-dialogs.tsx";
import { RevealList } from "./reveal-list.tsx";
import { SignerList } from "./signer-list.tsx";

type Box = RequestBox | "mine";
type Tab = (typeof TABS)[number];
const TABS = ["waiting", "current", "signers", "past", "mine", "readers"] as const;

const LABELS: Readonly<Record<Tab, () => ReactNode>> = {
  waiting: () => <Trans>Pending</Trans>,
  current: () => <Trans>Approved</Trans>,
  signers: () => <Trans>By signature</Trans>,
  past: () => <Trans>Past</Trans>,
  mine: () => <Trans>My requests</Trans>,
  readers: () => <Trans>Access log</Trans>,
};

const EMPTY: Readonly<Record<Box, () => ReactNode>> = {
  waiting: () => <Trans>No requests are waiting for your decision.</Trans>,
  current: () => <Trans>You have not approved anyone.</Trans>,
  past: () => <Trans>No past requests.</Trans>,
  mine: () => <Trans>You have not requested access to a listing yet.</Trans>,
};

/**
 * The requests about the signed-in user's listings and their own requests, newest first; who has access by signature,
 * and who read what.
 */
export function RequestList() {
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf } = useListQuery(["box", "listing"]);
  const box = TABS.find((each) => each === filters.box) ?? "waiting";
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
      <Chosen box={box} listing={filters.listing} page={page} hrefOf={hrefOf(localPath(paths.access()))} />
    </>
  );
}

interface RequestPlace {
  page: number;
  hrefOf: (page: number) => string;
}

function Chosen({ box, listing, ...place }: RequestPlace & { box: Tab; listing: string }) {
  if (box === "readers") return <RevealList {...place} listing={listing} />;
  if (box === "signers") return <SignerList {...place} listing={listing} />;
  return <Requests {...place} box={box} listing={listing} />;
}

function Requests({ box, listing, page, hrefOf }: RequestPlace & { box: Box; listing: string }) {
  const query = useRequests({ box, page, listing });
  const { row, isOpen, show, close } = useRowDialog<{ request: AccessRequest; step: OwnerStep }>();
  return (
    <>
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
                <RequestCard request={request} onStep={(step) => show({ request, step })} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {row && <RequestDialogs request={row.request} step={isOpen ? row.step : undefined} onClose={close} />}
    </>
  );
}
