import type { Building } from "../building.ts";
import { drawFence } from "../fence.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawBush } from "../trees/bush.ts";
import { drawTree } from "../trees/tree.ts";
import { drawBenches } from "./benches.ts";
import { drawPad } from "./building-pad.ts";
import { drawFurrows } from "./furrows.ts";
import { drawBoard, drawSurvey } from "./land-survey.ts";
import { drawLots } from "./lots.ts";

/** A staked plot without a building: its corners, its survey lines and its use. */
export function createLand(setting: Setting, subtype: string): Building {
  const prng = setting.prng("land");
  const width = prng.between(27, 36);
  const depth = prng.between(26, 40);
  const skew = setting.turn("skew", [0, 5, -5, 8]);
  const board = setting.turn("board", ["#1d3a5f", "#2f5d4e", "#7d322c", "#a8792b", "#41718c"]);

  const draw = (stage: Stage): void => {
    if (subtype === "farm-lands") drawFurrows(stage, width, depth, skew, setting);
    else if (subtype === "residential-lands") drawLots(stage, width, depth, skew, setting);
    else if (subtype === "quarry-gravel-lands") drawBenches(stage, width, depth, prng, setting);
    else drawPad(stage, width, depth, skew, setting);
    drawSurvey(stage, width, depth, skew, subtype === "residential-lands" ? 3 : 1);
  };
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("land props");
    const left = setting.turn("side", [true, false]);
    drawBoard(stage, left ? -2 : width - 3.4, -3.4, board);
    for (const index of range(5))
      drawBush(
        stage,
        props.between(-8, width + 8),
        -5 - index * 1.3,
        props.between(1, 2.4),
        props.between(0.5, 1),
        props,
      );
    drawTree(
      stage,
      left ? width + 4 : -4.5,
      1,
      props.between(7, 11),
      props.pick(["round", "birch", "spruce", "wide"]),
      props,
    );
    if (subtype === "farm-lands") drawFence(stage, -40, -4.6, width + 80, 1.2, "#8d7a63", 3);
  };
  return {
    width,
    height: 13,
    depth,
    site: "plot",
    distance: setting.turn("distance", ["hills", "mountains", "trees", "prairie", "hills"]),
    draw,
    drawForecourt,
    eye: prng.between(9.5, 13),
  };
}
