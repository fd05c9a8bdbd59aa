import type { MikroORM } from "@mikro-orm/postgresql";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { WompiClient } from "./client.ts";
import { keysOf, type WompiKeys } from "./keys.ts";
import { Simulator } from "./simulator/simulator.ts";
import { EventTelling } from "./simulator/tell-events.ts";

/** The card provider of this installation: under which keys it knows us, and how it is asked. */
export interface CardProvider {
  readonly keys: WompiKeys;
  readonly client: WompiClient;
}

/** The simulator of this process, with the events that it tells. */
export interface LocalProvider {
  readonly simulator: Simulator;
  readonly telling: EventTelling;
}

/** What the process has of the card provider; all null in production without keys. */
export interface OpenProvider {
  readonly provider: CardProvider | null;
  /** Null where a real provider is configured. */
  readonly local: LocalProvider | null;
}

/** Opens the card provider: the configured one, or the simulator, which our client asks without a network. */
export function openProvider(config: Config, orm: MikroORM, clock: Clock): OpenProvider {
  const keys = keysOf(config);
  if (!keys) return { provider: null, local: null };
  if (config.wompi.mode !== "simulator")
    return { provider: { keys, client: new WompiClient({ keys, clock }) }, local: null };
  const simulator = new Simulator({ orm, clock, publicUrl: config.publicUrl });
  const client = new WompiClient({ keys, clock, send: simulator.send });
  return { provider: { keys, client }, local: { simulator, telling: new EventTelling(simulator) } };
}
