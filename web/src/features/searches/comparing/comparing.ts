import { hasMeasure, listMeasures } from "@vestpocket/domain/searches/measures.rules";
import { MeasureList } from "./measure-list.tsx";
import { toMeasureText } from "./measure-text.ts";
import { Uncomparable } from "./uncomparable.tsx";

/**
 * What listings can be compared by, with the fields of all forms: loaded apart from the results, which do not wait for it. Its texts
 * are in the catalogue of those fields.
 */
export const comparing = { hasMeasure, listMeasures, MeasureList, toMeasureText, Uncomparable };
