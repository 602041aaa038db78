import { range } from "./prng.ts";
import type { Setting } from "./setting.ts";
import type { Point, Vec } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";
import { dot, minus } from "./vectors.ts";

/** What a wall needs of the stage it belongs to. */
interface WallStage {
  readonly sheet: Sheet;
  readonly setting: Setting;
  readonly camera: { readonly x: number; readonly y: number; readonly z: number; readonly yaw: number };
  readonly slanted: boolean;
  at(point: Vec): { x: number; y: number; scale: number } | undefined;
  face(points: readonly Vec[], paint: string): void;
  line(points: readonly Vec[], metres: number, colour: string): void;
}

/** A vertical face to draw on: u runs along it, v up it, and `out` is the distance from it. */
export class Wall {
  readonly stage: WallStage;
  readonly seen: boolean;
  readonly side: "front" | "left" | "right";
  readonly #origin: Vec;
  readonly #along: Vec;
  readonly #normal: Vec;

  constructor(stage: WallStage, side: Wall["side"], origin: Vec, along: Vec, normal: Vec) {
    this.stage = stage;
    this.side = side;
    this.#origin = origin;
    this.#along = along;
    this.#normal = normal;
    const { x, y, z } = stage.camera;
    this.seen = dot(normal, minus([x, y, z], origin)) > 0.01;
  }

  point(u: number, v: number, out = 0): Vec {
    const [x, y, z] = this.#origin;
    const [ax, , az] = this.#along;
    const [nx, , nz] = this.#normal;
    return [x + ax * u + nx * out, y + v, z + az * u + nz * out];
  }

  rect(u: number, v: number, w: number, h: number, paint: string, out = 0): void {
    const corners: Point[] = [
      [u, v],
      [u + w, v],
      [u + w, v + h],
      [u, v + h],
    ];
    this.poly(corners, paint, out);
  }

  poly(points: readonly Point[], paint: string, out = 0): void {
    if (this.seen)
      this.stage.face(
        points.map(([u, v]) => this.point(u, v, out)),
        paint,
      );
  }

  disc(u: number, v: number, radius: number, paint: string, out = 0): void {
    if (this.side === "front" && this.stage.camera.yaw === 0) {
      const at = this.stage.at(this.point(u, v, out));
      if (this.seen && at) this.stage.sheet.ellipse(at.x, at.y, radius * at.scale, radius * at.scale, paint);
      return;
    }
    const corners = radius * (this.stage.at(this.point(u, v))?.scale ?? 0) > 45 ? 28 : 12;
    const points = range(corners).map((step): Point => {
      const turn = (step * 2 * Math.PI) / corners;
      return [u + Math.cos(turn) * radius, v + Math.sin(turn) * radius];
    });
    this.poly(points, paint, out);
  }

  line(points: readonly Point[], metres: number, colour: string, out = 0): void {
    if (this.seen)
      this.stage.line(
        points.map(([u, v]) => this.point(u, v, out)),
        metres,
        colour,
      );
  }
}
