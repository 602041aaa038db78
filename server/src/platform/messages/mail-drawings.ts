import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";

/** What each letter of a drawing is painted with; a dot is the sky. */
const PAINTS: Readonly<Record<string, string>> = {
  "#": "#2c4467",
  o: "#f0d69a",
  w: "#faf8f4",
  a: "#a8792b",
  g: "#8fa08f",
  d: "#6d7f99",
};
const SKY = "#d9e2ec";

/** A façade for each category, in squares: mail programs show neither SVG nor what is embedded in the HTML. */
const DRAWINGS: Readonly<Record<CategorySlug, readonly string[]>> = {
  commercial: [
    "............",
    "............",
    ".##########.",
    ".##########.",
    "aawwaawwaaww",
    ".#oooo#ooo#.",
    ".#oooo#oo##.",
    ".#oooo#oo##.",
    "gggggggggggg",
  ],
  office: [
    "............",
    "...######...",
    "...#oo#o#...",
    "...######...",
    "...#o#oo#...",
    ".########...",
    ".#o##oo##...",
    ".######o#...",
    "gggggggggggg",
  ],
  industrial: [
    "............",
    "............",
    "..##........",
    "..##........",
    ".###########",
    ".###########",
    ".#www##www##",
    ".#www##www##",
    "gggggggggggg",
  ],
  land: [
    "............",
    "............",
    "............",
    "..aa.....aa.",
    "..a......a..",
    "..a......a..",
    "gggggggggggg",
    "ggggwwwwgggg",
    "ggwwwwwwwwgg",
  ],
  investment: [
    "............",
    ".##########.",
    ".#oooo#ooo#.",
    ".##########.",
    ".#oooo#ooo#.",
    ".##########.",
    ".#oooo#ww##.",
    ".######ww##.",
    "gggggggggggg",
  ],
  business: [
    "............",
    "............",
    "..########..",
    "..#aaaaaa#..",
    "..########..",
    "..#ooo#ww#..",
    "..#ooo#ww#..",
    "..#####ww#..",
    "gggggggggggg",
  ],
  farm: [
    "............",
    ".........##.",
    "...##....##.",
    "..####...##.",
    ".######..##.",
    ".######..##.",
    ".##ww##..##.",
    ".##ww##..##.",
    "gggggggggggg",
  ],
  merger: [
    "............",
    "............",
    ".####.......",
    ".#oo#..dddd.",
    ".####aadood.",
    ".#oo#aadddd.",
    ".####..dood.",
    ".#ww#..dwwd.",
    "gggggggggggg",
  ],
  franchise: [
    "............",
    ".aaaa.......",
    ".aaaa.......",
    "..##........",
    "..##..#####.",
    "..##..aaaaa.",
    "..##..#oow#.",
    "..##..#oow#.",
    "gggggggggggg",
  ],
};

const COLUMNS = 12;

/** The drawing of a category as a table, `width` pixels wide and three quarters as high. */
export function drawCategory(category: CategorySlug, width: number): string {
  const side = width / COLUMNS;
  const rows = DRAWINGS[category].map((row) => `<tr height="${side}">${paint(row)}</tr>`);
  return (
    `<table class="dim" role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0" bgcolor="${SKY}" ` +
    `style="table-layout:fixed;width:${width}px;border-radius:8px;font-size:1px;line-height:1px">${rows.join("")}</table>`
  );
}

/** One cell for each run of squares that look the same. */
function paint(row: string): string {
  const runs = row.match(/(.)\1*/gu) ?? [];
  return runs
    .map((run) => {
      const color = PAINTS[run[0] ?? ""];
      return `<td colspan=${run.length}${color === undefined ? "" : ` bgcolor=${color}`}></td>`;
    })
    .join("");
}
