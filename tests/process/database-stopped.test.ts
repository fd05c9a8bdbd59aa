import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { type Process, start } from "./application.ts";
import { anInhabitedFolder } from "./house.ts";
import { until } from "../support/patience.ts";
import { processesOf, stop } from "./stopped.ts";

/** Milliseconds in which a request is answered, whatever became of the database. */
const LONGEST = 5_000;

let DATA_DIR: string;
let app: Process;
let token: string;

beforeAll(async () => {
  DATA_DIR = await anInhabitedFolder();
  app = await start({ DATA_DIR, LOG_LEVEL: "fatal" });
  token = (await signIn()).token;
});

const signIn = async () => {
  const body = JSON.stringify({ email: "gerente@travesia.test", password: "Travesia2026" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${app.url}/user/login`, { method: "POST", headers, body });
  return (await answer.json()) as { token: string };
};

/** Returns the answers to calls of every kind: reads, acts, sign-in, by REST and by GraphQL. */
const answers = () => {
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(app.url + path, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST),
    });
    await answer.arrayBuffer();
    return { path, status: answer.status, after: answer.headers.get("retry-after") };
  };
  return Promise.all([
    ...Array.from({ length: 12 }, () => ask("/quotes")),
    ask("/contracts"),
    ask("/pack"),
    ask("/user/login", { email: "lider@travesia.test", password: "Travesia2026" }),
    ask("/user/check-email/lider@travesia.test"),
    ask("/graphql", { query: "{ quotes { total } }" }),
  ]);
};

const isBack = async () => (await answers()).every(({ status }) => status !== 503);
const onlyAway = (path: string) => ({ path, status: 503, after: "5" });

it("a database whose every process is stopped answers 503 in time, again and again, until it goes on", async () => {
  await until(isBack);
  const stopped = stop((await processesOf(DATA_DIR)).all);
  for (let round = 0; round < 3; round += 1) {
    const heard = await answers();
    expect(heard).toEqual(heard.map(({ path }) => onlyAway(path)));
  }
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  stopped.goOn();
  await until(isBack);
  await until(async () => (await fetch(`${app.url}/readyz`)).ok);
});

it("a server that takes no new connection keeps nobody waiting longer", async () => {
  const { server, all } = await processesOf(DATA_DIR);
  const stopped = stop([server]);
  // Connections that are gone cannot be made again.
  for (const pid of all.filter((pid) => pid !== server)) {
    const title = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (title.includes("travesia travesia")) process.kill(pid, "SIGTERM");
  }
  const heard = await answers();
  expect(heard).toEqual(heard.map(({ path }) => onlyAway(path)));
  stopped.goOn();
  await until(isBack);
});
