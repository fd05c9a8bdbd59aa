import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, desk, phone, type Browsers } from "../support/browser.ts";
import { aDemoWebsite } from "../support/demo-website.ts";

let app: TestApp;
let visits: Browsers;
let pack: { id: number; title: string; city: string };
beforeAll(async () => {
  app = await aDemoWebsite();
  const { packages } = await app.as().ask("{ packages { id title city } }");
  pack = packages[0];
  visits = await aBrowserOn(app);
});

const pages = {
  "the landing page": () => "/",
  "a package": () => `/detail/${pack.id}`,
};
type Name = keyof typeof pages;

/** Returns x, y and width in pixels of the heading and of the first large picture of a page. */
const placesOn = async (page: Page, part: string): Promise<readonly number[]> => {
  const places = await Promise.all(
    ["h1", "img[fetchpriority], img[loading=eager]"].map((found) =>
      page.locator(`${part} ${found}`).first().boundingBox(),
    ),
  );
  return places.flatMap((place) => (place ? [place.x, place.y, place.width].map(Math.round) : []));
};

describe.each(Object.keys(pages) as Name[])("%s, before its script has come", (name) => {
  it.each([
    ["a desk", desk],
    ["a phone", phone],
  ])("places its parts on %s where they are afterwards", async (_, device) => {
    const before = await visits.open({ ...device, scriptless: true });
    await before.goto(pages[name]());
    const drawn = await placesOn(before, "#first-page");
    expect(drawn).toHaveLength(6);
    const after = await visits.open(device);
    await after.goto(pages[name]());
    await after.locator("#first-page").waitFor({ state: "detached" });
    await after.locator("#root h1").waitFor();
    const shown = await placesOn(after, "#root");
    expect(shown).toHaveLength(6);
    for (const [at, pixels] of shown.entries()) expect(Math.abs(pixels - (drawn[at] ?? 0))).toBeLessThan(12);
  });
});

describe("a package", () => {
  it("says without a script what it is, what it costs and where one asks for it", async () => {
    const page = await visits.open({ ...desk, scriptless: true });
    await page.goto(`/detail/${pack.id}`);
    const text = await page.locator("#first-page").innerText();
    for (const part of [pack.title, "por persona", "Fecha de salida", "Qué incluye"])
      expect(text).toContain(part);
    const request = await page.getByRole("link", { name: "Pedir cotización" }).getAttribute("href");
    expect(request).toBe(`/?${new URLSearchParams({ cotizar: "1", destino: pack.city }).toString()}`);
  });

  it("has a title and text for a chat, and the same page for a repeated request", async () => {
    const address = `${app.url}/detail/${pack.id}`;
    const shown = await fetch(address, { headers: { "user-agent": "WhatsApp/2.24" } });
    expect(await shown.text()).toContain(`<meta property="og:title" content="${pack.title}" />`);
    const tag = shown.headers.get("etag") ?? "";
    const again = await fetch(address, { headers: { accept: "text/html", "if-none-match": tag } });
    expect(again.status).toBe(304);
  });

  it("that is not there, or not shown any more, is left to the application", async () => {
    const gone = await fetch(`${app.url}/detail/999999`, { headers: { accept: "text/html" } });
    expect(await gone.text()).not.toContain('id="first-page"');
    await app.as("admin").ask("mutation ($id: Int!) { archivePackage(id: $id) { id } }", { id: pack.id });
    const archived = await fetch(`${app.url}/detail/${pack.id}`, { headers: { accept: "text/html" } });
    expect(await archived.text()).not.toContain('id="first-page"');
  });
});
