import { DAY_MS } from "../../shared/durations.ts";

type Period = { readonly days: number } | { readonly years: number };

/** How long each kind of record with personal data is kept if it does not simply end with its account, and why. */
export const RETENTION = {
  phoneCodes: { days: 2, why: "the daily limits on codes count them" },
  requests: { days: 7, why: "a form that is sent again within a week counts once" },
  sentMessages: { days: 30, why: "to answer whether a message was sent" },
  failedMessages: { days: 90, why: "to send them again once the reason is gone" },
  endedSessions: { days: 90, why: "to recognize a stranger's log-in; counted from the end of the session" },
  visits: { days: 90, why: "an owner counts visitors of the last months once each" },
  drafts: { days: 180, why: "a listing that nobody continued to enter; counted from the last change" },
  deletedDrafts: { days: 1, why: "to undo the deletion" },
  reports: { years: 1, why: "to recognize a pattern in what people report; counted from the decision" },
  tickets: { years: 2, why: "the basic limitation period of most provinces; counted from the last change" },
  auditEntries: {
    years: 2,
    why: "the basic limitation period of most provinces; the database refuses to delete younger ones",
  },
  pastConsents: {
    years: 6,
    why: "the longest basic limitation period, to prove what a contract said; under a keyed hash of the address, counted from the deletion of the account",
  },
  reveals: { years: 1, why: "the owner of a listing proves who knew what; counted from the reading" },
  agreements: {
    years: 6,
    why: "the longest basic limitation period for contracts, in Prince Edward Island and the territories (Quebec: three years, Civil Code art. 2925; most other provinces: two), which begins with the discovery of a breach; texts, signatures, certificates, offers and their chain, counted from the end of the listing, or from the end of the duties of everyone who signed if that is later (agreements: DUTIES_YEARS); the database refuses to delete younger ones",
  },
  roomOpenings: { years: 1, why: "for the owner of a deal room to see who opened what; counted from the opening" },
  orders: {
    years: 7,
    why: "six years after the end of the tax year (Income Tax Act s. 230(4), Excise Tax Act s. 286(3), Quebec's Tax Administration Act s. 35.1); counted from the last change, once the account is gone",
  },
} as const satisfies Readonly<Record<string, Period & { readonly why: string }>>;

export type RetainedKind = keyof typeof RETENTION;

/** The time before which records of this kind are deleted. Years are calendar years in UTC. */
export function findRetentionStart(kind: RetainedKind, now: Date): Date {
  const period: Period = RETENTION[kind];
  if ("days" in period) return new Date(now.getTime() - period.days * DAY_MS);
  const start = new Date(now);
  start.setUTCFullYear(now.getUTCFullYear() - period.years);
  // February 29 becomes March 1 in a year without it: the last day of February is meant.
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0);
  return start;
}
