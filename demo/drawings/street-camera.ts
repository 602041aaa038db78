import type { Building } from "./building.ts";
import type { Camera } from "./camera.ts";
import type { Setting } from "./setting.ts";
import { HEIGHT, WIDTH } from "./sheet.ts";

/** A camera on the chosen side, set so that the building fills the middle of the picture. */
export function chooseCamera(building: Building, setting: Setting, side: number, lift = 0): Camera {
  const prng = setting.prng("street view");
  const { width, height, depth } = building;
  const [from, to] = building.span ?? [0, width];
  const deep = lift > 0 ? depth : Math.min(depth, 16);
  const angle = prng.between(0.5, 0.78);
  const away = 1.25 * Math.max(width, height * 1.2, 14) + 12;
  const x = width / 2 + side * Math.sin(angle) * away;
  const z = deep * 0.3 - Math.cos(angle) * away;
  const raised = {
    street: prng.between(2.4, 5),
    lot: prng.between(5, 9),
    yard: prng.between(5, 9),
    rural: prng.between(4, 6),
    plot: 9,
  };
  const y =
    lift > 0 ? lift : building.eye !== undefined && building.eye > 6 ? building.eye * 0.8 : raised[building.site];
  const yaw = Math.atan2(width / 2 - x, deep * 0.3 - z);
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const seen = [from, to].flatMap((cx) =>
    [0, deep].flatMap((cz) =>
      [0, lift > 0 ? 4 : height].map((cy): [number, number] => {
        const [dx, dz] = [cx - x, cz - z];
        const far = dx * sin + dz * cos;
        return [(dx * cos - dz * sin) / far, (cy - y) / far];
      }),
    ),
  );
  const xs = seen.map(([a]) => a);
  const ys = seen.map(([, b]) => b);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const focal = Math.min((WIDTH * 0.8) / (right - left), (HEIGHT * 0.66) / (high - low));
  const foot = HEIGHT * (building.site === "street" ? 0.84 : 0.8);
  return { x, y, z, yaw, focal, horizon: foot + low * focal, center: WIDTH / 2 - ((left + right) / 2) * focal };
}
