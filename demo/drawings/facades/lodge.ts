import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor } from "../doors.ts";
import { drawFence } from "../fence.ts";
import { type Opening, spread } from "../openings.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import { chooseRoof, drawGable } from "../roofs.ts";
import type { Setting } from "../setting.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawBush } from "../trees/bush.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows } from "../windows.ts";
import { chooseCar } from "./forecourt.ts";

/** A country lodge or inn: a long roof, a gabled front, a porch, spruces behind. */
export function createLodge(setting: Setting, word: string): Building {
  const prng = setting.prng("lodge");
  const material = chooseMaterial(setting, ["timber", "stone", "timber", "stucco", "timber"]);
  const storeys = setting.turn("storeys", word === "" ? [1, 2, 1] : [2, 2, 3]);
  const width = prng.between(15, 21);
  const eaves = storeys * 3 + 0.4;
  const depth = 10;
  const rise = prng.between(3, 4.2);
  const wing = prng.between(5.6, 7);
  const at = setting.turn("wing", [1.2, width - wing - 1.2, (width - wing) / 2]);
  const roof = chooseRoof(setting);
  const trim = prng.pick(["#f0eadd", "#e6dcc6", "#3a3f42"]);
  const accent = setting.turn("accent", ACCENT);
  const stone = tones(prng.pick(["#97958d", "#a89c8b", "#8d8276"]));
  const porch = setting.turn("porch", [true, true, false]);

  const draw = (stage: Stage): void => {
    stage.castShadow({ x: 0, z: 0, w: width, h: eaves + 2, d: depth });
    const chimney = { x: at < width / 2 ? width - 3.4 : 2.2, z: 5, w: 1.5, h: eaves + rise + 1.3, d: 1.2 };
    stage.box(chimney, stone);
    stage.snow({ ...chimney, y: chimney.h, h: 0 }, 0.16);
    stage.box({ x: 0, z: 0, w: width, h: eaves, d: depth }, material.tones);
    const front = stage.front(0, 0);
    clad(front, 0, 0.6, width, eaves - 0.6, material);
    for (const side of [stage.left(0, 0), stage.right(width, 0)]) {
      clad(side, 0, 0, depth, eaves, material);
      for (const row of range(storeys))
        drawWindows(side, spread(1, depth - 1, 2, 1.1 + row * 3, 1.3, 1.5), { frame: trim, columns: 2, rows: 2 });
    }
    front.rect(0, 0, width, 0.6, stone.base);
    drawGable(stage, { x: 0, y: eaves, z: 0, w: width, d: depth, rise, overhang: 0.6 }, "x", material.tones, roof);
    front.rect(0, eaves - 0.75, width, 0.5, setting.shade, 0.01);
    const style = { frame: trim, columns: 2, rows: 2, sill: trim, glow: 0.7, blinds: 0.2 };
    const clear = (opening: Opening): boolean => opening[0] + opening[2] < at - 0.2 || opening[0] > at + wing + 0.2;
    const openings = range(storeys)
      .flatMap((row) => spread(0.4, width - 0.4, 6, 1.2 + row * 3, 1.35, 1.55))
      .filter(clear);
    for (const [u, v, w, h] of openings) {
      front.rect(u - 0.5, v, 0.38, h, accent);
      front.rect(u + w + 0.12, v, 0.38, h, accent);
    }
    drawWindows(front, openings, style);
    drawWing(stage);
    if (porch) drawPorch(stage);
  };

  const drawWing = (stage: Stage): void => {
    stage.box({ x: at, z: -1.6, w: wing, h: eaves, d: 1.6 }, { ...material.tones, base: material.tones.light });
    drawGable(
      stage,
      { x: at, y: eaves, z: -1.6, w: wing, d: 6.5, rise: Math.min(rise, wing * 0.55), overhang: 0.55 },
      "z",
      { ...material.tones, base: material.tones.light },
      roof,
    );
    const face = stage.front(at, -1.6);
    face.rect(0, 0, wing, 0.6, stone.light);
    drawDoor(face, wing / 2 - 0.75, 1.5, 2.5, accent, true);
    const style = { frame: trim, columns: 1, rows: 2, glow: 0.8 };
    drawWindows(
      face,
      [
        [0.6, 1, 1.1, 1.6],
        [wing - 1.7, 1, 1.1, 1.6],
      ],
      style,
    );
    if (storeys > 1) drawWindows(face, spread(0.4, wing - 0.4, 3, 4.2, 1.2, 1.6), style);
    drawWindows(face, [[wing / 2 - 0.6, eaves + 0.3, 1.2, 1.1]], { ...style, columns: 2 });
    if (word !== "") {
      face.rect(wing / 2 - 1.1, eaves - 0.62, 2.2, 0.62, accent, 0.04);
      drawWord(face, word, wing / 2, eaves - 0.5, 0.38, mix(accent, "#f8f0de", 0.88), 0.06);
    }
  };

  const drawPorch = (stage: Stage): void => {
    const [x, w] = at < width / 2 ? [at + wing, width - at - wing] : [0, at];
    if (w < 3) return;
    stage.front(x, -0.02).rect(0, 0.4, w, 2.4, setting.shade);
    stage.box({ x, z: -2.2, w, h: 0.35, d: 2.2 }, tones("#8d7357"));
    const posts = Math.max(2, Math.round(w / 2.6));
    for (const post of range(posts + 1)) stage.front(x, -2.1).rect(((w - 0.2) * post) / posts, 0.35, 0.2, 2.4, trim);
    stage.front(x, -2.1).rect(0, 1.15, w, 0.1, trim);
    for (const bar of range(Math.min(22, Math.round(w / 0.4))))
      stage.front(x, -2.1).rect(bar * 0.4 + 0.2, 0.35, 0.06, 0.8, trim);
    stage.prism(
      [
        [-2.5, 2.75],
        [0, 2.75],
        [0, 3.5],
        [-2.5, 2.95],
      ],
      "x",
      x - 0.15,
      x + w + 0.15,
      roof,
    );
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("lodge props");
    for (const index of range(5)) {
      const x = width * (index / 4);
      if (x < at - 0.5 || x > at + wing + 0.5)
        drawBush(stage, x, -2.8, props.between(1.2, 2), props.between(0.6, 0.9), props);
    }
    drawTree(stage, -3.6, -3, props.between(7, 10), "spruce", props);
    drawTree(stage, width + 3.6, -2, props.between(7, 11), props.pick(["spruce", "birch", "round"]), props);
    if (props.chance(0.5)) drawFence(stage, -14, -9, 12, 1.1, "#a98f6f");
    if (props.chance(0.5)) drawVehicle(stage, at < width / 2 ? width - 5 : 0.4, -7, ...chooseCar(props), "x");
  };
  return {
    width,
    height: eaves + rise + 1.6,
    depth,
    site: "rural",
    distance: setting.turn("distance", ["mountains", "hills", "trees", "hills"]),
    draw,
    drawForecourt,
  };
}
