import { CAR } from "../palette.ts";
import type { Prng } from "../prng.ts";
import type { VehicleKind } from "../vehicles/shapes.ts";

export function chooseCar(prng: Prng): [kind: VehicleKind, colour: string] {
  return [prng.pick(["car", "wagon", "pickup", "car", "van"] as const), prng.pick(CAR)];
}
