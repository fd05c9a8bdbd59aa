import { describe, expect, it } from "vitest";
import { hoursAfter } from "../../../api/src/core/colombia/days.ts";
import { spokenDay } from "../../../api/src/core/colombia/spoken.ts";
import { afterDeparture } from "../../../api/src/modules/quotes/quote/request/trip-days.rules.ts";
import { overrunToConfirm } from "../../../api/src/modules/purchases/purchase/purchase.rules.ts";
import { lateWarning } from "../../../web/src/features/purchases/installment/installments.plan.ts";
import { deadlineText, spanText } from "../../../web/src/features/purchases/purchase/ItemDeadline.tsx";
import { offeredItemActs } from "../../../web/src/features/purchases/purchase/purchase.offered-acts.ts";
import { shownMargin } from "../../../web/src/features/purchases/margin/purchase.margin.ts";
import {
  itemCounters,
  type OrderedItem,
  purchaseProgress,
  shownItems,
} from "../../../web/src/features/purchases/purchase/purchase.order.ts";
import { changedAccounts } from "../../../web/src/features/purchases/dues/chosen-dues.ts";
import type { DueRowFragment } from "../../../web/src/features/purchases/dues/dues.generated.ts";
import { deadlineOf, inDays, STARTED, TODAY } from "../../support/calendar.ts";

const item = (changed: Partial<OrderedItem>): OrderedItem => ({
  tipo: "extras",
  status: "pendiente_compra",
  alertStatus: "sin_fecha",
  fechaVencimientoPago: null,
  precioTotal: 100,
  requiereCompra: true,
  ...changed,
});

describe("the items of purchase management", () => {
  const hotel = item({
    tipo: "alojamiento",
    alertStatus: "critico",
    fechaVencimientoPago: deadlineOf(inDays(1)),
    precioTotal: 900,
  });
  const late = item({
    tipo: "tickets",
    alertStatus: "vencido",
    fechaVencimientoPago: deadlineOf(inDays(-1)),
    precioTotal: 500,
  });
  const tickets = item({ tipo: "tickets" });
  const paid = item({
    tipo: "traslados",
    status: "comprado_pagado",
    alertStatus: "completado",
    precioTotal: 300,
  });
  const soon = item({
    tipo: "seguro",
    alertStatus: "advertencia",
    fechaVencimientoPago: deadlineOf(inDays(3)),
  });
  const all = [paid, hotel, tickets, soon, late];

  it.each([
    ["", "", [late, hotel, soon, tickets, paid]],
    ["", "priority", [late, tickets, hotel, paid, soon]],
    ["pending", "", [late, hotel, soon, tickets]],
    ["completed", "", [paid]],
    ["critical", "", [hotel]],
    ["warning", "", [soon]],
    ["overdue", "", [late]],
    ["", "date", [late, hotel, soon, paid, tickets]],
    ["", "price", [hotel, late, paid, tickets, soon]],
    ["", "status", [late, tickets, hotel, soon, paid]],
    ["toString", "constructor", [late, hotel, soon, tickets, paid]],
  ])("under «%s» in the order «%s»", (filter, order, expected) =>
    expect(shownItems(all, filter, order)).toEqual(expected),
  );

  it("are in the order of urgency by alert level, of any type, then by deadline", () => {
    const levels = [
      "completado",
      "sin_fecha",
      "normal",
      "advertencia",
      "por_vencer",
      "critico",
      "vencido",
    ] as const;
    const shown = shownItems(
      levels.map((alertStatus) => item({ alertStatus })),
      "",
      "",
    );
    expect(shown.map(({ alertStatus }) => alertStatus)).toEqual([...levels].reverse());
    const sooner = item({ alertStatus: "normal", fechaVencimientoPago: deadlineOf(inDays(9)) });
    const later = item({
      tipo: "tickets",
      alertStatus: "normal",
      fechaVencimientoPago: deadlineOf(inDays(20)),
    });
    expect(shownItems([later, sooner], "", "")).toEqual([sooner, later]);
    const bought = { ...sooner, status: "comprado_pendiente" as const };
    expect(shownItems([bought, later], "", "")).toEqual([later, bought]);
  });

  it("are counted as each filter shows them, a late one not among the critical", () => {
    expect(itemCounters(all).map(({ label, count }) => [label, count])).toEqual([
      ["Total Items", 5],
      ["Pendientes", 4],
      ["Completados", 1],
      ["Críticos", 1],
      ["Advertencia", 1],
      ["Vencidos", 1],
    ]);
  });

  it("are bought and paid separately, except ones that need no purchase", () => {
    const released = item({ requiereCompra: false, alertStatus: "completado" });
    expect(purchaseProgress([...all, released, item({ status: "comprado_pendiente" })])).toEqual({
      toBuy: 6,
      bought: 2,
      paid: 1,
    });
  });
});

describe("the gross margin", () => {
  const figures = { itemsComprados: 0, precioContrato: 1_000_000, totalCotizado: 800_000, margenBruto: 100 };

  it.each([
    ["expected by what was quoted until something is bought", figures, "Margen bruto esperado", 20],
    [
      "that of the purchases afterwards",
      { ...figures, itemsComprados: 1, margenBruto: 55.5 },
      "Margen bruto",
      55.5,
    ],
    ["unknown without a price", { ...figures, precioContrato: 0 }, "Margen bruto esperado", null],
    ["unknown before the answer", undefined, "Margen bruto", null],
  ])("is %s", (_, warned, label, share) => expect(shownMargin(warned)).toEqual({ label, share }));
});

describe("a day after the departure", () => {
  it.each([
    [inDays(10), inDays(10), null],
    [inDays(11), null, null],
    ["", inDays(10), null],
    [inDays(11), inDays(10), `Es después de la salida del viaje, el ${spokenDay(inDays(10))}`],
  ])("%s, when it is %s, is said: %s", (day, departure, text) =>
    expect(afterDeparture(day, departure)).toBe(text),
  );
});

describe("a deadline is said", () => {
  it.each([
    [0.5, "en 30 minutos"],
    [1, "en 1 hora"],
    [5.9, "en 5 horas"],
    [47, "en 47 horas"],
    [49, "en 2 días"],
    [-3, "hace 3 horas"],
    [-24 * 8, "hace 8 días"],
  ])("%d hours from now as «%s»", (hours, text) => expect(spanText(hours)).toBe(text));
});

type Tail<All extends readonly unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never;

describe("what can be done with an item", () => {
  const waiting = { status: "pendiente_compra" as const, requiereCompra: true, purchases: [] };
  const offered = (role: number, ...[contract, item]: Tail<Parameters<typeof offeredItemActs>>) => {
    const { next, others } = offeredItemActs({ id: 1, role }, contract, item);
    return { next, others: [...others].map(([act, off]) => off ?? act) };
  };

  it("is buying for ADMIN and OWNER while the contract is signed, nothing for CONTADOR", () => {
    expect(offered(5, "signed", waiting)).toEqual({
      next: "buy",
      others: ["installments", "deadline", "release"],
    });
    expect(offered(6, "signed", waiting)).toEqual({ next: null, others: [] });
    const cancelled = "El contrato está en estado «Cancelado» y no admite compras.";
    expect(offered(7, "cancelled", waiting)).toEqual({ next: null, others: [cancelled, cancelled] });
    const released = "El servicio no requiere compra";
    expect(offered(7, "signed", { ...waiting, requiereCompra: false })).toEqual({
      next: null,
      others: [released, released],
    });
  });

  it.each([
    [5, "signed", "comprado_pendiente", "contado", "markPaid", ["deadline", "taxes"]],
    [7, "signed", "comprado_pendiente", "contado", "markPaid", ["deadline", "taxes", "void"]],
    [7, "signed", "comprado_pendiente", "cuotas", "manage", ["markPaid", "deadline", "taxes", "void"]],
    [6, "signed", "comprado_pendiente", "cuotas", "manage", ["taxes"]],
    [7, "signed", "comprado_pagado", "contado", null, ["taxes", "void"]],
    [7, "completed", "comprado_pagado", "cuotas", "manage", ["taxes", "El contrato está completado."]],
  ] as const)(
    "for role %i on a %s contract, an item %s by %s, is %s and %j",
    (role, contract, status, tipoPago, next, others) => {
      const estadoPago = status === "comprado_pagado" ? "pagado" : "pendiente";
      const purchases = [{ tipoPago, estadoPago, mesCerrado: null } as const];
      expect(offered(role, contract, { status, requiereCompra: true, purchases })).toEqual({ next, others });
    },
  );
});

describe("the account of a provider who is paid", () => {
  const now = new Date(STARTED);
  const due = (over: object) =>
    ({
      provider: "Avianca",
      accountChangedAt: hoursAfter(now, -71).toISOString(),
      accountChangedById: 5,
      accountReplaced: true,
      ...over,
    }) as DueRowFragment;
  const warned = (over: object, payer = 1) => changedAccounts([due(over), due(over)], now, payer);

  it("is announced once while it is new, as changed or as registered", () => {
    expect(warned({})).toEqual([
      "La cuenta de Avianca cambió hace menos de 3 días. Confírmala por un canal conocido antes de pagar.",
    ]);
    expect(warned({ accountReplaced: false })[0]).toMatch(/^La cuenta de Avianca se registró hace menos /);
    expect(warned({ accountChangedAt: hoursAfter(now, -73).toISOString() })).toEqual([]);
    expect(warned({ accountChangedAt: null, accountChangedById: null })).toEqual([]);
  });

  it("is announced to the person who changed or registered it, after any time", () => {
    const long = { accountChangedAt: hoursAfter(now, -999).toISOString() };
    expect(warned(long, 5)[0]).toMatch(/^Tú cambiaste la cuenta de Avianca\. /);
    expect(warned({ ...long, accountReplaced: false }, 5)[0]).toMatch(/^Tú registraste la cuenta /);
  });
});

describe("a deadline", () => {
  const now = new Date(`${TODAY}T23:36:00-05:00`);
  it.each([
    [0, /^Vence hoy · /],
    [1, /^Vence mañana · /],
    [12, /^Vence en 12 días · /],
    [-1, /^Venció ayer · /],
    [-3, /^Venció hace 3 días · /],
  ])("that is a day, %d days from now, is shown in days also in the last minutes", (days, text) => {
    expect(deadlineText(deadlineOf(inDays(days)), 0.4, now)).toMatch(text);
  });

  it("that is a moment is shown in hours", () => {
    expect(deadlineText(`${TODAY}T20:00:00Z`, 5, now)).toMatch(/^Vence en 5 horas · /);
  });
});

describe("the installments of a purchase", () => {
  const plan = [inDays(10), inDays(20)].map((fechaVencimiento) => ({ monto: 1, fechaVencimiento }));
  it("that end before the trip are right, and those after its departure are warned of", () => {
    expect(lateWarning(plan, inDays(20))).toBeNull();
    expect(lateWarning(plan, null)).toBeNull();
    expect(lateWarning(plan, inDays(15))).toMatch(/^1 cuota vence después de la salida del viaje/);
    expect(lateWarning(plan, inDays(5))).toMatch(/^2 cuotas vencen después/);
  });
});

describe("a cost above the agreed one", () => {
  it.each([
    [1_000_000, 1_100_000, null],
    [1_000_000, 1_100_001, 100_001],
    [1_000_000, 2_110_000, 1_110_000],
    [0, 5_000, null],
  ])("of %d is asked about at %d", (quoted, real, overrun) => {
    expect(overrunToConfirm(quoted, real)).toBe(overrun);
  });
});
