import type { Property } from "@vestpocket/domain/listings/listings.schema";

/** Whether the owner keeps something for people whom they choose, whether this reader is among them or not. */
export function keepsConfidence({ withheld, revealed, confidential, choices }: Property): boolean {
  return [withheld, revealed, confidential, choices?.levels ?? {}].some((each) => Object.keys(each).length > 0);
}
