import type { Purpose } from "@vestpocket/domain/orders/extending.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import {
  type ExtensionRow,
  findExtension,
  listExtensions,
  moveExtensions,
  removeExtension,
  saveExtension,
  setRun,
} from "./extensions.queries.ts";
import type { ListingRow } from "./listings.queries.ts";
import { markConfirmed } from "./pausing.queries.ts";
import type { ListedRun } from "./publication.queries.ts";

/** A listing whose run has an end, and was paid for. */
export type LiveListing = ListingRow & { readonly expiresAt: Date };

interface Extension {
  readonly listing: LiveListing;
  readonly orderId: string;
  readonly purpose: Purpose;
  readonly days: number;
  /** What the listing has from now on. */
  readonly run: ListedRun;
  readonly now: Date;
}

/** Adds the days of a renewal to what is left of a live listing's run, or raises what it has until its end. */
export async function extendRun(tx: Queryable, extension: Extension): Promise<void> {
  const { listing, orderId, purpose, days, run, now } = extension;
  const { id: listingId, expiresAt } = listing;
  const isUpgrade = purpose === "upgrade";
  const endsAt = isUpgrade ? expiresAt : new Date(expiresAt.getTime() + days * DAY_MS);
  const times = { startsAt: isUpgrade ? now : expiresAt, endsAt, createdAt: now, revokedAt: null };
  const bought = { listingId, orderId, purpose: isUpgrade ? ("upgrade" as const) : ("renew" as const) };
  await saveExtension(tx, { ...bought, ...times, before: toRun(listing) });
  await setRun(tx, listingId, { ...run, expiresAt: endsAt, updatedAt: now });
  // Whoever pays for more time offers the listing for it.
  if (!isUpgrade) await markConfirmed(tx, { id: listingId, now });
}

/** Moves the end of a listing's run, with what was bought for the time until then: later, or earlier if negative. */
export async function moveRun(
  tx: Queryable,
  { listing, byMs, now }: { listing: ListingRow; byMs: number; now: Date },
): Promise<void> {
  const { id: listingId, orderId, expiresAt } = listing;
  if (expiresAt === null || byMs === 0) return;
  if (orderId !== null) await moveExtensions(tx, { listingId, orderId, from: now, byMs: -byMs });
  await setRun(tx, listingId, { expiresAt: new Date(expiresAt.getTime() + byMs), updatedAt: now });
}

/** What is left of an extension that was taken back, in milliseconds. Undefined if it was not. */
export async function findRevokedRest(
  tx: Queryable,
  bought: { listingId: string; orderId: string },
): Promise<{ extension: ExtensionRow; restMs: number } | undefined> {
  const extension = await findExtension(tx, bought);
  if (extension?.revokedAt == null) return undefined;
  return { extension, restMs: restOf(extension, extension.revokedAt) };
}

/** A disputed extension was paid after all: what was left of it is added again. */
export async function resumeExtension(
  tx: Queryable,
  given: { listing: LiveListing; extension: ExtensionRow; restMs: number; run: ListedRun; now: Date },
): Promise<void> {
  const { listing, extension, restMs, run, now } = given;
  const isUpgrade = extension.purpose === "upgrade";
  const endsAt = isUpgrade ? listing.expiresAt : new Date(listing.expiresAt.getTime() + restMs);
  const startsAt = isUpgrade ? now : listing.expiresAt;
  await saveExtension(tx, { ...extension, startsAt, endsAt, revokedAt: null, before: toRun(listing) });
  await setRun(tx, listing.id, { ...run, expiresAt: endsAt, updatedAt: now });
}

/** Takes an extension back: the time that it added and is not over, and what it raised if nothing was bought since. */
export async function takeExtensionBack(
  tx: Queryable,
  { listing, extension, now }: { listing: LiveListing; extension: ExtensionRow; now: Date },
): Promise<boolean> {
  const restMs = restOf(extension, now);
  if (extension.revokedAt !== null || restMs === 0) return false;
  const byMs = extension.purpose === "renew" ? restMs : 0;
  const { listingId, orderId } = extension;
  const latest = (await listExtensions(tx, listingId)).at(-1);
  await saveExtension(tx, { ...extension, revokedAt: now });
  if (byMs > 0) await moveExtensions(tx, { listingId, orderId, from: extension.endsAt, byMs });
  const before = latest?.orderId === orderId ? extension.before : {};
  await setRun(tx, listingId, { ...before, expiresAt: new Date(listing.expiresAt.getTime() - byMs), updatedAt: now });
  return true;
}

/**
 * Takes back what is left of a run that was renewed since: the renewal goes on alone. False if there is no renewal, so
 * that the whole run ends.
 */
export async function takeBaseBack(
  tx: Queryable,
  { listing, now }: { listing: LiveListing; now: Date },
): Promise<boolean> {
  const { id: listingId, orderId } = listing;
  const renewal = (await listExtensions(tx, listingId)).find(({ purpose }) => purpose === "renew");
  if (renewal === undefined || orderId === null) return false;
  const base = { listingId, orderId, purpose: "renew" as const, startsAt: now, endsAt: renewal.startsAt };
  const byMs = restOf(base, now);
  await saveExtension(tx, { ...base, createdAt: now, revokedAt: now, before: toRun(listing) });
  await moveExtensions(tx, { listingId, orderId, from: renewal.startsAt, byMs });
  await removeExtension(tx, renewal);
  const expiresAt = new Date(listing.expiresAt.getTime() - byMs);
  await setRun(tx, listingId, { orderId: renewal.orderId, expiresAt, updatedAt: now });
  return true;
}

function toRun({ plan, hasExposure, hasPriority, hasSocial }: ListedRun): ListedRun {
  return { plan, hasExposure, hasPriority, hasSocial };
}

function restOf({ startsAt, endsAt }: Pick<ExtensionRow, "startsAt" | "endsAt">, now: Date): number {
  return Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime()));
}
