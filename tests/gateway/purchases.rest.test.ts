import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { deadlineOf, inDays, TODAY } from "../support/calendar.ts";
import type { RestAnswer } from "../support/client.ts";
import { fields, installmentKeys, purchaseKeys, uploadReceipt } from "./purchase.sent.ts";
import { aContractToBuy, aReceipt, type ContractToBuy } from "../support/story/purchases.ts";

type Sent = Parameters<typeof uploadReceipt> extends [TestApp, ...infer Rest] ? Rest : never;
let app: TestApp;
let contract: ContractToBuy;
beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aContractToBuy(app);
});

const upload = (...[id, form, file, by]: Sent) => uploadReceipt(app, id, form, file, by);
const plan = {
  proveedor: "Hotel Caribe",
  costo: 3_000_000,
  fecha_compra: TODAY,
  tipo_pago: "cuotas",
  numero_cuotas: 2,
  cuotas_plan: [
    { monto: 1_500_000, fecha_vencimiento: inDays(11), observaciones: "Reserva" },
    { monto: 1_500_000, fecha_vencimiento: inDays(42) },
  ],
};
const refused = ({ status, body }: RestAnswer<Record<string, unknown>>) => [status, body["message"]];

const keysOf = (record: object) => Object.keys(record).sort();

describe("POST /contracts/items/{id}/upload-receipt", () => {
  it("answers 201 with purchase, item, price_difference and a message", async () => {
    const [item] = contract.items;
    const { status, body } = await upload(item!.id, {
      ...fields,
      observaciones: "Dos maletas",
      fecha_vencimiento_pago: inDays(11),
    });
    expect(status).toBe(201);
    expect(keysOf(body)).toEqual(["item", "message", "price_difference", "purchase", "success"]);
    expect(keysOf(body.purchase)).toEqual(purchaseKeys);
    expect(body.purchase).toMatchObject({
      contract_item_id: item!.id,
      costo: 1_200_000,
      moneda: "COP",
      fecha_vencimiento_pago: inDays(11),
      saldo_pendiente: 1_200_000,
      PurchaseInstallments: [],
    });
    expect(body.purchase.receipt).toBe(body.purchase.comprobante_url);
    expect(body.purchase.receipt).toMatch(/^http/);
    expect(body.item).toMatchObject({
      id: item!.id,
      status: "comprado_pendiente",
      fecha_vencimiento_pago: deadlineOf(inDays(11)),
      fecha_limite_compra: deadlineOf(inDays(11)),
    });
    expect(body.item.Purchases).toHaveLength(1);
    expect(body.price_difference).toEqual({
      cotizado: 1_140_000,
      real: 1_200_000,
      diferencia: 60_000,
      tipo: "sobrecosto",
    });
    expect(body).toMatchObject({ success: true, message: "Compra registrada exitosamente" });
    expect(refused(await upload(item!.id))).toEqual([409, "El item ya fue comprado"]);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ["no provider", { ...fields, proveedor: "" }, 400, "El proveedor es obligatorio"],
    ["a cost of 0", { ...fields, costo: "0" }, 400, "El costo debe ser mayor a 0"],
    ["no cost", { proveedor: "Avianca", fecha_compra: TODAY }, 400, "El costo debe ser mayor a 0"],
    ["cents", { ...fields, costo: "1200000.50" }, 400, "El valor debe ser un número entero de pesos"],
    ["dollars", { ...fields, moneda: "USD" }, 400, "El valor de Moneda no es válido"],
  ])("refuses %s", async (_, form, status, message) =>
    expect(refused(await upload(contract.items[2]!.id, form))).toEqual([status, message]),
  );

  it("refuses what is no receipt", async () => {
    const { id } = contract.items[2]!;
    const bytes = Buffer.concat([aReceipt().bytes, Buffer.alloc(12 * 1024 * 1024)]);
    const exe = {
      filename: "factura.pdf",
      type: "application/pdf",
      bytes: Buffer.from("MZ\x90\0\x03\0\0\0"),
    };
    expect(refused(await upload(id, fields, null))).toEqual([400, "El comprobante es obligatorio"]);
    expect(refused(await upload(id, fields, { ...aReceipt(), bytes }))).toEqual([
      413,
      "El archivo no debe superar los 10MB",
    ]);
    expect(refused(await upload(id, fields, exe))).toEqual([400, "Solo se permiten archivos JPG, PNG o PDF"]);
    expect(refused(await upload("01890000-0000-7000-8000-000000000000"))).toEqual([
      404,
      "Item no encontrado",
    ]);
  });

  it("is for 5 and 7, before anything is read", async () => {
    for (const who of ["cliente", "asesor", "lider", "gerente", "contador"] as const)
      expect(refused(await upload(contract.items[2]!.id, {}, null, who))).toEqual([
        403,
        "No tienes permisos suficientes para realizar esta acción.",
      ]);
    expect(
      (await app.as().rest("POST", `/contracts/items/${contract.items[2]!.id}/upload-receipt`)).status,
    ).toBe(401);
  });

  it("answers an Idempotency-Key again", async () => {
    const { id } = contract.items[3]!;
    const client = app.as("admin").with({ "idempotency-key": "recibo-7" });
    const send = () =>
      client.form("POST", `/contracts/items/${id}/upload-receipt`, fields, { comprobante: aReceipt() });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.purchase.id).toBe(first.body.purchase.id);
  });
});

describe("purchases with installments", () => {
  it("are made, read and paid key by key", async () => {
    const { id } = contract.items[1]!;
    const admin = app.as("admin");
    const made = await admin.rest("POST", `/contracts/items/${id}/purchases-with-installments`, plan);
    expect(made.status).toBe(201);
    expect(keysOf(made.body)).toEqual([
      "installments",
      "item",
      "message",
      "price_difference",
      "purchase",
      "success",
    ]);
    expect(made.body.purchase).toMatchObject({
      contract_item_id: id,
      tipo_pago: "cuotas",
      numero_cuotas: 2,
      tipo_comprobante: "voucher",
    });
    expect(keysOf(made.body.installments[0])).toEqual(installmentKeys);
    expect(made.body.installments[0]).toMatchObject({
      numero_cuota: 1,
      monto_cuota: 1_500_000,
      monto: 1_500_000,
      observaciones: "Reserva",
    });

    const read = await app
      .as("contador")
      .rest("GET", `/contracts/purchases/${made.body.purchase.id}/installments`);
    expect(read.body).toMatchObject({
      success: true,
      purchase: { id: made.body.purchase.id },
      installments: made.body.installments,
    });
    expect(refused(await admin.rest("GET", "/contracts/purchases/nada/installments"))).toEqual([
      404,
      "Compra no encontrada",
    ]);

    const pay = (installment: { id: string }, body: object = {}) =>
      admin.rest("PATCH", `/contracts/installments/${installment.id}/pay`, body);
    const [first, second] = made.body.installments;
    expect(refused(await pay(first, { fecha_pago: inDays(1) }))).toEqual([
      400,
      "La fecha de pago no puede ser futura",
    ]);
    const paid = await pay(first, { metodo_pago: "efectivo" });
    expect(keysOf(paid.body)).toEqual(["installment", "item", "message", "purchase", "success"]);
    expect(paid.body).toMatchObject({
      success: true,
      installment: { id: first.id, estado: "pagado", metodo_pago: "efectivo", fecha_pago: TODAY },
      purchase: { id: made.body.purchase.id, saldo_pendiente: 1_500_000, cuotas_pagadas: 1 },
      item: { status: "comprado_pendiente" },
    });
    expect(refused(await pay(first))).toEqual([409, "La cuota ya fue pagada"]);
    expect(refused(await pay({ id: "nada" }))).toEqual([404, "Cuota no encontrada"]);
    expect((await pay(second)).body).toMatchObject({
      purchase: { saldo_pendiente: 0 },
      item: { status: "comprado_pagado" },
    });
  });

  it.each<[string, object, string]>([
    [
      "at 2,000,000",
      { costo: 2_000_000 },
      "Las cuotas solo aplican para compras superiores a $\u00a02.000.000",
    ],
    ["of one", { cuotas_plan: plan.cuotas_plan.slice(0, 1) }, "El número de cuotas debe estar entre 2 y 12"],
    ["that do not add up", { costo: 3_000_001 }, "La suma de las cuotas debe ser igual al costo total"],
    [
      "backwards",
      { cuotas_plan: [...plan.cuotas_plan].reverse() },
      "Las fechas de las cuotas deben ser ascendentes",
    ],
  ])("are refused %s", async (_, wrong, message) => {
    const answer = await app
      .as("admin")
      .rest("POST", `/contracts/items/${contract.items[2]!.id}/purchases-with-installments`, {
        ...plan,
        ...wrong,
      });
    expect(refused(answer)).toEqual([400, message]);
  });
});

describe("what is read of a contract's purchases", () => {
  it("is items and summary, to 5, 6, 7", async () => {
    const { status, body } = await app
      .as("contador")
      .rest("GET", `/contracts/${contract.id}/items-with-purchases`);
    expect(status).toBe(200);
    expect(keysOf(body)).toEqual(["items", "success", "summary"]);
    expect(keysOf(body.items[0])).toEqual(
      expect.arrayContaining([
        "Purchases",
        "alert_status",
        "costo_proveedor",
        "fecha_limite_compra",
        "horas_restantes",
        "requiere_compra",
      ]),
    );
    expect(keysOf(body.items[0].Purchases[0])).toEqual(purchaseKeys);
    expect(body.items[0].Purchases[0].comprobante_url).toMatch(/^http/);
    expect(body.summary).toMatchObject({
      total_items: 5,
      completados: 1,
      progreso: 20,
      total_cotizado: 3_200_000,
    });
    expect(
      (await app.as("asesor").rest("GET", `/contracts/${contract.id}/items-with-purchases`)).status,
    ).toBe(403);
  });

  it("is nothing to the link of a signed contract", async () => {
    const { body } = await app
      .withLink(contract.token)
      .rest("GET", `/contracts/${contract.id}/items-with-purchases`);
    expect(body).toMatchObject({
      success: true,
      items: [],
      summary: { total_items: 0, total_cotizado: 0, progreso: 0 },
    });
  });

  it("is stats by type, and the financial summary", async () => {
    const { body } = await app.as("owner").rest("GET", `/contracts/${contract.id}/purchase-stats`);
    expect(keysOf(body)).toEqual(["stats", "success", "summary"]);
    expect(body.stats.tickets).toEqual({
      total: 1,
      pendiente_compra: 0,
      comprado_pendiente: 1,
      comprado_pagado: 0,
      total_cotizado: 1_140_000,
      total_comprado: 1_200_000,
    });
    const { body: financial } = await app
      .as("contador")
      .rest("GET", `/contracts/${contract.id}/purchases-financial-summary`);
    expect(keysOf(financial)).toEqual(["financial_summary", "success"]);
    expect(financial.financial_summary).toEqual({
      total_cotizado: 3_200_000,
      total_comprado: 5_400_000,
      total_pagado: 3_000_000,
      saldo_pendiente: 2_400_000,
      diferencia: 60_000 + 1_500_000 + (1_200_000 - contract.items[3]!.precioTotal),
      precio_contrato: 3_770_000,
      margen_bruto: -43.24,
      items_total: 5,
      items_comprados: 3,
      items_pagados: 1,
      cuotas_pendientes: 0,
      cuotas_vencidas: 0,
      cuotas_proximas: 0,
    });
    expect(
      (await app.as("gerente").rest("GET", `/contracts/${contract.id}/purchases-financial-summary`)).status,
    ).toBe(403);
    expect(refused(await app.as("owner").rest("GET", "/contracts/nada/purchase-stats"))).toEqual([
      404,
      "Contrato no encontrado",
    ]);
  });
});
