import { findSnoozeStart, readSnooze } from "@vestpocket/domain/confirmations/confirmations.rules";
import type { Confirmation } from "@vestpocket/domain/confirmations/confirmations.schema";
import { statusAt } from "@vestpocket/domain/listings/listings.rules";
import { zoneOf } from "@vestpocket/domain/notifications/digest-times.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { ConfirmationDeps } from "./confirmations.deps.ts";
import { linkUnknown, nothingToConfirm } from "./confirmations.failures.ts";
import { type ConfirmedRow, findConfirmed, saveConfirmation } from "./confirmations.queries.ts";
import { toConfirmation } from "./confirmations.views.ts";

interface Pressed {
  readonly token: string;
  readonly language: Language;
}

/** What an owner is asked about their own listing, with the text by which they answer. Throws Failure 404. */
export async function showConfirmation(
  deps: ConfirmationDeps,
  { viewer, id, language }: { viewer: Viewer; id: string; language: Language },
): Promise<{ confirmation: Confirmation; token: string }> {
  await deps.requireOwnListing(viewer, id);
  const now = deps.clock.now();
  return { confirmation: await readView(deps, deps.db, { id, language }), token: deps.links.make(id, now) };
}

/** What a link asks. Changes nothing. Throws Failure 404 if the link is unknown or too old, or its listing is gone. */
export async function describeLink(deps: ConfirmationDeps, { token, language }: Pressed): Promise<Confirmation> {
  return readView(deps, deps.db, { id: readLink(deps, token), language });
}

/**
 * Confirms a link's listing, and shows it again if it lapsed. Throws Failure 404 as above, 409 if there is nothing to
 * confirm, 429 for too many attempts.
 */
export async function confirm(deps: ConfirmationDeps, { token, language }: Pressed): Promise<Confirmation> {
  const id = readLink(deps, token);
  await requireWithinLimit(deps.presses.take(id));
  return deps.db.transaction(async (tx) => {
    await getConfirmed(tx, id);
    await deps.confirmListing(tx, { id });
    return readView(deps, tx, { id, language });
  });
}

/**
 * Puts off the question about a link's listing to a day; one that was asked is withdrawn, and asked again on that day.
 * Throws Failure as above, and 400 for a day that cannot be chosen.
 */
export async function snooze(
  deps: ConfirmationDeps,
  { token, until, language }: Pressed & { readonly until: string },
): Promise<Confirmation> {
  const id = readLink(deps, token);
  await requireWithinLimit(deps.presses.take(id));
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const row = await getConfirmed(tx, id);
    if (statusAt(row, now) !== "active") throw nothingToConfirm();
    const timeZone = zoneOf(row.province ?? undefined);
    const chosen = readSnooze(until, { snoozed: row, now, timeZone });
    if ("refusal" in chosen) throw badFields({ until: chosen.refusal });
    await saveConfirmation(tx, {
      listingId: id,
      askedAt: null,
      remindedAt: null,
      snoozedUntil: chosen.until,
      snoozedAt: findSnoozeStart(row, now),
    });
    return readView(deps, tx, { id, language });
  });
}

function readLink({ links, clock }: ConfirmationDeps, token: string): string {
  const id = links.read(token, clock.now());
  if (id === undefined) throw linkUnknown();
  return id;
}

async function getConfirmed(db: Queryable, id: string): Promise<ConfirmedRow> {
  const row = await findConfirmed(db, id);
  if (row === undefined) throw linkUnknown();
  return row;
}

async function readView(
  { clock }: ConfirmationDeps,
  db: Queryable,
  { id, language }: { id: string; language: Language },
): Promise<Confirmation> {
  return toConfirmation(await getConfirmed(db, id), { now: clock.now(), language });
}
