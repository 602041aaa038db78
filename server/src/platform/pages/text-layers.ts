import type { Box, Character } from "./page-characters.ts";
import type { PixelSize } from "./pdfium.ts";

/** Each costs two drawings of the page. What would need more is left out. */
const LAYERS_MAX = 4;

/**
 * Divides characters into layers, so that none of a layer lies over another: text that was written over covered text,
 * or a watermark, must not make what is under it seem to be seen. The characters of one text object stay together.
 */
export function arrangeInLayers(characters: readonly Character[], { width, height }: PixelSize): Character[][] {
  const layers: { readonly taken: Uint8Array; readonly characters: Character[] }[] = [];
  for (const ofObject of Map.groupBy(characters, ({ object }) => object).values()) {
    const cores = ofObject.map(({ box }) => toCore(box));
    let layer = layers.find(({ taken }) => !cores.some((core) => isTaken(core, { taken, width })));
    if (layer === undefined) {
      if (layers.length === LAYERS_MAX) continue;
      layer = { taken: new Uint8Array(width * height), characters: [] };
      layers.push(layer);
    }
    for (const core of cores) take(core, { taken: layer.taken, width });
    layer.characters.push(...ofObject);
  }
  return layers.map((layer) => layer.characters);
}

/** The middle of a box: the edges of letters and lines may overlap. */
function toCore({ left, top, right, bottom }: Box): Box {
  const across = Math.floor((right - left) / 4);
  const down = Math.floor((bottom - top) / 4);
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
}

interface Layer {
  readonly taken: Uint8Array;
  readonly width: number;
}

function isTaken({ left, top, right, bottom }: Box, { taken, width }: Layer): boolean {
  for (let y = top; y < bottom; y += 1) {
    if (taken.subarray(y * width + left, y * width + right).includes(1)) return true;
  }
  return false;
}

function take({ left, top, right, bottom }: Box, { taken, width }: Layer): void {
  for (let y = top; y < bottom; y += 1) taken.fill(1, y * width + left, y * width + right);
}
