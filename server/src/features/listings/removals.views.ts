import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { toMoment } from "../../platform/moment.ts";
import type { ModeratedRow } from "./removals.queries.ts";

/** A listing in the administrators' list. */
export function toModeratedListing(row: ModeratedRow): ModeratedListing {
  const { title, ownerId, firstName, lastName, createdAt, expiresAt, removedAt, ...shown } = row;
  return {
    ...shown,
    name: title,
    owner: { uid: ownerId, firstName, lastName },
    createdAt: toMoment(createdAt),
    expiresAt: expiresAt === null ? null : toMoment(expiresAt),
    removedAt: removedAt === null ? null : toMoment(removedAt),
  };
}
