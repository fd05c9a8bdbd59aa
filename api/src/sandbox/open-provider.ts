import type { MikroORM } from "@mikro-orm/postgresql";
import type { Clock } from "../core/clock.ts";
import type { Config } from "../core/config/config.ts";
import { WompiClient } from "../modules/payments/wompi/client.ts";
import { keysOf } from "../modules/payments/wompi/keys.ts";
import type { CardProvider } from "../modules/payments/wompi/provider.ts";
import type { Simulator } from "./simulator.ts";
import type { EventSending } from "./send-events.ts";

/** The simulator of this process, and the sender of its events. */
export interface LocalProvider {
  readonly simulator: Simulator;
  readonly sending: EventSending;
}

/** Card provider of the process; its fields are null in production without keys. */
export interface OpenProvider {
  readonly provider: CardProvider | null;
  /** The simulator; null when a real provider is configured. */
  readonly local: LocalProvider | null;
}

/**
 * Opens the card provider: the configured one, or the simulator, which the client calls without a network.
 * The simulator's code is loaded only here.
 */
export async function openProvider(config: Config, orm: MikroORM, clock: Clock): Promise<OpenProvider> {
  const keys = keysOf(config);
  if (!keys) return { provider: null, local: null };
  if (config.wompi.mode !== "simulator")
    return { provider: { keys, client: new WompiClient({ keys, clock }) }, local: null };
  const [{ Simulator }, { EventSending }] = await Promise.all([
    import("./simulator.ts"),
    import("./send-events.ts"),
  ]);
  const simulator = new Simulator({ orm, clock, publicUrl: config.publicUrl });
  const client = new WompiClient({ keys, clock, send: simulator.send });
  return { provider: { keys, client }, local: { simulator, sending: new EventSending(simulator) } };
}
