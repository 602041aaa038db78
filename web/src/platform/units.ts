import { type Reader, UNIT_SYSTEMS, type UnitSystem } from "@vestpocket/domain/shared/units";
import { keepChoice } from "./kept-choice.ts";
import { useLanguage } from "./language.ts";

const kept = keepChoice<UnitSystem>("vestpocket.units", UNIT_SYSTEMS);

/** The system of units that the reader chose. */
export function useUnits(): [UnitSystem, (units: UnitSystem) => void] {
  return [kept.useChoice(), kept.choose];
}

/** The reader whose language and units this page's texts use. */
export function useReader(): Reader {
  const language = useLanguage();
  const [units] = useUnits();
  return { language, units };
}
