import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Opening } from "@vestpocket/domain/rooms/rooms.schema";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { DOT } from "../../ui/dot.ts";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOpenings } from "./rooms.api.ts";

/** For the owner: who opened which pages, and for how long if they tell. */
export function RoomOpenings({ listingId }: { listingId: string }) {
  const query = useOpenings(listingId);
  return (
    <section aria-labelledby="openings-heading" className="mt-12">
      <h2 id="openings-heading" className="text-22">
        <Trans>Who opened what</Trans>
      </h2>
      <p className="mt-2 text-14 text-muted">
        <Trans>
          Readers know that you see this. How long they looked at a page is here only if they turned that on. It is kept
          for a year.
        </Trans>
      </p>
      <div className="mt-4">
        <QueryFrame
          query={query}
          loading={
            <Loading>
              <Skeleton className="h-24" />
            </Loading>
          }
          failure={
            <LoadFailure query={query}>
              <Trans>The list could not be loaded.</Trans>
            </LoadFailure>
          }
        >
          {(openings) => <Openings openings={openings} />}
        </QueryFrame>
      </div>
    </section>
  );
}

function Openings({ openings }: { openings: readonly Opening[] }) {
  if (openings.length === 0) {
    return (
      <p className="text-14">
        <Trans>Nobody has opened a document yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised px-5">
      {openings.map((opening) => (
        <li key={`${opening.reader.id} ${opening.document.id}`} className="py-4">
          <OneOpening opening={opening} />
        </li>
      ))}
    </ul>
  );
}

function OneOpening({ opening: { reader, document, pages, downloads, seconds, lastAt } }: { opening: Opening }) {
  const language = useLanguage();
  const { t } = useLingui();
  const { name, email } = reader;
  const opened = pages.length;
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {name} <span className="text-14 font-normal text-muted">{email}</span>
      </p>
      <p className="mt-1 text-14 wrap-anywhere">
        {document.name}
        {DOT}
        {pages.length > 0 && (
          <>
            {t`${plural(document.pages, { one: `${opened} of # page`, other: `${opened} of # pages` })}`}
            {seconds > 0 && (
              <>
                {", "}
                <Duration seconds={seconds} />
              </>
            )}
          </>
        )}
        {pages.length > 0 && downloads > 0 && ", "}
        {downloads > 0 && <Plural value={downloads} one="downloaded once" other="downloaded # times" />}
      </p>
      <p className="mt-1 text-13 text-muted">
        <Trans>Last opened {formatMoment(lastAt.seconds, language)}</Trans>
      </p>
      {pages.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-semibold text-link">
            <Trans>Page by page</Trans>
          </summary>
          <ul className="tabular grid gap-1 pb-2 text-14 sm:grid-cols-2">
            {pages.map((each) => (
              <li key={each.page}>
                {each.seconds > 0 ? (
                  <Trans>
                    Page {each.page}: <Duration seconds={each.seconds} />
                  </Trans>
                ) : (
                  <Trans>Page {each.page}</Trans>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** “40 seconds”, “3 minutes”. */
function Duration({ seconds }: { seconds: number }) {
  const minutes = Math.round(seconds / 60);
  if (seconds < 90) return <Plural value={seconds} one="# second" other="# seconds" />;
  return <Plural value={minutes} one="# minute" other="# minutes" />;
}
