import { type Config, readConfig } from "../../core/config/config.ts";
import { Door } from "../../core/http/door.ts";
import { leaveUnstarted } from "./failure.ts";
import { hearSignals } from "./leaving.ts";
import { preparing } from "./preparing.ts";
import { Progress } from "../../core/log/progress.ts";
import { terminalOn } from "../../core/log/terminal.ts";

/** A start that has begun: its settings are read, its signals heard and its port taken. */
export interface Start {
  readonly config: Config;
  readonly progress: Progress;
  readonly door: Door;
}

/**
 * Begins a start: handles signals before anything runs that would have to end with them, and takes the port,
 * so that a wrong variable and a used port are named at once. From then on a page shows the progress. Ends
 * the process with one line per cause when it cannot start.
 *
 * `scripts/start.mjs` runs this from its source, before anything is built: the imports here have no syntax
 * that Node would have to transform.
 */
export async function begin(): Promise<Start> {
  const progress = new Progress(hearSignals(), terminalOn(process.stdout));
  try {
    const config = readConfig(process.env);
    const door = new Door(preparing(progress, config));
    await door.open(config.port, config.hosts);
    return { config, progress, door };
  } catch (error) {
    return leaveUnstarted(error, progress.leaving);
  }
}
