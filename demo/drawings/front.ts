import { drawBackTrees } from "./backdrop.ts";
import type { Building } from "./building.ts";
import { drawGround } from "./ground.ts";
import { drawRow } from "./neighbours.ts";
import type { Setting } from "./setting.ts";
import { Sheet, WIDTH } from "./sheet.ts";
import { drawSky } from "./sky.ts";
import { Stage } from "./stage.ts";

const GROUND = 728;

/** The building from the front, with the camera a little to one side. */
export function drawFront(building: Building, setting: Setting): string {
  const prng = setting.prng("front");
  const { height } = building;
  const [from, to] = building.span ?? [0, building.width];
  const width = to - from;
  const share = Math.min(0.97, Math.max(0.72, 0.74 + (width / height - 2) * 0.07)) * prng.between(0.96, 1);
  const scale = Math.min((WIDTH * share) / width, (GROUND * prng.between(0.68, 0.78)) / height, 86);
  const away = Math.min(38, Math.max(17, 1500 / scale));
  const focal = scale * away;
  const eye = building.eye ?? (building.site === "street" ? 1.9 : 2.8);
  const horizon = GROUND - eye * scale;
  const side =
    building.attached === true ? prng.between(0.35, 0.65) : setting.turn("side", [1.12, -0.1, 1.16, -0.14, 0.5]);
  const middle = WIDTH * (building.attached === true ? 0.5 : side > 1 ? 0.47 : side < 0 ? 0.53 : 0.5);
  const x = from + width * side;
  const camera = { x, y: eye, z: -away, yaw: 0, focal, horizon, center: middle + (x - (from + to) / 2) * scale };
  const sheet = new Sheet(setting.tint, setting.thrift > 2);
  const stage = new Stage(camera, setting, sheet);
  drawSky(sheet, setting, horizon, building.distance);
  drawGround(stage, building);
  drawBackTrees(stage, building);
  drawRow(stage, building, 1);
  stage.inDepth(() => building.drawForecourt(stage));
  return sheet.toSvg();
}
