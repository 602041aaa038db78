import { CATEGORY_TERMS } from "./category-terms.ts";
import { MEASURE_TERMS } from "./measure-terms.ts";
import * as phrases from "./phrase-terms.ts";
import * as words from "./word-terms.ts";

/** All words that a search's text is read by, in both languages (product.md §6.2). Loaded when someone starts to type. */
export const QUERY_VOCABULARY = { categories: CATEGORY_TERMS, measures: MEASURE_TERMS, ...phrases, ...words };
export type QueryVocabulary = typeof QUERY_VOCABULARY;
