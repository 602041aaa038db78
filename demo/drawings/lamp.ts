import type { Stage } from "./stage.ts";

export const IRON = "#36424d";

/** A lamp post that glows after dark. */
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
