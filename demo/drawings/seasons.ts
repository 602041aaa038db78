export type Season = "spring" | "summer" | "autumn" | "winter";

export const SEASONS: readonly Season[] = ["summer", "autumn", "winter", "spring", "autumn", "summer", "winter"];

export const GRASS: Readonly<Record<Season, readonly [light: string, base: string, dark: string]>> = {
  spring: ["#a9b878", "#93a767", "#7a9058"],
  summer: ["#94a566", "#7f9459", "#687f4e"],
  autumn: ["#b9a868", "#a3945c", "#877d50"],
  winter: ["#f4f5f4", "#e6ebed", "#cfd9e0"],
};

export const LEAVES: Readonly<Record<Season, readonly string[]>> = {
  spring: ["#8fa65c", "#a3b36c", "#7f9c62", "#c9a3a0"],
  summer: ["#5f7d4f", "#6d8a55", "#557557", "#7c9158"],
  autumn: ["#c26a35", "#d19a3c", "#a8492f", "#b98a45", "#8f8f4e"],
  winter: ["#8d8a80"],
};
