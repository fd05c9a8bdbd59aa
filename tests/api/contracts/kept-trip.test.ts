import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aContractToBuy, aReceipt, type ContractToBuy } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const KEEP = `query ($id: ID!, $vouchers: [ID!]! = []) {
  tripToKeep(id: $id, vouchers: $vouchers) { page until } }`;
const ATTACH = `mutation ($id: ID!, $file: Upload!) { attachVoucher(itemId: $id, file: $file) { id } }`;
const VOUCHERS = `query ($id: ID!) { ownContract(id: $id) { vouchers { id filename } travellers { name } } }`;
const SHARE = `mutation ($id: ID!) { shareTrip(contractId: $id) }`;
const CANCEL = `mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "A pedido" }) { id } }`;

/** A contract with two vouchers, its client and the token of the client's link. */
async function aTrip(): Promise<{ contract: ContractToBuy; token: string }> {
  const contract = await aContractToBuy(app);
  for (const name of ["tiquete.png", "hotel.png"])
    await app.as("asesor").ask(ATTACH, { id: contract.items[0]!.id }, { file: aReceipt(name) });
  return { contract, token: await aPaymentLink(app, contract.id) };
}

describe("a trip as a phone keeps it", () => {
  it("has its days, its advisor and the chosen vouchers; no money, number, token or traveller", async () => {
    const { contract, token } = await aTrip();
    const client = app.withLink(token);
    const { ownContract } = await client.ask(VOUCHERS, { id: contract.id });
    const [first] = ownContract.vouchers;
    const { tripToKeep } = await client.ask(KEEP, { id: contract.id, vouchers: [first.id] });
    const { page } = tripToKeep;
    for (const text of ["Cartagena", "Día a día", "Contactos", "Guardado en este teléfono", "tiquete.png"])
      expect(page).toContain(text);
    const [row] = await app.app.services.orm.em
      .fork()
      .execute("select precio_total::text as price from contracts where id = ?", [contract.id]);
    const names = ownContract.travellers.map(({ name }: { name: string }) => name);
    for (const secret of ["hotel.png", token, contract.number, row!.price, "3.770.000", ...names])
      expect(page).not.toContain(secret);
  });

  it("that was shared has no vouchers, whichever are asked for", async () => {
    const { contract, token } = await aTrip();
    const client = app.withLink(token);
    const { ownContract } = await client.ask(VOUCHERS, { id: contract.id });
    const vouchers = ownContract.vouchers.map(({ id }: { id: string }) => id);
    const { shareTrip } = await client.ask(SHARE, { id: contract.id });
    const friend = app.withLink(new URL(shareTrip).pathname.replace("/v/", ""));
    const { tripShares } = await client.ask(`query ($id: ID!) { tripShares(contractId: $id) { id } }`, {
      id: contract.id,
    });
    const { tripToKeep } = await friend.ask(KEEP, { id: tripShares[0].id, vouchers });
    expect(tripToKeep.page).toContain("Cartagena");
    expect(tripToKeep.page).not.toMatch(/\.png/);
    expect(tripToKeep.page).not.toContain(contract.id);
    expectRefused(await friend.gql(KEEP, { id: contract.id }), "NOT_FOUND", "Viaje no encontrado");
  });

  it("is not found by another link, of a cancelled contract, or with too many vouchers", async () => {
    const { contract, token } = await aTrip();
    const other = await aTrip();
    expectRefused(await app.withLink(other.token).gql(KEEP, { id: contract.id }), "NOT_FOUND");
    const vouchers = Array.from({ length: 101 }, () => contract.id);
    expectRefused(await app.withLink(token).gql(KEEP, { id: contract.id, vouchers }), "BAD_USER_INPUT");
    await app.as("owner").ask(CANCEL, { id: contract.id });
    expectRefused(await app.withLink(token).gql(KEEP, { id: contract.id }), "NOT_FOUND");
  });
});
