import { toRevealedTo } from "@vestpocket/domain/access/reveals.rules";
import type { Reveal } from "@vestpocket/domain/access/reveals.terms";
import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { effectiveAudience, isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import type { InquiryDeps } from "./inquiries.deps.ts";
import type { ConversationRow } from "./inquiries.queries.ts";

type Named = Pick<ConversationRow, "listingId" | "ownerId" | "levels">;

/**
 * Whether a person may know who posted a conversation's listing. Contacting the owner and getting a reply reveals no
 * name; people the owner approved, and signers, see the name here too, for as long as they have access (decision 073).
 */
export async function mayKnowOwner(
  deps: Pick<InquiryDeps, "findAudience">,
  uid: string,
  listing: Named,
): Promise<boolean> {
  return (await findNaming(deps, uid, listing)).mayKnow;
}

/** The same for a name that is then told: if members cannot know it, it is logged for the owner (product.md §16.1). */
export async function nameOwner(
  deps: Pick<InquiryDeps, "findAudience" | "noteReveal">,
  uid: string,
  listing: Named,
): Promise<boolean> {
  const { mayKnow, reveal } = await findNaming(deps, uid, listing);
  if (reveal !== undefined) deps.noteReveal(reveal);
  return mayKnow;
}

async function findNaming(
  { findAudience }: Pick<InquiryDeps, "findAudience">,
  uid: string,
  { listingId, ownerId, levels }: Named,
): Promise<{ mayKnow: boolean; reveal?: Reveal }> {
  const isOpen = levels === null || listingId === null || ownerId === null || !isSecret(POSTER_KEY, levels);
  if (isOpen || uid === ownerId) return { mayKnow: true };
  const audience = await findAudience({ uid }, { id: listingId, ownerId });
  if (!reaches(audience, effectiveAudience(POSTER_KEY, levels))) return { mayKnow: false };
  const as = toRevealedTo(audience);
  return { mayKnow: true, reveal: { accountId: uid, listingId, as, place: "page", keys: [POSTER_KEY], reason: "" } };
}
