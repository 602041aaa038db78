import { createPrng, type Prng } from "../prng.ts";
import type { Stage } from "../stage.ts";
import { drawBare } from "./bare.ts";
import { drawLeafy, type TreeKind } from "./leafy.ts";
import { drawSpruce } from "./spruce.ts";

/** A tree at (x, z), `height` metres tall, with the season's leaves. */
export function drawTree(stage: Stage, x: number, z: number, height: number, kind: TreeKind, prng: Prng): void {
  const own = createPrng(prng.next());
  stage.stand(x, z, () => paintTree(stage, x, z, height, kind, own));
}

function paintTree(stage: Stage, x: number, z: number, height: number, kind: TreeKind, prng: Prng): void {
  const foot = stage.at([x, 0, z]);
  if (foot === undefined || foot.x < -260 || foot.x > 1460) return;
  if (stage.clear !== undefined && z < 0 && foot.x > stage.clear[0] && foot.x < stage.clear[1]) return;
  const h = height * foot.scale;
  const { sheet, setting } = stage;
  sheet.ellipse(foot.x + h * 0.1, foot.y + 1, h * (kind === "spruce" ? 0.17 : 0.24), h * 0.022, setting.shade);
  if (kind === "spruce") drawSpruce(sheet, prng, foot.x, foot.y, h, setting.season === "winter");
  else if (setting.season === "winter") drawBare(sheet, prng, foot.x, foot.y, h, kind);
  else drawLeafy(sheet, prng, foot.x, foot.y, h, kind, prng.pick(setting.leaves));
}
