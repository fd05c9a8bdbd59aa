import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { asOwner } from "../../support/owner.ts";
import { aPerson, aRegistered, REGISTER } from "../../support/story/accounts.ts";
import { importOf } from "../../support/story/customer-files.ts";
import { aCustomer, mergeCustomers } from "../../support/story/customers.ts";
import { formTokenOf, holder, husband, child, SAVE } from "../../support/story/passengers.ts";
import { acceptIt, aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const execute = (statement: string, ...values: unknown[]) =>
  asOwner(app, (em) => em.execute(statement, values));
/** The phone of an account, and whether its person gave it. */
async function phoneOf(id: number): Promise<[string | null, boolean]> {
  const [row] = await execute("select phone, phone_given_at from users where id = ?", id);
  return [row?.phone ?? null, row?.phone_given_at != null];
}
const profile = (client: Client, input: object) =>
  client.ask("mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }", { input });
const byStaff = (id: number, input: object) =>
  app
    .as("owner")
    .ask("mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }", {
      id,
      input,
    });

describe("the phone of an account is given by its person", () => {
  it("who registers, and not when staff registers them", async () => {
    const { id } = await aRegistered(app);
    expect(await phoneOf(id)).toEqual(["+573001234567", true]);
    const { registerAccount } = await app.as("owner").ask(REGISTER, { input: aPerson({ role: 2 }) });
    expect(await phoneOf(registerAccount.user.id)).toEqual(["+573001234567", false]);
  });

  it("who changes it in their profile, until staff writes another one", async () => {
    const { id, client } = await aRegistered(app);
    await byStaff(id, { phone: "3009999999" });
    expect(await phoneOf(id)).toEqual(["+573009999999", false]);
    // The former one comes back from staff, not from the client.
    await byStaff(id, { phone: "3001234567" });
    expect(await phoneOf(id)).toEqual(["+573001234567", false]);
    await profile(client, { direccion: "Calle 1 # 2-3" });
    expect(await phoneOf(id)).toEqual(["+573001234567", false]);
    await profile(client, { phone: "310 222 3344" });
    expect(await phoneOf(id)).toEqual(["+573102223344", true]);
    await byStaff(id, { name: "Otra", phone: "3102223344" });
    expect(await phoneOf(id)).toEqual(["+573102223344", true]);
  });

  it("is taken off that person when anybody else writes another phone, by any way", async () => {
    const { id } = await aRegistered(app);
    await execute("update users set phone = '+573001112233', name = 'Otra' where id = ?", id);
    expect(await phoneOf(id)).toEqual(["+573001112233", false]);
    const erased = await aRegistered(app);
    await execute("update users set phone = null where id = ?", erased.id);
    expect(await phoneOf(erased.id)).toEqual([null, false]);
  });

  it("and the office does not change it by editing, merging or importing the customer", async () => {
    const { id, email } = await aRegistered(app);
    const { id: customer } = await aCustomer(app, { email });
    await execute("update customers set account_id = ? where id = ?", id, customer);
    await app
      .as("admin")
      .ask(
        "mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id } }",
        {
          id: customer,
          input: { telefono: "3005550001" },
        },
      );
    await importOf(app, [`Marcela Niño;${email};3005550002;;;;`]);
    const other = await aCustomer(app, { telefono: "3005550003" });
    await mergeCustomers(app, other.id, customer);
    expect(await phoneOf(id)).toEqual(["+573001234567", true]);
  });

  it("who, signed in, writes it as the holder's where travellers are written; a link alone gives none", async () => {
    const { id, client, email } = await aRegistered(app);
    await execute("update users set phone_given_at = null where id = ?", id);
    const quote = await acceptIt(app, await aSentQuote(app, { input: { emailCliente: email } }));
    await execute("update quotes set cliente_id = ? where id = ?", id, quote.id);
    const token = await formTokenOf(app, quote);
    const save = (by: Client, telefono: string) =>
      by.ask(SAVE, {
        quoteId: quote.id,
        input: { passengers: [{ ...holder, telefono }, husband, child], aceptaTratamiento: true },
      });
    await save(app.withLink(token), "3001234567");
    const both = client.with({ "x-link-token": token });
    await save(both, "3007654321");
    expect(await phoneOf(id)).toEqual(["+573001234567", false]);
    await save(both, "3001234567");
    expect(await phoneOf(id)).toEqual(["+573001234567", true]);
  });
});
