import type { Distance } from "./distance.ts";
import type { Setting } from "./setting.ts";
import type { Stage } from "./stage.ts";

/** What lies around a building: a city pavement, a car park, a works yard, open country, bare land by a road. */
export type Site = "street" | "lot" | "yard" | "rural" | "plot";

/** A building in metres, its front on z = 0 between x = 0 and x = width. */
export interface Building {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly site: Site;
  /** Whether its neighbours lean on it. */
  readonly attached?: boolean;
  readonly distance: Distance;
  /** The end from which the view of the street looks best: 1 the right, −1 the left. */
  readonly bestSide?: 1 | -1;
  /** What the view from the front must hold besides the building, as a run of x. */
  readonly span?: readonly [from: number, to: number];
  /** Height of the eye in the view from the front, where the ground matters more than the walls. */
  readonly eye?: number;
  draw(stage: Stage): void;
  /** What stands before it: cars, trees, lamps. */
  drawForecourt(stage: Stage): void;
}

export type BuildingOf = (setting: Setting, subtype: string) => Building;
