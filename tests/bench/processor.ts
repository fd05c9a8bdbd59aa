import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Processes whose processor time is looked at: the one that answers, the database's server, the load. */
export interface Watched {
  readonly process: number;
  readonly postgres: number;
  readonly load: number;
}

/** Microseconds of processor time, by consumer. */
export type Split = Readonly<Record<keyof Watched, number>>;

/** Ticks of a second in which the system counts processor time; null where it is no Linux. */
const ticks = existsSync("/proc/self/stat")
  ? Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }))
  : null;

/** Returns the processor time that each has taken so far; null where the system does not say. */
export function processorTime({ process, postgres, load }: Watched): Split | null {
  if (ticks === null) return null;
  const micros = (count: number) => (count * 1_000_000) / ticks;
  return { process: micros(own(process)), postgres: micros(withChildren(postgres)), load: micros(own(load)) };
}

/** Returns the seconds of processor time that a process has taken; NaN when the system does not report it. */
export const secondsOf = (pid: number): number => (ticks === null ? NaN : own(pid) / ticks);

/** Returns the processor time between two moments, of each of so many answers. */
export const perAnswer = (before: Split, after: Split, answers: number): Split => ({
  process: (after.process - before.process) / answers,
  postgres: (after.postgres - before.postgres) / answers,
  load: (after.load - before.load) / answers,
});

/** The fields of `/proc/PID/stat` after the name, which may hold blanks; none of a process that has ended. */
function statOf(pid: number): readonly number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return [];
  }
}

const PARENT = 1;
/** Time in the process and in the system for it; the same of children that have ended. */
const OWN = [11, 12] as const;
const ENDED = [13, 14] as const;

const sum = (fields: readonly number[], places: readonly number[]): number =>
  places.reduce((all, place) => all + (fields[place] ?? 0), 0);

const own = (pid: number): number => sum(statOf(pid), OWN);

/** Counts a server's children as well, ended ones among them. */
function withChildren(pid: number): number {
  const processes = readdirSync("/proc").map(Number).filter(Number.isInteger).map(statOf);
  const children = processes.filter((fields) => fields[PARENT] === pid);
  return children.reduce((all, fields) => all + sum(fields, OWN), sum(statOf(pid), [...OWN, ...ENDED]));
}

/** Returns the memory that a process holds now, in MB; null when the system does not report it. */
export function megabytesOf(pid: number): number | null {
  try {
    const pages = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return pages === undefined ? null : Number(pages) / 1024;
  } catch {
    return null;
  }
}
