import { reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { listOpeningsBy, type OwnOpening } from "./openings.queries.ts";
import type { RoomDeps } from "./rooms.deps.ts";

interface ExportedOpening extends Omit<OwnOpening, "document" | "audience" | "isWithdrawn"> {
  /** The document's name; null if the person may not read it. */
  readonly document: string | null;
}

/**
 * What a person opened in rooms, for their data export. A document's name is in it only while they may read the
 * document (product.md §20.1).
 */
export async function exportOpenings(
  { db, findAudiences }: Pick<RoomDeps, "db" | "findAudiences">,
  uid: string,
): Promise<ExportedOpening[]> {
  const openings = await listOpeningsBy(db, uid);
  const audiences = await findAudiences({ uid, ids: openings.map(({ listingId }) => listingId) });
  return openings.map(({ document, audience, isWithdrawn, ...opening }) => {
    const mayRead = !isWithdrawn && reaches(audiences.get(opening.listingId) ?? "public", audience);
    return { ...opening, document: mayRead ? document : null };
  });
}
