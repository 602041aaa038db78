import { BRASS, mix, SNOW, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { plot } from "./terrain-plot.ts";

export function drawLots(stage: Stage, w: number, d: number, skew: number, setting: Setting): void {
  const road = setting.season === "winter" ? "#b9c0c4" : "#a39d92";
  const prng = setting.prng("lots");
  plot(stage, -60, d + 0.5, w + 120, 7, 0, road);
  for (const index of range(6)) {
    const x = -16 + index * 12 + prng.between(0, 3);
    const wall = tones(prng.pick(["#e4dac6", "#c3c9bd", "#b98562", "#b3bfc4"]));
    const slate = setting.season === "winter" ? tones("#e3e9ec", SNOW) : tones(prng.pick(["#5a5f66", "#6d5448"]));
    stage.box({ x, z: d + 10, w: 8, h: 4.4, d: 8 }, wall);
    stage.prism(
      [
        [x - 0.5, 4.4],
        [x + 8.5, 4.4],
        [x + 4, 7.4],
      ],
      "z",
      d + 9.6,
      d + 18,
      { ...slate, base: wall.light },
    );
    const front = stage.front(x, d + 10);
    front.poly(
      [
        [-0.5, 4.3],
        [4, 7.4],
        [8.5, 4.3],
        [8.5, 4.8],
        [4, 7.9],
        [-0.5, 4.8],
      ],
      slate.top,
      0.4,
    );
    for (const u of [1, 5]) front.rect(u, 1.5, 1.7, 1.6, setting.lit ? "!#f3cf86" : "#5d7383");
  }
  const tonesOf = [setting.grass[1], mix(setting.grass[0], "#d8c79c", 0.35), setting.grass[0]];
  for (const part of range(3)) plot(stage, (w * part) / 3, 0, w / 3, d, skew, tonesOf[part] ?? setting.grass[1]);
  for (const part of range(2)) {
    const x = (w * (part + 1)) / 3;
    stage.line(
      [
        [x, 0.05, 0],
        [x + skew, 0.05, d],
      ],
      0.14,
      BRASS,
      "14 14",
    );
  }
}
