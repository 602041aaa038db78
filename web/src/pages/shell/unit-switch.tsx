import { useLingui } from "@lingui/react/macro";
import { useUnits } from "../../platform/units.ts";
import { IconButton } from "../../ui/icon-button.tsx";

/** A button that switches between imperial and metric units; it shows the chosen unit of area. */
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
