export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Rotation to the right, in radians. */
  readonly yaw: number;
  /** Pixels per metre at a distance of one metre. */
  readonly focal: number;
  /** The vanishing point on the picture, in pixels. */
  readonly horizon: number;
  readonly center: number;
}

export interface Box {
  readonly x: number;
  readonly y?: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
}
