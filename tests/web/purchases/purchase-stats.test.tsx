// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { purchaseStats } from "../../../web/src/features/purchases/stats/purchase.stats.ts";
import { PurchaseStats } from "../../../web/src/features/purchases/stats/PurchaseStats.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const item = (tipo: string, status: string, precioTotal: number, ...costs: number[]) =>
  ({ id: tipo, tipo, status, precioTotal, purchases: costs.map((costo) => ({ costo })) }) as never;
const items = [
  item("extras", "pendiente_compra", 200_000),
  item("tickets", "comprado_pagado", 1_000_000, 1_100_000),
  item("tickets", "comprado_pendiente", 500_000, 450_000),
  item("tickets", "pendiente_compra", 700_000),
];

it("the figures of purchases by service compare the purchases with their quoted cost", () => {
  expect(purchaseStats(items)).toEqual([
    { tipo: "tickets", total: 3, bought: 2, paid: 1, quoted: 2_200_000, cost: 1_550_000, difference: 50_000 },
    { tipo: "extras", total: 1, bought: 0, paid: 0, quoted: 200_000, cost: 0, difference: 0 },
  ]);
});

it("they are shown to who asks for them", () => {
  show(<PurchaseStats items={items} />);
  expect(screen.queryByText("Tiquetes")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Ver las cifras por servicio" }));
  const shown = within(screen.getByRole("table", { name: "Compras por servicio" }));
  expect(shown.getByText("Tiquetes")).toBeTruthy();
  expect(shown.getByText(/Sobrecosto/)).toBeTruthy();
});
