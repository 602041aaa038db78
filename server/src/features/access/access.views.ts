import type { AccessRequest, AccessStateView } from "@vestpocket/domain/access/access.schema";
import { decisionOf } from "@vestpocket/domain/access/audiences.rules";
import type { AccessState } from "@vestpocket/domain/access/states.rules";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { toMoment } from "../../platform/moment.ts";
import type { RequestRow } from "./requests.queries.ts";

interface Reader {
  readonly uid: string;
  readonly language: Language;
  readonly now: Date;
}

/** A request as one of its two parties sees it. */
export function toRequest(
  row: RequestRow,
  {
    uid,
    language,
    now,
    standing,
    ifApproved,
  }: Reader & Pick<AccessRequest, "ifApproved"> & { readonly standing: AccessState },
): AccessRequest {
  const { id, state, purpose, capacity, company, message, question, answer, note, refusedDomain } = row;
  return {
    ...{ id, state, ifApproved, purpose, capacity, company, message, question, answer, note, refusedDomain },
    listing: { id: row.listingId, name: pickTitle(row.titles, language) },
    asker: row.ownerId === uid ? row.asker : null,
    askedAt: toMoment(row.askedAt),
    standing: toAccessState(standing),
    grant: toGrant(row, now),
  };
}

export function toAccessState({ untilAt, ...state }: AccessState): AccessStateView {
  return { ...state, untilAt: untilAt === null ? null : toMoment(untilAt) };
}

function toGrant({ grantId: id, untilAt, revokedAt, reason }: RequestRow, now: Date): AccessRequest["grant"] {
  if (id === null || untilAt === null) return null;
  const state = decisionOf({ grant: { untilAt, revokedAt }, isRefused: false, now });
  if (state === "none" || state === "refused") return null;
  return { id, state, untilAt: toMoment(untilAt), reason };
}
