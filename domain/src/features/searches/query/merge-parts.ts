import type { Bounds, SearchFilter } from "../searches.schema.ts";

/** The parts of a filter together: their keywords and bounds are added up. */
export function mergeParts(parts: readonly SearchFilter[]): SearchFilter {
  const merged: SearchFilter = {};
  for (const { keywords, bounds, ...part } of parts) {
    Object.assign(merged, part);
    if (bounds !== undefined) merged.bounds = mergeBounds(merged.bounds ?? {}, bounds);
    if (keywords !== undefined) merged.keywords = [...new Set([...(merged.keywords ?? []), ...keywords])];
  }
  return merged;
}

function mergeBounds(all: Bounds, more: Bounds): Bounds {
  const merged = new Map(Object.entries(all));
  for (const [measure, range] of Object.entries(more)) merged.set(measure, { ...merged.get(measure), ...range });
  return Object.fromEntries(merged);
}

/** Whether a part says nothing that is said already: one lowest and one highest value of each measure, in order. */
export function isCompatible(all: SearchFilter, part: SearchFilter): boolean {
  const ranges = [
    { of: { min: all.lowerPrice, max: all.upperPrice }, and: { min: part.lowerPrice, max: part.upperPrice } },
    ...Object.entries(part.bounds ?? {}).map(([measure, range]) => ({
      of: Object.entries(all.bounds ?? {}).find(([name]) => name === measure)?.[1] ?? {},
      and: range ?? {},
    })),
  ];
  return ranges.every(({ of, and }) => {
    const isNew = (of.min === undefined || and.min === undefined) && (of.max === undefined || and.max === undefined);
    const { min = 0, max = Number.POSITIVE_INFINITY } = { ...withoutUndefined(of), ...withoutUndefined(and) };
    return isNew && min <= max;
  });
}

const withoutUndefined = (range: { min?: number | undefined; max?: number | undefined }) =>
  Object.fromEntries(Object.entries(range).filter(([, value]) => value !== undefined)) as {
    min?: number;
    max?: number;
  };
