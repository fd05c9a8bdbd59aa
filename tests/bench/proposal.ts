import { gzipSync } from "node:zlib";
import { startChromium } from "../support/chromium.ts";
import { type Asked, ask, ratioAtMost, timedBeside } from "./beside.ts";
import { median } from "./report.ts";

/**
 * Compressed bytes of a proposal's page, style and all; milliseconds until the largest part of it is painted
 * on slow 4G by a slow phone; and how many times their quiet median requests may take beside documents that
 * are printed.
 */
const TARGET = { bytes: 14 * 1_024, paint: 1_200, beside: 2 } as const;
/** Slow 4G: milliseconds of latency, bytes in a second; and how much slower than this machine a phone is. */
const SLOW = { latency: 150, perSecond: 1_600_000 / 8, processor: 4 } as const;
const DOCUMENTS = 50;
/** Milliseconds after loading in which something larger may still be painted. */
const REST = 2_000;

const CLIENT = "Banco de pruebas";
const FIND =
  "query ($search: String!) { quotes(limit: 1, filter: { search: $search, status: sent }) { items { id } } }";
const CREATE = "mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }";
const PRICE = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }`;
const SHARE = `mutation ($id: ID!) { shareQuote(id: $id, channel: copy) { link } }`;
const LIST = "{ quotes(limit: 50, filter: { status: completed }) { items { id } } }";

interface Found {
  readonly quotes: { readonly items: readonly { readonly id: string }[] };
}

/** Measures the time to the page of a proposal, and the slowdown of lists beside 50 documents at once. */
export async function proposalLines(
  asked: Asked & { readonly owner: string },
  rounds: number,
): Promise<readonly string[]> {
  const owner = { ...asked, token: asked.owner };
  const path = await sharedPath(owner);
  const page = await fetch(asked.product + path, { headers: { accept: "text/html" } });
  const bytes = gzipSync(await page.text()).length;
  const browser = await startChromium();
  const paints: number[] = [];
  for (let round = 0; round < rounds; round++) paints.push(await largestPaint(browser, asked.product + path));
  await browser.close();

  const { quotes } = await ask<Found>(owner, LIST);
  const beside: number[] = [];
  for (let round = 0; round < Math.min(rounds, 3); round++)
    beside.push((await timedBeside(asked, () => printed(owner, quotes.items))).beside);
  return [
    "proposal-page",
    `  ${bytes} bytes comprimidos`,
    ratioAtMost("proposal-page.bytes/14kB", bytes / TARGET.bytes, 1),
    `  ${Math.round(median(paints))} ms hasta lo más grande, con 4G lento y procesador ×${SLOW.processor}`,
    ratioAtMost("proposal-page.lcp/1200ms", median(paints) / TARGET.paint, 1),
    ratioAtMost(`proposal-page.beside-${DOCUMENTS}-pdfs/quiet`, median(beside), TARGET.beside),
  ];
}

/** The path of a link to a proposal; its quote is made once for all runs. */
async function sharedPath(owner: Asked): Promise<string> {
  const { quotes } = await ask<Found>(owner, FIND, { search: CLIENT });
  const id = quotes.items[0]?.id ?? (await madeQuote(owner));
  const { shareQuote } = await ask<{ shareQuote: { link: string } }>(owner, SHARE, { id });
  const { pathname, search } = new URL(shareQuote.link);
  return pathname + search;
}

async function madeQuote(owner: Asked): Promise<string> {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const input = {
    nombreCliente: CLIENT,
    emailCliente: "banco@example.com",
    telefonoCliente: "3001234567",
    origen: "Bogotá",
    destino: "Cartagena",
    fechaIda: days(60),
    fechaRegreso: days(65),
    numeroPersonas: 2,
    adultos: 2,
    tripType: "nacional",
  };
  const { createQuote } = await ask<{ createQuote: { id: string } }>(owner, CREATE, { input });
  await ask(owner, PRICE, { id: createQuote.id, input: { precioTotal: 3_000_000 } });
  return createQuote.id;
}

type Chromium = Awaited<ReturnType<typeof startChromium>>;

/** Milliseconds from the click to the largest paint, with nothing cached. */
async function largestPaint(browser: Chromium, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send("Network.enable");
  await slow.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.perSecond,
    uploadThroughput: SLOW.perSecond,
  });
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOW.processor });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(REST);
  const paint = await page.evaluate(() => (window as { largestPaint?: number }).largestPaint ?? Infinity);
  await context.close();
  return paint;
}

/** Prints the documents of quotes, all at once. */
async function printed({ product, token }: Asked, quotes: readonly { readonly id: string }[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const all = Array.from({ length: DOCUMENTS }, (_, at) => quotes[at % quotes.length]!.id);
  await Promise.all(
    all.map(async (id) => {
      const answer = await fetch(`${product}/quotes/${id}/preview-pdf`, { headers });
      if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
      await answer.arrayBuffer();
    }),
  );
}
