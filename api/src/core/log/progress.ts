import type { Terminal } from "./terminal.ts";

/** One step of a start. */
export interface Step {
  readonly name: string;
  state: "waits" | "runs" | "done";
  /** Result of the step, such as a number of rows. */
  note: string;
}

/** Function that shows the result of a step after its name. */
export type Note = (text: string) => void;

/**
 * Progress of a start, step by step: it prints a line per step in the terminal and is displayed on the page
 * served meanwhile.
 */
export class Progress {
  readonly #steps: Step[] = [];
  readonly #terminal: Terminal | null;
  /** Aborted when the process has to end; no further step starts then. */
  readonly leaving: AbortSignal;
  /** Lines for the end of the start, printed below the list of addresses and folders. */
  readonly notices: string[] = [];

  constructor(leaving: AbortSignal = new AbortController().signal, terminal: Terminal | null = null) {
    this.leaving = leaving;
    this.#terminal = terminal;
  }

  /** All steps known so far, in order. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Adds the names of later steps. */
  plan(names: readonly string[]): void {
    for (const name of names)
      if (!this.#steps.some((step) => step.name === name))
        this.#steps.push({ name, state: "waits", note: "" });
  }

  /** Runs one step and prints its line, with its duration. */
  async run<T>(name: string, work: (note: Note) => T | Promise<T>): Promise<T> {
    this.leaving.throwIfAborted();
    this.plan([name]);
    const step = this.#steps.find((one) => one.name === name) as Step;
    step.state = "runs";
    const begun = performance.now();
    this.#show();
    try {
      const result = await work((text) => (step.note = text));
      step.state = "done";
      this.say(`${[name, step.note].filter(Boolean).join(" ")} ✓ ${spoken(performance.now() - begun)}`);
      this.#show();
      return result;
    } catch (error) {
      this.#terminal?.rest();
      throw error;
    }
  }

  /** Shows the latest running step, for example one during which other steps began and ended. */
  #show(): void {
    const step = this.#steps.findLast(({ state }) => state === "runs");
    if (step) this.#terminal?.wait(`${step.name}…`);
    else this.#terminal?.rest();
  }

  /** Prints one line between the lines of the steps. */
  say(line: string): void {
    this.#terminal?.say(line);
  }
}

/** Returns a duration in words: `0,4 s`, `9 s`, `1 min 20 s`. */
function spoken(ms: number): string {
  if (ms < 950)
    return `${Math.max(ms / 1_000, 0.1)
      .toFixed(1)
      .replace(".", ",")} s`;
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
