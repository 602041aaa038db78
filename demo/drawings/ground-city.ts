import type { Building } from "./building.ts";
import { mix, SNOW } from "./palette.ts";
import { range } from "./prng.ts";
import type { Stage } from "./stage.ts";

export const FAR = 400;

export function drawStreet(stage: Stage, x: number, w: number): void {
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

export function drawCarPark(stage: Stage, building: Building): void {
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
