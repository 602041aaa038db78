import { drawBackTrees } from "./backdrop.ts";
import type { Building } from "./building.ts";
import type { Camera } from "./camera.ts";
import { drawGround } from "./ground.ts";
import { drawRow } from "./neighbours.ts";
import type { Setting } from "./setting.ts";
import { Sheet } from "./sheet.ts";
import { drawGrove, drawSideStreet } from "./side-street.ts";
import { drawSky } from "./sky.ts";
import { Stage } from "./stage.ts";
import { chooseCamera } from "./street-camera.ts";

/** The building on its corner, in three-quarter view from across the street. */
export function drawStreetView(building: Building, setting: Setting): string {
  const side = building.bestSide ?? setting.turn<number>("street side", [1, -1]);
  return drawFrom(building, setting, side, chooseCamera(building, setting, side));
}

/** The plot from the air. */
export function drawAerial(building: Building, setting: Setting): string {
  const side = -setting.turn<number>("street side", [1, -1]);
  return drawFrom(
    building,
    setting,
    side,
    chooseCamera(building, setting, side, setting.prng("aerial").between(34, 48)),
  );
}

function drawFrom(building: Building, setting: Setting, side: number, camera: Camera): string {
  const sheet = new Sheet(setting.tint, setting.thrift > 2);
  const stage = new Stage(camera, setting, sheet);
  stage.clear = [210, 990];
  drawSky(sheet, setting, camera.horizon, building.distance);
  drawGround(stage, building);
  if (building.site === "street") drawSideStreet(stage, building, side);
  drawBackTrees(stage, building);
  if (building.site !== "street") stage.inDepth(() => drawGrove(stage, building));
  drawRow(stage, building, [3, 3, 2, 2, 1][setting.thrift] ?? 1, side > 0 ? "right" : "left");
  stage.inDepth(() => building.drawForecourt(stage));
  return sheet.toSvg();
}
