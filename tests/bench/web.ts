import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { cpus, hostname } from "node:os";
import { fileURLToPath } from "node:url";
import { startChromium } from "../support/chromium.ts";
import { median } from "./report.ts";

/**
 * Server with demo data that Lighthouse asks as a phone on slow 4G: `npm start`, or the one of BENCH_URL. The
 * figures are printed; the seconds of a machine are no test.
 */
const BASE = process.env["BENCH_URL"] ?? "http://localhost:3001";
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (!existsSync(new URL("./node_modules/lighthouse/package.json", import.meta.url))) {
  say("Instalando Lighthouse…");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}

/** Part of a Lighthouse result that is printed. */
interface Found {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Found } | undefined>;

// A computed name: it is installed beside this file, for measurements.
const lighthousePackage = "lighthouse";
const { default: lighthouse } = (await import(lighthousePackage)) as { readonly default: Lighthouse };

/** Returns a port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Asks the server for its records, and reads the addresses of a package and of a proposal. */
async function addresses(): Promise<Readonly<Record<string, string>>> {
  const asked = await fetch(`${BASE}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ packages { id } }" }),
  });
  const { data } = (await asked.json()) as { data: { packages: readonly { id: number }[] } };
  const mails = await (await fetch(`${BASE}/dev/mailbox.json`)).text();
  const proposal = /\/quote-approval\/[\w-]+\?token=[\w-]+/.exec(mails)?.[0];
  if (!data.packages[0] || !proposal) throw new Error("The server has no package or no proposal");
  return { "/": "/", "a package": `/detail/${data.packages[0].id}`, "a proposal": proposal };
}

const port = await freePort();
const browser = await startChromium([`--remote-debugging-port=${port}`]);
say(
  `${hostname()}: ${cpus().length} × ${cpus()[0]?.model ?? "?"}, node ${process.version}, ${ROUNDS} rounds`,
);
for (const [name, path] of Object.entries(await addresses())) {
  const found: Found[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const flags = { port, logLevel: "error", onlyCategories: ["performance", "accessibility", "seo"] };
    const result = await lighthouse(`${BASE}${path}`, flags);
    if (result) found.push(result.lhr);
  }
  const score = (key: string) =>
    Math.round(median(found.map((one) => one.categories[key]?.score ?? 0)) * 100);
  const value = (key: string) => median(found.map((one) => one.audits[key]?.numericValue ?? Number.NaN));
  say(
    `${name.padEnd(12)} performance ${score("performance")}, accessibility ${score("accessibility")}, ` +
      `seo ${score("seo")}; LCP ${(value("largest-contentful-paint") / 1000).toFixed(2)} s, ` +
      `TBT ${Math.round(value("total-blocking-time"))} ms, ` +
      `movement ${value("cumulative-layout-shift").toFixed(3)}`,
  );
}
await browser.close();
