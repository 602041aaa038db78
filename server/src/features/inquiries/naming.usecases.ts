import { POSTER_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { effectiveAudience, isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import type { InquiryDeps } from "./inquiries.deps.ts";
import type { ConversationRow } from "./inquiries.queries.ts";

/**
 * Whether a person may know who posted a conversation's listing. Contacting the owner and getting a reply reveals no
 * name; people the owner approved, and signers, see the name here too, for as long as they have access (decision 073).
 */
export async function mayKnowOwner(
  { findAudience }: Pick<InquiryDeps, "findAudience">,
  uid: string,
  { listingId, ownerId, levels }: Pick<ConversationRow, "listingId" | "ownerId" | "levels">,
): Promise<boolean> {
  if (levels === null || listingId === null || ownerId === null || !isSecret(POSTER_KEY, levels)) return true;
  const audience = await findAudience({ uid }, { id: listingId, ownerId });
  return reaches(audience, effectiveAudience(POSTER_KEY, levels));
}
