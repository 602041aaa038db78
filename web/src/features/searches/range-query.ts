/** The lowest and highest values, in the measure's unit. */
export interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** '900-1200', '900-' or '-1200'. */
export function writeRange({ min, max }: Range): string {
  return `${min ?? ""}-${max ?? ""}`;
}
