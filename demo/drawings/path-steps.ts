import type { Point } from "./shapes.ts";

export function pair(x: number, y: number): string {
  return `${brief(x)}${follow(y)}`;
}

export function follow(value: number): string {
  return value < 0 ? brief(value) : ` ${brief(value)}`;
}

function brief(value: number): string {
  return Number.isInteger(value) ? String(value) : String(value).replace(/^(-?)0\./u, "$1.");
}

/** Relative steps from `start` through `points`. */
export function stepsFrom(start: Point, points: readonly Point[]): string {
  let text = "";
  let last = "";
  let at = start;
  for (const point of points) {
    const dx = point[0] - at[0];
    const dy = point[1] - at[1];
    at = point;
    const command = dy === 0 ? "h" : dx === 0 ? "v" : "l";
    const step = command === "h" ? brief(dx) : command === "v" ? brief(dy) : pair(dx, dy);
    text += command !== last ? command + step : step.startsWith("-") ? step : ` ${step}`;
    last = command;
  }
  return text;
}
