// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { roleLabels } from "@travesia/api/permissions";
import { describe, expect, it } from "vitest";
import { linesOf, pagesBeside, placeOf, placesOf } from "../../../web/src/app/layout/menu.ts";
import type { OptionalFeature } from "../../../web/src/graphql/schema.generated.ts";
import { letterOf, lineAt } from "../../../web/src/app/layout/place-keys.ts";
import { menu, type OwnRecords } from "../../../web/src/app/layout/menu.table.ts";
import { routes } from "../../../web/src/app/routes/routes.ts";
import { balancingSteps } from "../../../web/src/features/bank/balancing/balancing.steps.ts";
import { financialGroups } from "../../../web/src/features/reports/financial/financial.tabs.ts";

const roles = Object.keys(roleLabels).map(Number);

/** Numbers of a page's tabs beside the menu's, by file; the first tab of a page is the page itself. */
const innerTabs: Readonly<Record<string, number>> = {
  "pages/accounts/ProfileScreen.tsx": 5,
  "pages/bank/BalanceDayScreen.tsx": balancingSteps.length,
  "pages/invoices/InvoiceScreen.tsx": 2,
  "pages/reports/FinancialDashboardScreen.tsx": financialGroups.length,
};

/** Tabs that are parts of a record, of a form or of a visitor's page, and lead to no place. */
const ofRecords = [
  "ui/RecordTabs.tsx",
  "features/payments/follow-up/FollowedContractDrawer.tsx",
  "features/providers/library/ServiceLibraryDialog.tsx",
  "features/quotes/calculation/CalculatorTabs.tsx",
  "features/quotes/sharing/SendingPreview.tsx",
  "pages/claims/PublicClaimsScreen.tsx",
];

const filesWithTabs = readdirSync("web/src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && /<Tabs\b/.test(readFileSync(join("web/src", file), "utf8")))
  .map((file) => file.replaceAll("\\", "/"));

/** Returns the numbers of places, and of pages within them, of a role that has records of its own. */
const counted = (role: number) => {
  const lines = linesOf(role, routes);
  return [lines.flatMap(({ tabs }) => tabs).length, placesOf(lines).length];
};

describe("the places of the office, with everything on", () => {
  it("are 25 for the owner and 8 for an advisor", () => {
    expect(linesOf(7, routes).flatMap(({ tabs }) => tabs.map(({ label }) => label))).toEqual([
      ...["Mi día", "Cotizaciones", "Clientes", "Reclamos y datos", "Contratos", "Reservas"],
      ...["Por pagar", "Proveedores", "Por verificar", "Banco", "Cartera", "Facturas", "Cierres"],
      ...["Comisiones", "Reglas y límites", "Personas", "Aprobaciones", "Paquetes", "Página", "Rifas"],
      ...["Capacitación", "Informes", "Tu agencia", "Operación", "Auditoría"],
    ]);
    expect(Object.fromEntries(roles.map((role) => [role, counted(role)]))).toEqual({
      1: [3, 3],
      2: [8, 12],
      3: [10, 16],
      4: [11, 17],
      5: [21, 36],
      6: [15, 22],
      7: [25, 44],
    });
  });

  it("are at most 60 for the owner with all tabs within them", () => {
    const profile = 1;
    const inner = Object.values(innerTabs).reduce((sum, tabs) => sum + tabs - 1, 0);
    expect((counted(7)[1] ?? 0) + profile + inner).toBeLessThanOrEqual(60);
  });

  it("are all counted: a page that gets tabs is named here", () => {
    expect(filesWithTabs.sort()).toEqual([...Object.keys(innerTabs), ...ofRecords].sort());
  });
});

describe("own records", () => {
  const none: readonly OwnRecords[] = ["reservas", "comisiones", "puntos"];
  const shown = (role: number, own: readonly OwnRecords[]) =>
    placesOf(linesOf(role, routes, menu, { own })).map(({ part }) => part.label);

  it.each([2, 3, 4, 5, 6, 7])("have a place in the menu of role %i once there are some", (role) => {
    const mine = ["Mis reservas", "Mis comisiones", "Mis puntos"];
    const without = shown(role, none);
    expect(without.filter((label) => mine.includes(label))).toEqual([]);
    expect(shown(role, []).filter((label) => label === "Mis puntos")).toHaveLength(1);
    expect(without.length).toBeLessThan(shown(role, []).length);
  });

  it("of a client: the trips are always there, the points when there are some", () => {
    expect(shown(1, none)).toEqual(["Contratos", "Mis reservas"]);
    expect(shown(1, ["reservas"])).toEqual(["Contratos", "Mis reservas", "Mis puntos"]);
  });

  it("are found by the search of who has none, as are the exports of an advisor", () => {
    const found = (role: number, features: readonly OptionalFeature[] = []) =>
      pagesBeside(linesOf(role, routes, menu, { own: none, features }), role, routes, { features }).map(
        ({ path }) => path,
      );
    expect(found(2)).toEqual(["/userReservas", "/my-commissions", "/puntos", "/exportaciones"]);
    expect(found(2, ["puntos"])).not.toContain("/puntos");
    expect(found(6)).toEqual(["/userReservas", "/puntos"]);
    expect(found(1)).toEqual(["/puntos"]);
  });

  it("make no line of their own for an advisor", () => {
    expect(shown(2, [])).not.toContain("Mis reservas");
    expect(shown(2, [])).not.toContain("Exportaciones");
  });
});

describe("a merged place", () => {
  it.each<[path: string, role: number, line: string, place: string, part: string]>([
    ["/contractsList", 7, "Contratos", "Contratos", "Supervisión"],
    ["/contract-payments", 7, "Cobros", "Cartera", "Seguimiento"],
    ["/panel/pagos?ver=devoluciones", 6, "Cobros", "Por verificar", "Devoluciones"],
    ["/panel/pagos?ver=devoluciones&devolucion=7", 6, "Cobros", "Por verificar", "Devoluciones"],
    ["/panel/pagos?ver=reversiones", 6, "Cobros", "Por verificar", "Devoluciones"],
    ["/panel/pagos?ver=efectivo", 7, "Cobros", "Por verificar", "Por verificar"],
    ["/panel/pagos?ver=todos&status=verified", 6, "Cobros", "Por verificar", "Por verificar"],
    ["/panel/commissions?ver=objeciones", 5, "Comisiones", "Comisiones", "Objeciones"],
    ["/panel/comisiones/pagar", 7, "Comisiones", "Comisiones", "Pagar"],
    ["/my-commissions", 3, "Comisiones", "Comisiones", "Mis comisiones"],
    ["/puntos", 2, "Comisiones", "Comisiones", "Mis puntos"],
    ["/monthly-limits", 7, "Comisiones", "Reglas y límites", "Límites"],
    ["/commission-config", 5, "Comisiones", "Reglas y límites", "Reglas y límites"],
    ["/panel/organization", 3, "Equipo", "Personas", "Mi equipo"],
    ["/panel/organization/3", 4, "Equipo", "Personas", "Mi equipo"],
    ["/panel/all-teams", 6, "Equipo", "Personas", "Todos los equipos"],
    ["/panel/documents-review", 7, "Equipo", "Personas", "Documentos"],
    ["/panel/metas", 7, "Equipo", "Personas", "Metas"],
    ["/rifa", 7, "Contenido", "Rifas", "Vender rifa"],
    ["/asesores", 5, "Contenido", "Capacitación", "Videos de asesores"],
    ["/panel", 7, "Informes", "Informes", "Panel"],
    ["/panel", 6, "Informes", "Informes", "Panel"],
    ["/exportaciones", 7, "Informes", "Informes", "Exportaciones"],
    ["/financial-dashboard", 7, "Informes", "Informes", "Informes"],
    ["/panel/plantillas", 5, "Ajustes", "Tu agencia", "Plantillas"],
  ])("keeps %s for role %i: %s, %s, %s", (address, role, line, tab, part) => {
    const [path = "", search] = address.split("?");
    const place = placeOf(linesOf(role, routes), path, search);
    expect([place?.line.label, place?.tab.label, place?.part.label]).toEqual([line, tab, part]);
  });

  it("has its pages at addresses of their own, whose guards are the ones of their routes", () => {
    for (const role of roles)
      for (const { part } of placesOf(linesOf(role, routes)))
        expect(routes.some(({ path }) => path === part.path.split("?")[0])).toBe(true);
  });

  it("is reached by the letter of its line", () => {
    const lines = linesOf(7, routes);
    const to = (letter: string) => lineAt(lines, letter)?.path;
    expect(["t", "b", "m", "e", "n", "i", "a"].map(to)).toEqual([
      ...["/contratos", "/panel/pagos", "/commissionsList", "/panel/user", "/panel/pack"],
      ...["/panel/informes", "/panel/ajustes"],
    ]);
    expect(lines.map((line) => lineAt(lines, letterOf(line)))).toEqual(lines);
  });
});
