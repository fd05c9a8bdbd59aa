import { describe, expect, it } from "vitest";
import { TODAY } from "../../support/calendar.ts";
import { deskActOf } from "../../../web/src/features/payments/desk/desk.keys.ts";
import { deskTabOf } from "../../../web/src/features/payments/desk/desk.tabs.ts";
import { inReviewBetween, receivedPath } from "../../../web/src/features/payments/desk/received.links.ts";
import { paymentFilterOf } from "../../../web/src/features/payments/payment/payment.filters.ts";
import { paymentPaths } from "../../../web/src/features/payments/payment/payments.paths.ts";
import { proposalFor } from "../../../web/src/features/payments/registration/register.form.ts";

describe("the keys of the desk", () => {
  it.each([
    ["v", "verify"],
    ["r", "reject"],
    ["j", "next"],
    ["k", "previous"],
    ["x", null],
  ] as const)("take %s for %s", (letter, act) => {
    expect(deskActOf({ letter, held: false })).toBe(act);
  });

  it("do nothing while they are held down", () => {
    expect(deskActOf({ letter: "v", held: true })).toBeNull();
  });
});

describe("the tab of an address", () => {
  it.each([
    [{}, ""],
    [{ ver: "todos" }, "todos"],
    [{ status: "reversados" }, "todos"],
    [{ status: "pending" }, ""],
    [{ ver: "nada" }, ""],
  ])("%j is «%s»", (values, tab) => {
    expect(deskTabOf(values)).toBe(tab);
  });
});

describe("a counter of the list", () => {
  it.each([
    ["pending", { status: "pending", inReview: false }],
    ["revision", { status: "pending", inReview: true }],
    ["verified", { status: "verified" }],
    ["rejected", { status: "rejected", reversado: false }],
    ["reversados", { reversado: true }],
    ["todos", {}],
  ])("%s asks for %j and nothing else", (status, asked) => {
    expect(JSON.parse(JSON.stringify(paymentFilterOf({ status })))).toEqual(asked);
  });

  it("opens what is in review from Mi día, and from the month that it waits in", () => {
    const valuesOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split("?")[1]));
    const month = { from: TODAY, to: TODAY };
    for (const address of [paymentPaths.inReview, inReviewBetween(month)]) {
      expect(deskTabOf(valuesOf(address))).toBe("todos");
      expect(paymentFilterOf(valuesOf(address))).toMatchObject({ status: "pending", inReview: true });
    }
    expect(paymentFilterOf(valuesOf(inReviewBetween(month)))).toMatchObject({
      startDate: TODAY,
      endDate: TODAY,
    });
  });
});

describe("what a payment is proposed for", () => {
  const line = (descripcion: string) => ({ descripcion, monto: 500_000, pagado: 0, porVerificar: 0 });
  it.each([
    ["Cuota 2 de 3", "Pago de Cuota 2 de 3"],
    ["Pago total", ""],
    ["pago inicial", ""],
    ["Pagaré firmado", "Pago de Pagaré firmado"],
  ])("«%s» is noted as «%s»", (descripcion, observaciones) => {
    expect(proposalFor([line(descripcion)], 900_000)).toEqual({ monto: 500_000, observaciones });
  });
});

describe("a sum of received payments", () => {
  it("opens the verified payments of its day, means and account", () => {
    const address = receivedPath("day", TODAY, { medio: "pse", cuenta: { id: "a-1" } });
    const values = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
    expect(deskTabOf(values)).toBe("todos");
    expect(paymentFilterOf(values)).toMatchObject({
      status: "verified",
      medio: "pse",
      cuentaAgenciaId: "a-1",
      startDate: TODAY,
      endDate: TODAY,
    });
  });

  it("of no known account opens those without one", () => {
    const address = receivedPath("month", TODAY, { medio: "efectivo", cuenta: null });
    const values = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
    expect(paymentFilterOf(values)).toMatchObject({ sinCuenta: true, cuentaAgenciaId: undefined });
  });
});
