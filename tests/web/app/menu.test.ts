// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import type { RoleNumber } from "@travesia/api/permissions";
import type { OptionalFeature } from "../../../web/src/graphql/schema.generated.ts";
import { describe, expect, it } from "vitest";
import { menu } from "../../../web/src/app/layout/menu.table.ts";
import { grouped, linesOf, placeOf, placesOf } from "../../../web/src/app/layout/menu.ts";
import { newThings } from "../../../web/src/app/layout/new.table.ts";
import { homeOf } from "../../../web/src/base/session/home.ts";
import { optionalFeatureLabels } from "../../../api/src/modules/content/agency/optional-feature.rules.ts";
import { admits, type AppRoute } from "../../../web/src/base/routes/route.ts";
import { routes } from "../../../web/src/app/routes/routes.ts";

const roles = [1, 2, 3, 4, 5, 6, 7] as const;
const at = (path: string, guard: AppRoute["guard"]) => ({
  path,
  guard,
  layout: "office" as const,
  screen: async () => () => null,
});
const quotes = at("/quotesList", "manageQuotes");
const contracts = at("/contratos", "readContracts");
const commissions = at("/commissionsList", "seeCommissions");

describe("the navigation", () => {
  it("of the owner is the twelve lines, and no role has more", () => {
    expect(linesOf(7, routes).map(({ label }) => label)).toEqual([
      ...["Mi día", "Cotizaciones", "Clientes", "Contratos", "Reservas", "Compras", "Cobros", "Comisiones"],
      ...["Equipo", "Contenido", "Informes", "Ajustes"],
    ]);
    for (const role of roles) expect(linesOf(role, routes).length).toBeLessThanOrEqual(12);
  });

  it.each(roles)("gives each line of role %i an icon of its own, and a name of its own", (role) => {
    const lines = linesOf(role, routes);
    for (const of of ["icon", "label", "path"] as const)
      expect(new Set(lines.map((line) => line[of])).size).toBe(lines.length);
  });

  it("draws each icon once", () => {
    const source = readFileSync("web/src/app/layout/MenuIcon.tsx", "utf8");
    const drawn = [...source.matchAll(/^ {2}\w+: (\w+Icon),$/gm)].map(([, icon]) => icon);
    expect(drawn.length).toBeGreaterThanOrEqual(menu.length);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("names a line of which somebody may open one page for that page", () => {
    const named = (role: RoleNumber, path: string) =>
      linesOf(role, routes).find((line) => line.path === path)?.label;
    expect([named(3, "/panel/organization"), named(6, "/panel/all-teams")]).toEqual(["Equipo", "Equipo"]);
    expect(named(6, "/panel/retenciones")).toBe("Impuestos y numeración");
    expect([named(1, "/userReservas"), named(1, "/puntos")]).toEqual(["Mis reservas", "Mis puntos"]);
  });

  it("shows a role only what it may open, grouped by work and without empty groups", () => {
    const groups = grouped(linesOf(6, [commissions, quotes, contracts]));
    expect(groups.map(({ group, lines }) => [group, lines.map(({ label }) => label)])).toEqual([
      ["Ventas", ["Contratos"]],
      ["Dinero", ["Comisiones"]],
    ]);
  });

  it("leaves out what the agency does not use, also a whole line of it", () => {
    const labels = (role: RoleNumber, ...hidden: OptionalFeature[]) =>
      placesOf(linesOf(role, routes, menu, { features: hidden })).flatMap(({ line, part }) => [
        line.label,
        part.label,
      ]);
    expect(labels(7)).toContain("Rifas");
    expect(labels(7, "rifas", "puntos")).not.toContain("Rifas");
    expect(labels(7, "equipos")).toContain("Personas");
    expect(labels(3, "equipos")).not.toContain("Mi equipo");
    expect(labels(7, "reservas")).not.toContain("Reservas");
    expect(labels(1, "reservas")).toContain("Mis reservas");
    const all = Object.keys(optionalFeatureLabels) as OptionalFeature[];
    expect(new Set(labels(7, ...all)).size).toBeLessThan(new Set(labels(7)).size - all.length);
  });

  it("has no line whose pages do not exist", () => {
    expect(linesOf(7, [quotes]).map(({ label }) => label)).toEqual(["Cotizaciones"]);
    expect(linesOf(1, [quotes, commissions])).toEqual([]);
  });
});

/** Pages of the top bar (the profile menu, the bell), and `/inicio`, which redirects to the first page. */
const besides = ["/profile", "/notificaciones", "/inicio"];

/** Pages that a role reaches from its profile, a list or a notice, so that they are no line of its menu. */
const reachedBeside: Readonly<Record<string, readonly number[]>> = {
  "/userReservas": [2, 6],
  "/ordenReserva/:id": [2, 6],
  "/exportaciones": [2, 3, 4],
};

describe("every page", () => {
  const pages = routes.filter((route) => !("layout" in route) || route.layout === "office");
  const cases = roles.flatMap((role) =>
    pages
      .filter(({ guard, path }) => guard !== "public" && admits(guard, role) && !besides.includes(path))
      .filter(({ path }) => !reachedBeside[path]?.includes(role))
      .map(({ path }) => [path, role] as const),
  );

  it.each(cases)("%s has a place in the navigation of role %i", (path, role) => {
    const tabs = placesOf(linesOf(role, routes)).map(({ part }) => part);
    const own = tabs.filter((tab) => tab.at.includes(path));
    const holds = own.length > 0 ? own : tabs.filter((tab) => tab.within?.includes(path));
    expect(holds.length).toBeGreaterThan(0);
  });

  it("is in one tab, and each address of the menu exists", () => {
    const all = menu.flatMap(({ pages: places }) =>
      places.flatMap((place) => [place, ...(place.parts ?? [])]),
    );
    const own = all.flatMap((tab) => tab.at.map((path) => (tab.part ? `${path}?${tab.part}` : path)));
    expect(new Set(own).size).toBe(own.length);
    const within = all.flatMap((tab) => tab.within ?? []);
    const known = new Set([...routes.map(({ path }) => path), "/clientes/:id"]);
    expect([...own, ...within].filter((path) => !known.has(path.split("?")[0] ?? ""))).toEqual([]);
  });
});

describe("where one is", () => {
  it.each<[string, RoleNumber, string | null, string | null]>([
    ["/panel", 7, "Informes", "Panel"],
    ["/panel/user", 7, "Equipo", "Personas"],
    ["/createStaff", 7, "Equipo", "Personas"],
    ["/panel/organization/3", 4, "Equipo", "Mi equipo"],
    ["/contratos/17", 2, "Contratos", "Contratos"],
    ["/contratos/17", 7, "Contratos", "Contratos"],
    ["/panelGestion/textos/hero", 5, "Contenido", "Página"],
    ["/panel/commissions", 7, "Comisiones", "Comisiones"],
    ["/facturas-pendientes", 7, "Cobros", "Facturas"],
    ["/panel/facturas", 6, "Cobros", "Facturas"],
    ["/panel/facturas/17", 6, "Cobros", "Facturas"],
    ["/panel/pagos", 6, "Cobros", "Por verificar"],
    ["/panel/pagos?status=late&ver=devoluciones", 6, "Cobros", "Devoluciones"],
    ["/panel/pagos?ver=todos", 6, "Cobros", "Por verificar"],
    ["/panel/pagos/17", 6, "Cobros", "Por verificar"],
    ["/panel/aprobaciones", 7, "Equipo", "Aprobaciones"],
    ["/ordenReserva/17", 3, "Reservas", "Reservas"],
    ["/ordenReserva/17", 1, "Mis reservas", "Mis reservas"],
    ["/ordenReserva/17", 2, null, null],
    ["/profile", 7, null, null],
  ])("at %s, role %i is in %s, %s", (pathname, role, line, tab) => {
    const [at = "", search] = pathname.split("?");
    const place = placeOf(linesOf(role, routes), at, search);
    expect([place?.line.label ?? null, place?.part.label ?? null]).toEqual([line, tab]);
  });
});

describe("`Nuevo`", () => {
  it("offers what a role may create, and a client nothing", () => {
    expect(roles.map((role) => newThings(role).length)).toEqual([0, 3, 4, 5, 7, 1, 8]);
    expect(newThings(6).map(({ label }) => label)).toEqual(["Pago de un cliente"]);
    expect(newThings(7, ["reservas"]).map(({ label }) => label)).not.toContain("Reserva de un paquete");
  });

  it("begins at addresses that exist and are open to whom it is offered", () => {
    for (const role of roles)
      for (const { begins } of newThings(role)) {
        if (begins === "payment") continue;
        const route = routes.find(({ path }) => path === begins.at.split("?")[0]);
        expect(route && admits(route.guard, role), begins.at).toBe(true);
      }
  });
});

describe("home", () => {
  it.each([
    [2, "/quotesList"],
    [6, "/contratos"],
    [1, "/contratos"],
  ])("of role %i is %s among the first screens", (role, home) => {
    expect(homeOf(role, [commissions, contracts, quotes])).toBe(home);
  });

  it("of staff is their day once it exists, of customers their trips", () => {
    const all = [quotes, contracts, at("/mi-dia", "seeDashboard"), at("/userReservas", "signedIn")];
    expect([homeOf(2, all), homeOf(6, all), homeOf(1, all)]).toEqual(["/mi-dia", "/mi-dia", "/userReservas"]);
  });

  it("of a role without a screen is none", () => {
    expect(homeOf(1, [quotes])).toBeNull();
  });
});

describe("the route table", () => {
  it("opens every address once", () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it.each(routes.map((route) => [route.path, route] as const))("%s has a screen", async (_, route) => {
    expect(await route.screen()).toBeTypeOf("function");
  });
});
