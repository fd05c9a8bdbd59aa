import { describe, expect, it } from "vitest";
import { homeOf } from "../../web/src/app/session/home.ts";
import { currentLine, menuOf } from "../../web/src/app/layout/menu.ts";
import type { AppRoute } from "../../web/src/app/routes/route.ts";
import { routes } from "../../web/src/app/routes/routes.ts";

const at = (path: string, guard: AppRoute["guard"], menu?: AppRoute["menu"]): AppRoute => ({
  path,
  guard,
  layout: "office",
  screen: async () => () => null,
  menu,
});
const quotes = at("/quotesList", "manageQuotes", { group: "Ventas", label: "Cotizaciones", icon: "quotes" });
const contracts = at("/contratos", "readContracts", {
  group: "Ventas",
  label: "Contratos",
  icon: "contracts",
});
const commissions = at("/commissionsList", "seeCommissions", {
  group: "Dinero",
  label: "Comisiones",
  icon: "commissions",
});

describe("the navigation", () => {
  it("shows a role only what it may open, grouped by work", () => {
    const groups = menuOf(6, [commissions, quotes, contracts]);
    expect(groups.map(({ group, lines }) => [group, lines.map(({ label }) => label)])).toEqual([
      ["Ventas", ["Contratos"]],
      ["Dinero", ["Comisiones"]],
    ]);
  });

  it("has no empty groups", () => {
    expect(menuOf(1, [quotes, commissions])).toEqual([]);
  });
});

describe("the line of where one is", () => {
  const lines = [
    { path: "/panel" },
    { path: "/panel/user" },
    { path: "/contratos" },
    { path: "/commissionsList", also: "/panel/commissions" },
  ];
  it.each([
    ["/panel", "/panel"],
    ["/panel/user", "/panel/user"],
    ["/panel/organization/3", "/panel"],
    ["/contratos/17", "/contratos"],
    ["/panelGestion", null],
    ["/panel/commissions", "/commissionsList"],
  ])("at %s is %s", (pathname, line) => {
    expect(currentLine(lines, pathname)).toBe(line);
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
