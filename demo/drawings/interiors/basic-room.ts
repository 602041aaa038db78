import type { Setting } from "../setting.ts";
import type { Room } from "./room.ts";

const WALLS = ["#e6dcc8", "#d5cbb8", "#c9cfc6", "#dcc7ad", "#bcc7cb", "#e9e3d6"] as const;

const FLOORS = ["#b08a5f", "#9a7450", "#c3a27a", "#a9a39a", "#bcae98"] as const;

export function basicRoom(setting: Setting, w = 8, h = 3.3, d = 5.2): Room {
  const flooring = setting.turn("flooring", ["boards", "tiles", "boards"] as const);
  return {
    w,
    h,
    d,
    wall: setting.turn("wall", WALLS),
    floor: flooring === "boards" ? setting.turn("boards", FLOORS.slice(0, 3)) : setting.turn("tiles", FLOORS.slice(3)),
    flooring,
    ceiling: "#efe9dc",
    frame: setting.turn("window frame", ["#f0eadd", "#39444f", "#6f5644"]),
    windows: setting.turn("windows", [
      [
        [0.2, 1, 1.6, 1.6],
        [2.7, 1, 1.6, 1.6],
      ],
      [[0.4, 0.6, 3.6, 2.1]],
      [
        [0.1, 0.9, 1.1, 1.9],
        [1.8, 0.9, 1.1, 1.9],
        [3.5, 0.9, 1.1, 1.9],
      ],
    ] as const),
  };
}
