import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spokenDay } from "../../api/src/core/colombia/spoken.ts";
import { installmentPlan } from "../../api/src/modules/purchases/installment.rules.ts";
import { afterDeparture } from "../../api/src/modules/quotes/quote/trip-days.rules.ts";
import {
  installmentFigures,
  shownState,
} from "../../web/src/features/purchases/installment/installment.state.ts";
import {
  distributed,
  evenPlan,
  planProblem,
  plannedTotal,
  resized,
} from "../../web/src/features/purchases/installment/installments.plan.ts";
import { spanText } from "../../web/src/features/purchases/purchase/ItemDeadline.tsx";
import { itemActs } from "../../web/src/features/purchases/purchase/purchase.actions.ts";
import { shownMargin } from "../../web/src/features/purchases/purchase/purchase.margin.ts";
import {
  itemCounters,
  type OrderedItem,
  purchaseProgress,
  shownItems,
} from "../../web/src/features/purchases/purchase/purchase.order.ts";
import { deadlineOf, inDays, inMonths, TODAY } from "../support/calendar.ts";

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

  it("are in the order of urgency by alert level, whatever their type, then by deadline", () => {
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
  });

  it("are counted by what each filter shows, a late one not among the critical", () => {
    expect(itemCounters(all).map(({ label, count }) => [label, count])).toEqual([
      ["Total Items", 5],
      ["Pendientes", 4],
      ["Completados", 1],
      ["Críticos", 1],
      ["Advertencia", 1],
      ["Vencidos", 1],
    ]);
  });

  it("are bought and paid apart, without those that need no purchase", () => {
    const released = item({ requiereCompra: false, alertStatus: "completado" });
    expect(purchaseProgress([...all, released, item({ status: "comprado_pendiente" })])).toEqual({
      toBuy: 6,
      bought: 2,
      paid: 1,
    });
  });
});

describe("a plan of installments", () => {
  const span = { today: TODAY, departure: null };

  it("is what the server accepts, however it was made", () => {
    const cost = fc.integer({ min: 2_000_001, max: 90_000_000 });
    fc.assert(
      fc.property(
        cost,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 2, max: 12 }),
        (costo, count, other) => {
          const plan = resized(costo, evenPlan(costo, count, span), other, span);
          expect(planProblem(costo, plan)).toBeNull();
          expect(
            installmentPlan(
              costo,
              plan.map(({ monto, ...rest }) => ({ ...rest, monto: monto ?? 0 })),
            ).installments,
          ).toHaveLength(other);
        },
      ),
    );
  });

  it("proposes no day after the departure, each after the one before, and its last ones to be typed where no day is left", () => {
    const days = fc.integer({ min: -5, max: 400 });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 2, max: 12 }),
        (ahead, count, other) => {
          const until = { today: TODAY, departure: inDays(ahead) };
          for (const plan of [
            evenPlan(9_000_000, count, until),
            resized(9_000_000, evenPlan(9_000_000, count, until), other, until),
          ]) {
            const proposed = plan.map(({ fechaVencimiento }) => fechaVencimiento).filter(Boolean);
            expect(proposed.every((day) => day > TODAY && day <= until.departure)).toBe(true);
            expect(proposed).toEqual([...new Set(proposed)].sort());
            expect(proposed).toHaveLength(Math.min(plan.length, Math.max(ahead, 0)));
          }
        },
      ),
    );
  });

  it("is paid monthly where the trip is far away, evenly before one that is near", () => {
    const proposed = (departure: string) =>
      evenPlan(3_000_000, 3, { today: TODAY, departure }).map(({ fechaVencimiento }) => fechaVencimiento);
    expect(proposed(inMonths(3))).toEqual([inMonths(1), inMonths(2), inMonths(3)]);
    expect(proposed(inDays(60))).toEqual([inDays(20), inDays(40), inDays(60)]);
  });

  it("keeps the days that were typed when it grows, and goes on from the last of them", () => {
    const typed = [inDays(5), inDays(12)].map((fechaVencimiento) => ({ monto: 1_500_000, fechaVencimiento }));
    const grown = resized(3_000_000, typed, 4, { today: TODAY, departure: inDays(22) });
    expect(grown.map(({ fechaVencimiento }) => fechaVencimiento)).toEqual([
      inDays(5),
      inDays(12),
      inDays(17),
      inDays(22),
    ]);
  });

  it("keeps its days when it is distributed", () => {
    const plan = [
      { monto: 10, fechaVencimiento: inDays(11) },
      { monto: null, fechaVencimiento: inDays(115) },
    ];
    expect(distributed(3_000_001, plan)).toEqual([
      { monto: 1_500_000, fechaVencimiento: inDays(11) },
      { monto: 1_500_001, fechaVencimiento: inDays(115) },
    ]);
    expect(plannedTotal(plan)).toBe(10);
  });

  it.each([
    [
      "at 2,000,000",
      2_000_000,
      evenPlan(2_000_000, 2, span),
      "Las cuotas solo aplican para compras superiores a $\u00a02.000.000",
    ],
    [
      "without a cost",
      null,
      evenPlan(0, 3, span),
      "Las cuotas solo aplican para compras superiores a $\u00a02.000.000",
    ],
    [
      "a peso off",
      3_000_001,
      evenPlan(3_000_000, 3, span),
      "La suma de las cuotas debe ser igual al costo total",
    ],
    [
      "without a day",
      3_000_000,
      [
        { monto: 3_000_000, fechaVencimiento: "" },
        { monto: 1, fechaVencimiento: "" },
      ],
      "La fecha de vencimiento de cada cuota es requerida",
    ],
    [
      "backwards",
      3_000_000,
      evenPlan(3_000_000, 2, span).reverse(),
      "Las fechas de las cuotas deben ser ascendentes",
    ],
    [
      "with an empty amount",
      3_000_000,
      [...evenPlan(3_000_000, 2, span), { monto: null, fechaVencimiento: inDays(162) }],
      "El monto de cada cuota debe ser mayor a 0",
    ],
  ])("is refused %s", (_, costo, plan, message) => expect(planProblem(costo, plan)).toBe(message));
});

describe("installments", () => {
  const due = (
    estado: "pagado" | "pendiente" | "vencido",
    fechaVencimiento: string,
    montoCuota = 1_000_000,
  ) => ({
    estado,
    fechaVencimiento,
    montoCuota,
  });

  it.each([
    [TODAY, "proximo"],
    [inDays(3), "proximo"],
    [inDays(4), "pendiente"],
  ])("due on %s are %s today", (day, state) => expect(shownState(due("pendiente", day), TODAY)).toBe(state));

  it("are counted and added up, their progress with one decimal", () => {
    const figures = installmentFigures([
      due("pagado", inDays(-19)),
      due("vencido", inDays(-10)),
      due("pendiente", inDays(42)),
    ]);
    expect(figures).toEqual({
      all: { count: 3, amount: 3_000_000 },
      pagado: { count: 1, amount: 1_000_000 },
      pendiente: { count: 1, amount: 1_000_000 },
      vencido: { count: 1, amount: 1_000_000 },
      progress: 33.3,
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
  ])("is %s", (_, told, label, share) => expect(shownMargin(told)).toEqual({ label, share }));
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

describe("what can be done with an item", () => {
  const waiting = { status: "pendiente_compra" as const, requiereCompra: true, purchases: [] };

  it("is buying for ADMIN and OWNER while the contract is signed, nothing for CONTADOR", () => {
    expect(itemActs(5, "signed", waiting)).toEqual({
      next: "buy",
      others: ["installments", "deadline", "release"],
    });
    expect(itemActs(6, "signed", waiting)).toEqual({ next: null, others: [] });
    expect(itemActs(7, "cancelled", waiting)).toEqual({ next: null, others: [] });
    expect(itemActs(7, "signed", { ...waiting, requiereCompra: false })).toEqual({ next: null, others: [] });
  });

  it.each([
    [5, "signed", "comprado_pendiente", "contado", "markPaid", ["deadline"]],
    [7, "signed", "comprado_pendiente", "contado", "markPaid", ["deadline", "void"]],
    [7, "signed", "comprado_pendiente", "cuotas", "manage", ["markPaid", "deadline", "void"]],
    [6, "signed", "comprado_pendiente", "cuotas", "manage", []],
    [7, "signed", "comprado_pagado", "contado", null, ["void"]],
    [7, "completed", "comprado_pagado", "cuotas", "manage", []],
  ] as const)(
    "for role %i on a %s contract, an item %s by %s, is %s and %j",
    (role, contract, status, tipoPago, next, others) => {
      const purchases = [{ tipoPago }] as never;
      expect(itemActs(role, contract, { status, requiereCompra: true, purchases })).toEqual({ next, others });
    },
  );
});
