import type { Building } from "./building.ts";
import { mix, SNOW } from "./palette.ts";
import { range } from "./prng.ts";
import type { Stage } from "./stage.ts";

const FAR = 400;

/** The ground of a site, from the horizon to the feet of the beholder. */
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

function drawStreet(stage: Stage, x: number, w: number): void {
  const { setting } = stage;
  const kerb = mix(setting.pavement, "#1a2b40", 0.22);
  stage.ground(x, -4, w, 26, setting.pavement);
  const joint = mix(setting.pavement, "#1a2b40", 0.09);
  for (const step of range(setting.thrift > 2 ? 0 : 18)) stage.ground(-18 + step * 3, -3.7, 0.06, 3.6, joint);
  stage.ground(x, -4, w, 0.3, kerb);
  stage.ground(x, -40, w, 36, setting.road);
  stage.ground(x, -4.5, w, 0.45, mix(setting.road, "#1a2b40", 0.16));
  if (setting.season === "winter") stage.ground(x, -5.1, w, 0.9, SNOW);
  const paint = mix("#e8dfc4", setting.road, 0.15);
  for (const step of range(22)) stage.ground(-50 + step * 6, -10.1, 3, 0.18, paint);
  stage.ground(x, -19, w, 0.18, paint);
  stage.ground(x, -40.3, w, 0.3, kerb);
  stage.ground(x, -60, w, 19.7, setting.pavement);
}

function drawCarPark(stage: Stage, building: Building): void {
  const { setting } = stage;
  const x = -14;
  const w = building.width + 28;
  const [light, grass] = setting.grass;
  stage.ground(x, -17, w, 17 + building.depth + 4, setting.road);
  stage.ground(x + 9, -2.2, w - 18, 2.3, setting.pavement);
  stage.ground(x + 9, -2.3, w - 18, 0.14, mix(setting.pavement, "#1a2b40", 0.25));
  const paint = setting.season === "winter" ? SNOW : mix("#ece5d2", setting.road, 0.2);
  for (const step of range(Math.min(16, (w - 16) / 2.7))) stage.ground(x + 9 + step * 2.7, -7.6, 0.12, 5.2, paint);
  stage.ground(-FAR, -20, FAR * 2, 3, grass);
  stage.ground(-FAR, -17.4, FAR * 2, 0.5, light);
  stage.ground(-FAR, -22.4, FAR * 2, 2.4, setting.pavement);
  stage.ground(-FAR, -60, FAR * 2, 37.6, setting.road);
}

function drawYard(stage: Stage, x: number, w: number, building: Building): void {
  const { setting } = stage;
  const concrete = mix(setting.pavement, setting.road, 0.45);
  stage.ground(-18, -24, building.width + 36, 24 + building.depth, concrete);
  const joint = mix(concrete, "#1a2b40", 0.1);
  for (const row of range(4)) stage.ground(-18, -6 - row * 6, building.width + 36, 0.09, joint);
  for (const step of range(building.width / 6 + 1)) stage.ground(step * 6, -24, 0.09, 24, joint);
  stage.ground(x, -60, w, 36, setting.road);
  stage.ground(x, -24.5, w, 0.5, setting.grass[1]);
}

function drawMeadow(stage: Stage, building: Building, light: string, dark: string): void {
  const { setting } = stage;
  const gravel = setting.season === "winter" ? "#d3d2cc" : "#cbbb9b";
  const middle = building.width * 0.5;
  stage.ground(-FAR, 6, FAR * 2, 3, light);
  stage.face(
    [
      [middle - 2.6, 0, 0],
      [middle + 2.6, 0, 0],
      [middle + 9, 0, -40],
      [middle - 1, 0, -40],
    ],
    gravel,
  );
  stage.ground(-3, -3.4, building.width + 6, 3.4, gravel);
  const prng = setting.prng("meadow");
  for (const _ of range(12)) {
    const at = prng.between(-building.width * 0.4, building.width * 1.4);
    const z = -prng.between(4, 24);
    stage.ground(at, z, prng.between(2, 6), 0.5, prng.chance(0.5) ? dark : light);
  }
}

function drawRoadside(stage: Stage, building: Building, light: string, dark: string): void {
  const { setting } = stage;
  const gravel = setting.season === "winter" ? "#cfd2d2" : "#c9b999";
  stage.ground(-FAR, building.depth + 2, FAR * 2, 5, light);
  stage.ground(-FAR, -13, FAR * 2, 6, gravel);
  stage.ground(-FAR, -10.2, FAR * 2, 0.5, mix(gravel, "#fff6e0", 0.35));
  stage.ground(-FAR, -7.2, FAR * 2, 0.8, dark);
  const prng = setting.prng("meadow");
  for (const _ of range(14)) {
    const x = prng.between(-building.width * 0.8, building.width * 1.8);
    const z = prng.chance(0.5) ? -prng.between(2, 6) : -prng.between(14, 30);
    stage.ground(x, z, prng.between(2, 7), 0.5, prng.chance(0.5) ? dark : light);
  }
}
