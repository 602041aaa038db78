import type { AgreedListing, AgreementDeps } from "./agreements.deps.ts";

/** Who discloses, and in which capacity, as known at this moment. */
export async function findDiscloser(
  { db, findContact, findAgent }: AgreementDeps,
  { ownerId, postedAs }: Pick<AgreedListing, "ownerId" | "postedAs">,
) {
  const owner = await findContact(db, ownerId);
  const agent = postedAs === "agent" ? await findAgent(ownerId) : undefined;
  const licence = [agent?.regulator, agent?.licenceNumber, agent?.licenceCheckedOn].filter(Boolean);
  return {
    ownerName: owner === undefined ? "" : `${owner.firstName} ${owner.lastName}`,
    postedAs,
    brokerage: agent?.brokerageName || null,
    licence: licence.length === 3 ? licence.join(", ") : null,
  };
}
