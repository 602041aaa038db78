import { FOUND_DUTIES, LOOKUP_MIN } from "@vestpocket/domain/lookups/lookups.rules";
import type { Lookup } from "@vestpocket/domain/lookups/lookups.schema";
import { readReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import { hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import { foldText, type Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { toPersonWords } from "../../platform/database/words.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { type FoundRow, findByText } from "./lookups.queries.ts";
import { toFound } from "./lookups.views.ts";

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/iu;

interface Sought {
  readonly viewer: Viewer;
  readonly text: string;
  readonly language: Language;
}

/**
 * Finds people, listings, orders and tickets by an administrator's input: words, a number, an id or a page's URL. Of the
 * kinds that the administrator's role does not include, nothing is found.
 */
export async function lookUp(db: Queryable, { viewer, text, language }: Sought): Promise<Lookup> {
  const found = text.length < LOOKUP_MIN ? [] : await findByText(db, readText(text));
  const rows = found.filter(({ kind }) => hasDuty(viewer.administratorRole, FOUND_DUTIES[kind]));
  const of = (kind: FoundRow["kind"]) => rows.filter((row) => row.kind === kind).map((row) => toFound(row, language));
  return { people: of("people"), listings: of("listings"), orders: of("orders"), tickets: of("tickets") };
}

function readText(text: string) {
  return {
    text: text.trim(),
    words: foldText(text),
    ofPerson: toPersonWords(text),
    id: UUID.exec(text)?.[0],
    receipt: readReceiptNumber(text),
  };
}
