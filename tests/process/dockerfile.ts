import { execFile } from "node:child_process";
import { cp, mkdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";

/** A Dockerfile as it was carried out in folders. */
export interface Image {
  /** The name of the image that its last stage begins with. */
  readonly base: string;
  /** Returns the location of a path of the image; relative ones begin at its working folder. */
  inside(path: string): string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCommand: readonly string[];
  /** Time that a container may be without health before it counts as unhealthy, in Docker's notation. */
  readonly startPeriod: string;
}

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

interface Stage {
  readonly folder: string;
  workdir: string;
  readonly env: Record<string, string>;
}

/** The instructions of a Dockerfile, each in one line. */
const instructionsOf = (text: string): Instruction[] =>
  text
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, word = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { word, rest };
    });

const inside = (stage: Stage, path: string) =>
  join(stage.folder, path.startsWith("/") ? path : join(stage.workdir, path));

/**
 * Carries out a Dockerfile without an engine: each stage is a folder, whose paths begin at it, and its RUN
 * lines run in its working folder with `environment`. What `run` answers true to it has done itself. The last
 * stage only holds files, and the folders of its volumes.
 */
export async function carryOut(
  context: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
  run: (command: string, workdir: string) => Promise<boolean>,
): Promise<Image> {
  const instructions = instructionsOf(await readFile(join(context, "Dockerfile"), "utf8"));
  const ignored = await ignoredBy(context);
  const stages = new Map<string, Stage>();
  const last = instructions.findLastIndex(({ word }) => word === "FROM");
  let stage: Stage = { folder, workdir: "/", env: {} };
  const image = { base: "", command: [] as string[], healthCommand: [] as string[], startPeriod: "" };
  for (const [index, { word, rest }] of instructions.entries()) {
    if (word === "FROM") {
      const [base = "", , name = "last"] = rest.split(/\s+/);
      stage = { folder: join(folder, name), workdir: "/", env: {} };
      stages.set(name, stage);
      image.base = base;
    } else if (word === "WORKDIR") {
      stage.workdir = rest;
      await mkdir(inside(stage, "."), { recursive: true });
    } else if (word === "ENV") {
      for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value;
    } else if (word === "COPY") {
      await copy(stage, rest, context, stages, ignored);
    } else if (word === "RUN" && index > last) {
      const [, volume] = /^install -d -o node -g node (\/\S+)$/.exec(rest) ?? [];
      if (!volume) throw new Error(`the last stage runs what is not known here: ${rest}`);
      await mkdir(inside(stage, volume), { recursive: true });
    } else if (word === "RUN") {
      const workdir = inside(stage, ".");
      if (await run(rest, workdir)) continue;
      const options = { cwd: workdir, env: { ...environment, ...stage.env } };
      await promisify(execFile)("sh", ["-c", rest], options);
    } else if (word === "HEALTHCHECK") {
      image.healthCommand = JSON.parse(rest.slice(rest.indexOf("["))) as string[];
      image.startPeriod = /--start-period=(\S+)/.exec(rest)?.[1] ?? "";
    } else if (word === "CMD") {
      image.command = JSON.parse(rest) as string[];
    } else if (!["USER", "VOLUME", "EXPOSE"].includes(word)) {
      throw new Error(`an instruction that is not known here: ${word}`);
    }
  }
  return { ...image, env: stage.env, inside: (path) => inside(stage, path) };
}

async function copy(
  stage: Stage,
  rest: string,
  context: string,
  stages: ReadonlyMap<string, Stage>,
  ignored: (path: string) => boolean,
): Promise<void> {
  const words = rest.split(/\s+/);
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const paths = words.filter((word) => !word.startsWith("--"));
  const target = paths.pop() ?? "";
  const origin = from === undefined ? null : stages.get(from);
  if (origin === undefined) throw new Error(`there is no stage ${from}`);
  for (const path of paths) {
    const source = origin ? inside(origin, path) : join(context, path);
    const isFile = (await stat(source)).isFile();
    const into = isFile && (/\/$|^\.$/.test(target) || paths.length > 1);
    const goal = into ? join(inside(stage, target), basename(path)) : inside(stage, target);
    await mkdir(dirname(goal), { recursive: true });
    const filter = (file: string) => origin !== null || !ignored(relative(context, file));
    await cp(source, goal, { recursive: true, verbatimSymlinks: true, filter });
  }
}

/**
 * Returns a test whether `.dockerignore` keeps a path out of an engine's build context: the last matching
 * line counts.
 */
async function ignoredBy(context: string): Promise<(path: string) => boolean> {
  const lines = (await readFile(join(context, ".dockerignore"), "utf8")).split("\n");
  const rules = lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ kept: line.startsWith("!"), pattern: patternOf(line.replace(/^!/, "")) }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.kept === false;
}

const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("**/", "\0")
      .replaceAll("*", "[^/]*")
      .replaceAll("\0", "(?:.*/)?")}(?:/.*)?$`,
  );
