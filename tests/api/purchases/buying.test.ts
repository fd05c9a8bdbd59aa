import { beforeAll, describe, expect, it } from "vitest";
import { atLeastOne } from "../../support/at-least-one.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { deadlineOf, inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { oneOfEachRole } from "../../support/people.ts";
import {
  aBoughtItem,
  aCompletedContract,
  aContractToBuy,
  aPurchase,
  aReceipt,
  BUY,
  BUY_IN_INSTALLMENTS,
  buy,
  type ContractToBuy,
  markPaid,
  threeInstallments,
  VOID,
} from "../../support/story/purchases.ts";

let app: TestApp;
let contract: ContractToBuy;
beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aContractToBuy(app);
});

const ITEMS = `query ($id: ID!) {
  itemsWithPurchases(contractId: $id) { id tipo status precioTotal costoProveedor ganancia proveedor
  purchases { proveedor costo saldoPendiente comprobanteUrl } } }`;
const itemsOf = async (id: string) => (await app.as("contador").ask(ITEMS, { id })).itemsWithPurchases;

describe("an item that is bought", () => {
  it("waits to be paid, with its receipt and its cost above the quote", async () => {
    const { contract, purchase, item, priceDifference } = await aBoughtItem(app, {
      fechaVencimientoPago: inDays(8),
    });
    const [first] = contract.items;
    expect(purchase).toMatchObject({
      contractItemId: first!.id,
      proveedor: "Avianca",
      costo: 1_200_000,
      moneda: "COP",
      tipoComprobante: "factura",
      tipoPago: "contado",
      estadoPago: "pendiente",
      numeroCuotas: 1,
      cuotasPagadas: 0,
      saldoPendiente: 1_200_000,
      diferenciaPrecio: 1_200_000 - first!.precioTotal,
    });
    expect(priceDifference).toEqual({
      cotizado: first!.precioTotal,
      real: 1_200_000,
      diferencia: 1_200_000 - first!.precioTotal,
      tipo: "sobrecosto",
    });
    expect(item).toMatchObject({
      status: "comprado_pendiente",
      version: 1,
      fechaVencimientoPago: deadlineOf(inDays(8)),
    });
    const file = await app.as().rest("GET", new URL(purchase.comprobanteUrl).pathname);
    expect(file).toMatchObject({ status: 200, bytes: aReceipt().bytes });
  });

  it("is a saving below the quote", async () => {
    const { items } = await aContractToBuy(app);
    const { priceDifference } = await buy(app, items[0]!, { costo: items[0]!.precioTotal - 140_000 });
    expect(priceDifference).toMatchObject({ diferencia: -140_000, tipo: "ahorro" });
  });

  it("is bought once, also when two people try", async () => {
    const { items } = await aContractToBuy(app);
    const twice = await Promise.all(
      (["admin", "owner"] as const).map((who) =>
        app.as(who).gql(BUY, { id: items[0]!.id, input: aPurchase() }, { file: aReceipt() }),
      ),
    );
    const refused = twice.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expectRefused(refused[0]!, "CONFLICT", "El item ya fue comprado");
    expectRefused(
      await app.as("admin").gql(BUY_IN_INSTALLMENTS, {
        id: items[0]!.id,
        input: { proveedor: "Otro", fechaCompra: TODAY, cuotasPlan: threeInstallments },
      }),
      "CONFLICT",
      "El item ya fue comprado",
    );
  });

  it("is answered again to the same key, and refused to it with other data", async () => {
    const { items } = await aContractToBuy(app);
    const ask = (costo: number) =>
      app
        .as("admin")
        .gql(BUY, { id: items[0]!.id, input: aPurchase({ costo }), key: "compra-1" }, { file: aReceipt() });
    const [first, second] = [await ask(900_000), await ask(900_000)];
    expect(second.data?.["buyItem"].purchase.id).toBe(first.data?.["buyItem"].purchase.id);
    expectRefused(await ask(900_001), "CONFLICT", "La llave de idempotencia ya se usó con otros datos.");
  });

  it("is not there for who sells, nor is what anything cost", async () => {
    for (const who of oneOfEachRole) {
      const answer = await app
        .as(who)
        .gql(BUY, { id: contract.items[4]!.id, input: aPurchase({ costo: 0 }) }, { file: aReceipt() });
      expectRefused(answer, who === "admin" || who === "owner" ? "BAD_USER_INPUT" : "FORBIDDEN");
    }
    await buy(app, contract.items[3]!, { costo: 50_000 });
    const document = `query ($id: ID!) { contractItems(contractId: $id) {
        id proveedor precioTotal costoProveedor ganancia purchases { costo } } }`;
    const { contractItems } = await app.as("asesor").ask(document, { id: contract.id });
    const costs = {
      proveedor: null,
      precioTotal: null,
      costoProveedor: null,
      ganancia: null,
      purchases: null,
    };
    for (const item of atLeastOne(contractItems)) expect(item).toMatchObject(costs);
    expect(await itemsOf(contract.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          costoProveedor: 50_000,
          purchases: [expect.objectContaining({ costo: 50_000 })],
        }),
      ]),
    );
  });
});

describe("a purchase is refused", () => {
  const attempt = (input: object, file = aReceipt()) =>
    app.as("admin").gql(BUY, { id: contract.items[0]!.id, input }, { file });

  it.each([
    ["no provider", { proveedor: "  " }, "El proveedor es obligatorio"],
    ["no cost", { costo: 0 }, "El costo debe ser mayor a 0"],
    ["a negative cost", { costo: -5_000 }, "El costo debe ser mayor a 0"],
    ["cents", { costo: 1_200_000.5 }, "El valor debe ser un número entero de pesos"],
    ["no day", { fechaCompra: undefined }, "La fecha de compra es requerida"],
    ["a day that does not exist", { fechaCompra: "2026-02-30" }, "La fecha no es válida"],
  ])("with %s", async (_, wrong, message) => {
    expectRefused(await attempt(aPurchase(wrong)), "BAD_USER_INPUT", message);
  });

  it("without a receipt", async () =>
    expectRefused(
      await app.as("admin").gql(BUY, { id: contract.items[0]!.id, input: aPurchase() }),
      "BAD_USER_INPUT",
      "El comprobante es obligatorio",
    ));

  it("with a receipt of 12 MB", async () =>
    expectRefused(
      await attempt(aPurchase(), {
        ...aReceipt(),
        bytes: Buffer.concat([aReceipt().bytes, Buffer.alloc(12 * 1024 * 1024)]),
      }),
      "PAYLOAD_TOO_LARGE",
      "El archivo no debe superar los 10MB",
    ));

  it("with an executable that is called a PDF", async () =>
    expectRefused(
      await attempt(aPurchase(), {
        filename: "factura.pdf",
        type: "application/pdf",
        bytes: Buffer.from("MZ\x90\0\x03\0\0\0 This program"),
      }),
      "BAD_USER_INPUT",
      "Solo se permiten archivos JPG, PNG o PDF",
    ));

  it("for an item that is not there", async () =>
    expectRefused(
      await app.as("admin").gql(BUY, { id: "no-es-un-id", input: aPurchase() }, { file: aReceipt() }),
      "NOT_FOUND",
      "Item no encontrado",
    ));

  it("and leaves everything as it was", async () => {
    const [first] = await itemsOf(contract.id);
    expect(first).toMatchObject({ status: "pendiente_compra", costoProveedor: null, purchases: [] });
  });
});

describe("a purchase that was wrong", () => {
  const voiding = (who: "admin" | "owner", id: string, motivo = "Se compró a otra tarifa") =>
    app.as(who).gql(VOID, { id, input: { motivo } });

  it("is voided by the owner alone, with a reason, and the item can be bought again", async () => {
    const { purchase, item } = await aBoughtItem(app);
    expectRefused(
      await voiding("admin", purchase.id),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
    expectRefused(await voiding("owner", purchase.id, " "), "BAD_USER_INPUT", "El motivo es obligatorio");
    const voided = await voiding("owner", purchase.id);
    expect(voided.data?.["voidPurchase"]).toEqual({ id: item.id, status: "pendiente_compra", purchases: [] });
    expectRefused(await voiding("owner", purchase.id), "NOT_FOUND", "Compra no encontrada");
    expect((await buy(app, item, { costo: 800_000 })).item).toMatchObject({
      status: "comprado_pendiente",
      costoProveedor: 800_000,
    });
  });

  it("is voided also when it was paid", async () => {
    const { purchase } = await aBoughtItem(app);
    await markPaid(app, purchase);
    expect((await voiding("owner", purchase.id)).data?.["voidPurchase"].status).toBe("pendiente_compra");
  });

  it("stays on a completed contract", async () => {
    const { id } = await aCompletedContract(app);
    const items = (
      await app
        .as("owner")
        .ask(`query ($id: ID!) { itemsWithPurchases(contractId: $id) { purchases { id } } }`, { id })
    ).itemsWithPurchases;
    expectRefused(
      await voiding("owner", items[0].purchases[0].id),
      "CONFLICT",
      "El contrato está completado.",
    );
  });
});

describe("the NIT of a provider that has none", () => {
  const nitOf = async (purchase: { id: string }) =>
    (
      (await app.app.services.orm.em
        .fork()
        .execute("select v.nit from purchases p join providers v on v.id = p.provider_id where p.id = ?", [
          purchase.id,
        ])) as [{ nit: string | null }]
    )[0].nit;

  it("is asked for with the purchase, stays when it is there, and belongs to one provider", async () => {
    const { items } = await aContractToBuy(app);
    const named = { proveedor: "Cabañas El Roble" };
    expect(await nitOf((await buy(app, items[0]!, named)).purchase)).toBeNull();
    const second = await buy(app, items[1]!, { ...named, nit: "900.156.264-2" });
    expect(await nitOf(second.purchase)).toBe("900156264-2");
    const refused = async (more: object) =>
      expectRefused(
        await app
          .as("admin")
          .gql(BUY, { id: items[2]!.id, input: { ...aPurchase(), ...more } }, { file: aReceipt() }),
        "BAD_USER_INPUT",
      )[0];
    expect(await refused({ ...named, nit: "830122566-1" })).toMatchObject({
      field: "nit",
      message: "Cabañas El Roble ya tiene otro NIT: 900.156.264-2",
    });
    expect(await refused({ proveedor: "Otro operador", nit: "900156264-2" })).toMatchObject({
      message: "Este NIT ya es de Cabañas El Roble. Si son el mismo, únelos.",
    });
    expect(await refused({ proveedor: "Otro operador", nit: "900156264-9" })).toMatchObject({
      message: "El dígito de verificación del NIT no es correcto",
    });
  });
});

describe("a purchase without a day to be paid by", () => {
  it("is not overdue, though the day to buy it by has passed", async () => {
    const { id, items } = await aContractToBuy(app);
    await app.app.services.orm.em
      .fork()
      .execute("update contract_items set fecha_vencimiento_pago = ? where id = ?", [
        deadlineOf(inDays(-1)),
        items[0]!.id,
      ]);
    const { purchase } = await buy(app, items[0]!);
    const { itemsWithPurchases } = await app.as("contador").ask(
      `query ($id: ID!) { itemsWithPurchases(contractId: $id) { id alertStatus fechaVencimientoPago
        purchases { id estadoPago } } }`,
      { id },
    );
    const [bought] = itemsWithPurchases.filter((one: { id: string }) => one.id === items[0]!.id);
    expect(bought).toMatchObject({ alertStatus: "sin_fecha", fechaVencimientoPago: null });
    expect(bought!.purchases).toEqual([{ id: purchase.id, estadoPago: "pendiente" }]);
  });
});
