import { useLingui } from "@lingui/react/macro";
import type { UserEvent, UserEventKind } from "@vestpocket/domain/accounts/administration.schema";
import { findAuditWords } from "@vestpocket/domain/audit/audit.actions";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { AdminLink } from "../../shared/administrators/rights.tsx";
import { DOT } from "../../ui/dot.ts";

const LINK = "text-link underline decoration-1 underline-offset-4 hover:decoration-2";
const PAGES: Readonly<Partial<Record<UserEventKind, string>>> = {
  listing: "listings",
  order: "orders",
  ticket: "tickets",
  report: "reports",
  reported: "reports",
};
const BAD: readonly string[] = ["failed", "bounced", "complained", "reused", "disputed"];

/** A line of a person's timeline. */
export function UserHistoryRow({ event: { kind, id, at, title, state } }: { event: UserEvent }) {
  const { t } = useLingui();
  const language = useLanguage();
  const message = useMessage();
  const states = useStates();
  const words = findAuditWords(state);
  const kinds: Readonly<Record<UserEventKind, string>> = {
    listing: t`Listing`,
    order: t`Order`,
    ticket: t`Ticket`,
    report: t`Reported`,
    reported: t`Was reported`,
    message: t`Message`,
    session: t`Logged in`,
    refused: t`Log-in refused`,
    decision: words === undefined ? state : message(words),
  };
  const page = PAGES[kind];
  const said = kind === "decision" || kind === "refused" ? undefined : states[state];
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-muted">{kinds[kind]}</span>
        {title !== "" && kind !== "refused" && (
          <>
            {DOT}
            {page === undefined ? (
              title
            ) : (
              <AdminLink page={`${page}/${id}`} className={LINK}>
                {title}
              </AdminLink>
            )}
          </>
        )}
        {said !== undefined && (
          <span className={BAD.includes(state) ? "font-semibold text-danger" : "text-muted"}>
            {DOT}
            {said}
          </span>
        )}
      </span>
      <span className="tabular text-13 text-muted">{formatMoment(at.seconds, language)}</span>
    </li>
  );
}

/** What became of it. A word of another kind never collides: each is said the same way. */
function useStates(): Readonly<Record<string, string | undefined>> {
  const { t } = useLingui();
  return {
    active: t`Active`,
    draft: t`Draft`,
    paused: t`Paused`,
    expired: t`Expired`,
    closed: t`Closed`,
    removed: t`Removed`,
    open: t`Open`,
    paid: t`Paid`,
    cancelled: t`Cancelled`,
    refunded: t`Refunded`,
    disputed: t`Disputed`,
    triaged: t`Triaged`,
    answered: t({ context: "message", message: "Answered" }),
    dismissed: t`No violation`,
    queued: t`Waiting to be sent`,
    sent: t`Sent`,
    failed: t`Not delivered`,
    delivered: t`Delivered`,
    bounced: t`Bounced`,
    complained: t`Reported as spam`,
    signed_out: t`Signed out`,
    revoked: t`Ended`,
    reused: t`Ended: its token was reused`,
  };
}
