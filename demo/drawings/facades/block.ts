import type { Building, Site } from "../building.ts";
import { mix, tones } from "../palette.ts";
import type { Stage } from "../stage.ts";
import { type Block, blockHeight } from "./block-parts.ts";
import { drawSkin } from "./block-skin.ts";

/** A multi-storey block with its skin on every visible side. */
export function drawBlock(stage: Stage, block: Block): void {
  const { x, z, w, d, material } = block;
  const h = blockHeight(block);
  stage.castShadow({ x, z, w, h, d });
  const plant = (): void =>
    stage.cap({ x: x + w * 0.6, y: h, z: z + d * 0.4, w: w * 0.2, h: 2.2, d: 3 }, tones("#9a9c99"));
  if (stage.camera.y < h) plant();
  stage.box({ x, z, w, h, d }, material.tones);
  drawSkin(stage, stage.front(x, z), w, block.bays, block);
  const flank = Math.max(2, Math.round((block.bays * d) / w / (stage.setting.thrift > 3 ? 2 : 1.3)));
  for (const side of [stage.left(x, z), stage.right(x + w, z)]) drawSkin(stage, side, d, flank, block);
  const cap = tones(mix(material.tones.base, block.skin === "curtain" ? "#33414d" : "#f2e9d8", 0.45));
  stage.cap({ x: x - 0.12, y: h, z: z - 0.12, w: w + 0.24, h: 0.35, d: d + 0.24 }, cap);
  stage.snow({ x, y: h + 0.35, z, w, h: 0, d });
  if (stage.camera.y >= h) plant();
}

export function blockBuilding(
  block: Block,
  site: Site,
  rest: Pick<Building, "distance" | "drawForecourt"> & {
    readonly attached?: boolean;
    readonly extra?: (stage: Stage) => void;
  },
): Building {
  const { extra, ...others } = rest;
  const draw = (stage: Stage): void => {
    drawBlock(stage, block);
    extra?.(stage);
  };
  return { width: block.w, height: blockHeight(block) + 0.5, depth: block.d, site, draw, ...others };
}
