import sharp from "sharp";
import { outlineText } from "./outlines.ts";

/** Degrees; the label rises from left to right. */
const RISE = 27;
/** Fractions of the page's width. */
const LONGEST = 0.6;
const LETTERS = 0.018;
const MARGIN = 0.04;

/** How a label lies in the cell that repeats over a page; lengths are in the unit of the page's width. */
export interface LabelCell {
  readonly path: string;
  readonly scale: number;
  readonly rise: number;
  readonly width: number;
  readonly height: number;
  /** Where the baseline starts, from the left and from the bottom of the cell. */
  readonly margin: number;
}

/** Lays a label out for a page of this width: diagonal, in a cell that repeats. */
export function layLabel(text: string, pageWidth: number): LabelCell {
  const { path, length, em } = outlineText(text);
  const scale = Math.min((pageWidth * LONGEST) / length, (pageWidth * LETTERS) / em);
  const long = length * scale;
  const rise = (RISE * Math.PI) / 180;
  const margin = pageWidth * MARGIN;
  return {
    ...{ path, scale, margin },
    rise: RISE,
    width: Math.round(long * Math.cos(rise) + 2 * margin),
    height: Math.round(long * Math.sin(rise) + 2 * margin),
  };
}

/** The label's coverage of each pixel of a cell, 0 to 255. */
export interface LabelMask {
  readonly width: number;
  readonly height: number;
  readonly covered: Uint8Array;
}

export async function drawLabel(text: string, pageWidth: number): Promise<LabelMask> {
  const { path, scale, rise, width, height, margin } = layLabel(text, pageWidth);
  const place = `translate(${margin} ${height - margin}) rotate(${-rise}) scale(${scale})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}" transform="${place}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, covered: data };
}
