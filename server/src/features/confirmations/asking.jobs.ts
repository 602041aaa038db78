import { findPause } from "@vestpocket/domain/confirmations/confirmations.rules";
import { STOPPED_DAYS_MAX } from "@vestpocket/domain/confirmations/confirmations.terms";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { zoneOf } from "@vestpocket/domain/notifications/digest-times.rules";
import type { NotificationEvent } from "@vestpocket/domain/notifications/notifications.events";
import { formatDay } from "@vestpocket/domain/shared/dates";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { toLocalDay } from "@vestpocket/domain/shared/local-days";
import { paths } from "@vestpocket/domain/shared/paths";
import { NIL } from "uuid";
import { allowSeconds, type Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { ConfirmationDeps } from "./confirmations.deps.ts";
import { askMail, lapsedMail, reminderMail } from "./confirmations.mails.ts";
import { type ConfirmedRow, listDue, lockDue, type Step, saveConfirmation } from "./confirmations.queries.ts";

/** The statement timeout for a batch. */
const BATCH_SECONDS = 30;

interface StepRules {
  readonly event: NotificationEvent;
  /** Records that the step was taken, and returns the row as it is then; undefined if it was not. */
  readonly take: (
    deps: ConfirmationDeps,
    tx: Queryable,
    due: { row: ConfirmedRow; now: Date },
  ) => Promise<ConfirmedRow | undefined>;
  /** The day that the mail names. */
  readonly dayOf: (row: ConfirmedRow, now: Date) => Date | undefined;
  readonly toContent: (asked: { title: string; date: string; url: string }) => MailContent;
}

const STEPS: Readonly<Record<Step, StepRules>> = {
  ask: {
    event: "listing_confirm",
    take: async (_, tx, { row, now }) => {
      const asked = { askedAt: now, remindedAt: null };
      await saveConfirmation(tx, { listingId: row.id, ...asked });
      return { ...row, ...asked };
    },
    dayOf: findPause,
    toContent: askMail,
  },
  remind: {
    event: "listing_confirm_reminder",
    take: async (_, tx, { row, now }) => {
      await saveConfirmation(tx, { listingId: row.id, remindedAt: now });
      return { ...row, remindedAt: now };
    },
    dayOf: findPause,
    toContent: reminderMail,
  },
  lapse: {
    event: "listing_lapsed",
    take: async ({ lapseListing }, tx, { row }) => ((await lapseListing(tx, row.id)) ? row : undefined),
    dayOf: (_, now) => new Date(now.getTime() + STOPPED_DAYS_MAX * DAY_MS),
    toContent: lapsedMail,
  },
};

/**
 * Asks owners whether their listings are still available, reminds those who have not answered, and pauses what nobody
 * answered for. Each step is recorded and told in one transaction, so several workers and killed ones tell it once
 * (product.md §5.11).
 */
export async function askOwners(deps: ConfirmationDeps, signal?: AbortSignal): Promise<void> {
  // The last step first, so that no listing takes two in one run.
  for (const step of ["lapse", "remind", "ask"] as const)
    for (let after: string | undefined = NIL; after !== undefined && signal?.aborted !== true; )
      after = await takeBatch(deps, { step, after });
}

/** The last listing of a batch; undefined if there was none. */
async function takeBatch(
  deps: ConfirmationDeps,
  { step, after }: { step: Step; after: string },
): Promise<string | undefined> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // Another process may hold the search counts that a pause changes too.
    await allowSeconds(tx, BATCH_SECONDS);
    const ids = await lockDue(tx, { step, now, after });
    if (ids.length === 0) return undefined;
    for (const row of await listDue(tx, { step, now, ids })) {
      const taken = await STEPS[step].take(deps, tx, { row, now });
      if (taken !== undefined) await tellOwner(deps, tx, { step, row: taken, now });
    }
    return ids.at(-1);
  });
}

async function tellOwner(
  { findContact, tell, links }: ConfirmationDeps,
  tx: Queryable,
  { step, row, now }: { step: Step; row: ConfirmedRow; now: Date },
): Promise<void> {
  const { event, dayOf, toContent } = STEPS[step];
  const owner = await findContact(tx, row.ownerId);
  const day = dayOf(row, now);
  if (owner === undefined || day === undefined) return;
  const title = pickTitle(row.titles, owner.language);
  const date = formatDay(toLocalDay(day, zoneOf(row.province ?? undefined)), owner.language);
  await tell(tx, owner, {
    event,
    path: paths.property(row.id),
    listingId: row.id,
    mail: { path: paths.confirm(links.make(row.id, now)), toContent: (url) => toContent({ title, date, url }) },
  });
}
