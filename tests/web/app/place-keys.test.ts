import { roleLabels } from "@travesia/api/permissions";
import { describe, expect, it } from "vitest";
import { linesOf, placeOf } from "../../../web/src/app/layout/menu.ts";
import { letterOf, lineAt } from "../../../web/src/app/layout/place-keys.ts";
import { wayBackOf } from "../../../web/src/app/layout/way-back.ts";
import { routes } from "../../../web/src/app/routes/routes.ts";

describe("the letters of places", () => {
  it.each(Object.keys(roleLabels).map(Number))("lead role %i to each line of its menu", (role) => {
    const lines = linesOf(role, routes);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map((line) => lineAt(lines, letterOf(line)))).toEqual(lines);
  });
});

describe("the way back", () => {
  const lines = linesOf(7, routes);
  const seen = new Map([["/quotesList", "/quotesList?status=sent"]]);
  const back = (pathname: string) => wayBackOf(placeOf(lines, pathname), pathname, seen);

  it("leads from a record to its list as it was seen last", () => {
    expect(back("/cotizaciones/q-1")).toEqual({ label: "Cotizaciones", at: "/quotesList?status=sent" });
    expect(back("/clientes/c-1")).toEqual({ label: "Clientes", at: "/clientes" });
  });

  it.each(["/quotesList", "/mi-dia", "/profile"])("is not there on %s", (pathname) => {
    expect(back(pathname)).toBeNull();
  });
});
