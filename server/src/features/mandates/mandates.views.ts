import { endsAt } from "@vestpocket/domain/mandates/mandates.rules";
import type { Mandate } from "@vestpocket/domain/mandates/mandates.schema";
import { toMoment } from "../../platform/moment.ts";
import type { MandateRow } from "./mandates.queries.ts";
import type { MandateSeal } from "./mandates.tokens.ts";

/** A mandate for its owner. */
export function toMandate(seal: MandateSeal, row: MandateRow): Mandate {
  const { id, name, track, targets, wanted, timing, cadence, status, confirmedAt, askedAt, createdAt } = row;
  const { note = null, client = null } = seal.open(row.private, id);
  const isActive = status === "active";
  return {
    ...{ id, name, track, targets, wanted, timing, cadence, note, client, status },
    createdAt: toMoment(createdAt),
    endsAt: isActive ? toMoment(endsAt(confirmedAt)) : null,
    isAsked: isActive && askedAt !== null,
  };
}
