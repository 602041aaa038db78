import { useLingui } from "@lingui/react/macro";
import { useUnits } from "../../platform/units.ts";
import { IconButton } from "../../ui/icon-button.tsx";

/** A button that changes between imperial and metric units; it shows the unit of areas that is chosen. */
export function UnitSwitch() {
  const { t } = useLingui();
  const [units, setUnits] = useUnits();
  const names = { imperial: t`sq ft`, metric: "m²" };
  const other = units === "imperial" ? "metric" : "imperial";
  const [shown, offered] = [names[units], names[other]];
  return (
    <IconButton
      label={t`Areas in ${shown}. Change to: ${offered}`}
      onClick={() => setUnits(other)}
      className="text-14 font-medium whitespace-nowrap"
    >
      {shown}
    </IconButton>
  );
}
