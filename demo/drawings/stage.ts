import type { Box, Camera } from "./camera.ts";
import { SNOW, type Tones } from "./palette.ts";
import type { Setting } from "./setting.ts";
import type { Point, Vec } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";
import { centre, dot, minus, normalOf } from "./vectors.ts";
import { Wall } from "./wall.ts";

const NEAR = 0.4;

/** Projects solids in metres onto a sheet. The caller draws from far to near. */
export class Stage {
  readonly sheet: Sheet;
  readonly camera: Camera;
  readonly setting: Setting;
  #queue: { depth: number; draw: () => void }[] | undefined;
  /** The part of the picture, from left to right, where no tree may hide the building. */
  clear: readonly [left: number, right: number] | undefined;
  readonly #cos: number;
  readonly #sin: number;

  constructor(camera: Camera, setting: Setting, sheet: Sheet) {
    this.sheet = sheet;
    this.camera = camera;
    this.setting = setting;
    this.#cos = Math.cos(camera.yaw);
    this.#sin = Math.sin(camera.yaw);
  }

  /** Whether the picture looks along a street, where it needs less detail. */
  get slanted(): boolean {
    return this.camera.yaw !== 0;
  }

  /** Draws the objects that `place` adds from far to near, whatever their order. */
  inDepth(place: () => void): void {
    this.#queue = [];
    place();
    const queue = this.#queue.sort((a, b) => b.depth - a.depth);
    this.#queue = undefined;
    for (const { draw } of queue) draw();
  }

  /** An object at (x, z), drawn in order of depth inside `inDepth`, otherwise at once. */
  stand(x: number, z: number, draw: () => void): void {
    if (this.#queue === undefined) draw();
    else this.#queue.push({ depth: this.#turn([x, 0, z])[2], draw });
  }

  /** The position of a point on the picture, and the pixels per metre there; undefined behind the camera. */
  at(point: Vec): { x: number; y: number; scale: number } | undefined {
    const [x, y, depth] = this.#turn(point);
    if (depth < NEAR) return undefined;
    const scale = this.camera.focal / depth;
    return { x: this.camera.center + x * scale, y: this.camera.horizon - y * scale, scale };
  }

  /** A flat shape in space. An empty paint draws nothing. */
  face(points: readonly Vec[], paint: string): void {
    if (paint === "") return;
    const turned = points.map((point) => this.#turn(point));
    const kept: Vec[] = [];
    turned.forEach((point, index) => {
      const before = turned[(index + turned.length - 1) % turned.length] ?? point;
      if (point[2] < NEAR !== before[2] < NEAR) {
        const share = (NEAR - before[2]) / (point[2] - before[2]);
        kept.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share, NEAR]);
      }
      if (point[2] >= NEAR) kept.push(point);
    });
    this.sheet.polygon(
      kept.map((point) => this.#flat(point)),
      paint,
    );
  }

  line(points: readonly Vec[], metres: number, colour: string, dash = ""): void {
    const seen = points.map((point) => this.at(point));
    const scale = seen.reduce((sum, point) => sum + (point?.scale ?? 0), 0) / seen.length;
    if (seen.some((point) => point === undefined)) return;
    this.sheet.line(
      seen.map((point): Point => [point?.x ?? 0, point?.y ?? 0]),
      metres * scale,
      colour,
      dash,
    );
  }

  /** A flat piece of the ground. */
  ground(x: number, z: number, w: number, d: number, paint: string, y = 0): void {
    const corners: Vec[] = [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + d],
      [x, y, z + d],
    ];
    this.face(corners, paint);
  }

  box({ x, y = 0, z, w, h, d }: Box, tones: Tones): void {
    this.prism(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      "z",
      z,
      z + d,
      tones,
    );
  }

  /** A convex outline extruded along an axis. Its points are (x, y) along z, (z, y) along x, and (x, z) along y. */
  prism(outline: readonly Point[], axis: "x" | "y" | "z", from: number, to: number, tones: Tones): void {
    const place = ([a, b]: Point, c: number): Vec => (axis === "z" ? [a, b, c] : axis === "x" ? [c, b, a] : [a, c, b]);
    const faces = outline.map((point, index): Vec[] => {
      const next = outline[(index + 1) % outline.length] ?? point;
      return [place(point, from), place(next, from), place(next, to), place(point, to)];
    });
    faces.push(
      outline.map((point) => place(point, from)),
      outline.map((point) => place(point, to)),
    );
    this.solid(faces, tones);
  }

  /** The visible faces of a convex solid, each in the tone of its slope. */
  solid(faces: readonly (readonly Vec[])[], tones: Tones): void {
    const inside = centre(faces.flat());
    for (const face of faces) this.outward(face, inside, tones);
  }

  /** A face of a solid around `inside`, drawn if it faces the camera. */
  outward(face: readonly Vec[], inside: Vec, tones: Tones): void {
    const here = centre(face);
    let normal = normalOf(face);
    if (dot(normal, minus(here, inside)) < 0) normal = [-normal[0], -normal[1], -normal[2]];
    const { x, y, z } = this.camera;
    if (dot(normal, minus([x, y, z], here)) > 0) this.face(face, shade(tones, normal));
  }

  /** A box on top of another, without its underside. */
  cap(box: Box, tones: Tones): void {
    this.box(box, { ...tones, deep: "" });
  }

  /** Snow on a flat or stepped top, in winter only. */
  snow(box: Box, depth = 0.22): void {
    if (this.setting.season !== "winter") return;
    const { x, y = 0, z, w, d } = box;
    const white = { top: SNOW, light: SNOW, base: "#e3e9ec", dark: "#c3d0da", deep: "" };
    this.box({ x: x - 0.06, y, z: z - 0.06, w: w + 0.12, h: depth, d: d + 0.12 }, white);
  }

  /** A soft shadow on the ground, away from the light. */
  castShadow({ x, z, w, h, d }: Box, y = 0.01): void {
    const reach = Math.min(h, 14) * 0.55;
    const corners: Vec[] = [
      [x + w, y, z],
      [x + w + reach, y, z + reach * 0.35],
      [x + w + reach, y, z + d + reach * 0.35],
      [x + w, y, z + d],
    ];
    this.face(corners, this.setting.shade);
  }

  front(x: number, z: number): Wall {
    return new Wall(this, "front", [x, 0, z], [1, 0, 0], [0, 0, -1]);
  }

  right(x: number, z: number): Wall {
    return new Wall(this, "right", [x, 0, z], [0, 0, 1], [1, 0, 0]);
  }

  left(x: number, z: number): Wall {
    return new Wall(this, "left", [x, 0, z], [0, 0, 1], [-1, 0, 0]);
  }

  #turn([x, y, z]: Vec): Vec {
    const dx = x - this.camera.x;
    const dz = z - this.camera.z;
    return [dx * this.#cos - dz * this.#sin, y - this.camera.y, dx * this.#sin + dz * this.#cos];
  }

  #flat([x, y, depth]: Vec): Point {
    const scale = this.camera.focal / depth;
    return [this.camera.center + x * scale, this.camera.horizon - y * scale];
  }
}

function shade(tones: Tones, [x, y]: Vec): string {
  if (y > 0.3) return x > 0.45 ? tones.base : tones.top;
  if (y < -0.5) return tones.deep;
  return x > 0.5 ? tones.dark : x < -0.5 ? tones.light : tones.base;
}
