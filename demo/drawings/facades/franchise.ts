import type { Building } from "../building.ts";
import type { Setting } from "../setting.ts";
import { createPad } from "./franchise-pad.ts";
import { createKiosk } from "./kiosk.ts";
import { createStudio } from "./studio.ts";

export function createFranchise(setting: Setting, subtype: string): Building {
  if (subtype === "pop-up-seasonal-location") return createKiosk(setting);
  if (subtype === "remote-digital-business") return createStudio(setting);
  return createPad(setting, subtype === "franchise-resale");
}
