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

const ATTACH = `mutation ($id: ID!, $file: Upload!, $replaces: ID, $forGroup: Boolean, $travellerId: ID) {
  attachVoucher(itemId: $id, file: $file, replaces: $replaces, forGroup: $forGroup,
      travellerId: $travellerId) {
    vouchers { id filename forGroup travellerId travellerName endedAt } } }`;
const OWN = `query ($id: ID!) { ownContract(id: $id) { travellers { id name } vouchers { filename url } } }`;
const SHARE = `mutation ($id: ID!, $traveller: ID) { shareTrip(contractId: $id, travellerId: $traveller) }`;
const SHARES = `query ($id: ID!) { tripShares(contractId: $id) { id } }`;
const SHARED = `query ($id: ID!) { sharedTrip(id: $id) { vouchers { filename url } } }`;
const KEEP = `query ($id: ID!, $vouchers: [ID!]!) { tripToKeep(id: $id, vouchers: $vouchers) { page } }`;
const CHANGE = `mutation ($id: ID!, $forGroup: Boolean, $travellerId: ID) {
  changeVoucherReaders(id: $id, forGroup: $forGroup, travellerId: $travellerId) {
    vouchers { id filename forGroup travellerId endedAt } } }`;
const HISTORY = `query ($id: String!) {
  recordHistory(record: contract, id: $id) { items { changes { label before after } } } }`;
const IDS = `query ($id: ID!) { sharedTrip(id: $id) { vouchers { id } } }`;

interface Readers {
  readonly replaces?: string;
  readonly forGroup?: boolean;
  readonly travellerId?: string;
}
const attach = async ({ items }: ContractToBuy, name: string, readers: Readers = {}) => {
  const variables = { id: items[0]!.id, ...readers };
  const { attachVoucher } = await app.as("asesor").ask(ATTACH, variables, { file: aReceipt(name) });
  return attachVoucher.vouchers;
};
/** A contract, its client, and two of its travellers. */
async function aGroup() {
  const contract = await aContractToBuy(app);
  const client = app.withLink(await aPaymentLink(app, contract.id));
  const { ownContract } = await client.ask(OWN, { id: contract.id });
  const [first, second] = ownContract.travellers as { id: string; name: string }[];
  return { contract, client, first: first!, second: second! };
}
/** A link with which a client shares their trip: the caller who has it, and its id. */
async function aShare({ contract, client }: Awaited<ReturnType<typeof aGroup>>, traveller: string | null) {
  const { shareTrip } = await client.ask(SHARE, { id: contract.id, traveller });
  const { tripShares } = await client.ask(SHARES, { id: contract.id });
  const reader = app.withLink(new URL(shareTrip).pathname.replace("/v/", ""));
  return { id: tripShares[0].id as string, reader };
}
/** The changes that the last line of a contract's history names. */
const historyOf = async (id: string) =>
  (await app.as("owner").ask(HISTORY, { id })).recordHistory.items[0].changes;
type Share = Awaited<ReturnType<typeof aShare>>;
const seenBy = async ({ id, reader }: Share): Promise<{ filename: string; url: string }[]> =>
  (await reader.ask(SHARED, { id })).sharedTrip.vouchers;
const namesOf = async (share: Share) => (await seenBy(share)).map(({ filename }) => filename);
const fetched = (url: string) => fetch(new URL(new URL(url).pathname, app.url));

describe("the tickets and vouchers of a trip that its client shares", () => {
  it("are shown to each traveller, their own and the group's; to anybody else none", async () => {
    const group = await aGroup();
    const { contract, client, first, second } = group;
    await attach(contract, "hotel.png", { forGroup: true });
    await attach(contract, "primero.png", { travellerId: first.id });
    await attach(contract, "factura.png");
    expect(await namesOf(await aShare(group, first.id))).toEqual(["hotel.png", "primero.png"]);
    expect(await namesOf(await aShare(group, second.id))).toEqual(["hotel.png"]);
    expect(await namesOf(await aShare(group, null))).toEqual([]);
    const { vouchers } = (await client.ask(OWN, { id: contract.id })).ownContract;
    expect(vouchers).toHaveLength(3);
  });

  it("open by an address that ends with the link", async () => {
    const group = await aGroup();
    await attach(group.contract, "hotel.png", { forGroup: true });
    const share = await aShare(group, group.first.id);
    const [voucher] = await seenBy(share);
    const opened = await fetched(voucher!.url);
    expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(opened.headers.get("cache-control")).toBe("private, no-cache");
    await group.client.ask(`mutation ($id: ID!) { endTripShare(id: $id) }`, { id: share.id });
    const ended = await fetched(voucher!.url);
    expect(ended.status).toBe(401);
    expect(await ended.text()).toContain("El enlace del archivo venció o no es válido.");
    expectRefused(await share.reader.gql(SHARED, { id: share.id }), "UNAUTHENTICATED");
    const { vouchers } = (await group.client.ask(OWN, { id: group.contract.id })).ownContract;
    expect((await fetched(vouchers[0].url)).status).toBe(200);
  });

  it("open no more for a traveller from whom they were taken, by the address of before", async () => {
    const group = await aGroup();
    const { contract, first, second } = group;
    const [voucher] = await attach(contract, "tiquete.png", { travellerId: first.id });
    const share = await aShare(group, first.id);
    const [seen] = await seenBy(share);
    expect((await fetched(seen!.url)).status).toBe(200);
    await app.as("asesor").ask(CHANGE, { id: voucher.id, travellerId: second.id });
    const taken = await fetched(seen!.url);
    expect(taken.status).toBe(401);
    expect(await taken.text()).toContain("El enlace del archivo venció o no es válido.");
    await app.as("asesor").ask(CHANGE, { id: voucher.id, forGroup: true });
    expect((await fetched(seen!.url)).status).toBe(200);
    await app.as("asesor").ask(`mutation ($id: ID!) { removeVoucher(id: $id) { id } }`, { id: voucher.id });
    expect((await fetched(seen!.url)).status).toBe(401);
  });

  it("are kept on a traveller's phone only when they are theirs", async () => {
    const group = await aGroup();
    const { contract, first, second } = group;
    await attach(contract, "primero.png", { travellerId: first.id });
    const [mine, other] = [await aShare(group, first.id), await aShare(group, second.id)];
    const { sharedTrip } = await mine.reader.ask(IDS, { id: mine.id });
    const vouchers = sharedTrip.vouchers.map(({ id }: { id: string }) => id);
    const keptBy = async ({ id, reader }: Share) =>
      (await reader.ask(KEEP, { id, vouchers })).tripToKeep.page;
    expect(await keptBy(mine)).toContain("primero.png");
    expect(await keptBy(other)).not.toContain("primero.png");
  });

  it("stay for whom they were when another one takes their place, and say so in the history", async () => {
    const { contract, first } = await aGroup();
    const [before] = await attach(contract, "viejo.png", { travellerId: first.id });
    const [, after] = await attach(contract, "nuevo.png", { replaces: before.id });
    expect(after).toMatchObject({ forGroup: false, travellerId: first.id, travellerName: first.name });
    const [, , last] = await attach(contract, "final.png", { replaces: after.id, forGroup: true });
    expect(last).toMatchObject({ forGroup: true, travellerId: null });
    expect(await historyOf(contract.id)).toEqual([
      { label: "Quién lo ve", before: null, after: "Todo el grupo" },
    ]);
  });

  it("change their readers without another file, as the history says", async () => {
    const group = await aGroup();
    const { contract, first, second } = group;
    const [voucher] = await attach(contract, "tiquete.png", { travellerId: first.id });
    const change = (readers: Readers) => app.as("asesor").gql(CHANGE, { id: voucher.id, ...readers });
    const changed = await change({ travellerId: second.id });
    expect(changed.data!["changeVoucherReaders"].vouchers).toEqual([
      { id: voucher.id, filename: "tiquete.png", forGroup: false, travellerId: second.id, endedAt: null },
    ]);
    expect(await namesOf(await aShare(group, first.id))).toEqual([]);
    expect(await namesOf(await aShare(group, second.id))).toEqual(["tiquete.png"]);
    await change({ forGroup: true });
    expect(await historyOf(contract.id)).toEqual([
      { label: "Quién lo ve", before: "Un viajero", after: "Todo el grupo" },
    ]);
    const both = await change({ travellerId: first.id, forGroup: true });
    expectRefused(both, "BAD_USER_INPUT", "Elige todo el grupo o un viajero");
    const stranger = await app.as("cliente").gql(CHANGE, { id: voucher.id });
    expectRefused(stranger, "FORBIDDEN");
    await app.as("asesor").ask(`mutation ($id: ID!) { removeVoucher(id: $id) { id } }`, { id: voucher.id });
    expectRefused(await change({ forGroup: true }), "CONFLICT", "Este documento ya se cambió o se quitó");
  });

  it("are of a traveller of that trip, or of the group, and not of both", async () => {
    const [{ contract, first }, other] = [await aGroup(), await aGroup()];
    const asked = (readers: Readers) =>
      app.as("asesor").gql(ATTACH, { id: contract.items[0]!.id, ...readers }, { file: aReceipt() });
    const strange = await asked({ travellerId: other.first.id });
    expectRefused(strange, "NOT_FOUND", "Pasajero no encontrado");
    const both = await asked({ travellerId: first.id, forGroup: true });
    expectRefused(both, "BAD_USER_INPUT", "Elige todo el grupo o un viajero");
  });
});
