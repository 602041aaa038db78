import { MEASURE_KEYS, type MeasureKey } from "@vestpocket/domain/searches/measures";

export const MEASURE_NAMES: readonly MeasureKey[] = MEASURE_KEYS;
