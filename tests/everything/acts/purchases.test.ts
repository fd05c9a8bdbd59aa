import { beforeAll } from "vitest";
import {
  type ItemAct,
  itemActs,
  type ItemState,
} from "../../../api/src/modules/contracts/item/item.acts.rules.ts";
import {
  installmentActs,
  purchaseActs,
} from "../../../api/src/modules/purchases/purchase/purchase.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";
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
  DEADLINE,
  MARK_PAID,
  markPaid,
  PAY,
  type StoryItem,
  threeInstallments,
  VOID,
} from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const every: readonly Handle[] = ["asesor", "lider", "gerente", "admin", "contador", "owner"];
const sql = (text: string, ...values: unknown[]) => app.app.services.orm.em.fork().execute(text, values);
const statusOfContract = (id: string, status: "completed" | "cancelled") =>
  sql(
    status === "cancelled"
      ? "update contracts set status = 'cancelled', cancelled_at = ?, cancel_reason = 'Prueba' where id = ?"
      : "update contracts set status = 'completed', completed_at = ? where id = ?",
    ...[START, id],
  );
const STATE_TAXES = `mutation ($id: ID!, $input: PurchaseTaxesInput!) {
  statePurchaseTaxes(id: $id, input: $input) { purchase { id } } }`;
const RELEASE = `mutation ($id: ID!, $input: ReleaseItemInput!) {
  releaseContractItem(id: $id, input: $input) { id } }`;

const waiting: StoryItem[] = [];
/** An item to buy: each signed contract of the story has five. */
async function anItem(): Promise<StoryItem> {
  if (waiting.length === 0) waiting.push(...(await aContractToBuy(app)).items);
  return waiting.pop()!;
}
const bought = async () => {
  const item = await anItem();
  const { purchase } = await buy(app, item);
  return { id: item.id, purchaseId: purchase.id as string };
};
const paid = async () => {
  const item = await bought();
  await markPaid(app, { id: item.purchaseId });
  return item;
};

holdActs<ItemAct, ItemState, { readonly id: string }>({
  app: () => app,
  acts: itemActs,
  called: "an item",
  situations: {
    "to be bought": anItem,
    "released from buying": async () => {
      const item = await anItem();
      await app.as("admin").ask(RELEASE, { id: item.id, input: { motivo: "Lo trae el cliente" } });
      return item;
    },
    "to be bought for a cancelled contract": async () => {
      const { id, items } = await aContractToBuy(app);
      await statusOfContract(id, "cancelled");
      return items[0]!;
    },
    bought,
    "bought and paid": paid,
  },
  asked: {
    buy: [BUY, { input: aPurchase() }, { file: aReceipt() }],
    buyInInstallments: [
      BUY_IN_INSTALLMENTS,
      { input: { proveedor: "Hotel Caribe", fechaCompra: TODAY, cuotasPlan: threeInstallments } },
    ],
    setDeadline: [DEADLINE, { input: { fechaVencimientoPago: inDays(5) } }],
    release: [RELEASE, { input: { motivo: "Lo trae el cliente" } }],
    attachVoucher: [
      `mutation ($id: ID!, $file: Upload!) { attachVoucher(itemId: $id, file: $file) { id } }`,
      {},
      { file: aReceipt("tiquete.png") },
    ],
  },
  state: async ({ id }) => {
    const [row] = await sql(
      `select i.status, i.requiere_compra as "requiereCompra", c.status as "estadoContrato"
       from contract_items i join contracts c on c.id = i.contract_id where i.id = ?`,
      id,
    );
    return row as never;
  },
  shown: async (client, { id }, selected) => {
    const [row] = await sql("select contract_id from contract_items where id = ?", id);
    const document = `query ($id: ID!) { contractItems(contractId: $id) { id ${selected} } }`;
    const { data, errors } = await client.freely.gql(document, {
      id: (row as { contract_id: string }).contract_id,
    });
    const found = data?.contractItems?.find((item: { id: string }) => item.id === id);
    return { data: { shown: found }, ...(errors ? { errors } : {}) };
  },
  people: every,
});

const aPurchaseOf = async (item: () => Promise<{ readonly purchaseId: string }>) => ({
  id: (await item()).purchaseId,
});
const ofContract = (status: "completed" | "cancelled") => async () => {
  const { contract, purchase } = await aBoughtItem(app);
  await markPaid(app, purchase);
  await statusOfContract(contract.id, status);
  return { id: purchase.id as string };
};

/** Bought last month, which was closed since. */
const ofClosedMonth = async () => {
  await reopen(app, monthIn(-1));
  const { purchase } = await aBoughtItem(app, { fechaCompra: lastOf(monthIn(-1)) });
  await close(app, monthIn(-1));
  return { id: purchase.id as string };
};

holdActs({
  app: () => app,
  acts: purchaseActs,
  called: "a purchase",
  situations: {
    "to be paid": () => aPurchaseOf(bought),
    overdue: async () => {
      const { id, purchaseId } = await bought();
      await sql("update purchases set fecha_vencimiento_pago = ? where contract_item_id = ?", inDays(-1), id);
      return { id: purchaseId };
    },
    paid: () => aPurchaseOf(paid),
    "paid for a completed contract": ofContract("completed"),
    "paid for a cancelled contract": ofContract("cancelled"),
    "of a closed month": ofClosedMonth,
  },
  asked: {
    markPaid: [MARK_PAID, { input: {} }],
    void: [VOID, { input: { motivo: "Error" } }],
    stateTaxes: [STATE_TAXES, { input: { baseGravable: 1_000, iva: 190 } }],
  },
  lasting: ["stateTaxes"],
  state: async ({ id }) => {
    const document = `query ($id: ID!) { purchase(id: $id) { estadoPago estadoContrato mesCerrado } }`;
    const { estadoPago: status, ...facts } = (await app.as("owner").ask(document, { id })).purchase;
    return { status, ...facts };
  },
  field: "purchase(id: $id)",
  people: every,
});

const anInstallment = async () => {
  const { purchase, installments } = await anItemInInstallments(app);
  return { id: installments[0].id as string, purchaseId: purchase.id as string };
};

holdActs({
  app: () => app,
  acts: installmentActs,
  called: "an installment",
  situations: {
    "to be paid": anInstallment,
    overdue: async () => {
      const installment = await anInstallment();
      await sql("update installments set fecha_vencimiento = ? where id = ?", inDays(-1), installment.id);
      return installment;
    },
    paid: async () => {
      const installment = await anInstallment();
      await app.as("admin").ask(PAY, { id: installment.id, input: {} });
      return installment;
    },
  },
  asked: { pay: [PAY, { input: {} }] },
  state: async ({ id, purchaseId }) => {
    const document = `query ($id: ID!) { purchaseInstallments(purchaseId: $id) { id estado } }`;
    const all = (await app.as("owner").ask(document, { id: purchaseId })).purchaseInstallments;
    return { status: all.find((one) => one.id === id)!.estado };
  },
  shown: async (client, { id, purchaseId }, selected) => {
    const document = `query ($id: ID!) { purchaseInstallments(purchaseId: $id) { id ${selected} } }`;
    const { data, errors } = await client.freely.gql(document, { id: purchaseId });
    const found = data?.purchaseInstallments?.find((one: { id: string }) => one.id === id);
    return { data: { shown: found }, ...(errors ? { errors } : {}) };
  },
  people: every,
});
