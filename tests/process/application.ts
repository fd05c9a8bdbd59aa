import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readPostmaster } from "../../api/src/server/postgres/postmaster.ts";
import { afterFile } from "../support/after-file.ts";
import { isBuilt } from "../support/built.ts";
import { Client } from "../support/client.ts";
import { until } from "../support/patience.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
type Environment = Readonly<Record<string, string>>;

/** Output of a process. */
interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

/** Exit code of an ended process, with all its output. */
export interface Ended extends Said {
  readonly code: number | null;
}

/** A mail as the mailbox shows it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

/** The application as a process of its own. */
export interface Process {
  readonly url: string;
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** Returns its output until now. */
  said(): Said;
  /** A client that talks to it; not signed in without a token. */
  as(token?: string): Client;
  /** The mails to an address in its mailbox, newest first. */
  mailsTo(email: string): Promise<Mail[]>;
  /** A person of the demo, signed in through it. */
  signIn(who: string): Promise<Client>;
  /** Ends it with a signal and waits until it is gone. */
  kill(signal: "SIGKILL" | "SIGTERM" | "SIGINT" | "SIGHUP" | "SIGUSR2"): Promise<Ended>;
  /** Lets it do nothing until it is let go on. */
  pause(): { goOn(): void };
}

interface Running {
  readonly child: ChildProcess;
  readonly said: Said;
  readonly ended: Promise<Ended>;
}

/** Program to run: the application, with a small demo, with screens that come later, or a command. */
type Program =
  | "api/dist/main.js"
  | "tests/process/small-demo.mjs"
  | "tests/process/late-screens.mjs"
  | "api/dist/backup.js"
  | "api/dist/restore.js"
  | "api/dist/keys-rotate.js"
  | "api/dist/doctor.js";

/** Runs what is built, with these variables and nothing of the environment but the way to programs. */
async function run(
  environment: Environment,
  program: Program = "api/dist/main.js",
  words: readonly string[] = [],
): Promise<Running> {
  await isBuilt("api");
  const env = {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    // Each start compiles the same libraries.
    NODE_COMPILE_CACHE: join(tmpdir(), "travesia-compiled"),
    ...environment,
  };
  const child = spawn(process.execPath, [join(root, program), ...words], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (part: Buffer) => (said.stdout += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said.stderr += part.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, ...said }));
  afterFile(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, said, ended };
}

/** Runs the application until it ends on its own. */
export const runToItsEnd = async (environment: Environment): Promise<Ended> => (await run(environment)).ended;

/** Runs a command with these words to its end. */
export const runCommand = async (
  name: "backup" | "restore" | "keys-rotate" | "doctor",
  words: readonly string[],
  environment: Environment,
): Promise<Ended> => (await run(environment, `api/dist/${name}.js`, words)).ended;

/** Starts the rotation of keys, which can be killed. */
export async function beginRotation(environment: Environment) {
  const { child, ended } = await run(environment, "api/dist/keys-rotate.js");
  return {
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

/** Runs the application and waits until it serves; throws with its words when it ends before. */
export async function start(environment: Environment): Promise<Process> {
  const app = await begin(environment);
  await app.ready;
  return app;
}

/** An application that has just been started. */
export interface Begun extends Process {
  /** Comes when it serves; fails with its words when it ends before. */
  readonly ready: Promise<void>;
  /** Comes when it has written this; fails with its words when it ends before. */
  until(words: string): Promise<void>;
}

/** Runs the application. */
export async function begin(environment: Environment, program?: Program): Promise<Begun> {
  const port = environment["PORT"] ?? String(await freePort());
  const { child, said, ended } = await run(
    { LOG_LEVEL: "error", DEMO: "false", ...environment, PORT: port },
    program,
  );
  const url = `http://127.0.0.1:${port}`;
  let over: Ended | null = null;
  void ended.then((end) => (over = end));
  const written = async (words: string): Promise<void> => {
    while (!said.stdout.includes(words)) {
      if (over) throw new Error(`the application did not start: ${JSON.stringify(over)}`);
      await new Promise((soon) => setTimeout(soon, 5));
    }
  };
  const ready = written("Travesía está lista en ");
  ready.catch(() => undefined);
  const as = (token?: string) => new Client(url, token ? { authorization: `Bearer ${token}` } : {});
  return {
    url,
    pid: child.pid!,
    ended,
    ready,
    until: written,
    said: () => said,
    as,
    mailsTo: async (email) =>
      (await as().rest("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body as unknown as Mail[],
    signIn: async (who) => {
      const { body } = await as().rest("POST", "/user/login", {
        email: `${who}@travesia.test`,
        password: "Travesia2026",
      });
      return as((body as { token: string }).token);
    },
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
    pause: () => {
      child.kill("SIGSTOP");
      return { goOn: () => void child.kill("SIGCONT") };
    },
  };
}

/** Returns whether the server accepts no connection any more. */
export const refuses = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** An empty data folder, removed after the file together with whatever server a killed process left in it. */
export async function aDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "travesia-process-"));
  const server = () => readPostmaster(join(folder, "postgres")).catch(() => null);
  afterFile(async () => {
    const left = await server();
    if (left) {
      process.kill(left.pid, "SIGQUIT");
      await until(async () => !(await server()));
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}
