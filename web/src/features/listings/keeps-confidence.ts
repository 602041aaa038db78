import { PHOTOS_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { effectiveAudience } from "@vestpocket/domain/disclosure/levels.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";

/** Whether the owner restricts something to selected people, whether or not this reader is one of them. */
export function keepsConfidence({ withheld, revealed, confidential }: Property): boolean {
  return [withheld, revealed, confidential].some((each) => Object.keys(each).length > 0);
}

/** For the owner: whether something that is entered is for people who signed. */
export function keepsForSigners({ revealed, choices }: Property): boolean {
  const { levels = {}, pictures } = choices ?? {};
  const shown = [pictures?.thumbnail, ...(pictures?.photos ?? [])];
  return revealed.some((key) =>
    key === PHOTOS_KEY ? shown.includes("nda") : effectiveAudience(key, levels) === "nda",
  );
}
