// @vitest-environment happy-dom
import { ThemeProvider } from "@mui/material/styles";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { theme } from "../../../web/src/app/theme/theme.ts";
import { barScale, stretchesOf } from "../../../web/src/features/reports/trip-profit/trip-bar.rules.ts";
import { tripMark } from "../../../web/src/features/reports/trip-profit/trip-mark.rules.ts";
import { tripLinks } from "../../../web/src/features/reports/trip-profit/trip-profit.links.ts";
import { TripFigures } from "../../../web/src/features/reports/trip-profit/TripFigures.tsx";
import { isOpenTo } from "../../support/doors.ts";

afterEach(cleanup);

const show = (part: ReactElement) => render(<ThemeProvider theme={theme}>{part}</ThemeProvider>);
const agreed = { price: 1_000, providers: 600, toBuy: 0, iva: 100, commissions: 100, profit: 200 };
const bought = { ...agreed, providers: 500, toBuy: 250, profit: 50 };
const loss = { ...agreed, providers: 1_050, profit: -250 };
const links = (role: number, more: object = {}) =>
  tripLinks(role, { id: "c1", numero: "CT-1", cancelado: false, quoteId: "q1", ...more });

describe("the bar of a trip's price", () => {
  it("is as long as its price, cut into its parts", () => {
    const scale = barScale([agreed, bought]);
    expect(scale).toBe(1_000);
    expect(stretchesOf(bought, scale)).toEqual([
      { part: "providers", share: 50 },
      { part: "toBuy", share: 25 },
      { part: "iva", share: 10 },
      { part: "commissions", share: 10 },
      { part: "profit", share: 5 },
    ]);
  });

  it("reaches beyond the price where the costs do, and draws no loss", () => {
    const scale = barScale([agreed, loss]);
    expect(scale).toBe(1_250);
    expect(stretchesOf(loss, scale).map(({ part }) => part)).toEqual(["providers", "iva", "commissions"]);
    expect(stretchesOf(loss, scale).reduce((all, { share }) => all + share, 0)).toBeCloseTo(100);
  });
});

describe("the mark of a trip", () => {
  const trip = { cancelado: false, comprado: 0, porComprar: 0 };

  it("says that it has no costs as long as none was agreed or bought", () => {
    expect(tripMark(trip)).toBe("Sin costos");
    expect(tripMark({ ...trip, porComprar: 1 })).toBeNull();
    expect(tripMark({ ...trip, comprado: 1 })).toBeNull();
    expect(tripMark({ ...trip, cancelado: true })).toBe("Cancelado");
  });
});

describe("the figures beside it", () => {
  it("say each part as agreed and as bought, and open its rows", () => {
    show(<TripFigures label="Ganancia del viaje" agreed={agreed} bought={bought} links={links(7)} />);
    const table = screen.getByRole("table", { name: "Ganancia del viaje" });
    const cells = (name: string) =>
      within(within(table).getByRole("row", { name: new RegExp(`^${name}`) }))
        .getAllByRole("cell")
        // A figure that opens its rows begins with their name, which is read and not seen.
        .map(({ textContent }) => textContent?.replace(/\s/g, " ").replace(/^.*: /, ""));
    expect(cells("Proveedores")).toEqual(["$ 600", "$ 500"]);
    expect(cells("Por comprar")).toEqual(["", "$ 250"]);
    expect(cells("Ganancia del viaje")).toEqual(["$ 200", "$ 50"]);
    const opens = (name: RegExp) => within(table).getByRole("link", { name }).getAttribute("href");
    expect(opens(/^Proveedores, comprado: \$\s500/)).toContain("contrato=CT-1&ver=compras");
    expect(opens(/^Precio, acordado/)).toBe("/cotizaciones/q1?pestana=calculo");
    expect(opens(/^Comisiones, comprado/)).toBe("/contracts/c1/commissions");
  });

  it("are one column of a cancelled trip", () => {
    show(<TripFigures label="Ganancia del viaje" agreed={null} bought={loss} links={links(7)} />);
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["Parte del precio", "Retenido"]);
    expect(screen.getByRole("rowheader", { name: "Lo que se retuvo" })).toBeTruthy();
  });
});

describe("the rows of a trip's figures", () => {
  it("are on pages that the role may open", () => {
    expect(links(6).commissions).toBe("/panel/commissions?search=CT-1");
    expect(links(6).toBuy).toBe("/contratos/c1?pestana=compras");
    expect(links(7).toBuy).toBe("/contracts/c1/purchase-management");
    expect(links(5).iva).toBe("/contratos/c1");
    expect(links(7).iva).toBe("/panel/facturas?ver=facturas&search=CT-1");
  });

  it.each([5, 6, 7])("lead role %i to no page that refuses it", (role) => {
    const all = [links(role), links(role, { cancelado: true }), links(role, { quoteId: undefined })];
    const addresses = all.flatMap((one) => Object.values(one));
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address) => !isOpenTo(role, address))).toEqual([]);
  });

  it("are what was paid of a cancelled one, and the contract's own without a quote", () => {
    expect(links(7, { cancelado: true }).price).toContain("contrato=CT-1&ver=pagos");
    expect(links(7, { quoteId: undefined }).price).toBe("/contratos/c1?pestana=papeles");
  });
});
