import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../api/src/core/colombia/days.ts";
import { split, sum } from "../../api/src/core/colombia/cop.ts";
import { CONTADOR, OWNER } from "../../api/src/modules/accounts/permissions.rules.ts";
import { paymentAlert } from "../../api/src/modules/payments/follow-up/payment-alerts.rules.ts";
import { paidContractActs } from "../../api/src/modules/payments/payable/paid-contract.acts.rules.ts";
import { conceptOf, dueAfter } from "../../api/src/modules/payments/payable/payable.rules.ts";
import { paymentActs } from "../../api/src/modules/payments/payment/payment.acts.rules.ts";
import * as payments from "../../api/src/modules/payments/payment/payment.rules.ts";

const today = "2026-03-01";
const line = (numero: number, monto: number, fechaVencimiento: string) => ({
  numero,
  descripcion: `Cuota ${numero}`,
  monto,
  fechaVencimiento,
});
const plan = [line(1, 300_000, "2026-02-01"), line(2, 350_000, "2026-03-15"), line(3, 350_000, "2026-04-15")];

describe("a client's payment", () => {
  it.each([
    [0, today, 0, "El monto debe ser mayor a cero"],
    [-5, today, 0, "El monto debe ser mayor a cero"],
    [700_001, today, 0, "El monto supera el saldo pendiente ($\u00a0700.000)."],
    [500_001, today, 200_000, "El monto supera el saldo pendiente ($\u00a0500.000)."],
    [100, "2026-03-02", 0, "La fecha de pago no puede ser futura"],
  ])("of %d on %s with %d to verify is refused", (monto, fechaPago, porVerificar, message) => {
    expect(() => payments.refusePayment({ monto, fechaPago }, 700_000, porVerificar, today)).toThrow(message);
  });
  it("may be all that is left", () =>
    expect(() =>
      payments.refusePayment({ monto: 700_000, fechaPago: today }, 700_000, 0, today),
    ).not.toThrow());
  it.each(["draft", "cancelled"] as const)("is not taken for a %s contract", (status) =>
    expect(() =>
      paidContractActs.refuse("register", { viewer: { id: 7, role: CONTADOR } }, { status }),
    ).toThrow("no recibe pagos"),
  );

  const pending = {
    status: "pending",
    monto: 500,
    retenido: 0,
    contractId: "0197a000-0000-7000-8000-000000000001",
    createdById: 7,
    decisionNote: null,
    saldoPendiente: 700,
    esperaProveedor: false,
    mesCerrado: null,
    sustentaDevolucion: false,
    sustentaRetenido: false,
  } as const;
  const by = (id: number, role: number) => ({ viewer: { id, role } });
  it("is not verified by who registered it, unless the owner", () => {
    expect(() => paymentActs.refuse("verify", by(7, CONTADOR), pending)).toThrow(
      "No puedes verificar un pago que registraste.",
    );
    expect(paymentActs.allows("verify", by(7, OWNER), pending)).toBe(true);
    expect(paymentActs.allows("verify", by(8, CONTADOR), pending)).toBe(true);
  });
  it("is decided once, and rejected with a reason", () => {
    expect(() => paymentActs.refuse("reject", by(8, CONTADOR), { ...pending, status: "verified" })).toThrow(
      "«Verificado»",
    );
    expect(() => payments.refuseUnexplained("rejected", " ")).toThrow("El motivo del rechazo es obligatorio");
  });
  it("that no longer fits is shown disabled, with the amount that the contract still owes", () =>
    expect(paymentActs.offered(by(8, CONTADOR), { ...pending, saldoPendiente: 400 })[0]).toEqual({
      name: "verify",
      allowed: false,
      reason: "El monto supera el saldo pendiente ($\u00a0400).",
    }));
});

describe("payments laid over a plan", () => {
  it("pay the oldest due first", () => {
    const paid = [
      { monto: 200_000, fechaPago: "2026-02-20" },
      { monto: 150_000, fechaPago: "2026-01-20" },
    ];
    expect(
      payments
        .layPayments(plan, paid, 1_000_000, today)
        .map(({ pagado, estado, fechaPago, porcentaje }) => [pagado, estado, fechaPago, porcentaje]),
    ).toEqual([
      [300_000, "pagada", "2026-02-20", 30],
      [50_000, "parcial", null, 35],
      [0, "pendiente", null, 35],
    ]);
  });

  it("leave what is overdue overdue, also when it is paid in part", () => {
    const lines = payments.layPayments(plan, [{ monto: 100_000, fechaPago: "2026-01-20" }], 1_000_000, today);
    expect(lines.map(({ estado }) => estado)).toEqual(["vencido", "pendiente", "pendiente"]);
    expect(payments.nextDue(lines)?.numero).toBe(1);
  });

  it("leave nothing due when all is paid", () =>
    expect(
      payments.nextDue(
        payments.layPayments(plan, [{ monto: 1_000_000, fechaPago: today }], 1_000_000, today),
      ),
    ).toBeNull());

  it("never lose or make a peso", () => {
    const paid = fc.array(
      fc.record({
        monto: fc.integer({ min: 1, max: 2_000_000 }),
        fechaPago: fc.integer({ min: 0, max: 90 }).map((n) => addDays("2026-01-01", n)),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 9_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        paid,
        (price, count, list) => {
          const lines = split(price, count).map((monto, index) =>
            line(index + 1, monto, addDays("2026-01-01", index * 15)),
          );
          const laid = payments.layPayments(lines, list, price, today);
          expect(sum(laid.map(({ pagado }) => pagado))).toBe(
            Math.min(price, sum(list.map(({ monto }) => monto))),
          );
          expect(laid.every(({ pagado, monto }) => pagado >= 0 && pagado <= monto)).toBe(true);
          expect(
            laid.every(
              ({ pagado, monto }, index) =>
                pagado === monto || laid.slice(index + 1).every((later) => later.pagado === 0),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});

describe("the payment alert of a contract", () => {
  const contract = {
    formaPago: "cuotas",
    tieneCuotaInicial: true,
    saldoPendiente: 1_000_000,
    totalPagado: 0,
    fechaInicioViaje: "2026-06-01",
  } as const;
  const shares = (...days: string[]) =>
    payments.layPayments(
      days.map((day, index) => line(index + 1, 100, day)),
      [],
      1_000,
      today,
    );

  it.each([
    [["2026-02-28", "2026-05-01"], "overdue", 3],
    [["2026-03-04", "2026-05-01"], "overdue", 2],
    [["2026-03-05", "2026-05-01"], "pending", 0],
    [["2026-03-05", "2026-03-08"], "overdue", 2],
    [["2026-03-05", "2026-03-09"], "pending", 0],
  ] as const)("with shares due on %j is %s, priority %d", (days, state, priority) => {
    expect(paymentAlert(contract, shares(...days), today)).toEqual({ state, priority });
  });

  it.each([
    ["2026-02-28", "overdue", 3],
    ["2026-03-08", "overdue", 2],
    ["2026-03-09", "pending", 0],
  ] as const)("paid at once with a trip on %s is %s, priority %d", (fechaInicioViaje, state, priority) => {
    expect(
      paymentAlert({ ...contract, formaPago: "contado", fechaInicioViaje }, shares("2026-01-01"), today),
    ).toEqual({ state, priority });
  });

  it("is none once all is paid, and partial when something is", () => {
    expect(paymentAlert({ ...contract, saldoPendiente: 0 }, shares("2026-01-01"), today)).toEqual({
      state: "completed",
      priority: 0,
    });
    expect(paymentAlert({ ...contract, totalPagado: 5 }, shares("2026-05-01"), today).state).toBe("partial");
  });
});

describe("what a payment was for", () => {
  const due = (text: string, amount: number, day: string) => ({ text, amount, due: day });
  const [initial, second, third] = [
    due("Cuota inicial", 300, "2026-02-01"),
    due("Cuota 1 de 2", 350, "2026-03-15"),
    due("Cuota 2 de 2", 350, "2026-04-15"),
  ];
  const lines = [third, initial, second];

  it.each([
    [0, 300, "Cuota inicial"],
    [0, 100, "Abono a Cuota inicial"],
    [100, 200, "Cuota inicial"],
    [300, 350, "Cuota 1 de 2"],
    [0, 650, "Cuota inicial y Cuota 1 de 2"],
    [0, 1_000, "Cuota inicial, Cuota 1 de 2 y Cuota 2 de 2"],
    [200, 200, "Cuota inicial y Abono a Cuota 1 de 2"],
  ])("after %d, %d is «%s»", (before, amount, concept) => {
    expect(conceptOf(lines, before, amount)).toBe(concept);
  });

  it("a part of a payment in full reads as one", () => {
    expect(conceptOf([due("Pago total", 300, "2026-02-01")], 0, 100)).toBe("Abono al pago total");
  });

  it.each([
    [0, initial],
    [299, { ...initial, amount: 1 }],
    [300, second],
    [700, { ...third, amount: 300 }],
    [1_000, null],
  ])("once %d is paid, what is due next is the oldest line that is open", (paid, next) => {
    expect(dueAfter(lines, paid)).toEqual(next);
  });

  it("is nothing of a plan where there is none", () => {
    expect([conceptOf([], 0, 100), dueAfter([], 0)]).toEqual([null, null]);
  });
});
