import { clad, type Material } from "../cladding.ts";
import { mix, tones } from "../palette.ts";
import type { Stage } from "../stage.ts";

export function drawShell(stage: Stage, w: number, h: number, d: number, material: Material): void {
  clad(stage.front(0, 0), 0, 0, w, h, material);
  for (const side of [stage.left(0, 0), stage.right(w, 0)]) clad(side, 0, 0, d, h, material);
  stage.cap(
    { x: -0.12, y: h, z: -0.15, w: w + 0.24, h: 0.3, d: d + 0.3 },
    tones(mix(material.tones.base, "#2f3d49", 0.45)),
  );
  stage.snow({ x: 0, y: h + 0.3, z: 0, w, h: 0, d });
}
