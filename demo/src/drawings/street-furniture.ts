import { mix, SNOW, tones } from "./palette.ts";
import { range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Stage } from "./stage.ts";

const IRON = "#36424d";

/** A lamp post; its head glows after dark. */
export function drawLamp(stage: Stage, x: number, z: number, height: number, double = false): void {
  stage.stand(x, z, () => paintLamp(stage, x, z, height, double));
}

function paintLamp(stage: Stage, x: number, z: number, height: number, double: boolean): void {
  const foot = stage.at([x, 0, z]);
  if (stage.clear !== undefined && z < -4 && foot && foot.x > stage.clear[0] && foot.x < stage.clear[1]) return;
  const post = stage.front(x, z);
  stage.ground(x, z, height * 0.4, 0.12, stage.setting.shade);
  post.rect(-0.07, 0, 0.14, height, IRON);
  post.rect(-0.14, 0, 0.28, 0.5, IRON);
  const sides = double ? [-1, 1] : [1];
  for (const side of sides) {
    post.poly(
      [
        [0, height - 0.05],
        [side * 1.1, height + 0.15],
        [side * 1.1, height + 0.27],
        [0, height + 0.1],
      ],
      IRON,
    );
    post.rect(side > 0 ? 0.7 : -1.35, height + 0.02, 0.65, 0.16, stage.setting.lit ? "!#ffe3a0" : "#d9d3c3");
  }
}

/** A bench facing the street. */
export function drawBench(stage: Stage, x: number, z: number): void {
  stage.stand(x + 0.9, z, () => paintBench(stage, x, z));
}

function paintBench(stage: Stage, x: number, z: number): void {
  const wood = tones("#8d6a47");
  stage.ground(x, z - 0.1, 2.1, 0.7, stage.setting.shade);
  stage.box({ x, y: 0.42, z, w: 1.8, h: 0.1, d: 0.5 }, wood);
  stage.box({ x, y: 0.55, z: z + 0.48, w: 1.8, h: 0.4, d: 0.06 }, wood);
  for (const leg of [0.1, 1.6]) stage.box({ x: x + leg, z: z + 0.1, w: 0.1, h: 0.42, d: 0.3 }, tones(IRON));
}

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

/** A fence of posts and rails along x. */
export function drawFence(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  height: number,
  colour: string,
  pitch = 2.4,
): void {
  stage.stand(x + w / 2, z, () => paintFence(stage, x, z, w, height, colour, pitch));
}

function paintFence(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  height: number,
  colour: string,
  pitch: number,
): void {
  const wall = stage.front(x, z);
  const count = Math.min(40, Math.round(w / pitch));
  for (const rail of [0.4, 0.85]) wall.rect(0, height * rail, w, height * 0.09, mix(colour, "#1a2b40", 0.12));
  for (const post of range(count + 1)) wall.rect((w * post) / count - 0.07, 0, 0.14, height, colour);
  if (stage.setting.season === "winter") wall.rect(0, height * 0.94, w, height * 0.06, SNOW);
}

/** A table under a parasol with two seats. */
export function drawTable(stage: Stage, x: number, z: number, cloth: string): void {
  stage.stand(x, z, () => paintTable(stage, x, z, cloth));
}

function paintTable(stage: Stage, x: number, z: number, cloth: string): void {
  stage.ground(x - 1, z, 3, 1.6, stage.setting.shade);
  const wood = tones("#8d6a47");
  const chair = stage.front(0, z + 0.5);
  for (const seat of [-0.95, 0.75]) {
    const [left, back] = [x + seat, seat < 0 ? 0 : 0.42];
    chair.rect(left, 0.42, 0.5, 0.08, wood.base);
    chair.rect(left + back, 0, 0.08, 0.97, wood.dark);
    chair.rect(left + 0.42 - back, 0, 0.07, 0.42, wood.dark);
  }
  stage.front(0, z + 0.6).rect(x + 0.1, 0, 0.09, 2.5, "#d8d2c4");
  stage.box({ x: x - 0.35, y: 0.72, z: z + 0.3, w: 1, h: 0.07, d: 0.7 }, tones("#e6dfd0"));
  const shadeTop = stage.front(0, z + 0.6);
  shadeTop.poly(
    [
      [x - 1.3, 2.05],
      [x + 0.15, 2.75],
      [x + 1.6, 2.05],
    ],
    cloth,
  );
  shadeTop.poly(
    [
      [x + 0.15, 2.75],
      [x + 1.6, 2.05],
      [x + 0.7, 2.05],
    ],
    mix(cloth, "#1a2b40", 0.22),
  );
  shadeTop.poly(
    [
      [x - 1.3, 2.05],
      [x + 0.15, 2.75],
      [x - 0.75, 2.05],
    ],
    mix(cloth, "#fff4dc", 0.25),
  );
}
