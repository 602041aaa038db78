import { drawBackTrees } from "./backdrop.ts";
import type { Building } from "./building.ts";
import { drawGround } from "./ground.ts";
import { drawRow } from "./neighbours.ts";
import { mix } from "./palette.ts";
import { drawTree } from "./planting.ts";
import { range } from "./prng.ts";
import type { Setting } from "./setting.ts";
import { HEIGHT, Sheet, WIDTH } from "./sheet.ts";
import { drawSky } from "./sky.ts";
import { type Camera, Stage } from "./stage.ts";

/** The building on its corner, seen from across the way at three quarters. */
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

/** An eye on the chosen side, its focal length and bearings such that the building fills the middle of the picture. */
function chooseCamera(building: Building, setting: Setting, side: number, lift = 0): Camera {
  const prng = setting.prng("street view");
  const { width, height, depth } = building;
  const [from, to] = building.span ?? [0, width];
  const deep = lift > 0 ? depth : Math.min(depth, 16);
  const angle = prng.between(0.5, 0.78);
  const away = 1.25 * Math.max(width, height * 1.2, 14) + 12;
  const x = width / 2 + side * Math.sin(angle) * away;
  const z = deep * 0.3 - Math.cos(angle) * away;
  const raised = {
    street: prng.between(2.4, 5),
    lot: prng.between(5, 9),
    yard: prng.between(5, 9),
    rural: prng.between(4, 6),
    plot: 9,
  };
  const y =
    lift > 0 ? lift : building.eye !== undefined && building.eye > 6 ? building.eye * 0.8 : raised[building.site];
  const yaw = Math.atan2(width / 2 - x, deep * 0.3 - z);
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const seen = [from, to].flatMap((cx) =>
    [0, deep].flatMap((cz) =>
      [0, lift > 0 ? 4 : height].map((cy): [number, number] => {
        const [dx, dz] = [cx - x, cz - z];
        const far = dx * sin + dz * cos;
        return [(dx * cos - dz * sin) / far, (cy - y) / far];
      }),
    ),
  );
  const xs = seen.map(([a]) => a);
  const ys = seen.map(([, b]) => b);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const focal = Math.min((WIDTH * 0.8) / (right - left), (HEIGHT * 0.66) / (high - low));
  const foot = HEIGHT * (building.site === "street" ? 0.84 : 0.8);
  return { x, y, z, yaw, focal, horizon: foot + low * focal, center: WIDTH / 2 - ((left + right) / 2) * focal };
}

function drawSideStreet(stage: Stage, building: Building, side: number): void {
  const { setting } = stage;
  const x = side > 0 ? building.width + 4 : -12;
  const kerb = mix(setting.pavement, "#1a2b40", 0.22);
  stage.ground(x - 0.3, -4, 8.6, 90, kerb);
  stage.ground(x, -4.6, 8, 90, setting.road);
  for (const step of range(8)) stage.ground(x + 3.9, 2 + step * 6, 0.18, 3, mix("#e8dfc4", setting.road, 0.15));
  const paint = mix("#efe8d6", setting.road, 0.1);
  for (const bar of range(8)) stage.ground(x + 0.4 + bar, -3.6, 0.55, 2.6, paint);
}

function drawGrove(stage: Stage, building: Building): void {
  const prng = stage.setting.prng("grove");
  for (const index of range(7 - stage.setting.thrift)) {
    const side = index % 2 === 0 ? -1 : 1;
    const x = building.width / 2 + side * (building.width / 2 + prng.between(9, 34));
    drawTree(
      stage,
      x,
      building.depth + prng.between(4, 26),
      prng.between(6, 11),
      prng.pick(["round", "spruce", "birch", "tall", "wide"]),
      prng,
    );
  }
}
