export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Turn to the right, in radians. */
  readonly yaw: number;
  /** Pixels per metre at one metre. */
  readonly focal: number;
  /** Where the eye looks on the picture. */
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
