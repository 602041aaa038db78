import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";

/** The location phrase in a sentence: in French, each province has its own preposition. */
export const PLACE_PHRASES: Readonly<Record<ProvinceName | "Canada", MessageDescriptor>> = {
  Canada: msg`in Canada`,
  Ontario: msg`in Ontario`,
  "British Columbia": msg`in British Columbia`,
  Alberta: msg`in Alberta`,
  Quebec: msg`in Quebec`,
  Manitoba: msg`in Manitoba`,
  Saskatchewan: msg`in Saskatchewan`,
  "Nova Scotia": msg`in Nova Scotia`,
  "New Brunswick": msg`in New Brunswick`,
  "Newfoundland and Labrador": msg`in Newfoundland and Labrador`,
  "Prince Edward Island": msg`in Prince Edward Island`,
  "Northwest Territories": msg`in the Northwest Territories`,
  Yukon: msg`in Yukon`,
  Nunavut: msg`in Nunavut`,
};
