import type { Scene } from "./brush.ts";
import { beach, island, wall } from "./coasts.ts";
import { coffee, peaks, ruins, valley } from "./highlands.ts";
import { desert, plain, river } from "./lowlands.ts";
import { istanbul, metropolis, paris, rome, village } from "./towns.ts";

/** Drawings of the land below the sky of a place, by the kind of place. */
export const scenes = {
  beach,
  island,
  wall,
  valley,
  coffee,
  peaks,
  ruins,
  desert,
  river,
  plain,
  village,
  paris,
  rome,
  istanbul,
  metropolis,
} as const satisfies Record<string, Scene>;
