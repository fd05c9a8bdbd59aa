import type { TestApp } from "../app.ts";

/** A person's form of a new account; every call another e-mail. */
export const aPerson = (over: object = {}) => ({
  name: "Marcela",
  lastname: "Niño Peña",
  email: `marcela.${++count}@correo.test`,
  password: "Cartagena2026",
  phone: "300 123 4567",
  ...over,
});
let count = 0;

export const REGISTER = `mutation ($input: RegisterInput!) {
  registerAccount(input: $input) { token message user { id email role roleName referredBy emailVerified phone
      liderId gerenteId supervisorId } }
}`;

/** A client who registered themselves: their e-mail, and they themselves signed in. */
export async function aRegistered(app: TestApp, over: object = {}) {
  const person = aPerson(over);
  const { registerAccount } = await app.as().ask(REGISTER, { input: person });
  const client = app.as().with({ authorization: `Bearer ${registerAccount.token}` });
  return { ...person, id: registerAccount.user.id as number, client };
}

/** The token of the newest mail to an address whose link leads to a path. */
export async function mailedToken(app: TestApp, to: string, path: string): Promise<string> {
  const mails = await app.outbox(to);
  const link = mails
    .map(({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1])
    .findLast(Boolean);
  if (!link) throw new Error(`no mail to ${to} leads to ${path}`);
  return link;
}
