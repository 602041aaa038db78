import { drawAwning } from "../awning.ts";
import { drawBench } from "../bench.ts";
import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor, drawRollDoor } from "../doors.ts";
import { drawLamp } from "../lamp.ts";
import { drawMark } from "../marks.ts";
import { spread } from "../openings.ts";
import { ACCENT, mix, TRIM, tones } from "../palette.ts";
import { drawPlanter } from "../planter.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { drawShopGlass } from "../shop-glass.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawTable } from "../table.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows, type WindowStyle } from "../windows.ts";
import { chooseCar } from "./forecourt.ts";
import { drawCornice, drawFascia, drawFlatRails, drawOpenSign, type Shop } from "./storefront-parts.ts";

/** A shop on a city street: glass at street level, one or two storeys above, an awning and a sign. */
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
