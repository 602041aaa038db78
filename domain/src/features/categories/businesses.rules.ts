import { type CategoryType, isFranchise } from "./categories.schema.ts";

const BUSINESSES: readonly string[] = ["Sale of Business", "Merger & Acquisitions"] satisfies CategoryType[];

/** Whether listings of this category offer a business rather than a property: they are for sale (product.md §5.5). */
export const isBusinessType = (type: string): boolean => BUSINESSES.includes(type) || isFranchise(type);
