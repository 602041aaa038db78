import type { Random } from "@vestpocket/domain/shared/random";

/** Rounds an asking price as owners do: 64,900; 289,000; 1,395,000; 3,250,000. */
export function roundAsking(random: Random, value: number): number {
  const steps = [
    { below: 50_000, step: 1_000, under: 100 },
    { below: 250_000, step: 5_000, under: 100 },
    { below: 1_000_000, step: 10_000, under: 1_000 },
    { below: 3_000_000, step: 50_000, under: 5_000 },
    { below: 10_000_000, step: 100_000, under: 10_000 },
    { below: Number.POSITIVE_INFINITY, step: 250_000, under: 0 },
  ];
  const { step, under } = steps.find(({ below }) => value < below) ?? { step: 250_000, under: 0 };
  const rounded = Math.max(step, Math.round(value / step) * step);
  return random.chance(0.45) ? rounded - under : rounded;
}

/** Rounds yearly amounts, in dollars. */
export function niceMoney(value: number): number {
  const step = value < 100_000 ? 1_000 : value < 1_000_000 ? 5_000 : 10_000;
  return Math.max(step, Math.round(value / step) * step);
}

/** Rounds square feet. */
export function roundArea(area: number): number {
  const step = area < 1_000 ? 10 : area < 10_000 ? 50 : area < 40_000 ? 100 : 500;
  return Math.round(area / step) * step;
}

/** Rounds acres: to tenths below 20. */
export function roundAcres(acres: number): number {
  if (acres < 20) return Math.max(0.3, Math.round(acres * 10) / 10);
  return Math.round(acres);
}
