import { HOUR_NAMES, HOURS, type Hour } from "./hours.ts";
import { GLASS, INK, mix, SNOW, veil } from "./palette.ts";
import { createPrng, type Prng } from "./prng.ts";
import { GRASS, LEAVES, SEASONS, type Season } from "./seasons.ts";

export type Thrift = 0 | 1 | 2 | 3 | 4;

/** What a listing's pictures share: season, light, colours and every choice made by its seed. */
export interface Setting {
  /** How much detail is left out: 0 for none, 4 for the most. */
  readonly thrift: Thrift;
  readonly season: Season;
  readonly hour: keyof typeof HOURS;
  readonly sky: readonly string[];
  readonly cloud: string;
  readonly lit: boolean;
  readonly glass: string;
  readonly shade: string;
  readonly grass: readonly [light: string, base: string, dark: string];
  readonly leaves: readonly string[];
  readonly pavement: string;
  readonly road: string;
  /** Applies the hour's light to a colour. */
  readonly tint: (colour: string) => string;
  /** Chooses by seed, in turn, so that consecutive seeds choose differently. */
  turn<T>(name: string, list: readonly T[]): T;
  prng(name: string): Prng;
}

export function createSetting(key: string, seed: number, thrift: Thrift = 0): Setting {
  const whole = Math.abs(Math.trunc(seed)) % 1_000_000_007;
  const prng = (name: string): Prng => createPrng(key, whole, name);
  const turn = <T>(name: string, list: readonly T[]): T => {
    const offset = createPrng(key, name).int(0, 9999);
    return list[(whole + Math.floor(whole / list.length) + offset) % list.length] as T;
  };
  const season = turn("season", SEASONS);
  const name = turn("hour", HOUR_NAMES);
  const now: Hour = HOURS[name];
  const cache = new Map<string, string>();
  const tint = (colour: string): string => {
    const known = cache.get(colour) ?? mix(colour, now.tint, now.amount);
    cache.set(colour, known);
    return known;
  };
  const snowy = season === "winter";
  return {
    thrift,
    season,
    hour: name,
    sky: now.sky,
    cloud: now.cloud,
    lit: now.lit,
    glass: mix(turn("glass", GLASS), now.glass, 0.35),
    shade: veil(INK, now.shade),
    grass: GRASS[season],
    leaves: LEAVES[season],
    pavement: snowy ? mix("#cfc9bd", SNOW, 0.55) : turn("pavement", ["#cfc8ba", "#c4bfb4", "#d5cbb8"]),
    road: snowy ? "#8f979d" : turn("road", ["#7d8084", "#86857f", "#74797f"]),
    tint,
    turn,
    prng,
  };
}
