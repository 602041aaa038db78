import { drawAwning } from "../awning.ts";
import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor, drawRollDoor, drawShopGlass, drawWindows, spread, type WindowStyle } from "../openings.ts";
import { ACCENT, mix, TRIM, tones } from "../palette.ts";
import { drawTree } from "../planting.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { drawMark, drawWord, type Mark } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawBench, drawLamp, drawPlanter, drawTable } from "../street-furniture.ts";
import { drawVehicle } from "../vehicles.ts";
import type { Wall } from "../wall.ts";
import { chooseCar } from "./forecourt.ts";

export interface Shop {
  /** The word over the door; empty draws unread letters. */
  readonly word: string;
  readonly mark: Mark;
  /** Tables before the windows. */
  readonly terrace?: boolean;
  /** A lit OPEN sign in the window. */
  readonly open?: boolean;
  readonly storeys?: readonly number[];
  readonly bays?: readonly number[];
  /** Flats over the shop with balconies. */
  readonly flats?: boolean;
  /** The wide door of a workshop in the first bay. */
  readonly workshop?: boolean;
}

/** A shop on a city street: glazed below, a storey or two above, an awning and a sign board. */
export function createStorefront(setting: Setting, shop: Shop): Building {
  const prng = setting.prng("storefront");
  const material = chooseMaterial(setting, ["brick", "stucco", "stone", "brick", "timber"]);
  const storeys = setting.turn("storeys", shop.storeys ?? [1, 2, 3, 2, 1]);
  const bays = setting.turn("bays", shop.bays ?? [3, 4, 2, 5]);
  const width = 4.2 * bays * prng.between(0.85, 1) + (bays === 2 ? 2.5 : 0);
  const ground = 4.5;
  const height = ground + (storeys === 1 ? 1.5 : (storeys - 1) * 3.3 + 0.4) + 0.6;
  const depth = 14;
  const accent = setting.turn("accent", ACCENT);
  const trim = prng.pick(TRIM);
  const style: WindowStyle = {
    frame: trim,
    columns: prng.pick([1, 2, 2]),
    rows: prng.pick([1, 2, 2, 3]),
    sill: mix(material.tones.base, "#f4ecdc", 0.55),
    ...(prng.chance(0.6) ? { lintel: mix(material.tones.base, "#f4ecdc", prng.pick([0.5, 0.25])) } : {}),
    blinds: 0.3,
  };
  const windows = prng.int(bays, bays + 1);
  const awning = setting.turn("awning", ["each", "whole", "none", "each"]);
  const stripe = prng.chance(0.5) ? "#efe6d3" : undefined;
  const cornice = prng.pick(["flat", "deep", "step", "brackets"]);
  const doorBay = prng.int(0, bays - 1);
  const pitch = (width - 0.8) / bays;

  const draw = (stage: Stage): void => {
    const body = { x: 0, z: 0, w: width, h: height, d: depth };
    stage.castShadow(body);
    stage.box(body, material.tones);
    const front = stage.front(0, 0);
    const sides = [stage.left(0, 0), stage.right(width, 0)];
    for (const side of sides) clad(side, 0, 0, depth, height, material);
    for (const side of sides) {
      drawWindows(
        side,
        range(storeys - 1).flatMap((row) => spread(1, depth - 1, 4, ground + 0.9 + row * 3.3, 1.2, 1.9)),
        style,
      );
      drawShopGlass(side, 0.7, 3.2, 0.6, 2.9, tones(accent).base, 2);
      side.rect(0.2, 3.62, 4.2, 0.82, tones(accent).dark);
      drawWindows(side, spread(5, depth - 1, 3, 1.5, 1.1, 1.4), { ...style, plain: true });
    }
    clad(front, 0, ground, width, height - ground, material);
    if (storeys > 1) {
      const rows = range(storeys - 1);
      const tall = setting.prng("window height").between(1.9, 2.25);
      drawWindows(
        front,
        rows.flatMap((row) =>
          spread(0.4, width - 0.4, windows, ground + 0.85 + row * 3.3, Math.min(1.7, (width / windows) * 0.6), tall),
        ),
        style,
      );
    }
    const frame = tones(accent);
    front.rect(0.2, 0, width - 0.4, 3.7, frame.dark);
    for (const bay of range(bays)) {
      const u = 0.4 + bay * pitch;
      if (bay === doorBay) {
        drawDoor(front, u + pitch / 2 - 0.6, 1.2, 2.5, mix(accent, "#f2e6cf", 0.15), true);
        drawShopGlass(front, u + 0.1, pitch / 2 - 0.85, 0.6, 2.9, frame.base, 1);
        drawShopGlass(front, u + pitch / 2 + 0.75, pitch / 2 - 0.85, 0.6, 2.9, frame.base, 1);
        front.rect(u + pitch / 2 - 0.7, 2.75, 1.4, 0.75, mix(setting.glass, "#14283a", 0.3));
      } else if (shop.workshop === true && bay === (doorBay === 0 ? 1 : 0)) {
        drawRollDoor(front, u + 0.2, pitch - 0.4, 3.2, mix(accent, "#e9e1d0", 0.7), 5, true);
      } else {
        drawShopGlass(front, u + 0.12, pitch - 0.24, 0.6, 2.9, frame.base, pitch > 3.4 ? 2 : 1);
      }
    }
    if (shop.open === true) drawOpenSign(front, 0.4 + (doorBay + (doorBay === 0 ? 1 : -1) + 0.5) * pitch, 1.35);
    front.rect(0.2, 0, width - 0.4, 0.18, mix(material.tones.base, "#3a4048", 0.6));
    const board = { x: 0.15, y: 3.62, z: -0.22, w: width - 0.3, h: 0.82, d: 0.22 };
    stage.box(board, tones(accent));
    front.rect(0.15, 3.44, width - 0.3, 0.18, setting.shade, 0.02);
    const name = stage.front(0, -0.23);
    const ink = mix(accent, "#f6ecd6", 0.82);
    if (shop.word === "") drawFascia(name, shop.mark, width, ink, accent, setting);
    else {
      drawWord(name, shop.word, width / 2, 3.84, 0.42, ink, 0.01);
      drawMark(name, shop.mark, width / 2 - shop.word.length * 0.17 - 0.55, 4.04, 0.24, ink, accent, 0.01);
    }
    drawCornice(stage, cornice, width, height, mix(material.tones.base, "#f2e9d8", 0.45));
    stage.snow({ x: 0, y: height + 0.35, z: 0, w: width, h: 0, d: depth });
    if (awning === "whole") drawAwning(stage, 0.3, 0, width - 0.6, 2.85, 1.3, mix(accent, "#20242c", 0.12), stripe);
    else if (awning === "each") {
      for (const bay of range(bays))
        if (bay !== doorBay || bays < 3)
          drawAwning(stage, 0.5 + bay * pitch, 0, pitch - 0.2, 2.85, 1.1, mix(accent, "#f2e6cf", 0.08), stripe);
    }
    if (shop.flats === true) drawFlatRails(stage, width, windows, ground, storeys);
    const blade = stage.right(width - 0.25, -0.95);
    stage.box({ x: width - 0.35, y: 4.9, z: -1, w: 0.1, h: 0.9, d: 0.85 }, tones(accent));
    drawMark(blade, shop.mark, 0.42, 5.35, 0.28, ink, accent, 0.02);
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("storefront props");
    if (shop.terrace === true)
      for (const table of range(Math.min(3, bays - 1) + 1))
        drawTable(
          stage,
          0.9 + table * (width / (Math.min(3, bays - 1) + 1)),
          -2.9,
          props.pick([accent, "#efe6d3", "#bb5a35"]),
        );
    for (const side of [0.25, width - 1.65])
      if (props.chance(0.65)) drawPlanter(stage, side, -0.95, 1.4, props.pick(["#6b6259", "#8d6a47", "#4c5a63"]));
    if (shop.terrace !== true && props.chance(0.5)) drawBench(stage, width * props.between(0.35, 0.6), -1.4);
    drawLamp(stage, props.pick([-1.4, width + 1]), -3.2, 5);
    const at = props.pick([-1.8, width + 1.6]);
    drawTree(stage, at, -3, props.between(5.5, 8), props.pick(["round", "tall", "birch", "wide"]), props);
    if (width > 9 && props.chance(0.6))
      drawVehicle(stage, props.pick([-2.6, width - 2]), -6.4, ...chooseCar(props), "x");
  };

  return {
    width,
    height: height + 0.4,
    depth,
    site: "street",
    attached: setting.turn("attached", [true, false, true]),
    distance: "city",
    draw,
    drawForecourt,
  };
}

function drawFascia(wall: Wall, mark: Mark, width: number, ink: string, accent: string, setting: Setting): void {
  drawMark(wall, mark, width / 2 - 1.5, 4.03, 0.26, ink, accent, 0.01);
  const prng = setting.prng("fascia");
  let at = width / 2 - 1.05;
  for (const _ of range(prng.int(5, 7))) {
    const w = prng.between(0.2, 0.34);
    wall.rect(at, 3.83, w * 1.15, 0.42, ink, 0.01);
    at += w * 1.15 + 0.11;
  }
}

function drawCornice(stage: Stage, kind: string, width: number, height: number, colour: string): void {
  const stone = tones(colour);
  const front = stage.front(0, 0);
  if (kind !== "flat") front.rect(0, height - 0.55, width, 0.55, stage.setting.shade, 0.01);
  const reach = kind === "flat" ? 0.1 : 0.35;
  stage.cap({ x: -0.12, y: height, z: -reach, w: width + 0.24, h: 0.35, d: reach + 0.6 }, stone);
  if (kind === "brackets")
    for (const bracket of range(Math.round(width / 1.1) + 1))
      front.rect((width - 0.24) * (bracket / Math.round(width / 1.1)), height - 0.4, 0.24, 0.4, stone.light, 0.2);
  if (kind === "deep") stage.box({ x: 0, y: height - 0.5, z: -0.15, w: width, h: 0.2, d: 0.2 }, stone);
  if (kind === "step") stage.cap({ x: width / 2 - 1.6, y: height + 0.35, z: -0.2, w: 3.2, h: 0.6, d: 0.6 }, stone);
}

/** OPEN in light letters on a dark field, as it hangs in a window. */
function drawOpenSign(wall: Wall, u: number, v: number): void {
  wall.rect(u - 0.85, v, 1.7, 0.72, "#14233a", 0.02);
  wall.rect(u - 0.78, v + 0.07, 1.56, 0.58, "!#8c3a2e", 0.02);
  wall.rect(u - 0.73, v + 0.12, 1.46, 0.48, "#14233a", 0.02);
  drawWord(wall, "OPEN", u, v + 0.2, 0.32, "!#ffd89a", 0.03);
}

function drawFlatRails(stage: Stage, width: number, windows: number, ground: number, storeys: number): void {
  const pitch = (width - 0.8) / windows;
  for (const row of range(storeys - 1)) {
    for (const column of range(windows)) {
      if (column % 2 === 1) continue;
      const wall = stage.front(0.4 + pitch * column + pitch * 0.1, -0.35);
      const v = ground + 0.75 + row * 3.3;
      wall.rect(0, v, pitch * 0.8, 0.1, "#2b3640");
      wall.rect(0, v + 0.8, pitch * 0.8, 0.08, "#2b3640");
      const bars = [7, 5, 3, 2][stage.setting.thrift] ?? 2;
      for (const bar of range(bars)) wall.rect((pitch * 0.8 - 0.05) * (bar / (bars - 1)), v, 0.05, 0.8, "#2b3640");
    }
  }
}
