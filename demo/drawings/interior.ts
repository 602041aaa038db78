import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import type { Camera } from "./camera.ts";
import { FOLLOWED, ROOMS } from "./interiors/rooms.ts";
import { SCENES, scene } from "./interiors/scenes.ts";
import { drawShop } from "./interiors/shop.ts";
import { mix } from "./palette.ts";
import type { Setting } from "./setting.ts";
import { Sheet, WIDTH } from "./sheet.ts";
import { Stage } from "./stage.ts";

/** The interior of a listing, seen from its open end. */
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
