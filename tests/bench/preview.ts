import { cpus } from "node:os";
import type { Page } from "playwright-core";
import { startChromium } from "../support/chromium.ts";
import { median } from "./report.ts";

/**
 * Prints how long a key of the calculator takes until the field shows it, and until the client's page beside
 * it and the agency's profit have followed, in milliseconds. `npm start` runs beside it, with demo data:
 * `npm run bench:preview -- http://localhost:3001`. No test compares them.
 */

const [base = "http://localhost:3001"] = process.argv.slice(2);
/** Password of the demo accounts, as README has it. */
const PASSWORD = "Travesia2026";
const KEYS = 30;
/** Times that the processor is slowed down: as it is, and as an older laptop. */
const SLOWER = [1, 4] as const;
const PREVIEW = "Así lo verá el cliente";

interface Times {
  readonly field: readonly number[];
  readonly preview: readonly number[];
}

async function ask<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const response = await fetch(`${base}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

/** Types digits into a cost one after the other, and returns what each took. */
async function type(page: Page): Promise<Times> {
  const field = page.getByRole("region", { name: "Tiquetes" }).getByLabel("Costo de ida", { exact: true });
  await field.fill("210000");
  await page.waitForTimeout(1_000);
  const times = { field: [] as number[], preview: [] as number[] };
  for (let key = 0; key < KEYS; key++) {
    const waiting = page.evaluate(
      (name) =>
        new Promise<{ field: number; preview: number }>((done) => {
          const preview = document.querySelector(`[aria-label="${name}"]`)!;
          let begun = 0;
          let field = 0;
          const followed = new MutationObserver(() => {
            if (begun === 0) return;
            followed.disconnect();
            requestAnimationFrame(() =>
              setTimeout(() => done({ field, preview: performance.now() - begun })),
            );
          });
          followed.observe(preview, { subtree: true, childList: true, characterData: true });
          addEventListener(
            "keydown",
            () => {
              begun = performance.now();
              requestAnimationFrame(() => setTimeout(() => (field = performance.now() - begun)));
            },
            { once: true, capture: true },
          );
        }),
      PREVIEW,
    );
    await field.press(key % 2 === 0 ? "5" : "Backspace");
    const took = await waiting;
    times.field.push(took.field);
    times.preview.push(took.preview);
    await page.waitForTimeout(150);
  }
  return times;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figures = (found: readonly number[]): string => {
  const sorted = [...found].sort((a, b) => a - b);
  return `${median(sorted).toFixed(0)} / ${sorted[Math.ceil(sorted.length * 0.95) - 1]!.toFixed(0)}`;
};

const email = "asesor@travesia.test";
const { signIn } = await ask<{ signIn: { token: string } }>(
  `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }`,
  { email, password: PASSWORD },
);
const { quotes } = await ask<{ quotes: { items: readonly { id: string }[] } }>(
  `{ quotes(limit: 1, filter: { status: pending }) { items { id } } }`,
  {},
  signIn.token,
);
const [quote] = quotes.items;
if (!quote) throw new Error(`${email} has no pending quote`);

const browser = await startChromium();
say(`${cpus()[0]?.model ?? "?"}, ${cpus().length} núcleos; Chromium ${browser.version()}; ${KEYS} teclas\n`);
say("| Procesador | Campo, mediana / p95 (ms) | Vista del cliente, mediana / p95 (ms) |");
say("| --- | --: | --: |");
for (const rate of SLOWER) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: base, viewport, locale: "es-CO" });
  await context.addInitScript((kept) => localStorage.setItem("token", kept), signIn.token);
  const page = await context.newPage();
  await page.goto(`/cotizaciones/${quote.id}`, { waitUntil: "networkidle" });
  await page.getByRole("region", { name: PREVIEW }).waitFor();
  const chromium = await context.newCDPSession(page);
  await chromium.send("Emulation.setCPUThrottlingRate", { rate });
  const { field, preview } = await type(page);
  say(`| ${rate === 1 ? "como es" : `${rate} veces más lento`} | ${figures(field)} | ${figures(preview)} |`);
  await context.close();
}
await browser.close();
