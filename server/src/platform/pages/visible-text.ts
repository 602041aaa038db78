import { arrangeImages } from "./image-layers.ts";
import { type Box, type Character, listCharacters } from "./page-characters.ts";
import { activateOnly, listObjects, type PageObjects } from "./page-objects.ts";
import { drawPdfPage, type PdfPage, type PixelSize, putOnWhite } from "./pdfium.ts";
import { arrangeInLayers } from "./text-layers.ts";

/** A character is hidden where it changes the page by less than this part of its ink. */
const CONTRAST_MIN = 1 / 16;
/** The part that has to be seen, of a character or of a word's characters. */
const SEEN_MIN = 0.5;
/** Of 255: a page whose annotations were merged must not differ more from its picture where a text is. */
const DIFFERENCE_MAX = 8;
/** How alike a scan and the page must be where the scan has text, from −1 to 1. */
const LIKENESS_MIN = 0.7;
/** Standard deviation in levels of 255; less is the grain of an empty place. */
const DEVIATION_MIN = 8;

/**
 * A page's text without what its picture does not show: what something covers, what has the color of the paper, and
 * what lies outside the page. Text that a program recognized in a scan counts as shown where the scan is. `picture`, if
 * the page's annotations were merged, is the page before that, three bytes per pixel: where the two differ, nothing counts
 * as shown.
 */
export function readVisibleText(page: PdfPage, { size, picture }: Shown): string {
  const objects = listObjects(page);
  const characters = listCharacters(page, size);
  const drawings: Drawings = {
    objects,
    size,
    picture,
    draw(isActive) {
      activateOnly(page, objects, isActive);
      return drawPdfPage(page, size);
    },
  };
  return joinSeen(characters, findSeen(characters, drawings));
}

interface Shown {
  readonly size: PixelSize;
  readonly picture: Uint8Array | undefined;
}

interface Drawings extends Shown {
  readonly objects: PageObjects;
  /** Draws some of the page's objects: four bytes per pixel. */
  readonly draw: (isActive: (object: number) => boolean) => Uint8Array;
}

function findSeen(characters: readonly Character[], drawings: Drawings): ReadonlySet<Character> {
  const { painted, unpainted } = drawings.objects;
  const ofTexts = (texts: ReadonlySet<number>) =>
    characters.filter(({ object, isBlank }) => !isBlank && texts.has(object));
  const asShown = putOnWhite(drawings.draw(() => true));
  const seen = [
    ...findPainted(ofTexts(painted), { ...drawings, asShown }),
    ...findRecognized(ofTexts(unpainted), { ...drawings, asShown, words: toWords(characters) }),
  ];
  const { picture, size } = drawings;
  if (picture === undefined) return new Set(seen);
  const isInPicture = (pixel: number) => measureContrast(asShown, picture, pixel) <= DIFFERENCE_MAX;
  return new Set(seen.filter(({ box }) => [...pixelsOf(box, size.width)].every(isInPicture)));
}

/** Characters whose ink changes the page: the page is drawn once more without them, and they are drawn alone. */
function findPainted(
  characters: readonly Character[],
  { objects, size, draw, asShown }: Drawings & { asShown: Uint8Array },
): Character[] {
  const written = new Set(characters.map(({ object }) => object));
  return arrangeInLayers(characters, size).flatMap((layer) => {
    const ofLayer = new Set(layer.map(({ object }) => object));
    // PDFium lists text that is printed twice only once; neither counts as what is behind the other.
    const without = putOnWhite(
      draw((object) => !ofLayer.has(object) && (written.has(object) || !objects.painted.has(object))),
    );
    const alone = draw((object) => ofLayer.has(object));
    return layer.filter(({ box }) => isInkSeen(box, { width: size.width, alone, asShown, without }));
  });
}

interface Ink {
  readonly width: number;
  /** Four bytes per pixel, without a background. */
  readonly alone: Uint8Array;
  readonly asShown: Uint8Array;
  readonly without: Uint8Array;
}

function isInkSeen(box: Box, { width, alone, asShown, without }: Ink): boolean {
  let ink = 0;
  let seen = 0;
  for (const pixel of pixelsOf(box, width)) {
    const covered = alone[pixel * 4 + 3] ?? 0;
    ink += covered;
    if (measureContrast(asShown, without, pixel) >= covered * CONTRAST_MIN) seen += covered;
  }
  return ink > 0 && seen >= ink * SEEN_MIN;
}

function measureContrast(one: Uint8Array, other: Uint8Array, pixel: number): number {
  let most = 0;
  for (let at = pixel * 3; at < pixel * 3 + 3; at += 1)
    most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}

/**
 * Words without ink of their own where the page shows what its images alone show, unless that is empty there. Their
 * places are approximate, so that whole words are kept or left out. An image may cover a scan: what counts in a place is
 * the lowest layer of images that is not empty there.
 */
function findRecognized(
  characters: readonly Character[],
  { objects, size, draw, asShown, words }: Drawings & { asShown: Uint8Array; words: readonly Character[][] },
): Character[] {
  if (characters.length === 0) return [];
  const drawn = new Set<number>();
  const layers = arrangeImages(objects.images).map((layer) => {
    for (const image of layer) drawn.add(image);
    return putOnWhite(draw((object) => drawn.has(object)));
  });
  const all = new Set(characters);
  return words
    .map((word) => word.filter((character) => all.has(character)))
    .filter((word) => {
      const seen = word.filter(({ box }) => isScanSeen(box, { width: size.width, asShown, layers }));
      return seen.length >= word.length * SEEN_MIN;
    })
    .flat();
}

/** Whether a scan varies in a place, as letters do, and the page shows it there. */
function isScanSeen(
  box: Box,
  { width, asShown, layers }: { width: number; asShown: Uint8Array; layers: readonly Uint8Array[] },
): boolean {
  const pixels = [...pixelsOf(box, width)];
  const measure = (picture: Uint8Array) => {
    const values = takeMeanAway(pixels.map((pixel) => readBrightness(picture, pixel)));
    return { values, deviation: Math.sqrt(multiply(values, values)) };
  };
  const shown = measure(asShown);
  if (shown.deviation < DEVIATION_MIN) return false;
  for (const layer of layers) {
    const { values, deviation } = measure(layer);
    if (deviation >= DEVIATION_MIN) return multiply(shown.values, values) >= LIKENESS_MIN * shown.deviation * deviation;
  }
  return false;
}

const readBrightness = (pixels: Uint8Array, pixel: number): number =>
  ((pixels[pixel * 3] ?? 0) + (pixels[pixel * 3 + 1] ?? 0) + (pixels[pixel * 3 + 2] ?? 0)) / 3;

function takeMeanAway(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** The mean product. */
const multiply = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / Math.max(1, a.length);

function* pixelsOf({ left, top, right, bottom }: Box, width: number): Generator<number> {
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) yield y * width + x;
}

function toWords(characters: readonly Character[]): Character[][] {
  const words: Character[][] = [[]];
  for (const character of characters) {
    if (character.isBlank) words.push([]);
    else words.at(-1)?.push(character);
  }
  return words;
}

/** Whatever was left out between two characters is one space or line break: how much it was is not shown either. */
function joinSeen(characters: readonly Character[], seen: ReadonlySet<Character>): string {
  let text = "";
  let blanks = "";
  let isGap = false;
  for (const character of characters) {
    if (character.isBlank) {
      blanks += character.text;
    } else if (seen.has(character)) {
      if (text !== "") text += isGap ? toOneBlank(blanks) : blanks;
      text += character.text;
      [blanks, isGap] = ["", false];
    } else {
      isGap = true;
    }
  }
  return text;
}

const toOneBlank = (blanks: string): string => (/[\r\n]/u.test(blanks) ? "\n" : " ");
