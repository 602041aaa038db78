import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { toMoment } from "../../platform/moment.ts";
import type { ModeratedRow } from "./removals.queries.ts";

/** A listing in the administrators' list. */
export function toModeratedListing(row: ModeratedRow, language: Language): ModeratedListing {
  const { titles, ownerId, firstName, lastName, createdAt, expiresAt, removedAt, ...shown } = row;
  return {
    ...shown,
    name: pickTitle(titles, language),
    owner: { uid: ownerId, firstName, lastName },
    createdAt: toMoment(createdAt),
    expiresAt: expiresAt === null ? null : toMoment(expiresAt),
    removedAt: removedAt === null ? null : toMoment(removedAt),
  };
}
