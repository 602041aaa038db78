import type { Distance } from "./distance.ts";
import type { Setting } from "./setting.ts";
import type { Stage } from "./stage.ts";

/** The surroundings of a building: a sidewalk, a parking lot, a factory yard, open country, or bare land by a road. */
export type Site = "street" | "lot" | "yard" | "rural" | "plot";

/** A building in metres. Its front is at z = 0, from x = 0 to x = width. */
export interface Building {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly site: Site;
  /** Whether it touches its neighbours. */
  readonly attached?: boolean;
  readonly distance: Distance;
  /** The better end for the street view: 1 for the right, −1 for the left. */
  readonly bestSide?: 1 | -1;
  /** The range of x that the front view must show, if it is more than the building. */
  readonly span?: readonly [from: number, to: number];
  /** Height of the camera in the front view, if the ground matters more than the walls. */
  readonly eye?: number;
  draw(stage: Stage): void;
  /** Draws what is in front of it: cars, trees, lamps. */
  drawForecourt(stage: Stage): void;
}

export type BuildingOf = (setting: Setting, subtype: string) => Building;
