import { SNOW } from "./palette.ts";

export interface Hour {
  /** Bands of sky from the top down. */
  readonly sky: readonly string[];
  readonly cloud: string;
  readonly tint: string;
  readonly amount: number;
  readonly shade: number;
  readonly lit: boolean;
  readonly glass: string;
}

export const HOURS = {
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

export const HOUR_NAMES = [
  "morning",
  "golden",
  "crisp",
  "overcast",
  "noon",
  "dusk",
  "teal",
  "evening",
  "hazy",
] as const;

function hour(sky: readonly string[], cloud: string, tint: string, amount: number, shade: number, lit = false): Hour {
  return { sky, cloud, tint, amount, shade, lit, glass: sky[1] ?? sky[0] ?? SNOW };
}
