import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCase } from "../../support/story/chargebacks.ts";
import {
  aFiledClaim,
  anEmail,
  ANSWER_CLAIM as ANSWER,
  answeredWithData,
  aQuery,
  aVisitor,
  proveIdentity,
} from "../../support/story/claims.ts";
import { aQuote } from "../../support/story/quotes.ts";
import { anOpenRaffle, board, PAY_NUMBER, SELECT } from "../../support/story/raffle.ts";
import { aPayableRefund, payIt } from "../../support/story/refunds.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ TRUST_PROXY: "1" });
});

const rows = <T extends object>(sql: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);
const answered = (id: string) => answeredWithData(app, id);
const prove = (claim: { id: string; email: string }) => proveIdentity(app, claim);
const aQuoteOf = async (email: string) => {
  const { id } = await aQuote(app);
  await rows("update quotes set email_cliente = ? where id = ?", [email, id]);
};

describe("data under a contract of a person without an account", () => {
  /** A cancelled contract under an e-mail whose money is refunded into an account of their own. */
  const aRefundUnder = async (email: string) => {
    const refund = await aPayableRefund(app);
    await rows(
      `update contracts set cliente = jsonb_set(cliente, '{email}', to_jsonb(?::text)) where id = ?`,
      [...[email, refund.contractId]],
    );
    return refund;
  };
  const proved = async (input: object) => {
    const claim = await aFiledClaim(app, aQuery(input));
    expect(await prove(claim)).toBe(true);
    return claim;
  };
  const erase = (id: string) =>
    app.as("admin").gql(ANSWER, { id, input: { respuesta: "Hecho", suprimeDatos: true } });

  it("is given with the refunds and their accounts, and with the claims that payments be reversed", async () => {
    const [email, other] = [anEmail(), anEmail()];
    await aRefundUnder(email);
    const { contractId } = await aCase(app);
    await rows(
      `update contracts set cliente = jsonb_set(cliente, '{email}', to_jsonb(?::text)) where id = ?`,
      [...[email, contractId]],
    );
    await aRefundUnder(other);
    const { text } = await answered((await proved({ email })).id);
    const held = JSON.parse(text) as Record<string, unknown>;
    expect(JSON.stringify(held)).toContain("12345678901");
    expect(JSON.stringify(held)).toContain("El hotel nunca recibió la reserva");
    expect(text.match(/12345678901/g)).toHaveLength(1);
  });

  it("is not erased while a refund is owed; then the account of it is", async () => {
    const email = anEmail();
    const refund = await aRefundUnder(email);
    const { id } = await proved({ kind: "reclamo_datos", derecho: "supresion", email });
    const owed = "Le debemos una devolución: sus datos se suprimen cuando la reciba.";
    expectRefused(await erase(id), "CONFLICT", owed);
    expect((await payIt(app, refund.id)).errors).toBeUndefined();
    expect((await erase(id)).errors).toBeUndefined();
    const [kept] = await rows("select account_number, account_holder from refunds where id = ?", [refund.id]);
    expect(kept).toEqual({ account_number: "8901", account_holder: "Suprimido" });
  });
});

describe("the numbers of a raffle that somebody holds", () => {
  const IDENTIFY = `mutation ($id: ID!, $input: DecideIdentityInput!) {
    decideClaimIdentity(id: $id, input: $input) { identity } }`;
  const holder = { name: "Rosa Elvira Mora", phone: "3105550199" };
  const take = (...numbers: string[]) =>
    aVisitor(app).ask(SELECT, { input: { ...holder, numbers, aceptaTratamiento: true } });
  /** A request of whom staff has seen the document. */
  const shown = async (input: object) => {
    const claim = await aFiledClaim(app, aQuery({ nombre: holder.name, ...input }));
    expect(await prove(claim)).toBe(false);
    await app.as("admin").ask(IDENTIFY, { id: claim.id, input: { acepta: true, nota: "Cédula legible" } });
    return claim;
  };
  const holderOf = async (raffleId: string, value: string) =>
    (
      await rows<{ name: string | null }>(
        "select name from raffle_numbers where raffle_id = ? and value = ?",
        [raffleId, value],
      )
    )[0]?.name;

  it("are given to the name on a document with the phone that they know, and to no other", async () => {
    await anOpenRaffle(app);
    await take("123");
    const mine = await shown({ telefono: "310 555 0199" });
    expect((await answered(mine.id)).text).toContain("Gran rifa San Andrés");
    for (const input of [{ telefono: "3105550100" }, {}, { nombre: "Rosa Mora", telefono: "3105550199" }])
      expect((await answered((await shown(input)).id)).text).not.toContain("Gran rifa");
  });

  it("are not given to who only wrote that name and phone under an e-mail of theirs", async () => {
    const email = anEmail();
    await aQuoteOf(email);
    const claim = await aFiledClaim(app, aQuery({ email, nombre: holder.name, telefono: holder.phone }));
    expect(await prove(claim)).toBe(true);
    expect((await answered(claim.id)).text).not.toContain("Gran rifa");
  });

  it("go with an erasure: what is not paid is free again, what is paid waits for the draw", async () => {
    const raffleId = await anOpenRaffle(app);
    await take("200", "201");
    const paid = (await board(app))["201"]!;
    await app.as("admin").ask(PAY_NUMBER, { id: paid.id, isPaid: true });
    const { id } = await shown({ kind: "reclamo_datos", derecho: "supresion", telefono: holder.phone });
    const erase = () =>
      app.as("admin").gql(ANSWER, { id, input: { respuesta: "Hecho", suprimeDatos: true } });
    const waits = "Tiene números pagados de una rifa: sus datos se suprimen después del sorteo.";
    expectRefused(await erase(), "CONFLICT", waits);
    await app.as("admin").ask(PAY_NUMBER, { id: paid.id, isPaid: false });
    expect((await erase()).errors).toBeUndefined();
    expect([await holderOf(raffleId, "200"), await holderOf(raffleId, "201")]).toEqual([null, null]);
  });

  it("stay without a name once their raffle is over", async () => {
    const raffleId = await anOpenRaffle(app);
    await take("300");
    await anOpenRaffle(app);
    const { id } = await shown({ kind: "reclamo_datos", derecho: "supresion", telefono: holder.phone });
    await app.as("admin").ask(ANSWER, { id, input: { respuesta: "Hecho", suprimeDatos: true } });
    expect(await holderOf(raffleId, "300")).toBe("Suprimido");
  });
});
