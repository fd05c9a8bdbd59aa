import type { SentFile } from "../client.ts";
import type { TestApp } from "../app.ts";
import { inDays, TODAY } from "../calendar.ts";
import { aDrawing } from "../drawing.ts";
import type { Handle } from "../people.ts";
import { aSignedContract, type StoryContract } from "./contracts.ts";

/** A contract that is signed, and its items in the order in which they are bought. */
export interface ContractToBuy extends StoryContract {
  readonly items: readonly StoryItem[];
}

/** An item to buy; `precioTotal` is what it was quoted at, in COP. */
export interface StoryItem {
  readonly id: string;
  readonly tipo: string;
  readonly precioTotal: number;
}

/** A PNG that passes as a receipt. */
export const aReceipt = (filename = "factura.png"): SentFile => ({
  filename,
  type: "image/png",
  bytes: Buffer.from(aDrawing().split(",")[1] ?? "", "base64"),
});

/** Returns the input of a purchase with the story's defaults. */
export const aPurchase = (input: Readonly<Record<string, unknown>> = {}) => ({
  proveedor: "Avianca",
  costo: 1_200_000,
  fechaCompra: TODAY,
  ...input,
});

/** Three months of installments that add up to 3,000,000 COP. */
export const threeInstallments = [
  { monto: 1_000_000, fechaVencimiento: inDays(11) },
  { monto: 1_000_000, fechaVencimiento: inDays(42) },
  { monto: 1_000_000, fechaVencimiento: inDays(73) },
];

const PURCHASE = `purchase { id contractItemId proveedor costo moneda fechaCompra fechaVencimientoPago
  tipoComprobante comprobanteUrl comprobanteFileId
  diferenciaPrecio estadoPago tipoPago numeroCuotas cuotasPagadas saldoPendiente observaciones }
  item { id status version fechaVencimientoPago costoProveedor ganancia alertStatus }`;

export const BUY = `mutation ($id: ID!, $input: BuyItemInput!, $file: Upload!, $key: String) {
  buyItem(id: $id, input: $input, file: $file, idempotencyKey: $key) {
    ${PURCHASE} priceDifference { cotizado real diferencia tipo } } }`;
export const BUY_IN_INSTALLMENTS = `mutation ($id: ID!, $input: BuyItemInInstallmentsInput!, $key: String) {
  buyItemInInstallments(id: $id, input: $input, idempotencyKey: $key) {
    ${PURCHASE} installments { id numeroCuota montoCuota fechaVencimiento estado } } }`;
export const MARK_PAID = `mutation ($id: ID!, $input: MarkPurchasePaidInput!) {
  markPurchasePaid(id: $id, input: $input) { ${PURCHASE} } }`;
export const PAY = `mutation ($id: ID!, $input: PayInstallmentInput!, $file: Upload) {
  payInstallment(id: $id, input: $input, file: $file) {
  ${PURCHASE} installment { id estado fechaPago metodoPago observaciones comprobantePagoUrl } } }`;
export const VOID = `mutation ($id: ID!, $input: VoidPurchaseInput!) {
  voidPurchase(id: $id, input: $input) { id status purchases { id } } }`;
export const DEADLINE = `mutation ($id: ID!, $input: ItemDeadlineInput!) {
  setItemDeadline(id: $id, input: $input) {
  id version fechaVencimientoPago alertStatus horasRestantes } }`;

/** A signed contract with its five items to buy. */
export async function aContractToBuy(
  app: TestApp,
  choices: Parameters<typeof aSignedContract>[1] = {},
): Promise<ContractToBuy> {
  const contract = await aSignedContract(app, choices);
  const document = `query ($id: ID!) { itemsWithPurchases(contractId: $id) { id tipo precioTotal } }`;
  const { itemsWithPurchases } = await app.as("owner").ask(document, { id: contract.id });
  return { ...contract, items: itemsWithPurchases };
}

/** Buys an item at once; answers the whole payload. */
export const buy = (
  app: TestApp,
  item: { readonly id: string },
  input: Readonly<Record<string, unknown>> = {},
  by: Handle = "admin",
) =>
  app
    .as(by)
    .ask(BUY, { id: item.id, input: aPurchase(input) }, { file: aReceipt() })
    .then(({ buyItem }) => buyItem);

/** Buys an item in the three installments of {@link threeInstallments}; answers the whole payload. */
export const buyInInstallments = (
  app: TestApp,
  item: { readonly id: string },
  input: Readonly<Record<string, unknown>> = {},
) =>
  app
    .as("admin")
    .ask(BUY_IN_INSTALLMENTS, {
      id: item.id,
      input: { proveedor: "Hotel Caribe", fechaCompra: TODAY, cuotasPlan: threeInstallments, ...input },
    })
    .then(({ buyItemInInstallments }) => buyItemInInstallments);

/** Notes that a purchase was paid; answers the whole payload. */
export const markPaid = (app: TestApp, purchase: { readonly id: string }, by: Handle = "admin") =>
  app
    .as(by)
    .ask(MARK_PAID, { id: purchase.id, input: {} })
    .then(({ markPurchasePaid }) => markPurchasePaid);

/** An item that was bought, and waits to be paid to its provider. */
export async function aBoughtItem(app: TestApp, input: Readonly<Record<string, unknown>> = {}) {
  const contract = await aContractToBuy(app);
  const bought = await buy(app, contract.items[0]!, input);
  return { contract, ...bought };
}

/** An item that is paid in three installments of 1,000,000 COP. */
export async function anItemInInstallments(app: TestApp) {
  const contract = await aContractToBuy(app);
  const bought = await buyInInstallments(app, contract.items[1]!);
  return { contract, ...bought };
}

/** A contract of which everything is bought and paid but its last item, which is bought. */
export async function aNearlyBoughtContract(
  app: TestApp,
  choices: Parameters<typeof aSignedContract>[1] = {},
) {
  const contract = await aContractToBuy(app, choices);
  const purchases = [];
  for (const item of contract.items)
    purchases.push((await buy(app, item, { costo: item.precioTotal })).purchase);
  for (const purchase of purchases.slice(0, -1)) await markPaid(app, purchase);
  return { contract, last: purchases.at(-1)! };
}

/** A contract that is completed: everything was bought and paid. */
export async function aCompletedContract(
  app: TestApp,
  choices: Parameters<typeof aSignedContract>[1] = {},
): Promise<ContractToBuy> {
  const { contract, last } = await aNearlyBoughtContract(app, choices);
  await markPaid(app, last);
  return contract;
}
