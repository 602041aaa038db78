import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawApartment } from "./apartment.ts";
import { drawBarnAisle } from "./barn-aisle.ts";
import { drawBedroom } from "./bedroom.ts";
import { drawBoardroom } from "./boardroom.ts";
import { drawCafe } from "./cafe.ts";
import { drawClinic } from "./clinic.ts";
import { drawDeskRoom } from "./desk-room.ts";
import { drawGarageBay } from "./garage-bay.ts";
import { drawGreenhouseAisle } from "./greenhouse.ts";
import { drawHall } from "./hall.ts";
import { drawLobby } from "./lobby.ts";
import { drawOfficeFloor } from "./office-floor.ts";
import { drawRacks } from "./racks.ts";
import { drawSalon } from "./salon.ts";
import { drawShop } from "./shop.ts";
import { drawWorksFloor } from "./works-floor.ts";

type Draw = (stage: Stage, setting: Setting) => void;

interface Scene {
  readonly draw: Draw;
  /** Width of the room where the picture's edges cut it. */
  readonly breadth: number;
  readonly eye: number;
}

export const scene = (draw: Draw, breadth = 8, eye = 1.55): Scene => ({ draw, breadth, eye });

export const SCENES: Readonly<Record<string, Scene>> = {
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
  flat: scene(drawApartment, 7.4, 1.5),
  hall: scene(drawHall, 14, 3),
  dairy: scene((stage, setting) => drawBarnAisle(stage, setting, "dairy"), 11, 2),
  beef: scene((stage, setting) => drawBarnAisle(stage, setting, "beef"), 11, 2),
  machines: scene((stage, setting) => drawBarnAisle(stage, setting, "machines"), 11, 2),
  greenhouse: scene(drawGreenhouseAisle, 9, 1.8),
};
