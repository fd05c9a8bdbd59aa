import { beforeAll, describe, expect, it } from "vitest";
import { beforeServing } from "../../../api/src/app.opening.ts";
import { hashPassword } from "../../../api/src/modules/accounts/password/password.ts";
import { anApp, onDatabase, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aMailServer } from "../../support/mail-server.ts";
import { production } from "../../support/production.ts";

const NOTICES = "{ instanceNotices { key urgent text } }";
const LIST = `{ failedWork(kind: mail, limit: 10) { total items { id tries nextTryAt reason } } }`;
const RETRY = "mutation ($id: String!) { retryFailedWork(kind: mail, id: $id) }";

let app: TestApp;
beforeAll(async () => (app = await anApp({ ...production, JOBS: "false" })));

const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const keys = async (of = app) =>
  (await of.as("owner").ask(NOTICES)).instanceNotices.map(({ key }: { key: string }) => key);
/** Starts over this database as production does, until it would serve. */
const opening = ({ services } = app.app) => beforeServing(services);

describe("the published password of the demo", () => {
  const LINE =
    "Hay cuentas de demostración activas con la contraseña publicada: cámbiala o desactívalas, " +
    "o define ALLOW_DEMO_ACCOUNTS=true para iniciar así.";

  it("keeps a real installation from starting while it opens an active account", async () => {
    await expect(opening()).rejects.toThrow(LINE);
    await sql("update users set is_active = false where email not like 'owner@%'");
    await expect(opening()).rejects.toThrow(LINE);
  });

  it("is shown to the owner alone, as a danger, where it was allowed by name", async () => {
    const allowed = await onDatabase(app.databaseUrl, app.app.services.config.dataDir, {
      ...production,
      ALLOW_DEMO_ACCOUNTS: "true",
    });
    await expect(opening(allowed.app)).resolves.toBeUndefined();
    const { instanceNotices } = await allowed.as("owner").ask(NOTICES);
    expect(instanceNotices).toContainEqual({
      key: "published-password",
      urgent: true,
      text: expect.stringContaining("Cualquiera puede entrar"),
    });
    await allowed.close();
  });

  it("is no danger any more once it was changed", async () => {
    await sql("update users set password_hash = ? where email like 'owner@%'", [
      await hashPassword("Otra2027clave"),
    ]);
    await expect(opening()).resolves.toBeUndefined();
    expect(await keys()).not.toContain("published-password");
    await sql("update users set is_active = true");
  });
});

it("an installation says what is to be known of it, to the owner alone", async () => {
  await sql("update users set is_active = false where email not like 'owner@%' and email not like 'admin@%'");
  expect(await keys()).toEqual(["published-password", "mail-held"]);
  expectRefused(await app.as("admin").gql(NOTICES), "FORBIDDEN");
});

describe("a mail of an installation that sends none", () => {
  it("is among the unsent mails, and is sent when there is a server", async () => {
    await app.as().ask('mutation { requestRecovery(email: "admin@travesia.test") }');
    await app.runJobs();
    const { failedWork } = await app.as("owner").ask(LIST);
    expect(failedWork).toMatchObject({
      total: 1,
      items: [
        { nextTryAt: null, reason: "Se guardó sin enviar: no había servidor de correo (SMTP_URL=none)." },
      ],
    });
    const [{ id }] = failedWork.items;
    expectRefused(
      await app.as("owner").gql(RETRY, { id }),
      "CONFLICT",
      "No hay servidor de correo. Define SMTP_URL, reinicia Travesía y reintenta.",
    );

    const server = await aMailServer();
    const sending = await onDatabase(app.databaseUrl, app.app.services.config.dataDir, {
      ...production,
      SMTP_URL: server.url,
    });
    await sending.as("owner").ask(RETRY, { id });
    await sending.runJobs();
    expect(server.received).toHaveLength(1);
    expect((await sending.as("owner").ask(LIST)).failedWork.total).toBe(0);
    await sending.close();
    await server.leave();
  });

  it("cannot be sent once its text is gone", async () => {
    await app.as().ask('mutation { requestRecovery(email: "owner@travesia.test") }');
    await app.runJobs();
    const [{ id }] = (await app.as("owner").ask(LIST)).failedWork.items;
    await sql("update mails set kept_until = kept_until - interval '31 days' where id = ?", [id]);
    await app.sweep();
    expect((await app.as("owner").ask(LIST)).failedWork.total).toBe(0);
  });
});
