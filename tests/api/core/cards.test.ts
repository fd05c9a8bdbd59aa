import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentQuote, type StoryQuote } from "../../support/story/quotes.ts";

const CARD = /<meta property="og:image" content="([^"]*)"/;
const WHATSAPP = { "user-agent": "WhatsApp/2.23.20.0" };

let app: TestApp;
let quote: StoryQuote;
beforeAll(async () => {
  app = await anAppWithSales();
  quote = await aSentQuote(app);
});

const pageOf = async (headers: Record<string, string>): Promise<string> =>
  (
    await fetch(`${app.url}/quote-approval/${quote.id}?token=${quote.token}`, {
      headers: { accept: "text/html", ...headers },
    })
  ).text();

/** Returns the path of the card that a proposal's page names. */
const cardOf = async (headers: Record<string, string> = WHATSAPP): Promise<string> =>
  new URL(CARD.exec(await pageOf(headers))?.[1] ?? "").pathname;

const read = (path: string) => fetch(new URL(path, app.url));

/** Returns what a card's address says that it shows. */
const contentOf = (path: string): unknown[] =>
  JSON.parse(Buffer.from(path.split(/[/.]/)[2] ?? "", "base64url").toString()) as unknown[];

describe("the card of a page", () => {
  it("is a picture of 1200 × 630 that no chat finds too heavy and nobody fetches twice", async () => {
    const answer = await read(await cardOf());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    expect(bytes.length).toBeLessThan(300_000);
  });

  it("shows place, dates, travellers and agency; neither a price nor the client", async () => {
    const [place, lines, agency, colour, picture] = contentOf(await cardOf());
    expect([place, picture]).toEqual(["Cartagena", null]);
    expect(lines).toEqual([expect.stringMatching(/ de \d{4}$/), expect.stringMatching(/adultos/)]);
    expect(agency).toBe((await app.app.services.agency.current()).name);
    expect(colour).toMatch(/^#[0-9A-F]{6}$/i);
    const said = JSON.stringify(contentOf(await cardOf()));
    expect(said).not.toContain("$");
    expect(said).not.toContain("María");
  });

  it("is named by the page of a person and by the page of a robot, with the tags that chats read", async () => {
    for (const headers of [WHATSAPP, {}]) {
      const page = await pageOf(headers);
      expect(page).toContain('<meta property="og:title" content="Tu viaje a Cartagena" />');
      expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />');
      expect(page).toContain('<meta property="og:image:width" content="1200" />');
      expect(page).toContain('<meta name="robots" content="noindex" />');
    }
    expect(await cardOf({})).toBe(await cardOf());
  });

  it("is drawn in the agency's colour below a drawing of the place", async () => {
    const bytes = Buffer.from(await (await read(await cardOf())).arrayBuffer());
    const { colour } = await app.app.services.agency.current();
    // Figures are of a picture as it is read, so each part is cut out before.
    const partOf = async (region: { left: number; top: number; width: number; height: number }) =>
      sharp(await sharp(bytes).extract(region).png().toBuffer()).stats();
    const { channels } = await partOf({ left: 1100, top: 600, width: 40, height: 20 });
    const asked = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    for (const [at, { mean }] of channels.entries())
      expect(Math.abs(mean - (asked[at] ?? 0))).toBeLessThan(6);
    const { entropy } = await partOf({ left: 0, top: 0, width: 1200, height: 400 });
    expect(entropy).toBeGreaterThan(2);
  });

  it("is nowhere under a name that we did not make", async () => {
    const path = await cardOf();
    const forged = Buffer.from(JSON.stringify(["Gratis", ["$ 1"], "Otra", "#000000", null])).toString(
      "base64url",
    );
    const mac = path.split(".").at(-2) ?? "";
    for (const name of [
      `/tarjetas/${forged}.${mac}.jpg`,
      path.replace(/.\.jpg$/, ".jpg"),
      path.replace(/\.jpg$/, ".png"),
      "/tarjetas/",
      "/tarjetas/../secrets.key",
      "/tarjetas/%2e%2e%2fsecrets.jpg",
      `/tarjetas/${"a".repeat(5_000)}.${mac}.jpg`,
    ])
      expect([name, (await read(name)).status]).toEqual([name, 404]);
  });
});
