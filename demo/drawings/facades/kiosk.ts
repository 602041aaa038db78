import { drawAwning } from "../awning.ts";
import { drawBench } from "../bench.ts";
import type { Building } from "../building.ts";
import { drawLamp } from "../lamp.ts";
import { drawMark, type Mark } from "../marks.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { drawPlanter } from "../planter.ts";
import { range } from "../prng.ts";
import { chooseRoof, drawGable } from "../roofs.ts";
import type { Setting } from "../setting.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawTable } from "../table.ts";
import { drawTree } from "../trees/tree.ts";

/** A seasonal stand on a square: a hut, a painted container or a cart, under strings of lights. */
export function createKiosk(setting: Setting): Building {
  const prng = setting.prng("kiosk");
  const kind = setting.turn("kind", ["hut", "container", "trailer"]);
  const accent = setting.turn("accent", ACCENT);
  const width = kind === "container" ? prng.between(7, 8.5) : kind === "trailer" ? 6.4 : prng.between(4.8, 5.8);
  const height = kind === "hut" ? 2.9 : 2.9;
  const low = kind === "trailer" ? 0.55 : 0;
  const body = tones(kind === "hut" ? setting.turn("timber", ["#a97f55", "#8a6a4c", "#6f7f6d", "#b59a76"]) : accent);
  const cream = "#f3ead6";
  const mark = setting.turn<Mark>("mark", ["cup", "sun", "leaf", "drop", "ring"]);
  const word = setting.turn("word", ["OPEN", "", "POP UP", "OPEN"]);
  const roof = chooseRoof(setting);

  const draw = (stage: Stage): void => {
    const d = 3;
    stage.castShadow({ x: 0, z: 0, w: width, h: height, d });
    if (kind === "trailer") {
      const wheel = stage.front(0, -0.02);
      for (const u of [2, 3.3]) {
        wheel.disc(u, 0.42, 0.42, "#2b3138");
        wheel.disc(u, 0.42, 0.2, "#b5b9b8");
      }
      wheel.rect(width, 0.5, 1.2, 0.12, "#59646c");
      stage.prism(
        [
          [0, low],
          [width, low],
          [width + 0.1, 1.6],
          [width - 0.2, height + 0.2],
          [width - 0.9, height + 0.7],
          [0.9, height + 0.7],
          [0.2, height + 0.2],
          [-0.1, 1.6],
        ],
        "z",
        0,
        d,
        body,
      );
      stage.front(0, 0).rect(-0.05, low + 0.3, width + 0.1, 0.35, cream, 0.01);
    } else stage.box({ x: 0, z: 0, w: width, h: height, d }, body);
    const front = stage.front(0, 0);
    const joint = mix(body.base, "#1a2b40", 0.12);
    if (kind === "hut") for (const board of range(8)) front.rect(0, 0.3 + board * 0.34, width, 0.05, joint);
    if (kind === "container")
      for (const rib of range(width / 0.36)) front.rect(rib * 0.36 + 0.12, 0.1, 0.12, height - 0.2, joint);
    const [u, w] = [0.7, width * 0.62];
    const inside = setting.lit ? "!#f5d592" : mix("#3b4650", body.base, 0.25);
    front.rect(u - 0.1, low + 1, w + 0.2, 1.55, cream, 0.01);
    front.rect(u, low + 1.05, w, 1.45, inside, 0.01);
    for (const shelf of [0.5, 1]) {
      front.rect(u, low + 1.05 + shelf, w, 0.06, setting.lit ? "!#b98a55" : "#8d7357", 0.02);
      for (const jar of range(Math.floor(w / 0.35)))
        front.rect(
          u + 0.12 + jar * 0.35,
          low + 1.11 + shelf,
          0.2,
          0.18 + ((jar * 7) % 3) * 0.06,
          ["#cf9d43", "#bb5a35", "#efe6d3", "#7f9459"][jar % 4] ?? cream,
          0.02,
        );
    }
    stage.box({ x: u - 0.25, y: low + 0.95, z: -0.55, w: w + 0.5, h: 0.1, d: 0.55 }, tones("#b58f62"));
    const door = u + w + 0.55;
    if (door + 0.9 < width) {
      front.rect(door, low, 0.9, 2.2, mix(body.base, cream, 0.35), 0.01);
      front.rect(door + 0.15, low + 1.2, 0.6, 0.75, inside, 0.02);
    }
    if (kind === "hut") {
      drawGable(stage, { x: 0, y: height, z: 0, w: width, d, rise: 1.3, overhang: 0.45 }, "z", body, roof);
      drawMark(front, mark, width / 2, height + 0.45, 0.32, cream, body.base, 0.02);
    } else {
      const y = kind === "trailer" ? height + 0.7 : height;
      stage.box({ x: width * 0.12, y, z: 0.1, w: width * 0.6, h: 0.75, d: 0.15 }, tones(cream));
      const sign = stage.front(width * 0.12, 0.08);
      const ink = mix(accent, "#14233a", 0.25);
      if (word === "") drawMark(sign, mark, width * 0.3, y + 0.37, 0.28, ink, cream);
      else drawWord(sign, word, width * 0.3, y + 0.18, 0.4, ink);
      stage.snow({ x: 0, y: kind === "trailer" ? height + 0.68 : height, z: 0.3, w: width, h: 0, d: d - 0.3 }, 0.12);
    }
    drawAwning(
      stage,
      u - 0.15,
      0,
      w + 0.3,
      low + 2.5,
      0.85,
      kind === "hut" ? accent : cream,
      kind === "hut" ? cream : mix(accent, "#14233a", 0.1),
    );
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("kiosk props");
    drawPlanter(stage, -0.9, -0.4, 0.9, "#6b6259");
    drawTable(stage, width + 1.2, -1.2, accent);
    if (props.chance(0.5)) drawTable(stage, -2.6, -1.6, "#efe6d3");
    else drawBench(stage, -3.2, -0.8);
    drawLights(stage);
    drawTree(
      stage,
      props.pick([-4.4, width + 4.2]),
      1.6,
      props.between(4.2, 5.4),
      setting.season === "winter" ? "spruce" : props.pick(["round", "birch"]),
      props,
    );
    const box = stage.front(width * 0.74, -0.9);
    box.poly(
      [
        [0, 0],
        [0.7, 0],
        [0.58, 1.05],
        [0.12, 1.05],
      ],
      "#8d6a47",
    );
    box.poly(
      [
        [0.1, 0.12],
        [0.6, 0.12],
        [0.51, 0.95],
        [0.19, 0.95],
      ],
      "#2c3a42",
    );
    for (const row of range(3)) box.rect(0.23, 0.72 - row * 0.18, 0.24, 0.05, cream);
  };
  const drawLights = (stage: Stage): void => {
    for (const x of [-2.8, width + 2.6]) drawLamp(stage, x, -0.2, 4.3);
    const sag = range(13).map((step): [number, number, number] => {
      const t = step / 12;
      return [-2.8 + t * (width + 5.4), 4.3 - Math.sin(((t * 2) % 1) * Math.PI) * 0.5, -0.2];
    });
    stage.line(sag, 0.025, "#3a444d");
    for (const [x, y] of sag) stage.front(0, -0.22).disc(x, y - 0.1, 0.09, setting.lit ? "!#ffe3a0" : "#f2dfae");
  };
  return { width, height: 4.6, depth: 3, site: "street", distance: "city", draw, drawForecourt, span: [-3, width + 3] };
}
