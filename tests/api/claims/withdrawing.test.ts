import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aFiledClaim,
  ANSWER_CLAIM as ANSWER,
  aVisitor,
  mailedClaimToken,
} from "../../support/story/claims.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ TRUST_PROXY: "1" });
});

const TAKE = "mutation ($id: ID!) { takeClaim(id: $id) { id } }";
const COMPLETION = `mutation ($id: ID!, $input: ClaimReasonInput!) {
  askToCompleteClaim(id: $id, input: $input) { id } }`;
const CLAIM = "query ($id: ID!) { claim(id: $id) { history { kind byClient } } }";
const motivo = { input: { motivo: "Falta la factura" } };
const claimOf = async (id: string) => (await app.as("owner").ask(CLAIM, { id })).claim;
const after = async <T extends { readonly id: string }>(
  made: Promise<T>,
  document: string,
  rest: object = {},
) => {
  const claim = await made;
  await app.as("admin").freely.ask(document, { id: claim.id, ...rest });
  return claim;
};

describe("a request that is withdrawn", () => {
  const WITHDRAW = "mutation ($id: ID!) { withdrawClaim(id: $id) { status closedAt } }";
  const ended = "Esta solicitud ya terminó.";

  it("ends by the link that only its e-mail received, is notified to both, and cannot be answered any more", async () => {
    const { id, number, email } = await after(aFiledClaim(app), TAKE);
    const author = app.withLink(await mailedClaimToken(app, email));
    const { withdrawClaim } = await author.ask(WITHDRAW, { id });
    expect(withdrawClaim).toMatchObject({ status: "desistido", closedAt: expect.any(String) });
    await app.runJobs();
    expect((await app.outbox(email)).at(-1)?.subject).toBe(`Desististe de tu solicitud ${number}`);
    const [notice] = await app.app.services.orm.em
      .fork()
      .execute("select title from notifications where type = 'claim_withdrawn' and user_id = ?", [
        app.people.admin.id,
      ]);
    expect(notice?.title).toBe(`Desistieron de la solicitud ${number}`);
    expect((await claimOf(id)).history[0]).toMatchObject({ kind: "withdrawn", byClient: true });
    const answer = await app.as("admin").gql(ANSWER, { id, input: { respuesta: "Hola" } });
    expectRefused(answer, "CONFLICT", "Esta solicitud ya se cerró: quien la presentó desistió de ella.");
    expectRefused(await author.gql(WITHDRAW, { id }), "CONFLICT", ended);
  });

  it("may wait to be completed, but not be answered already", async () => {
    const incomplete = await after(aFiledClaim(app), COMPLETION, motivo);
    const token = await mailedClaimToken(app, incomplete.email);
    const { withdrawClaim } = await app.withLink(token).ask(WITHDRAW, { id: incomplete.id });
    expect(withdrawClaim.status).toBe("desistido");
    const answered = await aFiledClaim(app);
    const author = app.withLink(await mailedClaimToken(app, answered.email));
    await app.as("admin").ask(ANSWER, { id: answered.id, input: { respuesta: "Hecho" } });
    expectRefused(await author.gql(WITHDRAW, { id: answered.id }), "CONFLICT", ended);
  });

  it("is its author's alone: another link, an account and who answers find none", async () => {
    const [one, other] = [await aFiledClaim(app), await aFiledClaim(app)];
    const token = await mailedClaimToken(app, other.email);
    for (const client of [app.withLink(token), app.as("cliente"), app.as("admin")])
      expectRefused(await client.gql(WITHDRAW, { id: one.id }), "NOT_FOUND", "Solicitud no encontrada");
    expectRefused(await aVisitor(app).gql(WITHDRAW, { id: one.id }), "UNAUTHENTICATED");
  });
});
