/** The steps of a scale, times a power of ten. */
const STEPS = [1, 2, 5, 10];

/** An axis's tick values: from 0 in a few round, whole steps up to the first that covers the maximum. */
export function listTicks(max: number, stepsMax = 4): number[] {
  const rough = Math.max(max / stepsMax, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which columns get a label so that labels do not overlap; the last one, the present, always does. */
export function isNamed(
  index: number,
  { count, room, width }: { count: number; room: number; width: number },
): boolean {
  const every = Math.max(1, Math.ceil(width / Math.max(1, room / count)));
  return (count - 1 - index) % every === 0;
}
