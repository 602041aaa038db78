import { GLASS, INK, mix, SNOW, veil } from "./palette.ts";
import { createPrng, type Prng } from "./prng.ts";

export type Thrift = 0 | 1 | 2 | 3 | 4;
type Season = "spring" | "summer" | "autumn" | "winter";

interface Hour {
  /** Bands of sky from the zenith down. */
  readonly sky: readonly string[];
  readonly cloud: string;
  readonly tint: string;
  readonly amount: number;
  readonly shade: number;
  readonly lit: boolean;
  readonly glass: string;
}

const HOURS = {
  morning: hour(["#9cbdd2", "#b5cfdc", "#cfdfe2", "#e6e8de"], "#f4f1e8", "#ffe9c4", 0.05, 0.15),
  golden: hour(["#9fb7c4", "#c2cac4", "#e2d3b4", "#f0deb6"], "#f6e9cc", "#ffcf87", 0.13, 0.2),
  overcast: hour(["#bcc6cb", "#c8d0d3", "#d4d9d8", "#dfe0db"], "#e9eae6", "#b9c3c8", 0.1, 0.07),
  noon: hour(["#78a5c6", "#93b9d3", "#b2cfde", "#d3e2e5"], "#f2f4f1", "#ffffff", 0.03, 0.2),
  dusk: hour(["#5f7d98", "#8fa0a8", "#cdb09b", "#e9c39a"], "#e8c9ab", "#c9805a", 0.14, 0.18, true),
  teal: hour(["#8db4b8", "#a8c6c4", "#c5d8d0", "#e0e6d8"], "#eef2e8", "#dff0e0", 0.05, 0.14),
  evening: hour(["#203a57", "#31506b", "#53728a", "#93a09d"], "#4a6880", "#22405f", 0.32, 0.2, true),
  hazy: hour(["#b9cbd2", "#cdd6d4", "#dfdfd2", "#ece4d0"], "#f5f0e3", "#fff1d6", 0.08, 0.12),
  crisp: hour(["#7199b8", "#8eb0c6", "#b0cad8", "#d5e1e4"], "#f5f6f4", "#fff6e6", 0.04, 0.22),
} as const satisfies Readonly<Record<string, Hour>>;

const HOUR_NAMES = ["morning", "golden", "crisp", "overcast", "noon", "dusk", "teal", "evening", "hazy"] as const;
const SEASONS: readonly Season[] = ["summer", "autumn", "winter", "spring", "autumn", "summer", "winter"];

const GRASS: Readonly<Record<Season, readonly [light: string, base: string, dark: string]>> = {
  spring: ["#a9b878", "#93a767", "#7a9058"],
  summer: ["#94a566", "#7f9459", "#687f4e"],
  autumn: ["#b9a868", "#a3945c", "#877d50"],
  winter: ["#f4f5f4", "#e6ebed", "#cfd9e0"],
};

const LEAVES: Readonly<Record<Season, readonly string[]>> = {
  spring: ["#8fa65c", "#a3b36c", "#7f9c62", "#c9a3a0"],
  summer: ["#5f7d4f", "#6d8a55", "#557557", "#7c9158"],
  autumn: ["#c26a35", "#d19a3c", "#a8492f", "#b98a45", "#8f8f4e"],
  winter: ["#8d8a80"],
};

/** What one listing's pictures share: its weather, light, season and every choice drawn from its seed. */
export interface Setting {
  /** How much small work the picture may hold: 0 all of it, 4 the least. */
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
  /** The hour's light on a colour. */
  readonly tint: (colour: string) => string;
  /** Takes turns by seed, so that neighbouring seeds never choose alike. */
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

function hour(sky: readonly string[], cloud: string, tint: string, amount: number, shade: number, lit = false): Hour {
  return { sky, cloud, tint, amount, shade, lit, glass: sky[1] ?? sky[0] ?? SNOW };
}
