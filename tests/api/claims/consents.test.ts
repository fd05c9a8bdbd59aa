import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRegistered } from "../../support/story/accounts.ts";
import {
  aFiledClaim,
  anEmail,
  ANSWER_CLAIM as ANSWER,
  aQuery,
  aVisitor,
  mailedCode,
  PROVE,
} from "../../support/story/claims.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ TRUST_PROXY: "1" });
});

const rows = <T extends object>(sql: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);
const prove = async ({ id, email }: { id: string; email: string }) =>
  (await aVisitor(app).ask(PROVE, { id, code: await mailedCode(app, email) })).proveClaimIdentity as boolean;

describe("a consent", () => {
  const REVOKE = "mutation ($id: ID!) { revokeConsent(id: $id) { id revokedAt } }";
  const CONSENTS = "{ myConsents { id purpose given revokedAt } }";

  it("is withdrawn by its own person, once, with a line in the history, and offers stop at once", async () => {
    const { client, id } = await aRegistered(app, { aceptaTratamiento: true });
    await client.ask(
      "mutation { updateNotificationPreferences(input: { marketingEmails: true }) { marketingEmails } }",
    );
    const [consent] = (await client.ask(CONSENTS)).myConsents;
    expect((await client.ask(REVOKE, { id: consent.id })).revokeConsent.revokedAt).toEqual(
      expect.any(String),
    );
    await client.ask(REVOKE, { id: consent.id });
    expect(
      await rows("select 1 from audit_entries where type = 'consent.revoked' and record_id = ?", [
        consent.id,
      ]),
    ).toHaveLength(1);
    const [chosen] = await rows("select marketing_emails from notification_preferences where user_id = ?", [
      id,
    ]);
    expect(chosen).toEqual({ marketing_emails: false });
    const offer = { userId: id, message: "Oferta a Cartagena", title: "Oferta", category: "marketing" };
    const NOTIFY = "mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { id } }";
    expectRefused(
      await app.as("owner").gql(NOTIFY, { input: offer }),
      "CONFLICT",
      "Esta persona revocó su autorización: no recibe ofertas.",
    );
    expect(
      (await app.as("owner").gql(NOTIFY, { input: { ...offer, category: "contract" } })).errors,
    ).toBeUndefined();
  });

  it("of somebody else does not exist", async () => {
    const one = await aRegistered(app, { aceptaTratamiento: true });
    const other = await aRegistered(app, { aceptaTratamiento: true });
    const [consent] = (await one.client.ask(CONSENTS)).myConsents;
    expectRefused(
      await other.client.gql(REVOKE, { id: consent.id }),
      "NOT_FOUND",
      "Autorización no encontrada",
    );
  });

  it("is withdrawn by a request, of an account and of a person without one", async () => {
    const email = anEmail();
    const CONTACT = "mutation ($input: ContactInput!) { sendContactMessage(input: $input) }";
    const message = { name: "Marta Ríos", email, message: "Hola", aceptaTratamiento: true };
    await aVisitor(app).ask(CONTACT, { input: message });
    const claim = await aFiledClaim(app, aQuery({ kind: "reclamo_datos", derecho: "revocacion", email }));
    expect(await prove(claim)).toBe(true);
    const input = { respuesta: "Revocadas", revocaAutorizaciones: true };
    await app.as("admin").ask(ANSWER, { id: claim.id, input });
    const revoked = await rows<{ n: number }>(
      `select count(*)::int as n from consents c join contact_messages m on m.id::text = c.record_id
        where m.email = ? and c.revoked_at is not null`,
      [email],
    );
    expect(revoked).toEqual([{ n: 1 }]);
    await app.runJobs();
    expect((await app.outbox(email)).at(-1)?.text).toContain("Revocamos tus autorizaciones");
  });
});
