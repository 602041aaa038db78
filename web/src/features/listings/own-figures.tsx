import { Plural, Trans } from "@lingui/react/macro";
import type { OwnFigures as Figures } from "@vestpocket/domain/listings/own-figures.schema";
import { REACH_DAYS } from "@vestpocket/domain/listings/todo.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOwnFigures } from "./own-figures.api.ts";

const LINK = "inline-flex min-h-11 items-center text-14 font-semibold text-link underline underline-offset-4";

/** For a listing's owner: who took notice of it, as far as it is counted. */
export function OwnFigures({ id }: { id: string }) {
  const query = useOwnFigures(id);
  return (
    <section aria-labelledby="figures-heading">
      <h2 id="figures-heading" className="mb-4 text-22">
        <Trans>Figures</Trans>
      </h2>
      <QueryFrame
        query={query}
        loading={
          <Loading className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The figures could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(figures) => <Cards id={id} figures={figures} />}
      </QueryFrame>
      <p className="mt-6 max-w-prose text-14 text-muted">
        <Trans>
          Views count each member once, however often they come back. Visitors who are not signed in and your own visits
          are not counted. You see how many people saved the listing, never who.
        </Trans>
      </p>
    </section>
  );
}

function Cards({ id, figures: { views, inquiries, favourites } }: { id: string; figures: Figures }) {
  const { unread } = inquiries;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Card name={<Trans>Views</Trans>} value={views.total}>
        <Recent count={views.recent} />
      </Card>
      <Card name={<Trans>Inquiries</Trans>} value={inquiries.total}>
        <Recent count={inquiries.recent} />
        {inquiries.total > 0 && (
          <LocalLink to={`${paths.inquiries()}?listing=${id}`} className={LINK}>
            {unread > 0 ? <Trans>Read the inquiries ({unread} unread)</Trans> : <Trans>Read the inquiries</Trans>}
          </LocalLink>
        )}
      </Card>
      <Card name={<Trans>Favourites</Trans>} value={favourites}>
        <Trans>Members who have it in their favourites now.</Trans>
      </Card>
    </ul>
  );
}

function Recent({ count }: { count: number }) {
  const days = REACH_DAYS;
  return (
    <p>
      <Plural value={count} one={`# of them in the last ${days} days`} other={`# of them in the last ${days} days`} />
    </p>
  );
}

function Card({ name, value, children }: { name: ReactNode; value: number; children: ReactNode }) {
  return (
    <li className="rounded-card border border-line bg-raised p-5">
      <h3 className="font-sans text-14 font-semibold tracking-normal text-muted">{name}</h3>
      <p className="tabular mt-1 text-36 font-semibold">{value}</p>
      <div className="mt-1 text-14 text-muted">{children}</div>
    </li>
  );
}
