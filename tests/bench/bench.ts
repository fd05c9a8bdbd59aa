import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { measuresActs, prepareActs } from "./acts/lines.ts";
import { home, openFilled } from "./database.ts";
import { chainLines, LINES } from "./chaining.ts";
import { bankAccount } from "./fill/bank.ts";
import { gerentes } from "./fill/people.ts";
import { refuseUnequal } from "./equal.ts";
import type { Pace, Stretch } from "./load.ts";
import { type Measure, measures, type Question } from "./measures.ts";
import { run, start, send } from "./processes.ts";
import { providerKeys } from "./provider-events.ts";
import { keyedLines } from "./keyed.ts";
import { invoiceXmlLines } from "./invoice-xml.ts";
import { exportLines } from "./export.ts";
import { jobLines } from "./jobs.ts";
import { liveLines } from "./live.ts";
import { memoryLines } from "./memory.ts";
import { monthLines } from "./month.ts";
import { officeLines } from "./office.ts";
import { pageLines } from "./deep-pages.ts";
import { pastedLines } from "./pasted.ts";
import { payoutLines } from "./payout.ts";
import { proposalLines } from "./proposal.ts";
import { perAnswer, processorTime, type Watched } from "./processor.ts";
import { REGISTERED } from "./registering.ts";
import { linesOf, type Round } from "./report.ts";
import { searchLines } from "./search.ts";
import { signingLines } from "./signing.ts";
import { socketLines } from "./sockets.ts";
import { statementLines } from "./statements.ts";

/** Rounds per measure, each asking every contestant in turn, and seconds per turn. */
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 7);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 2);
const WARM_UP = 3;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

// npm writes this file last: an install that was broken off is done again.
if (!existsSync(new URL("./node_modules/.package-lock.json", import.meta.url))) {
  say("Instalando PostGraphile…");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const database = await openFilled(say);
const environment = {
  DATABASE_URL: database.url,
  DATA_DIR: join(home, "files"),
  JWT_SECRET: "a secret of the benchmark, known to everybody",
  PUBLIC_URL: "http://localhost:3001",
  SMTP_URL: "none",
  PORT: "0",
  JOBS: "false",
  DEMO: "false",
  ...providerKeys,
};
const chosen = process.argv.slice(2);
// The database is copied before anybody is connected to it.
const takeActs = measuresActs(chosen) ? await prepareActs(database, environment) : null;
const product = await start<{ url: string; token: string; owner: string; seller: string }>(
  "servers/product.ts",
  environment,
);
const floor = await start<{ url: string }>("servers/floor.ts", environment);
const postgraphile = await start<{ url: string }>("servers/postgraphile.js", environment);
const load = run("load.ts", {}, "inherit");

const all = measures({
  product: product.hello.url,
  floor: floor.hello.url,
  postgraphile: postgraphile.hello.url,
  token: product.hello.token,
});
for (const measure of all) if (chosen.length === 0 || chosen.includes(measure.name)) await take(measure);
if (takeActs) (await takeActs(chosen, ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("sockets")) await takeSockets();
if (chosen.length === 0 || chosen.includes("bank-import")) await takeStatements();
if (chosen.length === 0 || chosen.includes("chaining")) await takeChaining();
if (chosen.length === 0 || chosen.includes("invoice-xml")) (await invoiceXmlLines(ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("pasted-text")) (await pastedLines(ROUNDS)).forEach(say);
const { url, ...sessions } = product.hello;
const asked = { product: url, ...sessions };
if (chosen.length === 0 || chosen.includes("pages")) (await pageLines(asked, ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("pages")) (await proposalLines(asked, ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("search")) (await searchLines(asked, ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("month-closing")) (await monthLines(asked, ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("office")) (await officeLines(asked, ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("keyed")) (await keyedLines(asked, ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("payout"))
  (await payoutLines({ ...asked, sellers: gerentes }, ROUNDS)).forEach(say);
if (chosen.length === 0 || chosen.includes("signing")) await takeSigning();
if (chosen.length === 0 || chosen.includes("export")) await takeExport();
if (chosen.length === 0 || chosen.includes("jobs")) await takeJobs();
if (chosen.length === 0 || chosen.includes("live")) await takeLive();
if (chosen.length === 0 || chosen.includes("memory")) await takeMemory();
for (const child of [load, product.process, floor.process, postgraphile.process]) child.disconnect();
await database.forget(REGISTERED);
await database.close();

/** Takes the measure in a process of its own that runs jobs, as a small agency has one process for all. */
async function takeExport(): Promise<void> {
  const working = await start<{ url: string; token: string; owner: string }>("servers/product.ts", {
    ...environment,
    JOBS: "true",
  });
  const { url, token, owner } = working.hello;
  const pid = working.process.pid ?? 0;
  (await exportLines({ product: url, token, owner, pid }, Math.min(ROUNDS, 3))).forEach(say);
  working.process.disconnect();
}

/** Takes the measure in a process of its own that runs jobs, as a small agency has one process for all. */
async function takeJobs(): Promise<void> {
  const working = await start<{ url: string; token: string }>("servers/product.ts", {
    ...environment,
    JOBS: "true",
  });
  const { url, token } = working.hello;
  const contracts = database.payable;
  (await jobLines({ product: url, token, databaseUrl: database.url, contracts }, ROUNDS)).forEach(say);
  working.process.disconnect();
}

/** Takes the measure in a process of its own, whose sockets are of nobody else. */
async function takeLive(): Promise<void> {
  const working = await start<{ url: string; token: string; team: string[] }>(
    "servers/product.ts",
    environment,
  );
  const followers = run("servers/followers.ts", {}, "inherit");
  const { url, token, team } = working.hello;
  const addresses = { product: url, token, team, followers, contracts: database.payable };
  (await liveLines(addresses, Math.min(ROUNDS, 3))).forEach(say);
  for (const child of [followers, working.process]) child.disconnect();
}

/** Takes the measure in a process of its own, of which nothing was asked before. */
async function takeMemory(): Promise<void> {
  const fresh = await start<{ url: string; token: string }>("servers/product.ts", environment);
  const { url, token } = fresh.hello;
  (await memoryLines({ product: url, token, server: fresh.process }, load)).forEach(say);
  fresh.process.disconnect();
}

/**
 * Takes the measure in a process of its own that runs jobs, so that the certificate is made while the signer
 * gets the answer.
 */
async function takeSigning(): Promise<void> {
  const working = await start<{ url: string; token: string }>("servers/signer.ts", {
    ...environment,
    JOBS: "true",
  });
  const { url, token } = working.hello;
  (await signingLines({ product: url, token, signer: working.process }, ROUNDS)).forEach(say);
  working.process.disconnect();
}

async function take(measure: Measure): Promise<void> {
  // The first time a document goes through Apollo and is learned; the second time it is answered as it will
  // be measured.
  await refuseUnequal(measure);
  const bytes = await refuseUnequal(measure);
  const contestants = Object.entries(measure.contestants);
  for (const [who, { question }] of contestants) await pace(who, question, WARM_UP);
  const paces: Record<string, Round[]> = Object.fromEntries(contestants.map(([who]) => [who, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [who, { question }] of contestants) paces[who]?.push(await pace(who, question, SECONDS));
  linesOf(measure, paces, bytes).forEach(say);
}

async function takeSockets(): Promise<void> {
  const crowded = await start<{ url: string; tokens: string[] }>("servers/product.ts", environment);
  const listeners = run("servers/listeners.ts", {}, "inherit");
  const { url, tokens } = crowded.hello;
  const pid = crowded.process.pid ?? 0;
  const addresses = {
    quiet: product.hello.url,
    crowded: url,
    tokens,
    databaseUrl: database.url,
    listeners,
    pid,
  };
  (await socketLines(addresses, ROUNDS, SECONDS)).forEach(say);
  for (const child of [listeners, crowded.process]) child.disconnect();
}

async function takeStatements(): Promise<void> {
  const addresses = {
    product: product.hello.url,
    token: product.hello.token,
    accountId: bankAccount,
    forget: () => database.forgetStatements("bench.csv"),
  };
  (await statementLines(addresses, ROUNDS)).forEach(say);
}

async function takeChaining(): Promise<void> {
  const chainer = await start("servers/chainer.ts", environment);
  const addresses = {
    product: product.hello.url,
    token: product.hello.token,
    chainer: chainer.process,
    write: () => database.writeHistory(LINES),
  };
  (await chainLines(addresses, ROUNDS)).forEach(say);
  chainer.process.disconnect();
}

async function pace(who: string, question: Question, seconds: number): Promise<Round> {
  const watched: Watched = {
    process: pidOf([product, floor, postgraphile].find(({ hello: { url } }) => question.url.startsWith(url))),
    postgres: database.pid,
    load: pidOf({ process: load }),
  };
  const before = processorTime(watched);
  const { perSecond, answers, failures } = await send<Pace>(load, { ...question, seconds } satisfies Stretch);
  if (failures > 0) throw new Error(`${who} failed ${failures} times`);
  const after = processorTime(watched);
  return { perSecond, split: before && after && perAnswer(before, after, answers) };
}

function pidOf(started: { readonly process: ChildProcess } | undefined): number {
  const pid = started?.process.pid;
  if (pid === undefined) throw new Error("nobody answers there");
  return pid;
}
