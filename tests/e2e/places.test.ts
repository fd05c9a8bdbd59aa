import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { menu } from "../../web/src/app/layout/menu.table.ts";
import { linesOf, placesOf, rowsOf } from "../../web/src/app/layout/menu.ts";
import { routes } from "../../web/src/app/routes/routes.ts";
import type { TestApp } from "../support/app.ts";
import { barriersOn, looks, overflowOf } from "../support/axe.ts";
import { aBrowserOn, type Browsers, desk, follow, phone, press, reads, settled } from "../support/browser.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aCommission } from "../support/story/commissions.ts";
import { aPackage } from "../support/story/catalog.ts";
import { book } from "../support/story/reservations.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  await aCommission(app);
});

/** Returns the positions of the rows of tabs, of each of their tabs, and of a page's visible title. */
const standing = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const tabs = page.locator("main header nav a");
  const found: Record<string, string> = {};
  for (const tab of await tabs.all()) {
    const [name, box] = [
      await tab.evaluate(
        (link) => `${link.closest("nav")?.getAttribute("aria-label")} › ${link.textContent}`,
      ),
      await tab.boundingBox(),
    ];
    found[name] = `${Math.round(box?.x ?? -1)}, ${Math.round(box?.y ?? -1)}`;
  }
  const title = await page.locator("main h1").first().boundingBox();
  if (title && title.width > 1) found["title"] = `${Math.round(title.x)}, ${Math.round(title.y)}`;
  return found;
};

describe("the tabs of neighbouring pages", () => {
  const own = ["reservas", "comisiones", "puntos"] as const;
  const places = placesOf(linesOf(7, routes, menu, { own })).filter((place) => rowsOf(place) > 0);

  it.each([desk.width, phone.width])("are at the same place on each of them, at %i", async (width) => {
    const page = await visits.as("owner", { width });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/mi-dia");
    const seen = new Map<string, string>();
    const moved: string[] = [];
    for (const { line, tab, part } of places) {
      await follow(page, part.path);
      await page.locator("main header nav a[aria-current]").first().waitFor();
      await settled(page);
      // A phone scrolls a row to its present tab.
      await page
        .locator("main header nav ul")
        .evaluateAll((rows) => rows.forEach((row) => (row.scrollLeft = 0)));
      for (const [name, at] of Object.entries(await standing(page))) {
        const key = name === "title" ? `${line.label} › ${tab.label}: title` : name;
        const before = seen.get(key) ?? at;
        seen.set(key, before);
        if (at !== before) moved.push(`${key} on ${part.path}: ${at}, not ${before}`);
      }
    }
    expect(moved).toEqual([]);
    expect(seen.size).toBeGreaterThan(places.length);
  });

  it("have no barrier and no overflow, in any look and at any width", async () => {
    const page = await visits.as("owner", desk);
    await page.goto("/contract-payments");
    await page.locator("main header nav a[aria-current]").first().waitFor();
    for (const { theme } of looks) {
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      expect(await barriersOn(page)).toEqual([]);
    }
    await page.setViewportSize({ width: phone.width, height: 844 });
    await settled(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await barriersOn(page)).toEqual([]);
  });
});

describe("a feature that the agency does not use", () => {
  it("is in nobody's menu, and comes back for all with its first record", async () => {
    await app.as("owner").ask(`mutation { hideFeatures(features: [reservas]) { hidden } }`);
    const page = await visits.as("lider", desk);
    await page.goto("/mi-dia");
    const menu = page.getByRole("navigation", { name: "Principal" });
    await menu.getByRole("link", { name: "Contratos" }).waitFor();
    expect(await menu.getByRole("link", { name: "Reservas" }).count()).toBe(0);
    await press(page, "Nuevo");
    await page.getByRole("menuitem", { name: "Cotización" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Reserva de un paquete" }).count()).toBe(0);
    await page.goto("/panel/reservas");
    await reads(page.getByRole("main"), "Reservas");
    await book(app, await aPackage(app));
    await page.goto("/mi-dia");
    await menu.getByRole("link", { name: "Reservas" }).waitFor();
    const owner = await visits.as("owner", desk);
    await owner.goto("/notificaciones");
    await reads(owner, /Reservas está de nuevo en el menú de todos/);
  });
});

describe("own pages", () => {
  it("are in the menu of who has some, and open by their address for anybody who had the link", async () => {
    const page = await visits.as("asesor2", desk);
    await page.goto("/commissionsList");
    await reads(page.getByRole("main"), "Comisiones");
    expect(await page.getByRole("link", { name: "Mis comisiones" }).count()).toBe(0);
    await page.goto("/my-commissions");
    await page.getByRole("link", { name: "Mis comisiones" }).waitFor();
    const seller = await visits.as("asesor", desk);
    await seller.goto("/commissionsList");
    await seller.getByRole("link", { name: "Mis comisiones" }).click();
    await seller.waitForURL("**/my-commissions");
  });
});

it("nothing went wrong in any page", () => {
  expect(visits.problems).toEqual([]);
});
