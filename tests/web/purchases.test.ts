import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { installmentPlan } from "../../api/src/modules/purchases/installment.rules.ts";
import { installmentFigures, shownState } from "../../web/src/features/purchases/installment.state.ts";
import { distributed, evenPlan, planProblem, plannedTotal, resized } from "../../web/src/features/purchases/installments.plan.ts";
import { spanText } from "../../web/src/features/purchases/ItemDeadline.tsx";
import { itemActs } from "../../web/src/features/purchases/purchase.actions.ts";
import { type OrderedItem, shownItems } from "../../web/src/features/purchases/purchase.order.ts";
import { deadlineOf, inDays, TODAY } from "../support/calendar.ts";

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
  const hotel = item({ tipo: "alojamiento", alertStatus: "critico", fechaVencimientoPago: deadlineOf(inDays(1)), precioTotal: 900 });
  const late = item({ tipo: "tickets", alertStatus: "vencido", fechaVencimientoPago: deadlineOf(inDays(-1)), precioTotal: 500 });
  const tickets = item({ tipo: "tickets" });
  const paid = item({ tipo: "traslados", status: "comprado_pagado", alertStatus: "completado", precioTotal: 300 });
  const soon = item({ tipo: "seguro", alertStatus: "advertencia", fechaVencimientoPago: deadlineOf(inDays(3)) });
  const all = [paid, hotel, tickets, soon, late];

  it.each([
    ["", "", [late, tickets, hotel, paid, soon]],
    ["pending", "", [late, tickets, hotel, soon]],
    ["completed", "", [paid]],
    ["critical", "", [late, hotel]],
    ["warning", "", [soon]],
    ["overdue", "", [late]],
    ["", "date", [late, hotel, soon, paid, tickets]],
    ["", "price", [hotel, late, paid, tickets, soon]],
    ["", "status", [late, tickets, hotel, soon, paid]],
    ["toString", "constructor", [late, tickets, hotel, paid, soon]],
  ])("under «%s» in the order «%s»", (filter, order, expected) => expect(shownItems(all, filter, order)).toEqual(expected));
});

describe("a plan of installments", () => {
  it("is what the server accepts, however it was made", () => {
    const cost = fc.integer({ min: 2_000_001, max: 90_000_000 });
    fc.assert(
      fc.property(cost, fc.integer({ min: 2, max: 12 }), fc.integer({ min: 2, max: 12 }), (costo, count, other) => {
        const plan = resized(costo, evenPlan(costo, count, inDays(41)), other, inDays(41));
        expect(planProblem(costo, plan)).toBeNull();
        expect(
          installmentPlan(
            costo,
            plan.map(({ monto, ...rest }) => ({ ...rest, monto: monto ?? 0 })),
          ).installments,
        ).toHaveLength(other);
      }),
    );
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
    ["at 2,000,000", 2_000_000, evenPlan(2_000_000, 2, inDays(11)), "Las cuotas solo aplican para compras superiores a $\u00a02.000.000"],
    ["without a cost", null, evenPlan(0, 3, inDays(11)), "Las cuotas solo aplican para compras superiores a $\u00a02.000.000"],
    ["a peso off", 3_000_001, evenPlan(3_000_000, 3, inDays(11)), "La suma de las cuotas debe ser igual al costo total"],
    [
      "without a day",
      3_000_000,
      [
        { monto: 3_000_000, fechaVencimiento: "" },
        { monto: 1, fechaVencimiento: "" },
      ],
      "La fecha de vencimiento de cada cuota es requerida",
    ],
    ["backwards", 3_000_000, evenPlan(3_000_000, 2, inDays(11)).reverse(), "Las fechas de las cuotas deben ser ascendentes"],
    [
      "with an empty amount",
      3_000_000,
      [...evenPlan(3_000_000, 2, inDays(11)), { monto: null, fechaVencimiento: inDays(162) }],
      "El monto de cada cuota debe ser mayor a 0",
    ],
  ])("is refused %s", (_, costo, plan, message) => expect(planProblem(costo, plan)).toBe(message));
});

describe("installments", () => {
  const due = (estado: "pagado" | "pendiente" | "vencido", fechaVencimiento: string, montoCuota = 1_000_000) => ({
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
    const figures = installmentFigures([due("pagado", inDays(-19)), due("vencido", inDays(-10)), due("pendiente", inDays(42))]);
    expect(figures).toEqual({
      all: { count: 3, amount: 3_000_000 },
      pagado: { count: 1, amount: 1_000_000 },
      pendiente: { count: 1, amount: 1_000_000 },
      vencido: { count: 1, amount: 1_000_000 },
      progress: 33.3,
    });
  });
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
    expect(itemActs(5, "signed", waiting)).toEqual({ next: "buy", others: ["installments", "deadline", "release"] });
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
  ] as const)("for role %i on a %s contract, an item %s by %s, is %s and %j", (role, contract, status, tipoPago, next, others) => {
    const purchases = [{ tipoPago }] as never;
    expect(itemActs(role, contract, { status, requiereCompra: true, purchases })).toEqual({ next, others });
  });
});
