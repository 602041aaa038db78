import { mix, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { grounded, lampGlow, piece } from "./room.ts";

export const WOODS = ["#a97f55", "#8d6a47", "#b99468", "#6f5644"] as const;

/** A desk or table top on four legs. */
export function drawTop(stage: Stage, x: number, z: number, w: number, d: number, colour: string, height = 0.74): void {
  stage.stand(x + w / 2, z + d / 2, () => {
    grounded(stage, x, z, w, d);
    const leg = mix(colour, "#1a2430", 0.4);
    for (const lz of [z + d - 0.1, z + 0.04])
      for (const lx of [x + 0.05, x + w - 0.11]) stage.box({ x: lx, z: lz, w: 0.06, h: height, d: 0.06 }, tones(leg));
    stage.box({ x, y: height, z, w, h: 0.06, d }, tones(colour));
  });
}

/** A chair; `away` shows its back to the eye. */
export function drawChair(stage: Stage, x: number, z: number, colour: string, away = true): void {
  stage.stand(x + 0.22, z + 0.2, () => {
    grounded(stage, x, z, 0.46, 0.46);
    const seat = tones(colour);
    const leg = tones("#3a444d");
    if (!away) stage.box({ x, y: 0.5, z: z + 0.42, w: 0.46, h: 0.45, d: 0.05 }, seat);
    for (const lx of [x + 0.02, x + 0.4])
      for (const lz of [z + 0.4, z + 0.02]) stage.box({ x: lx, z: lz, w: 0.04, h: 0.44, d: 0.04 }, leg);
    stage.box({ x, y: 0.43, z, w: 0.46, h: 0.07, d: 0.46 }, seat);
    if (away) stage.box({ x, y: 0.5, z, w: 0.46, h: 0.45, d: 0.05 }, seat);
  });
}

export function drawScreen(stage: Stage, x: number, z: number, y: number, colour: string): void {
  stage.stand(x + 0.3, z - 0.05, () => {
    stage.box({ x: x + 0.26, y, z, w: 0.08, h: 0.16, d: 0.06 }, tones("#3a444d"));
    stage.box({ x, y: y + 0.12, z, w: 0.62, h: 0.38, d: 0.04 }, tones("#2c3640"));
    const face = stage.front(x, z - 0.005);
    face.rect(0.03, y + 0.15, 0.56, 0.32, colour);
    for (const row of range(3))
      face.rect(0.08, y + 0.39 - row * 0.08, 0.3 - row * 0.07, 0.035, mix(colour, "#ffffff", 0.6));
  });
}

/** A leafy plant in a pot. */
export function drawPlant(stage: Stage, x: number, z: number, height: number, pot = "#b98562"): void {
  stage.stand(x, z, () => {
    const foot = stage.at([x, height * 0.32, z]);
    if (foot === undefined) return;
    grounded(stage, x - 0.2, z - 0.1, 0.4, 0.3);
    stage.front(x, z).poly(
      [
        [-0.2, height * 0.34],
        [0.2, height * 0.34],
        [0.14, 0],
        [-0.14, 0],
      ],
      pot,
    );
    stage.front(x, z).poly(
      [
        [0.06, height * 0.34],
        [0.2, height * 0.34],
        [0.14, 0],
        [0.05, 0],
      ],
      mix(pot, "#1a2b40", 0.2),
    );
    const s = foot.scale * height;
    for (const [tone, grow] of [
      ["#4f6b4b", 1],
      ["#6b8a58", 0.74],
    ] as const) {
      for (const turn of [-1.2, -0.75, -0.3, 0.2, 0.65, 1.15]) {
        const tip: Point = [foot.x + Math.sin(turn) * s * 0.42 * grow, foot.y - Math.cos(turn) * s * 0.62 * grow];
        const side: Point = [Math.cos(turn) * s * 0.07, Math.sin(turn) * s * 0.07];
        const mid: Point = [(foot.x + tip[0]) / 2, (foot.y + tip[1]) / 2 - s * 0.05];
        stage.sheet.polygon(
          [[foot.x, foot.y], [mid[0] - side[0], mid[1] - side[1]], tip, [mid[0] + side[0], mid[1] + side[1]]],
          tone,
        );
      }
    }
  });
}

/** Lamps on cords in a row along x. */
export function drawPendants(
  stage: Stage,
  xs: readonly number[],
  z: number,
  ceiling: number,
  drop: number,
  colour: string,
): void {
  for (const x of xs) {
    stage.stand(x, z, () => {
      const hang = stage.front(x, z);
      hang.rect(-0.012, ceiling - drop, 0.024, drop, "#3a444d");
      hang.poly(
        [
          [-0.06, ceiling - drop],
          [0.06, ceiling - drop],
          [0.22, ceiling - drop - 0.2],
          [-0.22, ceiling - drop - 0.2],
        ],
        colour,
      );
      hang.rect(-0.14, ceiling - drop - 0.25, 0.28, 0.06, lampGlow(stage));
      if (stage.setting.lit)
        hang.poly(
          [
            [-0.2, ceiling - drop - 0.25],
            [0.2, ceiling - drop - 0.25],
            [0.8, ceiling - drop - 1.5],
            [-0.8, ceiling - drop - 1.5],
          ],
          veil("#ffe6ac", 0.12),
        );
    });
  }
}

/** Strips of light on a ceiling, running away from the eye. */
export function drawStrips(stage: Stage, w: number, d: number, ceiling: number, count: number): void {
  for (const index of range(count)) {
    const x = (w * (index + 0.5)) / count;
    for (const row of range(3)) {
      const z = -1 + row * (d / 2.6);
      stage.face(
        [
          [x - 0.12, ceiling - 0.01, z],
          [x + 0.12, ceiling - 0.01, z],
          [x + 0.12, ceiling - 0.01, z + d / 4],
          [x - 0.12, ceiling - 0.01, z + d / 4],
        ],
        lampGlow(stage),
      );
    }
  }
}

/** Open shelves against the back, full of goods. */
export function drawShelves(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  h: number,
  rows: number,
  setting: Setting,
  wood: string,
): void {
  stage.stand(x + w / 2, z + 0.3, () => {
    const prng = setting.prng(`shelf ${Math.round(x * 10)} ${Math.round(z * 10)}`);
    grounded(stage, x, z, w, 0.4);
    stage.box({ x, z, w, h, d: 0.4 }, tones(mix(wood, "#1a2430", 0.3)));
    const front = stage.front(x, z - 0.01);
    const goods = ["#bb5a35", "#41718c", "#cf9d43", "#efe6d3", "#6f8f6a", "#7d322c", "#8b9499"];
    const row = h / rows;
    for (const shelf of range(rows)) {
      front.rect(0.05, shelf * row + 0.05, w - 0.1, row - 0.08, mix(wood, "#1a2430", 0.5));
      for (let at = 0.1; at < w - 0.25; ) {
        const wide = prng.between(0.1, 0.3);
        front.rect(
          at,
          shelf * row + 0.06,
          Math.min(wide, w - 0.1 - at),
          row * prng.between(0.35, 0.72),
          prng.pick(goods),
        );
        at += wide + prng.between(0.02, 0.16);
      }
      front.rect(0, shelf * row, w, 0.06, wood);
    }
    front.rect(0, h - 0.06, w, 0.06, wood);
    for (const end of [0, w - 0.06]) front.rect(end, 0, 0.06, h, wood);
  });
}

/** A counter with a panelled front. */
export function drawCounter(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  front: string,
  top: string,
  panels = 6,
): void {
  stage.stand(x + w / 2, z + d / 2, () => {
    grounded(stage, x, z, w, d);
    stage.box({ x, z, w, h: 1, d }, tones(front));
    const face = stage.front(x, z - 0.005);
    for (const panel of range(panels))
      face.rect((w * panel) / panels + 0.06, 0.14, w / panels - 0.12, 0.72, mix(front, "#fff4dc", 0.1));
    face.rect(0, 0, w, 0.1, mix(front, "#14233a", 0.4));
    stage.box({ x: x - 0.05, y: 1, z: z - 0.08, w: w + 0.1, h: 0.07, d: d + 0.1 }, tones(top));
  });
}

/** A sofa or armchair facing the eye. */
export function drawSofa(stage: Stage, x: number, z: number, w: number, colour: string): void {
  grounded(stage, x, z, w, 0.85);
  piece(stage, { x, y: 0.1, z: z + 0.6, w, h: 0.75, d: 0.25 }, colour);
  piece(stage, { x: x + 0.1, y: 0.12, z: z + 0.05, w: w - 0.2, h: 0.33, d: 0.6 }, mix(colour, "#fff4dc", 0.12));
  piece(stage, { x, y: 0.1, z: z - 0.02, w: 0.2, h: 0.52, d: 0.65 }, colour);
  piece(stage, { x: x + w - 0.2, y: 0.1, z: z - 0.02, w: 0.2, h: 0.52, d: 0.65 }, colour);
}

/** A framed picture on a wall. */
export function drawPicture(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  setting: Setting,
): void {
  const wall = stage.front(x, z - 0.02);
  const prng = setting.prng(`picture ${Math.round(x * 10)}`);
  wall.rect(0, y, w, h, "#3a342d");
  wall.rect(0.05, y + 0.05, w - 0.1, h - 0.1, "#f0e8d6");
  wall.rect(0.12, y + 0.12, w - 0.24, h - 0.24, prng.pick(["#9fb7c4", "#d9c49a", "#b9c4a4"]));
  wall.poly(
    [
      [0.12, y + 0.12],
      [w * 0.4, y + h * 0.6],
      [w * 0.62, y + h * 0.35],
      [w - 0.12, y + h * 0.55],
      [w - 0.12, y + 0.12],
    ],
    prng.pick(["#5f7d6a", "#7d6a4f", "#4f6d82"]),
  );
}
