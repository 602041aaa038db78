/** Steps of a scale, of every power of ten. */
const STEPS = [1, 2, 5, 10];

/** The values an axis names: from 0 in few even, round steps up to the first that nothing exceeds; whole numbers only. */
export function listTicks(max: number, stepsMax = 4): number[] {
  const rough = Math.max(max / stepsMax, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which of the columns are named so that the names stand apart, always with the last one: it is the present. */
export function isNamed(
  index: number,
  { count, room, width }: { count: number; room: number; width: number },
): boolean {
  const every = Math.max(1, Math.ceil(width / Math.max(1, room / count)));
  return (count - 1 - index) % every === 0;
}
