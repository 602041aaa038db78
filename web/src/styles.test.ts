import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const folder = fileURLToPath(new URL(".", import.meta.url));
const css = readFileSync(`${folder}styles.css`, "utf8");
const tokens = new Map(
  [...css.matchAll(/^ {2}--([\w-]+): (.+);$/gmu)].map(([, name = "", value = ""]) => [name, value]),
);

const GROUNDS = ["surface", "raised", "sunken"];
/** Text colors, and the backgrounds they may be used on: at least 4.5 to 1 (WCAG 1.4.3). */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  text: [...GROUNDS, "action-soft", "brass-soft", "success-soft", "warning-soft", "danger-soft"],
  muted: GROUNDS,
  link: [...GROUNDS, "action-soft"],
  danger: [...GROUNDS, "danger-soft"],
  success: [...GROUNDS, "success-soft"],
  warning: [...GROUNDS, "warning-soft"],
  "on-action": ["action", "action-hover"],
  "on-brass-soft": ["brass-soft"],
  "on-ink": ["ink", "ink-raised"],
  "on-ink-muted": ["ink", "ink-raised"],
  "brass-on-ink": ["ink", "ink-raised"],
  ink: ["on-ink"],
};
/** Borders of controls, focus rings and filled buttons: at least 3 to 1 (WCAG 1.4.11). */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  "line-strong": GROUNDS,
  focus: GROUNDS,
  action: GROUNDS,
};

const pairsOf = (table: typeof WORDS) =>
  Object.entries(table).flatMap(([color, grounds]) => grounds.map((ground) => ({ color, ground })));

describe.each(THEMES)("in the %s theme", (theme) => {
  test.each(pairsOf(WORDS))("text in $color is readable on $ground", ({ color, ground }) => {
    expect(contrast(luminance(color, theme), luminance(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(SHAPES))("shapes in $color are visible on $ground", ({ color, ground }) => {
    expect(contrast(luminance(color, theme), luminance(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test("every pair of text and background colors in a style sheet rule is one of these", () => {
  const known = pairsOf(WORDS).flatMap(({ color, ground }) => [`${color} on ${ground}`, `${ground} on ${color}`]);
  const named = new Set<string>();
  for (const file of globSync("**/*.css", { cwd: folder })) {
    for (const [, rule = ""] of readFileSync(folder + file, "utf8").matchAll(/\{([^{}]*)\}/gu)) {
      const ground = /(?:^|\s)background(?:-color)?: var\(--([\w-]+)\);/u.exec(rule)?.[1];
      const color = /(?:^|\s)color: ([^;]+);/u.exec(rule)?.[1]?.replace(/^var\(--([\w-]+)\)$/u, "$1");
      if (ground !== undefined && color !== undefined) named.add(`${color} on ${ground}`);
    }
  }
  expect([...named].filter((pair) => !known.includes(pair))).toEqual([]);
  expect(named).toContain("ink on brass-on-ink");
});

test("every pair of text and background colors in a component is one of these", () => {
  const named = new Set<string>();
  for (const file of globSync("**/*.tsx", { cwd: folder, exclude: ["**/*.test.tsx"] })) {
    const source = readFileSync(folder + file, "utf8");
    for (const [, classes = ""] of source.matchAll(/["`]([^"`\n]*)["`]/gu)) {
      // A class with its own variant (`hover:`) may be combined with another.
      const plain = classes.split(/\s+/u).filter((each) => !each.includes(":"));
      const colorsOf = (kind: string) =>
        plain.flatMap((each) => (each.startsWith(`${kind}-`) ? [each.slice(kind.length + 1)] : []));
      for (const color of colorsOf("text").filter((each) => tokens.has(each))) {
        // A scrim shows what is beneath it.
        for (const ground of colorsOf("bg").filter((each) => tokens.has(each) && each !== "scrim"))
          named.add(`${color} on ${ground}`);
      }
    }
  }
  const held = pairsOf(WORDS).map(({ color, ground }) => `${color} on ${ground}`);
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((pair) => !held.includes(pair))).toEqual([]);
});

test("no animation overrides the properties that place an element", () => {
  // Tailwind's `-translate-x-1/2`, `rotate-180` and `scale-95` set these; an animation of them moves the element elsewhere.
  const frames = [...css.matchAll(/@keyframes ([\w-]+) \{([\s\S]*?)\n\}/gu)];
  expect(frames.length).toBeGreaterThan(1);
  const placing = frames.filter(([, , body = ""]) => /^\s*(?:translate|rotate|scale):/mu.test(body));
  expect(placing.map(([, name]) => name)).toEqual([]);
});

/** The relative luminance of a token's color, 0 to 1. */
function luminance(token: string, theme: Theme): number {
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/u.exec(resolve(`var(--${token})`, theme)) ?? [];
  if (l === undefined) throw new Error(`${token} is no plain oklch color.`);
  const [red, green, blue] = toLinearRgb(Number(l), Number(c), Number(h));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Follows `var()` and `light-dark()`. */
function resolve(value: string, theme: Theme): string {
  const name = /^var\(--([\w-]+)\)$/u.exec(value)?.[1];
  if (name !== undefined) return resolve(tokens.get(name) ?? "", theme);
  const [, light = "", dark = ""] = /^light-dark\((.+), ((?:oklch|var)\([^)]+\))\)$/u.exec(value) ?? [];
  return light === "" ? value : resolve(theme === "light" ? light : dark, theme);
}

/** Oklch to linear sRGB, clipped to what a screen shows. */
function toLinearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (part: number) => Math.min(1, Math.max(0, part));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

test("line heights are relative to the text: none is in spacing units, which stay small on a narrow screen", () => {
  const files = globSync(`${folder}**/*.tsx`);
  expect(files.filter((file) => /\bleading-\d/u.test(readFileSync(file, "utf8")))).toEqual([]);
});
