import type { UnitSystem } from "@vestpocket/domain/shared/units";

/** What the owner entered, in brackets after the same in the reader's units: '1,124.1 m² (12,100 sq ft)'. */
export function joinUnits(units: UnitSystem, say: (units: UnitSystem) => string): string {
  const entered = say("imperial");
  const read = say(units);
  return read === entered ? entered : `${read} (${entered})`;
}
