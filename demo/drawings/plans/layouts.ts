import type { Setting } from "../setting.ts";
import { FITTINGS, type Use } from "./fittings.ts";

type Part = readonly [use: Use, share: number];

/** A row of rooms across the plan. The back of the building is at the top, the street at the bottom. */
interface Row {
  /** Share of the depth. */
  readonly share: number;
  readonly rooms: readonly Part[];
  /** Where the doors of its rooms lead: to the row below, the row above, or the street. */
  readonly doors: "down" | "up" | "street" | "none";
  /** Wide doors to the street. */
  readonly wide?: boolean;
}

export interface Layout {
  readonly w: number;
  readonly d: number;
  readonly rows: readonly Row[];
}

/** Reads 'kitchen 2.2, stock, bed*3': rooms of a row with their shares, 1 by default; 'bed*3' means three of them. */
function parts(text: string): Part[] {
  return text.split(", ").flatMap((word) => {
    const [name = "", share = "1"] = word.split(" ");
    const [use = "", count = "1"] = name.split("*");
    if (!isUse(use)) throw new Error(`no such room: ${use}`);
    return Array.from({ length: Number(count) }, (): Part => [use, Number(share)]);
  });
}

function isUse(word: string): word is Use {
  return word in FITTINGS;
}

/** The layout for a use, with proportions by seed. */
export function chooseLayout(name: string, setting: Setting): Layout {
  const prng = setting.prng("layout");
  const n = setting.turn("rooms", [4, 5, 3, 6]);
  const deep = prng.between(0.22, 0.3);
  const flip = setting.turn("rear order", [true, false]);
  const row = (share: number, rooms: string, doors: Row["doors"], wide = false): Row => {
    const list = parts(rooms);
    return { share, rooms: flip ? list : list.reverse(), doors, wide };
  };
  const of = (w: number, d: number, ...rows: readonly Row[]): Layout => ({
    w: w * prng.between(0.88, 1.14),
    d: d * prng.between(0.88, 1.14),
    rows,
  });
  const rear = (rooms: string): Row => row(deep, rooms, "down");
  const front = (rooms: string, wide = false): Row => row(1 - deep, rooms, "street", wide);
  const hall = (rooms = "corridor"): Row => row(0.13, rooms, "none");
  const pairs = (one: string, other: string): string => Array.from({ length: n }, () => `${one}, ${other}`).join(", ");
  switch (name) {
    case "strip":
      return of(n * 7, 15, rear(pairs("stock 1.5", "wc")), front(`sales*${n}`));
    case "cafe":
      return of(12, 11, rear("kitchen 2.2, stock, wc 1.2"), front("dining"));
    case "salon":
      return of(11, 10, rear("exam*2 1.2, wc 0.9, stock 0.9"), front("salon"));
    case "garage":
      return of(20, 13, rear("stock 2, wc, office 1.4"), front("bays 2.6, lounge", true));
    case "office":
      return of(
        26,
        15,
        row(0.36, `meeting 1.6, office*${n}`, "down"),
        hall(),
        row(0.51, "stairs 0.6, lift 0.45, wc 0.8, open 3.4", "up"),
      );
    case "clinic":
      return of(
        20,
        13,
        row(0.34, `exam*${n + 1}`, "down"),
        hall(),
        row(0.53, "wc 0.8, office, waiting 2.2, exam 1.1", "up"),
      );
    case "warehouse":
      return of(42, 26, row(0.78, "racks", "none"), row(0.22, "bays 3, office 0.8, wc 0.5", "street", true));
    case "works":
      return of(
        34,
        22,
        row(0.6, "machines 2.4, stock", "down"),
        row(0.4, "machines 2, bays, office 0.7, wc 0.5", "street", true),
      );
    case "units":
      return of(n * 7.5, 18, row(0.24, pairs("office 1.4", "wc"), "down"), row(0.76, `unit*${n}`, "street", true));
    case "flats":
      return of(
        n * 7,
        15,
        row(0.43, `flat*${n}`, "down"),
        hall(`stairs 0.5, corridor ${n}, stairs 0.5`),
        row(0.44, `foyer 0.7, flat*${n - 1}`, "up"),
      );
    case "hotel":
      return of(
        30,
        15,
        row(0.4, `bed*${n + 3}`, "down"),
        hall("lift 0.4, corridor 5, stairs 0.6"),
        row(0.47, "bed*3, foyer 2, dining 2.4, kitchen 1.2", "up"),
      );
    case "motel":
      return of(n * 4.4 + 7, 8.5, row(1, `foyer 1.4, bed*${n + 1}`, "street"));
    case "lodge":
      return of(
        17,
        12,
        row(0.46, "bed*2 1.2, wc 0.7, kitchen 1.3", "down"),
        row(0.54, "lounge 1.5, dining 1.4", "street"),
      );
    case "hall":
      return of(
        18,
        20,
        row(0.2, "stock 0.5, stage 2, stock 0.5", "none"),
        row(0.52, "seats", "down"),
        row(0.28, "wc 0.8, foyer 2, office 0.7", "street"),
      );
    case "barn":
      return of(
        30,
        15,
        row(0.38, "stalls 4, stock", "down"),
        row(0.22, "corridor", "none"),
        row(0.4, "stalls 3.4, kitchen, office 0.7", "up"),
      );
    case "shed":
      return of(28, 16, rear("stock 2, office 0.8, wc 0.5"), front("bays", true));
    case "greenhouse":
      return of(
        26,
        17,
        row(0.7, `benches*${setting.turn("houses", [3, 2, 4])}`, "down"),
        row(0.3, "stock 1.4, kitchen, wc 0.5, sales 1.6", "street"),
      );
    case "kiosk":
      return of(7, 4, row(1, "stock, kitchen 2.2", "street"));
    case "studio":
      return of(9, 7, row(0.36, "wc 0.8, kitchen 1.6", "down"), row(0.64, "desk", "street"));
    default:
      return of(13, 12, rear("stock 1.8, office 1.1, wc 0.9"), front("sales"));
  }
}
