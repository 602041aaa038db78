import type { Property } from "@vestpocket/domain/listings/listings.schema";

/** For the owner: whether something that is entered is for people who signed. Owners read all that others may not. */
export function keepsForSigners({ revealed, choices }: Pick<Property, "revealed" | "choices">): boolean {
  const { levels = {}, pictures } = choices ?? {};
  const isPictured = [pictures?.thumbnail, ...(pictures?.photos ?? [])].includes("nda");
  return isPictured || revealed.some((key) => levels[key] === "nda");
}
