import { type PdfPage, viewMemory, withMemory } from "./pdfium.ts";

/** Each costs a drawing of the page. What would need more is left out. */
const LAYERS_MAX = 4;
/** In points: the strips of a scan touch, or overlap a little. */
const OVERLAP_MIN = 2;

/** In points from the bottom left of the page. */
export interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Where an object of a form, or of a page, is placed: x′ = ax + cy + e, y′ = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Divides images into layers: one that lies on an earlier image is in a higher layer than that. `images` are in the
 * order in which they are painted. The first layer comes first.
 */
export function arrangeImages(images: ReadonlyMap<number, Bounds>): number[][] {
  const layers: number[][] = [];
  const placed: { readonly bounds: Bounds; readonly layer: number }[] = [];
  for (const [image, bounds] of images) {
    const under = placed.filter((each) => isOn(bounds, each.bounds));
    const layer = under.reduce((highest, each) => Math.max(highest, each.layer), -1) + 1;
    placed.push({ bounds, layer });
    const others = layers[layer];
    if (others !== undefined) others.push(image);
    else if (layer < LAYERS_MAX) layers[layer] = [image];
  }
  return layers;
}

function isOn(one: Bounds, other: Bounds): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return across > OVERLAP_MIN && down > OVERLAP_MIN;
}

/** Where an object lies that is part of forms with this matrix. */
export function readBounds({ module }: PdfPage, object: number, matrix: Matrix): Bounds {
  return withMemory(module, 16, (to) => {
    module.wasmExports.FPDFPageObj_GetBounds(object, to, to + 4, to + 8, to + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = readFloats(module, to, 4);
    const [a, b, c, d, e, f] = matrix;
    const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f]));
    const xs = corners.map(([x = 0]) => x);
    const ys = corners.map(([, y = 0]) => y);
    return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
  });
}

/** The matrix of what a form contains; `outer` is that of the form itself. */
export function readMatrix({ module }: PdfPage, form: number, outer: Matrix): Matrix {
  return withMemory(module, 24, (to) => {
    module.wasmExports.FPDFPageObj_GetMatrix(form, to);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = readFloats(module, to, 6);
    const [oa, ob, oc, od, oe, of] = outer;
    return [
      oa * a + oc * b,
      ob * a + od * b,
      oa * c + oc * d,
      ob * c + od * d,
      oa * e + oc * f + oe,
      ob * e + od * f + of,
    ];
  });
}

function readFloats(module: PdfPage["module"], at: number, count: number): number[] {
  const view = viewMemory(module, at, count * 4);
  return Array.from({ length: count }, (_, index) => view.getFloat32(index * 4, true));
}
