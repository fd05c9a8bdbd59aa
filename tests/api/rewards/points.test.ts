import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { STARTED } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aPayment, aVerifiedPayment, REVERSE, verifyIt } from "../../support/story/payments.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { anAccount, aRefundOf, payIt, SET_ACCOUNT } from "../../support/story/refunds.ts";
import { ADJUST, aReferredContract, movementsOf, pointsOf } from "../../support/story/rewards.ts";

let app: TestApp;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(async () => {
  contractId = await aReferredContract(app);
});

const sql = <T extends object>(text: string, values: unknown[] = []) =>
  app.app.services.orm.em.fork().execute<T[]>(text, values);
const pay = (monto: number) => aVerifiedPayment(app, contractId, { monto });
const reverse = (id: string) =>
  app.as("owner").ask(REVERSE, { id, input: { motivo: "Pago devuelto por el banco" } });
const adjust = (points: number, reason = "Campaña de fin de año", who: "owner" | "admin" = "owner") =>
  app.as(who).gql(ADJUST, { userId: app.people.asesor.id, input: { points, reason } });
describe("the referrer of a customer", () => {
  it("has a point for every whole 50,000 that the customer pays, once it is verified", async () => {
    const before = await pointsOf(app, "asesor");
    const { id } = await aPayment(app, contractId, { monto: 525_000 });
    expect(await pointsOf(app, "asesor")).toBe(before);
    expect((await verifyIt(app, id)).errors).toBeUndefined();
    expect(await pointsOf(app, "asesor")).toBe(before + 10);
    expect(await pointsOf(app, "asesor2")).toBe(0);
    expect(await pointsOf(app, "cliente")).toBe(0);
  });

  it("has a point for each payment's whole 50,000: what is left over of one does not count with another", async () => {
    const before = await pointsOf(app, "asesor");
    await pay(30_000);
    await pay(30_000);
    expect(await pointsOf(app, "asesor")).toBe(before);
    await pay(99_999);
    expect(await pointsOf(app, "asesor")).toBe(before + 1);
    expect((await movementsOf(app, "asesor"))[0]).toEqual({ kind: "earned", points: 1, balance: before + 1 });
  });

  it("loses them when the payment is reversed, once", async () => {
    const before = await pointsOf(app, "asesor");
    const { id } = await pay(200_000);
    expect(await pointsOf(app, "asesor")).toBe(before + 4);
    await reverse(id);
    expect(await pointsOf(app, "asesor")).toBe(before);
    expectRefused(await app.as("owner").gql(REVERSE, { id, input: { motivo: "Otra vez" } }), "CONFLICT");
    expect((await movementsOf(app, "asesor"))[0]).toEqual({
      kind: "taken_back",
      points: -4,
      balance: before,
    });
  });

  it("loses them when the money was refunded to the customer, as far as there are any, once", async () => {
    const before = await pointsOf(app, "asesor");
    await pay(525_000);
    await app.as("owner").ask(CANCEL, { id: contractId, input: { motivo: "No viaja" } });
    const refund = await aRefundOf(app, contractId, 149_999, "owner");
    expect(await pointsOf(app, "asesor")).toBe(before + 10);
    await app.as("admin").ask(SET_ACCOUNT, { id: refund.id, input: anAccount() });
    await payIt(app, refund.id, "owner");
    expect(await pointsOf(app, "asesor")).toBe(before + 8);
    expect((await movementsOf(app, "asesor"))[0]).toEqual({
      kind: "taken_back",
      points: -2,
      balance: before + 8,
    });
  });

  it("never has less than nothing", async () => {
    const { id } = await pay(300_000);
    const balance = await pointsOf(app, "asesor");
    await adjust(-(balance - 2));
    await reverse(id);
    expect(await pointsOf(app, "asesor")).toBe(0);
  });

  it("has nothing of payments that are rejected, nor of customers whom nobody referred", async () => {
    const before = await pointsOf(app, "asesor");
    const { id } = await aPayment(app, contractId, { monto: 500_000 });
    await verifyIt(app, id, "contador", { status: "rejected", observaciones: "No llegó" });
    await sql("update contracts set cliente_id = null where id = ?", [contractId]);
    await pay(500_000);
    expect(await pointsOf(app, "asesor")).toBe(before);
  });

  it("has all of them when payments are verified at once", async () => {
    const before = await pointsOf(app, "asesor");
    const other = await aReferredContract(app);
    const payments = await Promise.all(
      [contractId, other, contractId, other].map((contract) => aPayment(app, contract, { monto: 75_000 })),
    );
    const answers = await Promise.all(payments.map(({ id }) => verifyIt(app, id)));
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    expect(await pointsOf(app, "asesor")).toBe(before + 4);
  });
});

describe("an adjustment", () => {
  it("is the owner's, with a reason, and is among the movements", async () => {
    const before = await pointsOf(app, "asesor");
    const { data } = await adjust(7);
    expect(data?.["adjustPoints"]).toEqual({
      kind: "adjustment",
      points: 7,
      balance: before + 7,
      reason: "Campaña de fin de año",
      customerName: null,
    });
    expectRefused(await adjust(7, "Porque sí", "admin"), "FORBIDDEN");
    expectRefused(await adjust(7, " "), "BAD_USER_INPUT", "El motivo es obligatorio");
    expectRefused(await adjust(0), "BAD_USER_INPUT", "Escribe cuántos puntos sumas o quitas");
    expect(await pointsOf(app, "asesor")).toBe(before + 7);
    const { pointMovementsOf } = await app
      .as("owner")
      .ask(`query ($id: Int!) { pointMovementsOf(userId: $id) { items { points balance } } }`, {
        id: app.people.asesor.id,
      });
    expect(pointMovementsOf.items[0]).toEqual({ points: 7, balance: before + 7 });
  });

  it("does not take more than there is", async () => {
    const balance = await pointsOf(app, "asesor");
    const text = `El saldo no puede quedar por debajo de cero: tiene ${balance} puntos.`;
    expectRefused(await adjust(-balance - 1), "CONFLICT", text);
  });

  it("of two at once that together take too much, one is refused", async () => {
    await adjust(10);
    const balance = await pointsOf(app, "asesor");
    const answers = await Promise.all([adjust(-balance), adjust(-balance)]);
    const [refused, ...others] = answers.filter(({ errors }) => errors);
    expect(others).toEqual([]);
    expectRefused(refused!, "CONFLICT", "El saldo no puede quedar por debajo de cero: tiene 0 puntos.");
    expect(await pointsOf(app, "asesor")).toBe(0);
  });

  it("with the same key is made once", async () => {
    const before = await pointsOf(app, "asesor");
    const variables = {
      userId: app.people.asesor.id,
      input: { points: 3, reason: "Concurso" },
      key: "ajuste-1",
    };
    await app.as("owner").ask(ADJUST, variables);
    await app.as("owner").ask(ADJUST, variables);
    expect(await pointsOf(app, "asesor")).toBe(before + 3);
  });
});

describe("what one sees of others", () => {
  it("is the first name and the initial of those whom one referred, and no amount", async () => {
    await pay(50_000);
    const document = `{ referredPeople { total items { name points } } pointMovements(limit: 1) {
        items { customerName } } }`;
    const seen = await app.as("asesor").ask(document);
    expect(seen["referredPeople"]).toEqual({
      total: 1,
      items: [{ name: "Camila G.", points: expect.any(Number) as number }],
    });
    expect(seen["pointMovements"].items).toEqual([{ customerName: "Camila G." }]);
    const client = await app.as("cliente").ask(document);
    expect(client).toEqual({ referredPeople: { total: 0, items: [] }, pointMovements: { items: [] } });
  });
});

describe("the copy of one's personal data", () => {
  const copyOf = async (who: "asesor" | "cliente") => {
    const { exportMyData } = await app.as(who).ask("mutation { exportMyData { json { url } pdf { url } } }");
    const open = async (url: string) => (await app.as(null).rest("GET", new URL(url).pathname)).bytes;
    const { sections } = JSON.parse((await open(exportMyData.json.url)).toString()) as {
      sections: Record<string, object[]>;
    };
    return { sections, pdf: (await pagesOf(await open(exportMyData.pdf.url))).join(" ") };
  };

  it("holds every movement of one's points, and of the customer only the initial", async () => {
    await pay(100_000);
    const balance = await pointsOf(app, "asesor");
    const { sections, pdf } = await copyOf("asesor");
    expect(sections["Movimientos de puntos"]?.length).toBe((await movementsOf(app, "asesor")).length);
    expect(sections["Movimientos de puntos"]?.at(-1)).toMatchObject({
      Movimiento: "earned",
      Puntos: 2,
      Saldo: balance,
      Cliente: "Camila G.",
      Motivo: null,
    });
    expect(pdf).toContain("Pago de un cliente");
    expect(pdf).not.toContain("earned");
  });

  it("describes contracts and payments to a client in words", async () => {
    await pay(100_000);
    const { sections, pdf } = await copyOf("cliente");
    expect(sections["Movimientos de puntos"]).toBeUndefined();
    expect(sections["Pagos"]?.at(-1)).toMatchObject({ Medio: "transferencia", Estado: "verified" });
    for (const words of ["$ 100.000", "Transferencia", "Verificado", "Activo", "(hora de Colombia)"])
      expect(pdf.replaceAll("\u00a0", " ")).toContain(words);
    expect(pdf).not.toMatch(/verified|active|\d{4}-\d\d-\d\d/);
  });
});

describe("the ledger", () => {
  const line = (values: string) =>
    sql(`insert into point_movements (id, user_id, ordinal, kind, points, balance, reason, by_id, at)
      select gen_random_uuid(), u.id, ${values}, 'Prueba', u.id, '${STARTED}' from users u
      where u.email = 'lider@travesia.test'`);

  it("keeps its lines and adds up, also against SQL", async () => {
    await pay(50_000);
    await expect(sql("update point_movements set points = 100")).rejects.toThrow(
      "permission denied for table point_movements",
    );
    await expect(sql("delete from point_movements")).rejects.toThrow(
      "permission denied for table point_movements",
    );
    await expect(line("1, 'adjustment', 5, 6")).rejects.toThrow(/no cuadra/);
    await expect(line("2, 'adjustment', 5, 5")).rejects.toThrow(/no cuadra/);
    await expect(line("1, 'adjustment', -5, -5")).rejects.toThrow(/balance_is_not_negative/);
    await expect(line("1, 'earned', 5, 5")).rejects.toThrow(/point_movements/);
  });

  it("holds a payment once of each kind", async () => {
    const { id } = await pay(50_000);
    const [count] = await sql<{ n: number }>(
      "select count(*)::int as n from point_movements where source_id = ?",
      [id],
    );
    expect(count?.n).toBe(1);
    const again = sql(
      `insert into point_movements (id, user_id, ordinal, kind, points, balance, customer_id, source,
        source_id, amount, at)
       select gen_random_uuid(), user_id, (select max(ordinal) + 1 from point_movements m
         where m.user_id = p.user_id), kind, points,
         points + (select balance from point_movements m where m.user_id = p.user_id order by ordinal desc
           limit 1), customer_id, source, source_id, amount, at
       from point_movements p where source_id = ?`,
      [id],
    );
    await expect(again).rejects.toThrow(/unique/);
  });
});
