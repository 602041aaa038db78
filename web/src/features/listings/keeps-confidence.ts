import type { Property } from "@vestpocket/domain/listings/listings.schema";

/** Whether the owner restricts something to selected people, whether or not this reader is one of them. */
export function keepsConfidence({ withheld, revealed, confidential }: Property): boolean {
  return [withheld, revealed, confidential].some((each) => Object.keys(each).length > 0);
}
