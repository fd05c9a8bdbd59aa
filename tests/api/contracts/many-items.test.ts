import { beforeAll, describe, expect, it, vi } from "vitest";
import { ContractDetailDocument } from "../../../web/src/features/contracts/contract/contracts.generated.ts";
import { PurchaseBoardDocument } from "../../../web/src/features/purchases/purchase/purchases.generated.ts";
import type { TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { purchaseStats, purchaseSums } from "../../../web/src/features/purchases/stats/purchase.stats.ts";
import { hasHeardAll, listenTo } from "../../support/live.ts";
import { until } from "../../support/patience.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { buy } from "../../support/story/purchases.ts";

const MANY = 300;

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await anAppWithSales();
  ({ id } = await aSignedContract(app));
  // Five items are there; the others are as the first of them, 1,140,000 COP each.
  await app.app.services.orm.em.fork().execute(
    `insert into contract_items (id, created_at, updated_at, version, contract_id, orden, tipo, descripcion,
       detalle, cantidad, precio_unitario, precio_total, proveedor, status, prioridad, requiere_compra)
     select gen_random_uuid(), created_at, updated_at, version, contract_id, orden + n, tipo,
       'Servicio ' || n, detalle, cantidad, precio_unitario, precio_total, proveedor, status, prioridad, true
     from contract_items cross join generate_series(6, ?) n
     where contract_id = ? and tipo = 'tickets'`,
    [MANY, id],
  );
});

/** Returns what the owner reads, and the number of SQL statements it took. */
async function asked<T>(read: (owner: Client) => Promise<T>) {
  const pool = vi.spyOn(app.app.services.pool, "query");
  const answer = await read(app.as("owner"));
  const statements = pool.mock.calls.length;
  pool.mockRestore();
  return { answer, statements };
}

/** Returns the totals of its purchases as the server sums them up. */
const summary = async () =>
  (
    await app
      .as("owner")
      .ask(
        `query ($id: ID!) { purchaseSummary(contractId: $id) { totalCotizado totalComprado diferencia } }`,
        { id },
      )
  ).purchaseSummary;

describe("a contract of 300 items", () => {
  it("is one statement with its items, purchases, installments and payments", async () => {
    const { answer, statements } = await asked((owner) =>
      owner.ask(
        `query ($id: ID!) { contract(id: $id) { contractNumber itemsCount payments { id } items {
           id descripcion precioTotal purchases { id costo installments { id } } } } }`,
        { id },
      ),
    );
    expect(statements).toBe(1);
    expect(answer.contract.itemsCount).toBe(MANY);
    expect(new Set(answer.contract.items.map((item) => item.id)).size).toBe(MANY);
  });

  it("is one statement for its record, and one for the board of its purchases", async () => {
    expect((await asked((owner) => owner.ask(ContractDetailDocument, { id }))).statements).toBe(1);
    const { answer, statements } = await asked((owner) =>
      owner.ask(PurchaseBoardDocument, { contractId: id }),
    );
    expect(statements).toBe(1);
    expect(answer["itemsWithPurchases"]).toHaveLength(MANY);
    const quoted = 3_200_000 + (MANY - 5) * 1_140_000;
    expect(purchaseSums(answer["itemsWithPurchases"])).toEqual({ quoted, bought: 0, difference: 0 });
  });

  it("gives all of them by REST", async () => {
    const { body } = await app.as("owner").rest("GET", `/contracts/${id}/items-with-purchases`);
    expect(body.items).toHaveLength(MANY);
    expect(body.summary).toMatchObject({ total_items: MANY, completados: 0, progreso: 0 });
  });

  it("takes receipts one after the other, and its figures add up to the server's sums", async () => {
    const { contract } = await app
      .as("owner")
      .ask("query ($id: ID!) { contract(id: $id) { items { id } } }", { id });
    for (const item of contract.items.slice(0, 20))
      expect((await buy(app, item)).item.status).toBe("comprado_pendiente");
    const { answer, statements } = await asked((owner) =>
      owner.ask(PurchaseBoardDocument, { contractId: id }),
    );
    expect(statements).toBe(1);
    const items = answer["itemsWithPurchases"];
    const { totalCotizado, totalComprado, diferencia } = await summary();
    const [quoted, bought] = [totalCotizado, totalComprado];
    expect(purchaseSums(items)).toEqual({ quoted, bought, difference: diferencia });
    expect(diferencia).not.toBe(0);
    const kinds = purchaseStats(items);
    expect(kinds.reduce((all, { bought }) => all + bought, 0)).toBe(20);
    expect([
      kinds.reduce((all, { quoted }) => all + quoted, 0),
      kinds.reduce((all, { cost }) => all + cost, 0),
    ]).toEqual([quoted, bought]);
  });

  it("notifies its viewer of another person's purchase, by its id alone", async () => {
    const CHANGED = `subscription ($id: ID) { recordChanged(type: contract, id: $id) { type id } }`;
    const heard = await listenTo<object>(app, "owner", CHANGED, { id });
    expect(await heard.next()).toEqual({ type: "contract", id: null });
    const { contract } = await app
      .as("owner")
      .ask("query ($id: ID!) { contract(id: $id) { items { id status } } }", { id });
    const item = contract.items.find(({ status }) => status === "pendiente_compra")!;
    await buy(app, item);
    expect(await heard.next()).toEqual({ type: "contract", id });
    await heard.stop();
    // Announcements still on their way are looked up by statements of their own, which would be counted.
    await hasHeardAll(app);
    await until(() => app.app.services.changes.quiet);
    const { answer, statements } = await asked((owner) =>
      owner.ask(PurchaseBoardDocument, { contractId: id }),
    );
    expect(statements).toBe(1);
    expect(answer.itemsWithPurchases.find((one) => one.id === item.id)?.status).toBe("comprado_pendiente");
  });
});
