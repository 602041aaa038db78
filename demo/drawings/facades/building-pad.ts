import { mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { plot } from "./terrain-plot.ts";

export function drawPad(stage: Stage, w: number, d: number, skew: number, setting: Setting): void {
  const gravel = setting.season === "winter" ? "#dfe3e5" : "#c9bb9f";
  plot(stage, 0, 0, w, d, skew, gravel);
  const prng = setting.prng("tracks");
  for (const _ of range(10))
    plot(
      stage,
      prng.between(1, w - 8),
      prng.between(1, d - 4),
      prng.between(3, 7),
      0.6,
      0,
      mix(gravel, "#1a2b40", 0.07),
    );
  for (const [x, wide, high] of [
    [-26, 20, 8],
    [-3, 18, 6.5],
    [w * 0.55, 24, 9],
  ] as const) {
    const shed = tones(mix(prng.pick(["#92a2aa", "#aca99f", "#6c8091", "#d2cfc5"]), setting.sky[3] ?? "#dddddd", 0.25));
    stage.box({ x, z: d + 12, w: wide, h: high, d: 16 }, shed);
    stage.snow({ x, y: high, z: d + 12, w: wide, h: 0, d: 16 }, 0.5);
    for (const bay of range(3)) stage.front(x, d + 12).rect(2 + bay * 5, 0, 3.4, 4, shed.dark);
  }
  for (const pole of range(5)) {
    const post = stage.front(-14 + pole * 16, d + 6);
    post.rect(-0.12, 0, 0.24, 9.5, "#6d6258");
    post.rect(-1, 8.6, 2, 0.18, "#6d6258");
  }
  for (const wire of [-0.8, 0.8])
    stage.line(
      [
        [-14 + wire, 8.8, d + 6],
        [2 + wire, 8.3, d + 6],
        [18 + wire, 8.8, d + 6],
        [34 + wire, 8.3, d + 6],
        [50 + wire, 8.8, d + 6],
      ],
      0.05,
      "#5d5a57",
    );
  drawVehicle(stage, w * 0.62, 6, "pickup", "#e6e2d8", "x");
}
