import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays, lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { close, reopen } from "../../support/story/closing.ts";
import {
  aBoughtItem,
  aContractToBuy,
  anItemInInstallments,
  aPurchase,
  aReceipt,
  BUY,
  BUY_IN_INSTALLMENTS,
  buy,
  buyInInstallments,
  markPaid,
  VOID,
} from "../../support/story/purchases.ts";

const STATE = `mutation ($id: ID!, $input: PurchaseTaxesInput!) { statePurchaseTaxes(id: $id, input: $input) {
  purchase { id baseGravable iva retefuente reteIva reteIca retenido aPagar saldoPendiente estadoPago }
  installments { numeroCuota montoCuota } } }`;
const OWED = `query ($id: ID!) { provider(id: $id) { owed claimed } }`;
const CLAIMS = `query ($contractId: ID!) { providerClaims(contractId: $contractId) {
  id monto dia estado returnedOn compra { proveedor contractNumber costo } acts { name allowed } } }`;
const RETURN = `mutation ($id: ID!, $input: ReturnClaimInput!) { returnProviderClaim(id: $id, input: $input) {
  id estado returnedOn note } }`;

/** Movement 9 of the accounting specification: 700.000, of which the provider gets 670.789. */
const taxes = { baseGravable: 588_235, iva: 111_765, retefuente: 23_529, reteIca: 5_682 };
const COST = 700_000;
const TO_PAY = 670_789;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const state = (id: string, input: object, by: Handle = "contador") => app.as(by).gql(STATE, { id, input });
const stated = async (id: string, input: object) => {
  const { data, errors } = await state(id, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!["statePurchaseTaxes"];
};
const providerOf = async (purchaseId: string): Promise<string> =>
  (await app.as("owner").ask("query ($id: ID!) { purchase(id: $id) { providerId } }", { id: purchaseId }))
    .purchase.providerId;
const owedTo = async (id: string) => (await app.as("owner").ask(OWED, { id })).provider;

describe("a purchase with taxes", () => {
  it("has none when they are sent as null", async () => {
    const { purchase } = await aBoughtItem(app, { costo: COST, impuestos: null });
    const { purchase: read } = await app
      .as("owner")
      .ask("query ($id: ID!) { purchase(id: $id) { costo retenido saldoPendiente } }", { id: purchase.id });
    expect(read).toEqual({ costo: COST, retenido: 0, saldoPendiente: COST });
  });

  it("owes its provider the cost less the withheld amounts, and is paid with that", async () => {
    const proveedor = "Transportes del Llano";
    const { purchase } = await aBoughtItem(app, { proveedor, costo: COST, impuestos: taxes });
    const read = async () =>
      (
        await app
          .as("owner")
          .ask("query ($id: ID!) { purchase(id: $id) { costo retenido aPagar saldoPendiente } }", {
            id: purchase.id,
          })
      ).purchase;
    const kept = { costo: COST, retenido: 29_211, aPagar: TO_PAY };
    expect(await read()).toEqual({ ...kept, saldoPendiente: TO_PAY });
    const provider = await providerOf(purchase.id);
    expect(await owedTo(provider)).toMatchObject({ owed: TO_PAY });
    const dues = `query ($filter: ProviderDueFilter) { providerDues(filter: $filter) { items { monto } } }`;
    const due = async (when: "open" | "paid") =>
      (await app.as("owner").ask(dues, { filter: { when, providerId: provider } })).providerDues.items;
    expect(await due("open")).toEqual([{ monto: TO_PAY }]);
    await markPaid(app, purchase);
    expect(await read()).toEqual({ ...kept, saldoPendiente: 0 });
    expect(await due("paid")).toEqual([{ monto: TO_PAY }]);
  });

  it("without any withheld amount owes its whole cost", async () => {
    const { purchase } = await aBoughtItem(app, { costo: COST });
    expect((await stated(purchase.id, { baseGravable: 588_235, iva: 111_765 })).purchase).toMatchObject({
      retenido: 0,
      aPagar: COST,
      saldoPendiente: COST,
    });
  });

  it("may get them afterwards, also twice at once, and the balance falls once", async () => {
    const { purchase } = await aBoughtItem(app, { costo: COST });
    const answers = await Promise.all([state(purchase.id, taxes), state(purchase.id, taxes, "owner")]);
    expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
    const { purchase: kept } = await stated(purchase.id, taxes);
    expect(kept).toMatchObject({ ...taxes, retenido: 29_211, saldoPendiente: TO_PAY });
    expect((await stated(purchase.id, {})).purchase).toMatchObject({ retenido: 0, saldoPendiente: COST });
  });

  it("in installments lowers the next one by the withheld amounts, and they add up to the debt", async () => {
    const { purchase } = await anItemInInstallments(app);
    const input = { baseGravable: 2_500_000, retefuente: 100_000 };
    const { purchase: kept, installments } = await stated(purchase.id, input);
    expect(kept).toMatchObject({ aPagar: 2_900_000, saldoPendiente: 2_900_000 });
    expect(installments.map(({ montoCuota }: { montoCuota: number }) => montoCuota)).toEqual([
      900_000, 1_000_000, 1_000_000,
    ]);
    expectRefused(
      await state(purchase.id, { baseGravable: 2_500_000, retefuente: 1_000_000 }),
      "CONFLICT",
      `La retención no cabe en la próxima cuota (${formatCop(900_000)}).`,
    );
  });

  it("bought in installments names the withheld amounts in its plan", async () => {
    const contract = await aContractToBuy(app);
    const impuestos = { baseGravable: 3_000_000, retefuente: 100_000 };
    const input = { costo: 3_100_000, impuestos };
    const { purchase } = await buyInInstallments(app, contract.items[0]!, input);
    expect((await stated(purchase.id, impuestos)).purchase).toMatchObject({ saldoPendiente: 3_000_000 });
    const wrong = {
      id: contract.items[1]!.id,
      input: {
        proveedor: "Hotel Caribe",
        fechaCompra: TODAY,
        costo: 3_000_000,
        impuestos,
        cuotasPlan: [1, 2, 3].map((days) => ({ monto: 1_000_000, fechaVencimiento: inDays(days) })),
      },
    };
    expectRefused(
      await app.as("admin").gql(BUY_IN_INSTALLMENTS, wrong),
      "BAD_USER_INPUT",
      "La suma de las cuotas debe ser igual al costo menos lo retenido",
    );
  });

  it.each([
    [{ retefuente: 10 }, "Escribe la base gravable"],
    [{ baseGravable: 0 }, "La base gravable debe ser mayor a 0"],
    [
      { baseGravable: 600_000, iva: 100_001 },
      `La base y el IVA suman más que el costo (${formatCop(700_000)})`,
    ],
    [{ baseGravable: 600_000, iva: 50, reteIva: 51 }, "La retención de IVA no puede superar el IVA"],
    [{ baseGravable: 600_000, retefuente: 600_001 }, "Lo retenido no puede superar la base gravable"],
    [{ baseGravable: 700_000, retefuente: 700_000 }, "Lo retenido no puede ser todo el costo"],
    [{ baseGravable: 600_000, reteIca: -1 }, "El valor no puede ser negativo"],
  ])("of %o is refused", async (impuestos, message) => {
    const { items } = await aContractToBuy(app);
    const input = aPurchase({ costo: COST, impuestos });
    const answer = await app.as("admin").gql(BUY, { id: items[0]!.id, input }, { file: aReceipt() });
    expectRefused(answer, "BAD_USER_INPUT", message);
  });

  it("gets no other withholdings once it is paid, or its month is closed", async () => {
    const { purchase } = await aBoughtItem(app, { costo: COST });
    await markPaid(app, purchase);
    expectRefused(await state(purchase.id, taxes), "CONFLICT", /^La compra ya se pagó completa/);
    expect((await stated(purchase.id, { baseGravable: 588_235, iva: 111_765 })).purchase.iva).toBe(111_765);
    await reopen(app, monthIn(-1));
    const before = await aBoughtItem(app, { costo: COST, fechaCompra: lastOf(monthIn(-1)) });
    await close(app, monthIn(-1));
    expectRefused(await state(before.purchase.id, taxes), "CONFLICT", /^El mes de .+ está cerrado/);
    await reopen(app, monthIn(-1));
  });
});

describe("the refund that a provider owes", () => {
  const voided = async (input: object = {}) => {
    const contract = await aContractToBuy(app);
    const { purchase } = await buy(app, contract.items[0]!, { costo: COST, ...input });
    await markPaid(app, purchase);
    const provider = await providerOf(purchase.id);
    await app.as("owner").ask(VOID, { id: purchase.id, input: { motivo: "El hotel cerró" } });
    const { providerClaims } = await app.as("contador").ask(CLAIMS, { contractId: contract.id });
    return { provider, claims: providerClaims as { id: string }[] };
  };
  const give = (id: string, input: object = {}) => app.as("contador").gql(RETURN, { id, input });

  it("is the paid part of a voided purchase, until it is refunded", async () => {
    const proveedor = "Hotel Mar Azul";
    const { provider, claims } = await voided({ proveedor, impuestos: taxes });
    expect(claims).toEqual([
      expect.objectContaining({
        monto: TO_PAY,
        dia: TODAY,
        estado: "abierto",
        returnedOn: null,
        compra: expect.objectContaining({ proveedor, costo: COST }) as unknown,
        acts: [{ name: "return", allowed: true }],
      }),
    ]);
    expect(await owedTo(provider)).toEqual({ owed: 0, claimed: TO_PAY });
    const answers = await Promise.all([give(claims[0]!.id), give(claims[0]!.id, { note: "CG-1" })]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
      "El proveedor ya devolvió este valor.",
    );
    expect(await owedTo(provider)).toEqual({ owed: 0, claimed: 0 });
  });

  it("is none of an unpaid purchase", async () => {
    const contract = await aContractToBuy(app);
    const { purchase } = await buy(app, contract.items[0]!);
    await app.as("owner").ask(VOID, { id: purchase.id, input: { motivo: "Error" } });
    const { providerClaims } = await app.as("contador").ask(CLAIMS, { contractId: contract.id });
    expect(providerClaims).toEqual([]);
  });

  it.each([
    [inDays(1), "El día de la devolución no puede ser futuro"],
    [inDays(-1), "El día de la devolución no puede ser anterior a la anulación de la compra"],
  ])("is not refunded on %s", async (returnedOn, message) => {
    const { claims } = await voided();
    expectRefused(await give(claims[0]!.id, { returnedOn }), "BAD_USER_INPUT", message);
  });
});
