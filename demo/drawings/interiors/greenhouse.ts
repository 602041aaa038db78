import { mix, SNOW, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Vec } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { drawPendants } from "./lights.ts";
import { grounded, piece } from "./room.ts";

export function drawGreenhouseAisle(stage: Stage, setting: Setting): void {
  const sky = setting.lit ? "#3d5870" : mix(setting.sky[1] ?? "#b5cfdc", "#ffffff", 0.2);
  const [w, d, eaves, ridge] = [9, 18, 2.8, 4.9];
  stage.sheet.rect(-4, -4, 1210, 910, sky);
  stage.ground(0, -5, w, d + 5, "#b9a98a");
  stage.ground(3.8, -5, 1.4, d + 5, "#cfc6b4", 0.004);
  const pane = mix(sky, "#e9f2ea", 0.35);
  const far: Vec[] = [
    [0, 0, d],
    [w, 0, d],
    [w, eaves, d],
    [w / 2, ridge, d],
    [0, eaves, d],
  ];
  stage.face(far, mix(pane, "#ffffff", 0.2));
  stage.front(0, d).rect(0, 0, w, 1.1, mix(setting.grass[1], pane, 0.4));
  for (const x of [0, w])
    stage.face(
      [
        [x, 0, -5],
        [x, 0, d],
        [x, eaves, d],
        [x, eaves, -5],
      ],
      x === 0 ? mix(pane, "#1a2b40", 0.06) : mix(pane, "#ffffff", 0.25),
    );
  stage.face(
    [
      [0, eaves, -5],
      [0, eaves, d],
      [w / 2, ridge, d],
      [w / 2, ridge, -5],
    ],
    mix(pane, "#ffffff", setting.season === "winter" ? 0.6 : 0.1),
  );
  stage.face(
    [
      [w, eaves, -5],
      [w, eaves, d],
      [w / 2, ridge, d],
      [w / 2, ridge, -5],
    ],
    mix(pane, "#ffffff", setting.season === "winter" ? 0.75 : 0.32),
  );
  const bar = "#eef0ea";
  for (const step of range(8).reverse()) {
    const z = step * 2.5 + 0.4;
    stage.line(
      [
        [0, 0, z],
        [0, eaves, z],
        [w / 2, ridge, z],
        [w, eaves, z],
        [w, 0, z],
      ],
      0.1,
      bar,
    );
    stage.line(
      [
        [0, eaves, z],
        [w, eaves, z],
      ],
      0.06,
      bar,
    );
  }
  for (const [x, y] of [
    [0, eaves],
    [w / 2, ridge],
    [w, eaves],
    [w * 0.25, (eaves + ridge) / 2],
    [w * 0.75, (eaves + ridge) / 2],
  ] as const)
    stage.line(
      [
        [x, y, -2],
        [x, y, d],
      ],
      0.05,
      bar,
    );
  const prng = setting.prng("beds");
  const bloom = setting.turn("crop", ["#c9562f", "#cf9d43", "#e0c9c0", "#7d9a5a"]);
  stage.inDepth(() => {
    for (const side of [0.5, 5.4]) {
      for (const bench of range(5)) {
        const z = bench * 3.5 + 0.3;
        grounded(stage, side, z, 3.1, 3);
        piece(stage, { x: side, y: 0.15, z, w: 3.1, h: 0.6, d: 3.2 }, "#9b7c58");
        stage.stand(side + 1.5, z - 0.1, () => {
          for (const row of range(3).reverse()) {
            for (const [tone, lift, size] of [
              ["#4f6b4b", 0, 0.42],
              ["#6b8a58", 0.12, 0.34],
            ] as const) {
              const dots = range(5).map((plant) =>
                stage.at([side + 0.35 + plant * 0.6, 0.95 + lift + prng.between(0, 0.15), z + row]),
              );
              const scale = dots[0]?.scale ?? 0;
              stage.sheet.dots(
                dots.flatMap((dot) => (dot ? [[dot.x, dot.y] as const] : [])),
                size * scale,
                tone,
              );
            }
            const flowers = range(5).map(() =>
              stage.at([side + prng.between(0.2, 2.9), 1.1 + prng.between(0, 0.3), z + row]),
            );
            stage.sheet.dots(
              flowers.flatMap((dot) => (dot ? [[dot.x, dot.y] as const] : [])),
              0.09 * (flowers[0]?.scale ?? 0),
              bloom,
            );
          }
        });
      }
    }
    drawPendants(stage, [2, 7], 9, ridge - 0.8, 0.6, "#efe8d8");
  });
  if (setting.season === "winter")
    stage.face(
      [
        [0, eaves, 6],
        [0, eaves, 12],
        [w / 2, ridge, 12],
        [w / 2, ridge, 6],
      ],
      veil(SNOW, 0.35),
    );
}
