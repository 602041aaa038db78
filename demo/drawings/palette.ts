/** The colours of the drawings: muted and natural, with navy, warm paper and brass. */

export const INK = "#0b1b33";
export const PAPER = "#faf8f4";
export const BRASS = "#a8792b";
export const SNOW = "#f1f3f3";

/** The tones of one material: lit from the left, in shade on the right. */
export interface Tones {
  readonly top: string;
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
}

export function mix(from: string, to: string, amount: number): string {
  let out = "#";
  for (const at of [1, 3, 5]) {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    out += Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, "0");
  }
  return out;
}

export function tones(base: string, top = mix(base, "#fff7e4", 0.22)): Tones {
  return {
    top,
    light: mix(base, "#fff4dc", 0.16),
    base,
    dark: mix(base, "#1a2b40", 0.28),
    deep: mix(base, "#13233a", 0.5),
  };
}

/** A translucent paint: `veil(INK, 0.15)` is a soft shadow. */
export function veil(colour: string, opacity: number): string {
  return `${colour}/${String(Math.round(opacity * 100) / 100).replace(/^0/u, "")}`;
}

export const BRICK = ["#9c5443", "#a9664e", "#8a4d40", "#b98562", "#c8aa82", "#74483e", "#dcd5c7"] as const;
export const STONE = ["#bcb19e", "#97958d", "#cfc4ab", "#a89c8b"] as const;
export const STUCCO = ["#e4dac6", "#d3bd9a", "#c3c9bd", "#c7b49f", "#b3bfc4", "#e9e4da", "#cf9f7c"] as const;
export const METAL = ["#92a2aa", "#6c8091", "#aca99f", "#47606f", "#65796c", "#d2cfc5", "#7d5a50", "#3d4d5c"] as const;
export const TIMBER = ["#94693f", "#ab8257", "#6f5948", "#5f7066", "#7c4a3a", "#cbbfa8", "#48606d"] as const;
export const GLASS = ["#6f95a9", "#55788d", "#86a7a6", "#456579"] as const;
export const ACCENT = ["#1d3a5f", "#a8792b", "#7d322c", "#2f5d4e", "#bb5a35", "#cf9d43", "#41718c", "#52616b"] as const;
export const CAR = ["#7d322c", "#41718c", "#e6e2d8", "#39444f", "#8b9499", "#2f5d4e", "#b98a3e", "#1d3a5f"] as const;
export const TRIM = ["#f0eadd", "#2c3a48", "#e6dcc6", "#4a443d"] as const;
