import { beforeAll, describe, expect, it } from "vitest";
import {
  installmentCount,
  installmentThreshold,
} from "../../../api/src/modules/purchases/installment/installment.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { deadlineOf, inDays, inMonths, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aContractToBuy,
  BUY_IN_INSTALLMENTS,
  buyInInstallments,
  type ContractToBuy,
  threeInstallments,
} from "../../support/story/purchases.ts";

let app: TestApp;
let contract: ContractToBuy;
beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aContractToBuy(app);
});

it("the database divides above the same cost, into as many parts, as the rule", async () => {
  const { rows } = await app.app.services.pool.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conname = 'purchases_installments_are_few'`,
  );
  const figures = rows[0]?.rule.match(/\d+/g)?.map(Number);
  expect(figures).toEqual([installmentCount.min, installmentCount.max, installmentThreshold, 1]);
});

describe("an item in installments", () => {
  const attempt = (input: object, item = contract.items[1]!) =>
    app.as("admin").gql(BUY_IN_INSTALLMENTS, {
      id: item.id,
      input: { proveedor: "Hotel Caribe", fechaCompra: TODAY, ...input },
    });
  const halves = (costo: number) => [
    { monto: costo / 2, fechaVencimiento: inDays(11) },
    { monto: costo / 2, fechaVencimiento: inDays(42) },
  ];
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      monto: 1_000_000,
      fechaVencimiento: inMonths(index + 1),
    }));

  it.each([
    [
      "2,000,000 exactly",
      { costo: 2_000_000, cuotasPlan: halves(2_000_000) },
      "Las cuotas solo aplican para compras superiores a $\u00a02.000.000",
    ],
    [
      "one installment",
      { costo: 2_500_000, cuotasPlan: halves(5_000_000).slice(1) },
      "El número de cuotas debe estar entre 2 y 12",
    ],
    ["13 installments", { cuotasPlan: many(13) }, "El número de cuotas debe estar entre 2 y 12"],
    [
      "a peso too little",
      { costo: 3_000_001, cuotasPlan: threeInstallments },
      "La suma de las cuotas debe ser igual al costo total",
    ],
    [
      "days backwards",
      { cuotasPlan: [...threeInstallments].reverse() },
      "Las fechas de las cuotas deben ser ascendentes",
    ],
    ["no provider", { proveedor: "", cuotasPlan: threeInstallments }, "El proveedor es requerido"],
    ["no day", { fechaCompra: null, cuotasPlan: threeInstallments }, "La fecha de compra es requerida"],
  ])("is refused with %s", async (_, input, message) => {
    expectRefused(await attempt(input), "BAD_USER_INPUT", message);
  });

  it("costs their sum when nothing else is said, and is due with the first of them", async () => {
    const { items } = await aContractToBuy(app);
    const { purchase, item, installments } = await buyInInstallments(app, items[1]!);
    expect(purchase).toMatchObject({
      costo: 3_000_000,
      tipoPago: "cuotas",
      numeroCuotas: 3,
      saldoPendiente: 3_000_000,
      tipoComprobante: "voucher",
      fechaVencimientoPago: inDays(73),
    });
    expect(installments.map(({ montoCuota }: { montoCuota: number }) => montoCuota)).toEqual([
      1_000_000, 1_000_000, 1_000_000,
    ]);
    expect(item).toMatchObject({
      status: "comprado_pendiente",
      fechaVencimientoPago: deadlineOf(inDays(11)),
    });
  });

  it("keeps whole pesos of an even split with cents, the rest in the last one", async () => {
    const { items } = await aContractToBuy(app);
    const cuotasPlan = threeInstallments.map((cuota) => ({ ...cuota, monto: 833_333.33 }));
    const { installments } = await buyInInstallments(app, items[1]!, { costo: 2_500_000, cuotasPlan });
    expect(installments.map(({ montoCuota }: { montoCuota: number }) => montoCuota)).toEqual([
      833_333, 833_333, 833_334,
    ]);
  });
});
