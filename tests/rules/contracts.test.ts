import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../api/src/core/colombia/days.ts";
import { sum } from "../../api/src/core/colombia/cop.ts";
import { analyse } from "../../api/src/modules/contracts/item/analysis.rules.ts";
import * as contracts from "../../api/src/modules/contracts/contract/contract.rules.ts";
import * as items from "../../api/src/modules/contracts/item/item.rules.ts";
import {
  type PlanInput,
  planLines,
  planOf,
  proposePlan,
  refusePlanThatDoesNotAddUp,
  unfitDays,
} from "../../api/src/modules/contracts/plan/plan.rules.ts";
import { normalSections } from "../../api/src/modules/quotes/calculation/costs/calculation-input.rules.ts";
import { costLines } from "../../api/src/modules/quotes/calculation/costs/calculation-lines.rules.ts";

const today = "2026-01-01";
const price = 1_000_000;

describe("a proposed plan", () => {
  it.each([
    ["2026-07-01", "2026-06-01"],
    ["2026-01-20", "2026-01-01"],
    [null, "2026-01-01"],
  ])("at once for a departure on %s is due on %s", (departure, day) => {
    expect(planLines(proposePlan({ price, today, departure }), price)).toEqual([
      { numero: 1, descripcion: "Pago total", monto: price, fechaVencimiento: day },
    ]);
  });

  it("in shares is 30 % today and three shares that end 30 days before departure", () => {
    const plan = proposePlan({ price, formaPago: "cuotas", today, departure: "2026-05-01" });
    expect(plan).toMatchObject({
      cuotaInicialPorcentaje: 30,
      cuotaInicialMonto: 300_000,
      montoRestante: 700_000,
      valorCuotaRestante: 233_333,
      numeroCuotasRestantes: 3,
    });
    expect(planLines(plan, price).map(({ monto, fechaVencimiento }) => [monto, fechaVencimiento])).toEqual([
      [300_000, "2026-01-01"],
      [233_333, "2026-01-31"],
      [233_333, "2026-03-02"],
      [233_334, "2026-04-01"],
    ]);
  });

  it("is monthly without a departure", () => {
    expect(
      proposePlan({ price, formaPago: "cuotas", today: "2026-01-31", departure: null })
        .fechasVencimientoCuotas,
    ).toEqual(["2026-02-28", "2026-03-31", "2026-04-30"]);
  });

  it("has fewer shares when the days do not suffice", () => {
    expect(
      proposePlan({ price, formaPago: "cuotas", today, departure: addDays(today, 31) })
        .fechasVencimientoCuotas,
    ).toEqual(["2026-01-02"]);
    expect(
      proposePlan({ price, formaPago: "cuotas", today, departure: today }).fechasVencimientoCuotas,
    ).toEqual([today]);
  });

  it("adds up to the price, in ascending days", () => {
    const prices = fc.integer({ min: 100, max: 900_000_000 });
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: -10, max: 400 }),
        (total, shares, initialPercent, days) => {
          const plan = proposePlan({
            price: total,
            formaPago: "cuotas",
            today,
            departure: addDays(today, days),
            shares,
            initialPercent,
          });
          const lines = planLines(plan, total);
          refusePlanThatDoesNotAddUp(lines, total);
          const due = lines.map(({ fechaVencimiento }) => fechaVencimiento);
          expect(due).toEqual([...due].sort());
          expect(due.every((day) => day >= today)).toBe(true);
          expect(plan.montoRestante + plan.cuotaInicialMonto).toBe(total);
        },
      ),
    );
  });
});

describe("a plan as it is asked for", () => {
  const form: PlanInput = {
    formaPago: "cuotas",
    tieneCuotaInicial: true,
    cuotaInicialPorcentaje: 40,
    fechaVencimientoInicial: "2026-01-10",
    numeroCuotasRestantes: 2,
    fechasVencimientoCuotas: ["2026-02-10", "2026-03-10"],
  };
  it("completes itself", () => {
    const plan = planOf({ ...form, cuotaInicialMonto: 123.45 }, price, today, null);
    expect(plan).toMatchObject({
      cuotaInicialMonto: 400_000,
      montoRestante: 600_000,
      valorCuotaRestante: 300_000,
    });
    expect(sum(planLines(plan, price).map(({ monto }) => monto))).toBe(price);
  });
  it("takes an amount for the initial share", () => {
    expect(
      planOf({ ...form, cuotaInicialPorcentaje: null, cuotaInicialMonto: 333_333 }, price, today, null),
    ).toMatchObject({
      cuotaInicialPorcentaje: 33.33,
      montoRestante: 666_667,
    });
  });
  it.each<[PlanInput, string]>([
    [{ fechaVencimientoInicial: null }, "La fecha de vencimiento de la cuota inicial es requerida"],
    [{ numeroCuotasRestantes: 0 }, "Debe especificar el número de cuotas"],
    [{ numeroCuotasRestantes: 13 }, "El número de cuotas debe estar entre 1 y 12"],
    [{ numeroCuotasRestantes: 3 }, "Debe especificar todas las fechas de vencimiento"],
    [{ fechasVencimientoCuotas: ["2026-02-10", null] }, "Debe especificar todas las fechas de vencimiento"],
    [
      { fechasVencimientoCuotas: ["2026-03-10", "2026-02-10"] },
      "Las fechas de las cuotas deben ser ascendentes",
    ],
    [{ cuotaInicialPorcentaje: 100 }, "La cuota inicial debe ser mayor a cero y menor al precio total"],
    [
      { cuotaInicialPorcentaje: null, cuotaInicialMonto: 10.5 },
      "El valor debe ser un número entero de pesos",
    ],
  ])("%j is refused: %s", (change, message) =>
    expect(() => planOf({ ...form, ...change }, price, today, null)).toThrow(message),
  );

  it("that is a peso off is refused", () => {
    expect(() => refusePlanThatDoesNotAddUp([{ monto: 999_999 }], price)).toThrow(
      "La suma de las cuotas debe ser igual al precio total",
    );
  });
});

describe("a contract", () => {
  it("has no balance below zero", () => {
    expect(contracts.balanceOf(100, 130)).toBe(0);
    expect(contracts.progressOf(3_000_000, 1_000_000)).toBe(33.3);
    expect(contracts.progressOf(0, 0)).toBe(0);
  });
  it("keeps its price after a verified payment", () => {
    expect(() => contracts.refuseLatePriceChange(100, 101, 1)).toThrow("El precio no se puede cambiar");
    expect(() => contracts.refuseLatePriceChange(100, 100, 1)).not.toThrow();
  });
});

describe("the items of a contract", () => {
  const trip = { fechaInicioViaje: "2026-06-01", fechaFinViaje: "2026-06-05" };
  it("are its cost lines, without costs in their detail", () => {
    const sections = normalSections({
      tiquetes: {
        tipo: "ida_vuelta",
        origen: "Bogotá",
        destino: "Cartagena",
        fechaIda: "2026-06-02",
        costoTotal: 300_000,
        proveedor: "Avianca",
      },
      traslados: { aeropuertoHotelIda: { incluido: true, costo: 20_000, proveedor: "Taxi" } },
    });
    const [ticket, transfer] = items.itemsOfCalculation(costLines(sections, 3), trip);
    expect(ticket).toMatchObject({
      tipo: "tickets",
      descripcion: "Tiquetes Bogotá – Cartagena (ida y vuelta)",
      precioUnitario: 300_000,
      cantidad: 3,
      precioTotal: 900_000,
      proveedor: "Avianca",
      fechaInicio: "2026-06-02",
      fechaFin: "2026-06-05",
    });
    expect(ticket?.detalle).toEqual({
      tipo: "ida_vuelta",
      origen: "Bogotá",
      destino: "Cartagena",
      fecha_ida: "2026-06-02",
    });
    expect(JSON.stringify(transfer?.detalle)).not.toMatch(/costo|proveedor|20000|Taxi/);
  });
  it("are shown before they exist, beside commissions and profit", () => {
    const lines = costLines(
      normalSections({ hotel: { costoTotal: 200_000 }, extras: [{ nombre: "Torta", costo: 50_000 }] }),
      2,
    );
    const financials = {
      costoBase: 450_000,
      totalComisiones: 20_000,
      totalGanancia: 67_500,
      precioFinalTotal: 537_500,
    };
    const { itemsDetallados, ...totals } = analyse(lines, financials);
    expect(totals).toEqual({
      totalItemsPotenciales: 4,
      itemsRequierenCompra: 2,
      valorTotalCompras: 450_000,
      financials,
    });
    expect(itemsDetallados.map(({ tipo, valor, requiereCompra }) => [tipo, valor, requiereCompra])).toEqual([
      ["alojamiento", 400_000, true],
      ["extras", 50_000, true],
      ["comisiones", 20_000, false],
      ["ganancia_empresa", 67_500, false],
    ]);
  });
  it("are what it promises when nothing was calculated", () => {
    expect(
      items.itemsOfPromises(
        [
          { tipo: "hotel", descripcion: "3 noches" },
          { tipo: "contacto de urgencia", descripcion: "24 h" },
        ],
        trip,
      ),
    ).toMatchObject([
      { tipo: "alojamiento", precioTotal: 0, cantidad: 1 },
      { tipo: "extras", precioTotal: 0 },
    ]);
  });

  const now = new Date("2026-05-01T12:00:00Z");
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  it.each([
    [-0.01, "vencido"],
    [0, "critico"],
    [11.99, "critico"],
    [12, "por_vencer"],
    [23.99, "por_vencer"],
    [24, "advertencia"],
    [71.99, "advertencia"],
    [72, "normal"],
  ])("with %d hours left are %s", (hours, level) =>
    expect(items.alertLevel("comprado_pendiente", inHours(hours), now)).toBe(level),
  );
  it("raise no alert once paid, and ask for a deadline without one", () => {
    expect(items.alertLevel("comprado_pagado", inHours(-5), now)).toBe("completado");
    expect(items.alertLevel("pendiente_compra", null, now)).toBe("sin_fecha");
  });
  it("suggest 24 hours for tickets without a deadline", () => {
    expect(items.suggestedDeadline("tickets", "pendiente_compra", null, now)).toEqual(inHours(24));
    expect(items.suggestedDeadline("tickets", "pendiente_compra", inHours(2), now)).toBeNull();
    expect(items.suggestedDeadline("alojamiento", "pendiente_compra", null, now)).toBeNull();
  });
  it("are in the order of their urgency", () => {
    const rows = [
      { tipo: "extras" as const, deadline: inHours(1) },
      { tipo: "tickets" as const, deadline: null },
      { tipo: "tickets" as const, deadline: inHours(9) },
      { tipo: "tickets" as const, deadline: inHours(5) },
    ];
    expect([...rows].sort(items.byUrgency).map((row) => rows.indexOf(row))).toEqual([3, 2, 1, 0]);
  });
});

describe("the days of a plan", () => {
  const line = (numero: number, descripcion: string, fechaVencimiento: string) => ({
    numero,
    descripcion,
    fechaVencimiento,
    monto: 500_000,
  });
  const plan = (...days: readonly string[]) =>
    days.map((day, place) => line(place + 1, place ? `Cuota ${place}` : "Cuota inicial", day));

  it("fit where each line has one of its own, before departure", () =>
    expect(unfitDays(plan("2026-03-01", "2026-04-01", "2026-05-01"), "2026-06-01")).toBeNull());

  it.each([
    [
      "two on one day",
      plan("2026-03-01", "2026-03-01"),
      "«Cuota inicial» y «Cuota 1» vencen el mismo día, 1 de marzo de 2026: cambia una de las fechas.",
    ],
    [
      "one after the trip began",
      plan("2026-03-01", "2026-06-02"),
      "«Cuota 1» vence el 2 de junio de 2026, después de la salida del viaje.",
    ],
  ])("are listed when there are %s", (_, lines, said) => {
    expect(unfitDays(lines, "2026-06-01")).toBe(said);
  });

  it("are not held against a day of departure that nobody has said yet", () =>
    expect(unfitDays(plan("2026-03-01"), null)).toBeNull());
});
