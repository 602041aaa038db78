import { mix } from "../palette.ts";
import type { Point } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { grounded } from "./room.ts";

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
