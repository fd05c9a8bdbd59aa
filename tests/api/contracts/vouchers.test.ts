import {
  personalData,
  personalFiles,
} from "../../../api/src/modules/accounts/personal-data/personal-data.reads.ts";
import { personalContracts } from "../../../api/src/modules/contracts/personal-data.parts.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aContractToBuy, aReceipt, type ContractToBuy } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const ATTACH = `mutation ($id: ID!, $file: Upload!, $replaces: ID) {
  attachVoucher(itemId: $id, file: $file, replaces: $replaces) {
    id vouchers { id filename url endedAt replacedById addedBy { name } } } }`;
const REMOVE = `mutation ($id: ID!) { removeVoucher(id: $id) { id vouchers { id endedAt } } }`;
const OWN = `query ($id: ID!) { ownContract(id: $id) { vouchers { id itemId service filename url } } }`;

const attach = async (id: string, name: string, replaces: string | null = null) => {
  const file = aReceipt(name);
  const { attachVoucher } = await app.as("asesor").ask(ATTACH, { id, replaces }, { file });
  return attachVoucher.vouchers as { id: string; filename: string; url: string; endedAt: string | null }[];
};
const seenBy = async (contract: ContractToBuy) => {
  const client = app.withLink(await aPaymentLink(app, contract.id));
  return (await client.ask(OWN, { id: contract.id })).ownContract.vouchers;
};

describe("a ticket or voucher", () => {
  it("is seen by its client at its service, who gets one mail a day, and opens by its address", async () => {
    const contract = await aContractToBuy(app);
    const [item, other] = contract.items;
    await attach(item!.id, "tiquete.png");
    await attach(other!.id, "hotel.png");
    const vouchers = await seenBy(contract);
    expect(vouchers).toMatchObject([
      { itemId: item!.id, filename: "tiquete.png" },
      { itemId: other!.id, filename: "hotel.png" },
    ]);
    const { pathname, search } = new URL(vouchers[0].url, app.url);
    const opened = await fetch(new URL(pathname + search, app.url));
    expect(opened.headers.get("content-type")).toBe("image/png");
    const mails = (await app.outbox("maria@example.com")).filter(
      ({ subject, text }) => subject.startsWith("Documentos para tu viaje") && text.includes(contract.id),
    );
    expect(mails).toHaveLength(1);
  });

  it("gives its place to another one, and is removed; both stay in the history", async () => {
    const contract = await aContractToBuy(app);
    const item = contract.items[0]!;
    const [first] = await attach(item.id, "viejo.png");
    const both = await attach(item.id, "nuevo.png", first!.id);
    expect(both).toMatchObject([
      { filename: "viejo.png", endedAt: expect.any(String), replacedById: both[1]!.id },
      { filename: "nuevo.png", endedAt: null },
    ]);
    expect(await seenBy(contract)).toMatchObject([{ filename: "nuevo.png" }]);
    await app.as("asesor").ask(REMOVE, { id: both[1]!.id });
    expect(await seenBy(contract)).toEqual([]);
    expectRefused(
      await app.as("asesor").gql(REMOVE, { id: both[1]!.id }),
      "CONFLICT",
      "Este documento ya se cambió o se quitó",
    );
    const HISTORY = `query ($id: String!) {
      recordHistory(record: contract, id: $id) { items { text note } } }`;
    const { items } = (await app.as("owner").ask(HISTORY, { id: contract.id })).recordHistory;
    expect(items.slice(0, 2)).toEqual([
      { text: expect.stringContaining("quitó un documento de viaje"), note: "nuevo.png" },
      {
        text: expect.stringContaining("cambió un documento de viaje"),
        note: "nuevo.png, en lugar de viejo.png",
      },
    ]);
  });

  it("is of who sells the contract, of one that is signed, and a picture or a PDF", async () => {
    const contract = await aContractToBuy(app);
    const id = contract.items[0]!.id;
    const asked = [ATTACH, { id }, { file: aReceipt() }] as const;
    expectRefused(await app.as("asesor2").gql(...asked), "NOT_FOUND", "Item no encontrado");
    expectRefused(await app.as("contador").gql(...asked), "FORBIDDEN");
    const text = { filename: "a.pdf", type: "application/pdf", bytes: Buffer.from("nada") };
    expectRefused(
      await app.as("asesor").gql(ATTACH, { id }, { file: text }),
      "BAD_USER_INPUT",
      "Solo se permiten archivos JPG, PNG o PDF",
    );
    const another = await aContractToBuy(app);
    const [strange] = await attach(another.items[0]!.id, "ajeno.png");
    expectRefused(
      await app.as("asesor").gql(ATTACH, { id, replaces: strange!.id }, { file: aReceipt() }),
      "NOT_FOUND",
      "Documento de viaje no encontrado",
    );
    expect(await seenBy(contract)).toEqual([]);
  });

  it("notifies its client in their account once a day, and is in their data with its file", async () => {
    const contract = await aContractToBuy(app);
    await app.app.services.orm.em
      .fork()
      .execute("update contracts set cliente_id = ? where id = ?", [app.people.cliente.id, contract.id]);
    await attach(contract.items[0]!.id, "tiquete.png");
    await attach(contract.items[1]!.id, "hotel.png");
    const NOTICES = `{ notifications(limit: 50) { items { type message link } } }`;
    const { items } = (await app.as("cliente").ask(NOTICES)).notifications;
    const told = items.filter(({ type }: { type: string }) => type === "vouchers_added");
    expect(told).toEqual([
      {
        type: "vouchers_added",
        message: "Agregamos tiquetes o vouchers a tu viaje a Cartagena.",
        link: `/pago/${contract.id}`,
      },
    ]);
    const held = await personalData(
      { em: app.app.services.orm.em.fork(), services: app.app.services },
      personalContracts,
      {
        account: app.people.cliente.id,
        proven: null,
      },
    );
    expect(held.map(({ title }) => title)).toContain("Tiquetes y vouchers");
    const part = held.find(({ title }) => title === "Tiquetes y vouchers");
    expect(part?.records).toMatchObject([
      { Contrato: contract.number, Archivo: "tiquete.png", Quitado: null },
      { Contrato: contract.number, Archivo: "hotel.png" },
    ]);
    const files = await personalFiles(
      app.app.services.orm.em.fork(),
      personalContracts,
      app.people.cliente.id,
    );
    expect(files.map(({ filename }) => filename)).toEqual([
      `${contract.number} - tiquete.png`,
      `${contract.number} - hotel.png`,
    ]);
  });
});
