import { beforeAll, describe, expect, it } from "vitest";
import { discountQuote } from "../../../api/src/modules/quotes/calculation/quote-discount.ts";
import { findQuote } from "../../../api/src/modules/quotes/quote/quote.access.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { heldAct, waitingForLock } from "../../support/held-locks.ts";
import type { Handle } from "../../support/people.ts";
import { aConfirmedQuote, figures } from "../../support/story/calculation.ts";
import { aCompletedQuote } from "../../support/story/quotes.ts";

const SET = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) {
  precioTotal descuentoPorcentaje descuentoAprobado descuentoAprobadoPor
  calculation { totalDescuento precioFinalTotal precioFinalPorPersona } } }`;
const APPROVE = `mutation ($id: ID!, $seen: Float) {
  approveQuoteDiscount(id: $id, descuentoPorcentaje: $seen) { descuentoAprobado descuentoAprobadoPor } }`;
const SEND = `mutation ($id: ID!) { sendQuote(id: $id) { quote { status precioTotal } } }`;
const UNAPPROVED = "El descuento requiere aprobación de un líder (hasta 15 %) o de un gerente.";

const CHANGED = "El descuento cambió: ahora es de 14\u00a0%. Revísalo antes de aprobarlo.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const set = async (by: Handle, id: string, descuentoPorcentaje: number) =>
  (await app.as(by).ask(SET, { id, input: { descuentoPorcentaje } })).updateQuote;
const approve = (by: Handle, id: string, seen: number | null = null) => app.as(by).gql(APPROVE, { id, seen });
const dayOf = async (by: Handle, kind: string) => {
  const { myDay } = await app.as(by).ask(`{ myDay { kind records { recordId detail } } }`);
  return myDay.find((line: { kind: string }) => line.kind === kind)?.records ?? [];
};
const noticesOf = async (by: Handle, id: string): Promise<string[]> => {
  const { notifications } = await app.as(by).ask(`{ notifications(page: 1, limit: 100) {
    items { type link } } }`);
  return notifications.items
    .filter(({ link }: { link: string | null }) => link?.includes(id))
    .map(({ type }: { type: string }) => type);
};

describe("a discount of a confirmed quote", () => {
  it("lowers the price in the act that sets it, and waits for a leader before it is sent", async () => {
    const { id } = await aConfirmedQuote(app);
    expect(await set("asesor", id, 10)).toEqual({
      precioTotal: 3_393_000,
      descuentoPorcentaje: 10,
      descuentoAprobado: false,
      descuentoAprobadoPor: null,
      calculation: { totalDescuento: 377_000, precioFinalTotal: 3_393_000, precioFinalPorPersona: 1_131_000 },
    });
    expectRefused(await app.as("asesor").gql(SEND, { id }), "CONFLICT", UNAPPROVED);
    expect(await noticesOf("lider", id)).toContain("quote_discount_asked");
    expect(await dayOf("lider", "discounts_to_approve")).toContainEqual({
      recordId: id,
      detail: "10 % · Cartagena",
    });
    const sends = async () =>
      (await dayOf("asesor", "quotes_to_send")).map((one: { recordId: string }) => one.recordId);
    expect(await sends()).not.toContain(id);

    const { approveQuoteDiscount } = await app.as("lider").ask(APPROVE, { id, seen: 10 });
    expect(approveQuoteDiscount).toEqual({
      descuentoAprobado: true,
      descuentoAprobadoPor: app.people.lider.id,
    });
    expect(await noticesOf("asesor", id)).toContain("quote_discount_approved");
    expect(await dayOf("lider", "discounts_to_approve")).not.toContainEqual(
      expect.objectContaining({ recordId: id }),
    );
    expect(await sends()).toContain(id);
    const { quote } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { tracking { event actorName note } } }`, { id });
    expect(quote.tracking.at(-1)).toEqual({
      event: "discount_approved",
      actorName: expect.any(String),
      note: "10\u00a0%",
    });
    const { sendQuote } = await app.as("asesor").ask(SEND, { id });
    expect(sendQuote.quote).toEqual({ status: "sent", precioTotal: 3_393_000 });
    expectRefused(await app.as("asesor").gql(SET, { id, input: { descuentoPorcentaje: 5 } }), "CONFLICT");
  });

  it("says why to who approves it, and that reason goes with it", async () => {
    const { id } = await aConfirmedQuote(app);
    const input = { descuentoPorcentaje: 12, descuentoMotivo: " Vuelve cada año con su familia " };
    await app.as("asesor").ask(SET, { id, input });
    const reasonOf = async (by: Handle) =>
      (await app.as(by).ask(`query ($id: ID!) { quote(id: $id) { descuentoMotivo } }`, { id })).quote
        .descuentoMotivo;
    expect(await reasonOf("lider")).toBe("Vuelve cada año con su familia");
    await set("asesor", id, 10);
    expect(await reasonOf("lider")).toBeNull();
    const alone = { descuentoPorcentaje: 0, descuentoMotivo: "Ninguno" };
    await app.as("asesor").ask(SET, { id, input: alone });
    expect(await reasonOf("asesor")).toBeNull();
  });

  it("loses its yes when it changes, and its price comes back without it", async () => {
    const { id } = await aConfirmedQuote(app);
    expect(await set("lider", id, 10)).toMatchObject({ descuentoAprobado: true });
    expect(await set("asesor", id, 12)).toMatchObject({ descuentoAprobado: false, precioTotal: 3_317_600 });
    expectRefused(await app.as("asesor").gql(SEND, { id }), "CONFLICT", UNAPPROVED);
    expect(await set("asesor", id, 0)).toMatchObject({
      descuentoPorcentaje: null,
      precioTotal: figures.precioFinalTotal,
      calculation: { totalDescuento: 0 },
    });
    expect((await app.as("asesor").ask(SEND, { id })).sendQuote.quote.status).toBe("sent");
  });

  it("of 15,01 % is a manager's: the leader neither approves nor sees it, and the manager is told", async () => {
    const { id } = await aConfirmedQuote(app);
    expect(await set("lider", id, 15.01)).toMatchObject({ descuentoAprobado: false });
    expect(await noticesOf("gerente", id)).toContain("quote_discount_asked");
    expectRefused(
      await approve("lider", id),
      "FORBIDDEN",
      "Un descuento de más de 15 % lo aprueba un gerente.",
    );
    const seen = async (by: Handle) =>
      (await dayOf(by, "discounts_to_approve")).some((one: { recordId: string }) => one.recordId === id);
    expect([await seen("lider"), await seen("gerente")]).toEqual([false, true]);
    expect((await approve("gerente", id)).errors).toBeUndefined();
  });

  it("of the seller's own quote is approved by another person, unless administration sells it", async () => {
    const { id } = await aConfirmedQuote(app, { by: "lider" });
    expect(await set("lider", id, 5)).toMatchObject({ descuentoAprobado: false });
    expectRefused(
      await approve("lider", id),
      "FORBIDDEN",
      "El descuento de tu propia cotización lo aprueba otra persona.",
    );
    expect((await approve("gerente", id)).errors).toBeUndefined();
    const own = await aConfirmedQuote(app, { by: "admin" });
    expect(await set("admin", own.id, 60)).toMatchObject({
      descuentoAprobado: true,
      descuentoAprobadoPor: app.people.admin.id,
    });
  });

  it("leaves an amount to pay, from any person", async () => {
    const { id } = await aConfirmedQuote(app);
    for (const percent of [100, 99.999])
      expectRefused(
        await app.as("owner").gql(SET, { id, input: { descuentoPorcentaje: percent } }),
        "BAD_USER_INPUT",
        percent === 100
          ? "El descuento dejaría la cotización en cero. Escribe un porcentaje menor."
          : "El descuento debe estar entre 0 y 100 %, con dos decimales",
      );
    expect(await set("owner", id, 99)).toMatchObject({ precioTotal: 37_700 });
  });

  it("is out of another team's reach", async () => {
    const { id } = await aConfirmedQuote(app);
    await set("asesor", id, 5);
    expectRefused(await approve("lider2", id), "NOT_FOUND", "Cotización no encontrada");
  });

  it("is approved once, and only where there is one", async () => {
    const { id } = await aConfirmedQuote(app);
    expectRefused(await approve("lider", id), "CONFLICT", "La cotización no tiene un descuento por aprobar.");
    await set("asesor", id, 5);
    expect((await approve("lider", id)).errors).toBeUndefined();
    expectRefused(await approve("lider", id), "CONFLICT", "El descuento ya está aprobado.");
  });

  it("that changes while it is approved is not approved as another one than was seen", async () => {
    const { id } = await aConfirmedQuote(app);
    await set("asesor", id, 5);
    const changing = await heldAct(app, "asesor", async (work) => {
      const quote = await findQuote(work, id);
      await work.lock(quote);
      await discountQuote(work, quote, 14);
    });
    const approving = approve("lider", id, 5);
    await waitingForLock(app);
    await changing.done();
    expectRefused(await approving, "CONFLICT", CHANGED);
    expectRefused(await app.as("asesor").gql(SEND, { id }), "CONFLICT", UNAPPROVED);
  });

  it("is not taken off a typed price, which does not replace a discounted one either", async () => {
    const text = "Confirma el cálculo antes de dar un descuento.";
    const typed = await aCompletedQuote(app);
    expectRefused(
      await app.as("asesor").gql(SET, { id: typed.id, input: { descuentoPorcentaje: 5 } }),
      "BAD_USER_INPUT",
      text,
    );
    const { id } = await aConfirmedQuote(app);
    await set("lider", id, 5);
    await app.as("asesor").ask(SEND, { id });
    const again = `mutation ($id: ID!) {
      requoteQuote(id: $id, input: { requoteReason: "Otra fecha" }) { id } }`;
    await app.as("asesor").ask(again, { id });
    expectRefused(
      await app.as("asesor").gql(SET, { id, input: { precioTotal: 2_000_000 } }),
      "BAD_USER_INPUT",
      text,
    );
  });
});

describe("the database", () => {
  const update = (change: string, id: string) =>
    app.app.services.orm.em.fork().execute(`update quotes set ${change} where id = ?`, [id]);

  it.each([
    ["quotes_discount_is_on_a_calculation", "descuento_porcentaje = 5, calculation_id = null"],
    ["quotes_approved_discount_has_its_approver", "descuento_porcentaje = 5, descuento_aprobado = true"],
    [
      "quotes_approved_discount_has_its_approver",
      "descuento_aprobado = true, descuento_aprobado_por = asesor_id",
    ],
    ["quotes_offered_discount_is_approved", "descuento_porcentaje = 5, status = 'sent'"],
  ])("keeps %s", async (constraint, change) => {
    const { id } = await aConfirmedQuote(app);
    await expect(update(change, id)).rejects.toThrow(constraint);
  });
});
