import type { Material } from "../cladding.ts";
import type { Setting } from "../setting.ts";

/** How the windows of a multi-storey building are arranged. */
export type Skin = "punched" | "ribbon" | "curtain" | "piers";

export interface Block {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly storeys: number;
  readonly storey: number;
  readonly bays: number;
  readonly skin: Skin;
  readonly material: Material;
  readonly accent: string;
  readonly frame: string;
  /** Height of a taller ground floor; 0 if there is none. */
  readonly base: number;
  readonly balconies?: boolean;
}

export function blockHeight(block: Block): number {
  return block.base + block.storeys * block.storey + 0.8;
}

/** The skins that a seed can choose, with their frames. */
export function chooseFrame(setting: Setting, skin: Skin): string {
  return skin === "curtain" ? "#5d6c76" : setting.prng("frame").pick(["#f0eadd", "#2f3b47", "#e6dcc6", "#4a443d"]);
}
