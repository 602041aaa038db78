import type { UnitSystem } from "@vestpocket/domain/shared/units";

/** The owner's value in parentheses after the same in the reader's units: '1,124.1 m² (12,100 sq ft)'. */
export function joinUnits(units: UnitSystem, say: (units: UnitSystem) => string): string {
  const entered = say("imperial");
  const read = say(units);
  return read === entered ? entered : `${read} (${entered})`;
}
