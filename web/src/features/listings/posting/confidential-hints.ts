import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ConfidentialKey } from "@vestpocket/domain/disclosure/disclosure.fields";

/** Under each confidential field: what it is, or why it gives a listing away. */
export const CONFIDENTIAL_HINTS: Readonly<Record<ConfidentialKey, MessageDescriptor>> = {
  streetAddress: msg`The listing itself only names the city.`,
  postalCode: msg`It often identifies a single building.`,
  exactLocation: msg`Latitude and longitude, such as 45.5019, -73.5674: for land without an address, or one entrance of many.`,
  parcelNumber: msg`The land registry number: PIN, PID or lot number.`,
  buildingName: msg`Staff, customers and competitors would recognize it.`,
  sellerName: msg`The legal name of the person or company selling or leasing, if you post the listing for them. The NDA records that you act for them, and does not name them.`,
  tenantNames: msg`Who rents which space.`,
  confidentialDescription: msg`What serious buyers should know and others should not.`,
};
