import { BRASS, mix, SNOW, tones } from "../palette.ts";
import { drawTree } from "../planting.ts";
import { type Prng, range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawVehicle } from "../vehicles.ts";

function plot(stage: Stage, x: number, z: number, w: number, d: number, skew: number, paint: string): void {
  stage.face(
    [
      [x, 0, z],
      [x + w, 0, z],
      [x + w + skew, 0, z + d],
      [x + skew, 0, z + d],
    ],
    paint,
  );
}

export function drawFurrows(stage: Stage, w: number, d: number, skew: number, setting: Setting): void {
  const looks = {
    spring: ["#7c5f47", "#94a765"],
    summer: ["#b59a4e", "#d0b763"],
    autumn: ["#8d6b47", "#a98454"],
    winter: ["#d6dbde", SNOW],
  } as const;
  const [soil, row] = looks[setting.season];
  plot(stage, -80, d + 4, 80 + w * 0.4, 60, 0, setting.grass[0]);
  plot(stage, w * 0.5, d + 3, 120, 40, 0, setting.grass[2]);
  plot(stage, 0, 0, w, d, skew, soil);
  const rows = 22;
  for (const index of range(rows)) plot(stage, (w * index) / rows, 0, (w / rows) * 0.5, d, skew, row);
  const prng = setting.prng("windbreak");
  for (const index of range(7))
    drawTree(
      stage,
      skew - 6 + index * (w / 6) + prng.between(-2, 2),
      d + 3,
      prng.between(5, 8),
      prng.pick(["spruce", "round", "tall"]),
      prng,
    );
}

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

export function drawBenches(stage: Stage, w: number, d: number, prng: Prng, setting: Setting): void {
  const stone = prng.pick(["#b9ab92", "#a8a49a", "#c2ac88"]);
  const snowy = setting.season === "winter";
  const steps = 4;
  for (const step of range(steps)) {
    const z = d * 0.42 + step * 4.4;
    const inset = 3 + step * 1.2;
    const y = step * 2.1;
    const turf = tones(mix(setting.grass[1], setting.grass[2], 0.2 * (step % 2) + 0.2), setting.grass[1]);
    stage.prism(
      [
        [-160, y],
        [w + 160, y],
        [w + 158, y + 2.1],
        [-158, y + 2.1],
      ],
      "z",
      z + 3.4,
      z + 160,
      turf,
    );
    const rock = tones(mix(stone, "#7d7468", 0.12 * (steps - step)), snowy ? SNOW : mix(stone, "#fff3d6", 0.3));
    stage.prism(
      [
        [-14 + inset, y],
        [w + 14 - inset, y],
        [w + 12 - inset, y + 2.1],
        [-12 + inset, y + 2.1],
      ],
      "z",
      z,
      z + 24,
      rock,
    );
    const face = stage.front(0, z);
    for (const _ of range(9))
      face.rect(
        prng.between(-8 + inset, w + 4 - inset),
        y + prng.between(0.2, 1.3),
        prng.between(1, 3.4),
        0.28,
        mix(rock.base, "#1a2b40", 0.14),
        0.02,
      );
  }
  plot(stage, 0, 0, w, d * 0.42, 0, mix(stone, snowy ? SNOW : "#e2d2ae", 0.5));
  for (const [index, at] of [0.18, 0.46, 0.8].entries()) {
    const x = w * at;
    const size = [3.4, 2.6, 4][index] ?? 3;
    stage.ground(x, 5.5, size * 1.8, 1.2, setting.shade);
    const heap = stage.front(x, 6);
    heap.poly(
      [
        [-size, 0],
        [-size * 0.15, size * 0.72],
        [size * 0.15, size * 0.74],
        [size, 0],
      ],
      mix(stone, "#efe0be", 0.35),
    );
    heap.poly(
      [
        [size * 0.15, size * 0.74],
        [size, 0],
        [size * 0.2, 0],
      ],
      mix(stone, "#1a2b40", 0.15),
    );
    if (snowy)
      heap.poly(
        [
          [-size * 0.45, size * 0.46],
          [-size * 0.15, size * 0.72],
          [size * 0.15, size * 0.74],
          [size * 0.3, size * 0.6],
        ],
        SNOW,
      );
  }
  drawDigger(stage, w * 0.56, 3.2);
}

function drawDigger(stage: Stage, x: number, z: number): void {
  const yellow = tones("#c9962f");
  stage.ground(x - 0.3, z - 0.2, 4.4, 2, stage.setting.shade);
  stage.box({ x, z, w: 3.4, h: 0.7, d: 1.9 }, tones("#3a4148"));
  stage.box({ x: x + 0.2, y: 0.8, z: z + 0.1, w: 2.9, h: 1, d: 1.6 }, yellow);
  stage.box({ x: x + 1.7, y: 1.8, z: z + 0.1, w: 1.3, h: 1.2, d: 1.2 }, tones("#4b5f6e"));
  const arm = stage.front(x, z);
  arm.line(
    [
      [2.8, 1.6],
      [5, 3.9],
      [6.6, 2.2],
      [6.2, 0.8],
    ],
    0.32,
    yellow.base,
  );
  arm.poly(
    [
      [5.7, 0.2],
      [6.6, 0.2],
      [6.7, 1.1],
      [6, 0.95],
    ],
    yellow.dark,
  );
}

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
