import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { aBrowserOn, type Browsers, desk, press, settled } from "../support/browser.ts";
import type { Handle } from "../support/people.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSentCalculation } from "../support/story/calculation.ts";
import { aPackage } from "../support/story/catalog.ts";
import { aSentContract } from "../support/story/contracts.ts";
import { anApprovedCalculation } from "../support/story/passengers.ts";
import { aProvider } from "../support/story/providers.ts";
import { aQuote } from "../support/story/quotes.ts";
import { anOpenRaffle } from "../support/story/raffle.ts";
import { aWebsite } from "../support/web-build.ts";

let visits: Browsers;
let records: readonly string[];

const office = [
  ...["/mi-dia", "/quotesList", "/clientes", "/panel/reclamos", "/contratos", "/contractsList"],
  ...["/contratos/nuevo", "/panel/reservas", "/panel/compras", "/panel/proveedores", "/panel/pagos"],
  ...[
    "/panel/banco",
    "/panel/cuadrar",
    "/panel/cartera",
    "/contract-payments",
    "/panel/cierres",
    "/commissionsList",
  ],
  ...["/panel/comisiones/pagar", "/commission-config", "/monthly-limits", "/panel", "/panel/user"],
  ...["/createStaff", "/panel/organization", "/panel/all-teams", "/panel/documents-review"],
  ...["/panel/metas", "/panel/aprobaciones", "/panel/pack", "/panel/newPack", "/panelGestion"],
  ...["/panelInstagram", "/panelCarousel", "/panel/popup", "/panel/rifas", "/rifa", "/number"],
  ...["/panel/informes", "/financial-dashboard", "/panel/ajustes", "/panel/ajustes?ver=datos"],
  ...["/panel/ajustes?ver=firma", "/panel/ajustes?ver=cuentas", "/panel/plantillas", "/panel/retenciones"],
  ...["/panel/operacion", "/panel/auditoria", "/notificaciones", "/profile", "/puntos"],
];
const advising = [
  ...["/mi-dia", "/quotesList", "/clientes", "/contratos", "/my-commissions", "/rifa", "/number"],
  ...["/profile", "/puntos", "/notificaciones", "/exportaciones"],
];
const travelling = ["/userReservas", "/contratos", "/profile", "/puntos", "/notificaciones", "/reclamos"];
const opened = ["/", "/login", "/register", "/allpacks", "/productos", "/about", "/verificar", "/recuperar"];

/** The words of the coral buttons in sight: of the dialog alone where one is open. */
const coralsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "var(--travesia-palette-secondary-main)";
    const coral = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const within = document.querySelector("[role=dialog]") ?? document;
    return (
      [...within.querySelectorAll("a, button, [role=button]")]
        // What is only looked at, in a preview, is no action.
        .filter((one) => one.checkVisibility() && !one.closest("[inert]"))
        .filter((one) => getComputedStyle(one).backgroundColor === coral)
        .map((one) => one.textContent ?? "")
    );
  });

/** The words of the visible menu entries outside an open menu. */
const looseEntriesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=menuitem]")]
      .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
      .filter((entry) => !entry.closest(".MuiPopover-root, [inert]"))
      .map((entry) => entry.textContent ?? ""),
  );

beforeAll(async () => {
  const app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
  const pending = await aQuote(app);
  const sent = await aSentCalculation(app);
  const approved = await anApprovedCalculation(app);
  const toSign = await aSentContract(app);
  await anOpenRaffle(app);
  records = [
    ...[pending, sent, approved].map(({ id }) => `/cotizaciones/${id}`),
    `/contratos/${toSign.id}`,
    `/panel/proveedores/${(await aProvider(app)).id}`,
    `/detail/${await aPackage(app)}`,
  ];
});

describe("coral is the one action of a page, and no menu lies open on it", () => {
  const parties: readonly (readonly [Handle | null, readonly string[]])[] = [
    ["owner", office],
    ["asesor", advising],
    ["cliente", travelling],
    [null, opened],
  ];
  it.each(parties)("for %s", async (who, paths) => {
    const page = who ? await visits.as(who, desk) : await visits.open(desk);
    const seen = new Map<string, string[]>();
    const loose = new Map<string, string[]>();
    for (const path of [...paths, ...(who === "owner" || who === "asesor" ? records : [])]) {
      await page.goto(path);
      // The frame has no heading: the page itself is there.
      await page.locator("#first-page").waitFor({ state: "detached" });
      await page.locator("#root h1").first().waitFor();
      await settled(page);
      seen.set(path, await coralsOn(page));
      loose.set(path, await looseEntriesOn(page));
    }
    const several = [...seen].filter(([, corals]) => corals.length > 1);
    expect(several).toEqual([]);
    expect([...loose].filter(([, entries]) => entries.length > 0)).toEqual([]);
    expect([...seen.values()].some((corals) => corals.length === 1)).toBe(true);
  });

  it("and at most one of a dialog", async () => {
    const page = await visits.as("owner", desk);
    const dialogs: readonly (readonly [string, string])[] = [
      ["/quotesList", "Nueva cotización"],
      ["/panel/organization", "Crear persona del equipo"],
      ["/panel/proveedores", "Agregar proveedor"],
    ];
    for (const [path, button] of dialogs) {
      await page.goto(path);
      await press(page, button);
      await page.getByRole("dialog").waitFor();
      expect((await coralsOn(page)).length, path).toBeLessThanOrEqual(1);
    }
  });
});
