import type { TestApp } from "../app.ts";
import type { Client } from "../client.ts";
import { aPerson, REGISTER } from "./accounts.ts";

/** A person hired in the story, and their signed-in client. */
export interface Hired {
  readonly id: number;
  readonly email: string;
  readonly client: Client;
}

export const UPDATE = `mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) {
  id name lastname email phone role isActive isActiveSeller liderId gerenteId supervisorId commissionLimit
  banco emailVerified version } }`;

export const DELETE = `mutation ($id: Int!, $successorId: Int) {
  deleteUser(id: $id, successorId: $successorId) { kept message } }`;

/** A person whom the owner hires: by default an advisor of the first leader. */
export async function aHired(app: TestApp, over: object = {}): Promise<Hired> {
  const person = aPerson({ role: 2, liderId: app.people.lider.id, ...over });
  const { registerAccount } = await app.as("owner").ask(REGISTER, { input: person });
  const { signIn } = await app.as().ask(
    `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) {
          token } }`,
    {
      email: person.email,
      password: person.password,
    },
  );
  return {
    id: registerAccount.user.id,
    email: person.email,
    client: app.as().with({ authorization: `Bearer ${signIn.token}` }),
  };
}

/** A leader of the first manager with one advisor below. */
export async function aLeaderWithTeam(app: TestApp): Promise<{ leader: Hired; advisor: Hired }> {
  const leader = await aHired(app, { role: 3, liderId: null, gerenteId: app.people.gerente.id });
  return { leader, advisor: await aHired(app, { liderId: leader.id }) };
}

/** A person's record as the owner sees it. */
export const seen = async (app: TestApp, id: number): Promise<Record<string, unknown>> =>
  (
    await app.as("owner").ask(
      `query ($id: Int!) { user(id: $id) { id role isActive liderId gerenteId supervisorId email
            emailVerified commissionLimit banco version } }`,
      { id },
    )
  ).user;
