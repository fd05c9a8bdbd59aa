import { beforeAll, describe, expect, it } from "vitest";
import {
  stateOfUser,
  type UserAct,
  userActs,
  userFacts,
} from "../../../api/src/modules/organization/user.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { Handle } from "../../support/people.ts";
import { aPerson, REGISTER } from "../../support/story/accounts.ts";
import { CREATE } from "../../support/story/commissions.ts";
import { aSentContract, aSignedSimpleContract } from "../../support/story/contracts.ts";
import { DELETE, UPDATE } from "../../support/story/organization.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const sql = (text: string, ...values: unknown[]) => app.app.services.orm.em.fork().execute(text, values);

/** A person whom the owner hires; by default an advisor of the first team. */
const hired = async (over: object = {}) => {
  const place = { role: 2, liderId: app.people.lider.id, gerenteId: app.people.gerente.id };
  const input = aPerson({ ...place, ...over });
  const { registerAccount } = await app.as("owner").ask(REGISTER, { input });
  return { id: registerAccount.user.id as number };
};
const above = (role: number) => () => hired({ role, liderId: null, gerenteId: null });

const asked = {
  edit: [UPDATE, { input: { name: "Camila" } }],
  resetPassword: [
    `mutation ($id: Int!, $input: ResetUserPasswordInput!) { resetUserPassword(id: $id, input: $input) }`,
    { input: { newPassword: "Sabana-Larga-27" } },
  ],
  unlock: [`mutation ($id: Int!) { unlockUser(id: $id) { isActive } }`],
  resendInvitation: [`mutation ($id: Int!) { resendInvitation(userId: $id) { id } }`],
  viewAs: [`mutation ($id: Int!) { beginViewing(userId: $id) { id } }`],
  takeOffTwoFactor: [`mutation ($id: Int!) { takeOffTwoFactor(id: $id) }`],
  deactivate: [UPDATE, { input: { isActive: false } }],
  reactivate: [UPDATE, { input: { isActive: true } }],
  delete: [DELETE],
  anonymize: [`mutation ($id: Int!) { anonymizeUser(id: $id) }`],
} satisfies Record<UserAct, readonly [string, object?]>;

const state = async ({ id }: { readonly id: number }) => {
  const document = `query ($id: Int!) { user(id: $id) { ${userFacts.join(" ")} } }`;
  return stateOfUser((await app.as("owner").freely.ask(document, { id })).user);
};
const common = {
  app: () => app,
  acts: userActs,
  asked,
  lasting: ["edit", "resetPassword", "unlock"],
  state,
  field: "user(id: $id)",
  idType: "Int!",
} as const;

holdActs({
  ...common,
  called: "an advisor of the first team",
  situations: {
    active: hired,
    "switched off": async () => {
      const user = await hired();
      await app.as("owner").ask(UPDATE, { id: user.id, input: { isActive: false } });
      return user;
    },
    "signing in with a second factor": async () => {
      const user = await hired();
      await sql(
        "insert into two_factors (id, user_id, secret, confirmed_at) values (gen_random_uuid(), ?, 'x', ?)",
        ...[user.id, START],
      );
      return user;
    },
    "booked on a trip": async () => {
      const user = await hired();
      const { id } = await aSentContract(app);
      await sql("update contracts set cliente_id = ? where id = ?", user.id, id);
      return user;
    },
    "owed a commission": async () => {
      const user = await hired();
      const { id: contractId } = await aSignedSimpleContract(app);
      const input = { contractId, vendedorId: user.id, tipoVendedor: "asesor", montoComision: 1_000 };
      await app.as("owner").ask(CREATE, { input });
      return user;
    },
  },
  people: ["asesor", "lider", "gerente", "admin", "contador", "owner"],
});

holdActs({
  ...common,
  called: "a member of the house",
  situations: { "an accountant": above(6), "an administrator": above(5), "an owner": above(7) },
  people: ["asesor", "admin", "contador", "owner"],
});

describe("the account of the viewer", () => {
  const out: readonly UserAct[] = ["deactivate", "delete", "anonymize"];

  it.each<Handle>(["lider", "admin", "contador", "owner"])("is not taken out by %s", async (who) => {
    const { id } = app.people[who];
    for (const name of out) {
      const expected = userActs.refusal(name, { viewer: app.people[who] }, await state({ id }));
      const [document, variables = {}] = asked[name] as readonly [string, object?];
      const { errors } = await app.as(who).freely.gql(document, { id, ...variables });
      const [answer] = errors ?? [];
      expect(expected).not.toBeNull();
      expect({ name, code: answer?.extensions?.code, text: answer?.message }).toEqual({
        name,
        code: expected?.code,
        text: expected?.message,
      });
    }
  });
});
