import type { Building } from "./building.ts";
import { drawCarPark, drawStreet, FAR } from "./ground-city.ts";
import { drawMeadow, drawRoadside, drawYard } from "./ground-country.ts";
import { mix } from "./palette.ts";
import type { Stage } from "./stage.ts";

/** The ground of a site, from the horizon to the bottom of the picture. */
export function drawGround(stage: Stage, building: Building): void {
  const { setting } = stage;
  const [light, grass, dark] = setting.grass;
  const x = -FAR;
  const w = FAR * 2 + building.width;
  stage.ground(x, 30, w, FAR * 2, mix(grass, setting.sky[3] ?? grass, 0.35));
  stage.ground(x, -60, w, 90, grass);
  if (building.site === "street") drawStreet(stage, x, w);
  else if (building.site === "lot") drawCarPark(stage, building);
  else if (building.site === "yard") drawYard(stage, x, w, building);
  else if (building.site === "plot") drawRoadside(stage, building, light, dark);
  else drawMeadow(stage, building, light, dark);
}
