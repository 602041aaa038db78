import { hasMeasure, listLeadingMeasures, listMeasures } from "@vestpocket/domain/searches/measures.rules";
import { listOrders } from "@vestpocket/domain/searches/orders.rules";
import { MeasureList, ZoningFilter } from "./measure-list.tsx";
import { toMeasureText } from "./measure-text.ts";
import { Uncomparable } from "./uncomparable.tsx";

/**
 * What listings can be compared by, with the fields of all forms: loaded separately, so that the results do not wait
 * for it. Its texts are in those fields' catalogue.
 */
export const comparing = {
  hasMeasure,
  listLeadingMeasures,
  listMeasures,
  listOrders,
  MeasureList,
  toMeasureText,
  Uncomparable,
  ZoningFilter,
};
