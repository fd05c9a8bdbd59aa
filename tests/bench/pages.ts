import { cpus } from "node:os";
import type { Browser, Page } from "playwright-core";
import { startChromium } from "../support/chromium.ts";

/**
 * Prints a table of pages of the demo, as Markdown: pixels above the first row, rows in sight, height of the
 * page, and presses of Tab from its top to the first row. `npm start` runs beside it:
 * `npm run bench:pages -- http://localhost:3001 /quotesList`; without paths all pages.
 */

/** Password of the demo accounts, as README has it. */
const PASSWORD = "Travesia2026";

/** A page, and the demo account that opens it; an empty one is a visitor. */
type Opened = readonly [path: string, who: string];

const lists: readonly Opened[] = [
  ["/quotesList", "owner"],
  ["/quotesList", "asesor"],
  ["/clientes", "owner"],
  ["/clientes", "asesor"],
  ["/contractsList", "owner"],
  ["/contratos", "asesor"],
  ["/panel/reclamos", "owner"],
  ["/panel/reservas", "owner"],
  ["/userReservas", "cliente"],
  ["/panel/compras", "owner"],
  ["/panel/proveedores", "owner"],
  ["/panel/pagos", "owner"],
  ["/panel/pagos?ver=devoluciones", "owner"],
  ["/panel/banco", "owner"],
  ["/panel/cartera", "owner"],
  ["/contract-payments", "owner"],
  ["/panel/facturas", "owner"],
  ["/panel/cierres", "owner"],
  ["/panel/commissions", "owner"],
  ["/my-commissions", "asesor"],
  ["/panel/comisiones/pagar", "owner"],
  ["/monthly-limits", "owner"],
  ["/puntos", "asesor"],
  ["/panel/user", "owner"],
  ["/panel/documents-review", "owner"],
  ["/panel/metas", "owner"],
  ["/panel/aprobaciones", "owner"],
  ["/exportaciones", "owner"],
  ["/panel/plantillas", "owner"],
  ["/panel/auditoria", "owner"],
];

const others: readonly Opened[] = [
  ["/", ""],
  ["/login", ""],
  ["/allpacks", ""],
  ["/mi-dia", "asesor"],
  ["/mi-dia", "owner"],
  ["/quotesList > 1", "asesor"],
  ["/contractsList > 1", "owner"],
  ["/clientes > 1", "owner"],
  ["/panel/proveedores > 1", "owner"],
  ["/panel/informes", "owner"],
  ["/panel/ajustes", "owner"],
  ["/panel", "owner"],
];

const windows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Rows of a list, as the keys step through them. */
const ROW = "main [data-step]";
/** Presses of Tab that are tried. */
const MOST_TABS = 60;

const [base = "http://localhost:3001", ...chosen] = process.argv.slice(2);
const browser = await startChromium();
const sessions = new Map<string, string>();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say(`${cpus()[0]?.model ?? "?"}, ${cpus().length} núcleos; Chromium ${browser.version()}; ${base}\n`);
say("| Página | Quién | Ancho | Primera fila | Filas a la vista | Alto | Tab |");
say("| --- | --- | --: | --: | --: | --: | --: |");
for (const [path, who] of [...lists, ...others]) {
  if (chosen.length > 0 && !chosen.includes(path)) continue;
  for (const window of windows) say(await lineOf(browser, [path, who], window));
}
await browser.close();

/** Measures a page in a window, and returns its line of the table. */
async function lineOf(
  browser: Browser,
  [path, who]: Opened,
  window: (typeof windows)[number],
): Promise<string> {
  const context = await browser.newContext({ baseURL: base, viewport: window, locale: "es-CO" });
  const token = who && (await sessionOf(who));
  if (token) await context.addInitScript((kept) => localStorage.setItem("token", kept), token);
  const page = await context.newPage();
  const [list = path, nth] = path.split(" > ");
  await open(page, list);
  if (nth) {
    const record = await page
      .locator(`${ROW} a[data-row]`)
      .nth(Number(nth) - 1)
      .getAttribute("href");
    await open(page, record!);
  }
  const { first, seen, height, stops } = await page.evaluate((row) => {
    const parts = [...document.querySelectorAll(row)];
    const rows = parts.map((each) => each.getBoundingClientRect());
    return {
      stops: parts.some((each) => each.querySelector("a[href], button, input")),
      first: rows[0] ? Math.round(rows[0].top + scrollY) : null,
      seen: rows.filter(({ bottom }) => bottom <= innerHeight).length,
      height: document.documentElement.scrollHeight,
    };
  }, ROW);
  const tabs = stops && window.width >= 600 ? await tabsToRows(page) : "–";
  await context.close();
  const rows = [first ?? "–", first === null ? "–" : seen];
  return `| ${[path, who || "visitante", window.width, ...rows, height, tabs].join(" | ")} |`;
}

/** Opens a page, and waits until its list or record is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator("main h1").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => !document.querySelector(".MuiSkeleton-root")).catch(() => undefined);
}

/** Presses Tab from the top of the page until the focus is in a row, and counts. */
async function tabsToRows(page: Page): Promise<number | string> {
  for (let tabs = 1; tabs <= MOST_TABS; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((row) => document.activeElement?.closest(row) != null, ROW)) return tabs;
  }
  return `> ${MOST_TABS}`;
}

/** Signs a demo account in once. */
async function sessionOf(who: string): Promise<string> {
  const kept = sessions.get(who);
  if (kept) return kept;
  const query = `mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { token }
  }`;
  const response = await fetch(`${base}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { email: `${who}@travesia.test`, password: PASSWORD } }),
  });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  sessions.set(who, data.signIn.token);
  return data.signIn.token;
}
