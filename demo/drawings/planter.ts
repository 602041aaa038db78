import { mix, tones } from "./palette.ts";
import { range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** A box or pot with a plant in it. */
export function drawPlanter(stage: Stage, x: number, z: number, w: number, colour: string): void {
  stage.stand(x, z, () => paintPlanter(stage, x, z, w, colour));
}

function paintPlanter(stage: Stage, x: number, z: number, w: number, colour: string): void {
  const { setting } = stage;
  stage.box({ x, z, w, h: 0.55, d: 0.5 }, tones(colour));
  const foot = stage.at([x + w / 2, 0.5, z]);
  if (foot === undefined) return;
  const leaf = setting.season === "winter" ? "#60725f" : setting.season === "autumn" ? "#a9683f" : "#66844f";
  const count = Math.max(2, Math.round(w / 0.4));
  for (const paint of [mix(leaf, "#1d3140", 0.22), leaf]) {
    const lift = paint === leaf ? 0.32 : 0.18;
    const r = foot.scale * 0.27;
    const shift = paint === leaf ? r * 0.15 : 0;
    const puffs = range(count).map(
      (index): Point => [foot.x + ((index + 0.5) / count - 0.5) * w * foot.scale - shift, foot.y - lift * foot.scale],
    );
    stage.sheet.dots(puffs, r, paint);
  }
}
