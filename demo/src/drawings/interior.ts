import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import { drawBarnAisle, drawGlasshouseAisle } from "./interiors/country.ts";
import { drawRacks, drawWorksFloor } from "./interiors/sheds.ts";
import { drawBedroom, drawFlat, drawHall, drawLobby } from "./interiors/stay.ts";
import { drawCafe, drawGarageBay, drawSalon, drawShop } from "./interiors/trade.ts";
import { drawBoardroom, drawClinic, drawDeskRoom, drawOfficeFloor } from "./interiors/work.ts";
import { mix } from "./palette.ts";
import type { Setting } from "./setting.ts";
import { Sheet, WIDTH } from "./sheet.ts";
import { type Camera, Stage } from "./stage.ts";

type Draw = (stage: Stage, setting: Setting) => void;

interface Scene {
  readonly draw: Draw;
  /** Breadth of the room where the eye's frame cuts it. */
  readonly breadth: number;
  readonly eye: number;
}

const scene = (draw: Draw, breadth = 8, eye = 1.55): Scene => ({ draw, breadth, eye });

const SCENES: Readonly<Record<string, Scene>> = {
  shop: scene(drawShop),
  cafe: scene(drawCafe),
  salon: scene((stage, setting) => drawSalon(stage, setting, false)),
  spa: scene((stage, setting) => drawSalon(stage, setting, true)),
  garage: scene(drawGarageBay, 12, 2.2),
  office: scene(drawOfficeFloor, 9, 1.7),
  clinic: scene(drawClinic),
  boardroom: scene((stage, setting) => drawBoardroom(stage, setting, false), 8, 1.6),
  bare: scene((stage, setting) => drawBoardroom(stage, setting, true), 8, 1.5),
  racks: scene(drawRacks, 16, 2.6),
  works: scene(drawWorksFloor, 14, 2.7),
  desk: scene(drawDeskRoom, 6.4, 1.4),
  lobby: scene(drawLobby, 9, 1.7),
  bedroom: scene(drawBedroom, 6.6, 1.45),
  flat: scene(drawFlat, 7.4, 1.5),
  hall: scene(drawHall, 14, 3),
  dairy: scene((stage, setting) => drawBarnAisle(stage, setting, "dairy"), 11, 2),
  beef: scene((stage, setting) => drawBarnAisle(stage, setting, "beef"), 11, 2),
  machines: scene((stage, setting) => drawBarnAisle(stage, setting, "machines"), 11, 2),
  glasshouse: scene(drawGlasshouseAisle, 9, 1.8),
};

const ROOMS: Readonly<Record<Exclude<CategorySlug, "land">, Readonly<Record<string, readonly string[]>>>> = {
  commercial: {
    "shopping-medical-centers": ["shop", "clinic"],
    "hotels-cottages": ["bedroom", "lobby", "bedroom"],
    automotive: ["garage"],
    hospitality: ["bedroom", "lobby", "cafe"],
    "food-beverage": ["cafe"],
    "entertainment-event-venues": ["hall"],
    "": ["shop"],
  },
  office: { "medical-dental": ["clinic"], "": ["office", "boardroom", "office"] },
  industrial: { manufacturing: ["works"], "": ["racks"] },
  investment: {
    "multi-family": ["flat"],
    "income-producing-retail": ["shop", "flat"],
    "hotels-motels": ["bedroom", "lobby", "bedroom"],
    "": ["office"],
  },
  business: {
    "auto-related": ["garage"],
    "food-beverage": ["cafe"],
    "health-wellness": ["spa"],
    "": ["salon", "shop"],
  },
  farm: {
    "dairy-farms": ["dairy"],
    "livestock-farms": ["beef"],
    "hobby-farms-greenhouses": ["glasshouse"],
    "": ["machines"],
  },
  merger: { "distressed-asset-sale": ["bare"], "": ["boardroom", "office", "boardroom"] },
  franchise: { "remote-digital-business": ["desk"], "pop-up-seasonal-location": ["shop"], "": ["cafe", "shop"] },
};

/** The façade's choice of house that the room follows, where a subtype has several houses: a list of the same length takes the same turn. */
const FOLLOWED: Readonly<Record<string, string>> = {
  "shopping-medical-centers": "medical",
  "hotels-cottages": "hotel",
  hospitality: "hospitality",
  "hotels-motels": "kind",
};

/** The room that goes with the listing, from its open end. */
export function drawInterior(category: Exclude<CategorySlug, "land">, subtype: string, setting: Setting): string {
  const rooms = ROOMS[category][subtype] ?? ROOMS[category][""] ?? ["shop"];
  const chosen = SCENES[setting.turn(FOLLOWED[subtype] ?? "room", rooms)] ?? scene(drawShop);
  const prng = setting.prng("interior");
  const { breadth, eye } = chosen;
  const away = breadth * 0.56;
  const focal = (away * WIDTH * (breadth > 9 ? 1.35 : 1.62)) / breadth;
  const lean = prng.between(0.38, 0.62);
  const x = breadth * lean;
  const camera: Camera = { x, y: eye, z: -away, yaw: 0, focal, horizon: 430, center: WIDTH / 2 + (lean - 0.5) * 300 };
  const lamp = setting.lit ? "#d99a4e" : "#fff1d2";
  const sheet = new Sheet((colour) => mix(colour, lamp, setting.lit ? 0.12 : 0.05), setting.thrift > 2);
  chosen.draw(new Stage(camera, setting, sheet), setting);
  return sheet.toSvg();
}
