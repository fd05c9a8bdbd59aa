import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anApp, START, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPerson, mailedToken } from "../../support/story/accounts.ts";
import { UPDATE } from "../../support/story/organization.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
beforeEach(() => app.clock.set(START));

const INVITE = `mutation ($input: InviteStaffInput!) {
  inviteStaff(input: $input) { id email role liderId invitedAt isActive emailVerified } }`;
const RESEND = "mutation ($id: Int!) { resendInvitation(userId: $id) { id invitedAt } }";
const RESET = `mutation ($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) }`;
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { user { id } } }`;
const PERSON = "query ($id: Int!) { user(id: $id) { invitedAt emailVerified acts { name allowed } } }";
const BAD = "El enlace no es válido o ya venció";
const PASSWORD = "Volcan-Nevado-28";

/** An advisor of the first team, invited by the owner. */
async function anInvited(over: object = {}): Promise<{ readonly id: number; readonly email: string }> {
  const { password: _, ...person } = aPerson(over);
  const place = { role: 2, liderId: app.people.lider.id, gerenteId: app.people.gerente.id };
  return (await app.as("owner").ask(INVITE, { input: { ...place, ...person } })).inviteStaff;
}
const linkTo = (email: string) => mailedToken(app, email, "/reset-password");
const reset = (token: string, password = PASSWORD) => app.as().gql(RESET, { token, password });
const personOf = async (id: number) => (await app.as("owner").ask(PERSON, { id })).user;
const offers = async (id: number, name: string) =>
  (await personOf(id)).acts.some(
    (act: { name: string; allowed: boolean }) => act.name === name && act.allowed,
  );

describe("somebody invited to the team", () => {
  it("chooses a password by the mailed link, once, and is nobody invited any more", async () => {
    const { id, email } = await anInvited();
    expect((await personOf(id)).invitedAt).not.toBeNull();
    const [mail] = await app.outbox(email);
    expect(mail).toMatchObject({ subject: expect.stringContaining("Te invitaron al equipo de") });
    expect(mail!.text).toContain("durante 7 días");
    const token = await linkTo(email);
    const purpose = async () =>
      (await app.as().ask("query ($token: String!) { accountLink(token: $token) }", { token })).accountLink;
    expect(await purpose()).toBe("invitation");
    expectRefused(await reset(token, "corta"), "BAD_USER_INPUT");
    expect((await reset(token)).errors).toBeUndefined();
    expect(await purpose()).toBeNull();
    expect(await personOf(id)).toMatchObject({ invitedAt: null, emailVerified: true });
    expect((await app.as().ask(SIGN_IN, { email, password: PASSWORD })).signIn.user.id).toBe(id);
    expectRefused(await reset(token, "Otro-Nevado-29"), "BAD_USER_INPUT", BAD);
    expect(await offers(id, "resendInvitation")).toBe(false);
  });

  it("chooses it by REST too", async () => {
    const { email } = await anInvited();
    const body = { token: await linkTo(email), password: PASSWORD };
    expect((await app.as().rest("POST", "/user/reset-password", body)).status).toBe(200);
  });

  it("does so by one of two requests at once", async () => {
    const token = await linkTo((await anInvited()).email);
    const answers = await Promise.all([reset(token, "Primero-2027x"), reset(token, "Segundo-2027x")]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("has seven days for it", async () => {
    const { id, email } = await anInvited();
    const token = await linkTo(email);
    app.clock.advance({ hours: 7 * 24 });
    expectRefused(await reset(token), "BAD_USER_INPUT", BAD);
    app.clock.set(START);
    expect((await personOf(id)).invitedAt).not.toBeNull();
  });

  it("gets another link, which ends the one before", async () => {
    const { id, email } = await anInvited();
    const first = await linkTo(email);
    app.clock.advance({ hours: 1 });
    await app.as("lider").ask(RESEND, { id });
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    expectRefused(await reset(first), "BAD_USER_INPUT", BAD);
    expect((await reset(second)).errors).toBeUndefined();
    expectRefused(await app.as("lider").gql(RESEND, { id }), "CONFLICT", "La persona ya creó su contraseña.");
  });

  it("is not let in by the link once they are deactivated; reactivated, they get another", async () => {
    const { id, email } = await anInvited();
    const token = await linkTo(email);
    const switchTo = (isActive: boolean) => app.as("owner").ask(UPDATE, { id, input: { isActive } });
    await switchTo(false);
    expectRefused(await reset(token), "BAD_USER_INPUT", BAD);
    expectRefused(await app.as("owner").gql(RESEND, { id }), "CONFLICT", "La cuenta está desactivada.");
    await switchTo(true);
    expectRefused(await reset(token), "BAD_USER_INPUT", BAD);
    await app.as("owner").ask(RESEND, { id });
    expect((await reset(await linkTo(email))).errors).toBeUndefined();
  });

  it("gets the link at another address when theirs is put right", async () => {
    const { id, email } = await anInvited();
    const wrong = await linkTo(email);
    const { email: right } = aPerson();
    await app.as("owner").ask(UPDATE, { id, input: { email: right } });
    expectRefused(await reset(wrong), "BAD_USER_INPUT", BAD);
    expect((await reset(await linkTo(right))).errors).toBeUndefined();
  });

  it("needs the link no more with a password that was given, or recovered", async () => {
    const [given, recovered] = [await anInvited(), await anInvited()];
    const tokens = [await linkTo(given.email), await linkTo(recovered.email)];
    await app
      .as("owner")
      .ask(
        `mutation ($id: Int!, $input: ResetUserPasswordInput!) { resetUserPassword(id: $id, input: $input) }`,
        {
          id: given.id,
          input: { newPassword: PASSWORD },
        },
      );
    await app.as().ask("mutation ($email: String!) { requestRecovery(email: $email) }", recovered);
    expect((await reset(await linkTo(recovered.email))).errors).toBeUndefined();
    for (const token of tokens) expectRefused(await reset(token), "BAD_USER_INPUT", BAD);
    for (const { id } of [given, recovered]) expect((await personOf(id)).invitedAt).toBeNull();
  });
});

describe("inviting", () => {
  it("is for the roles that one may create, without a password", async () => {
    const { password: _, ...person } = aPerson({ role: 4 });
    expectRefused(await app.as("gerente").gql(INVITE, { input: person }), "FORBIDDEN");
    const { inviteStaff } = await app.as("gerente").ask(INVITE, { input: { ...person, role: 3 } });
    expect(inviteStaff).toMatchObject({ role: 3, isActive: true, emailVerified: false });
    expectRefused(await app.as("owner").gql(INVITE, { input: { ...person, role: 1 } }), "FORBIDDEN");
  });

  it("is in the history, with the address masked", async () => {
    const { id } = await anInvited();
    const [line] = await app.app.services.orm.em
      .fork()
      .execute("select detail from audit_entries where type = 'user.invited' and record_id = ?", [
        String(id),
      ]);
    expect(line!.detail.email).toMatch(/^m\*\*\*@/);
  });

  it("leaves the registration by REST with its password as it is", async () => {
    const { password: _, ...person } = aPerson({ role: 4 });
    const { status, body } = await app.as("owner").rest("POST", "/user/register", person);
    expect([status, body.errors]).toEqual([
      400,
      [{ field: "password", message: "La contraseña es requerida" }],
    ]);
  });
});
