import { reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { AccessDeps } from "./access.deps.ts";
import { findAudience } from "./audiences.usecases.ts";
import { listCandidates } from "./standing.queries.ts";

/**
 * The accounts that can currently read values restricted to signers or approved people; without the listing's owner.
 * Nobody while others cannot see the listing.
 */
export async function listReaders(
  deps: Pick<AccessDeps, "db" | "clock" | "findSigning">,
  listing: { readonly id: string; readonly ownerId: string },
): Promise<string[]> {
  const readers: string[] = [];
  for (const uid of await listCandidates(deps.db, { ...listing, now: deps.clock.now() })) {
    if (reaches(await findAudience(deps, { uid, listing }), "nda")) readers.push(uid);
  }
  return readers;
}
