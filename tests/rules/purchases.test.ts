import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../api/src/core/colombia/days.ts";
import { split, sum } from "../../api/src/core/colombia/cop.ts";
import {
  installmentPlan,
  refuseInstallmentDay,
} from "../../api/src/modules/purchases/installment/installment.rules.ts";
import {
  installmentActs,
  purchaseActs,
} from "../../api/src/modules/purchases/purchase/purchase.acts.rules.ts";
import * as purchases from "../../api/src/modules/purchases/purchase/purchase.rules.ts";

const cuotas = (...amounts: number[]) =>
  amounts.map((monto, index) => ({ monto, fechaVencimiento: addDays("2026-02-01", index * 30) }));

describe("installments of a purchase", () => {
  it.each<[string, number | null, Parameters<typeof installmentPlan>[1], string]>([
    [
      "2,000,000 exactly",
      2_000_000,
      cuotas(1_000_000, 1_000_000),
      "Las cuotas solo aplican para compras superiores a $\u00a02.000.000",
    ],
    ["one installment", 2_000_001, cuotas(2_000_001), "El número de cuotas debe estar entre 2 y 12"],
    [
      "13 installments",
      13_000_000,
      cuotas(...split(13_000_000, 13)),
      "El número de cuotas debe estar entre 2 y 12",
    ],
    [
      "a peso too little",
      3_000_000,
      cuotas(1_500_000, 1_499_999),
      "La suma de las cuotas debe ser igual al costo total",
    ],
    [
      "cents that do not add up",
      3_000_000,
      cuotas(1_500_000.5, 1_500_002.5),
      "La suma de las cuotas debe ser igual al costo total",
    ],
    ["an amount of nothing", 3_000_000, cuotas(3_000_000, 0), "El valor de cada cuota debe ser mayor a 0"],
    [
      "days backwards",
      3_000_000,
      cuotas(1_500_000, 1_500_000).reverse(),
      "Las fechas de las cuotas deben ser ascendentes",
    ],
    [
      "no day",
      3_000_000,
      [{ monto: 1_500_000 }, { monto: 1_500_000 }],
      "La fecha de vencimiento de cada cuota es requerida",
    ],
  ])("are refused with %s", (_, costo, plan, message) =>
    expect(() => installmentPlan(costo, plan)).toThrow(message),
  );

  it("are whole pesos with the rest in the last one", () => {
    const { installments } = installmentPlan(2_500_000, cuotas(833_333.33, 833_333.33, 833_333.33));
    expect(installments.map(({ numeroCuota, monto }) => [numeroCuota, monto])).toEqual([
      [1, 833_333],
      [2, 833_333],
      [3, 833_334],
    ]);
  });

  it("say the cost when it is absent", () =>
    expect(installmentPlan(null, cuotas(1_500_000, 1_500_000)).costo).toBe(3_000_000));

  it("always add up to the cost, and its balance ends at zero", () => {
    const costs = fc.integer({ min: 2_000_001, max: 900_000_000 });
    fc.assert(
      fc.property(costs, fc.integer({ min: 2, max: 12 }), fc.boolean(), (costo, count, cents) => {
        const amounts = cents
          ? Array<number>(count).fill(Number((costo / count).toFixed(2)))
          : split(costo, count);
        const { installments } = installmentPlan(costo, cuotas(...amounts));
        const balances = installments.map((_, index) =>
          purchases.purchaseBalance(
            costo,
            installments.slice(0, index + 1).map(({ monto }) => monto),
          ),
        );
        expect(sum(installments.map(({ monto }) => monto))).toBe(costo);
        expect(balances.every((balance) => balance >= 0)).toBe(true);
        expect(balances.at(-1)).toBe(0);
      }),
    );
  });

  it("are paid once and not in the future", () => {
    const viewer = { id: 5, role: 5 };
    expect(() => installmentActs.refuse("pay", { viewer }, { status: "pagado" })).toThrow(
      "La cuota ya fue pagada",
    );
    expect(installmentActs.allows("pay", { viewer }, { status: "vencido" })).toBe(true);
    expect(() => refuseInstallmentDay("2026-02-02", "2026-02-01")).toThrow(
      "La fecha de pago no puede ser futura",
    );
    expect(() => refuseInstallmentDay("2026-02-01", "2026-02-01")).not.toThrow();
  });
});

describe("a purchase", () => {
  it.each([
    [{}, "El proveedor es obligatorio"],
    [{ proveedor: " " }, "El proveedor es obligatorio"],
    [{ proveedor: "Avianca", costo: 0 }, "El costo debe ser mayor a 0"],
    [{ proveedor: "Avianca", costo: 1 }, "La fecha de compra es requerida"],
  ])("%j is incomplete: %s", (input, message) =>
    expect(() => purchases.refuseIncompletePurchase(input)).toThrow(message),
  );

  it.each([
    [100, 130, 30, "sobrecosto"],
    [100, 100, 0, "sobrecosto"],
    [100, 80, -20, "ahorro"],
  ])("quoted at %d and bought at %d differs by %d: %s", (cotizado, real, diferencia, tipo) => {
    expect(purchases.priceDifference(cotizado, real)).toEqual({ cotizado, real, diferencia, tipo });
  });

  it.each([
    [1_000_000, 850_000, 15],
    [3_000_000, 2_000_000, 33.33],
    [1_000_000, 1_200_000, -20],
    [0, 100, null],
  ])("sold at %d and bought at %d leaves %s %%", (price, cost, margin) =>
    expect(purchases.grossMargin(price, cost)).toBe(margin),
  );

  it.each([
    ["2026-01-31", false, "vencido"],
    ["2026-02-01", false, "pendiente"],
    ["2026-01-31", true, "pagado"],
    [null, false, "pendiente"],
  ])("due on %s, paid %s, is %s on 1 February", (fechaVencimiento, pagado, state) => {
    expect(purchases.dueStateOf({ fechaVencimiento, pagado }, "2026-02-01")).toBe(state);
    expect(purchases.purchaseStateOf(pagado ? 0 : 10, [{ fechaVencimiento, pagado }], "2026-02-01")).toBe(
      state,
    );
  });

  it("falls due soon within three days", () => {
    expect(purchases.isDueSoon({ fechaVencimiento: "2026-02-04", pagado: false }, "2026-02-01")).toBe(true);
    expect(purchases.isDueSoon({ fechaVencimiento: "2026-02-05", pagado: false }, "2026-02-01")).toBe(false);
    expect(purchases.isDueSoon({ fechaVencimiento: "2026-01-31", pagado: false }, "2026-02-01")).toBe(false);
  });

  it("of a completed contract is not voided", () =>
    expect(() =>
      purchaseActs.refuse(
        "void",
        { viewer: { id: 7, role: 7 } },
        { status: "pagado", estadoContrato: "completed", mesCerrado: null },
      ),
    ).toThrow("El contrato está completado."));
});
