import { type Config, readConfig } from "../../core/config/config.ts";
import { Door } from "../../core/http/door.ts";
import { leaveUnstarted } from "./failure.ts";
import { hearSignals } from "./leaving.ts";
import { preparing } from "./preparing.ts";
import { Progress } from "../../core/log/progress.ts";
import { terminalOn } from "../../core/log/terminal.ts";

/** A start in progress: the settings were read, signals are handled and the port is bound. */
export interface Start {
  readonly config: Config;
  readonly progress: Progress;
  readonly door: Door;
}

/**
 * Begins a start: handles signals before anything runs that would have to be stopped by them, and binds the
 * port, so that an invalid variable or a used port is reported immediately. From then on a page shows the
 * progress. On failure it ends the process with one line per cause.
 * `scripts/start.mjs` runs this from its source, before anything is built, so the imports must not use syntax
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
