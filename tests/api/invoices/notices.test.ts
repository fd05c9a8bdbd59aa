import { createServer } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { afterFile } from "../../support/after-file.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { Handle } from "../../support/people.ts";
import { aCompletedContract, CANCEL } from "../../support/story/commissions.ts";
import {
  anInvoice,
  invoiceOf,
  invoiceRanges,
  readInvoice,
  SEND_AGAIN,
} from "../../support/story/invoices.ts";

let app: TestApp;
beforeAll(async () => {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(200, { "content-type": "application/json" });
      const refused = { status: "rejected", reasons: ["FAK24: falta el DV"] };
      response.end(JSON.stringify(provider.refuses ? refused : { status: "accepted", track: "T-1" }));
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  afterFile(() => new Promise<void>((done) => void server.close(() => done())));
  const { port } = server.address() as { port: number };
  app = await anAppWithSales({
    DIAN_PROVIDER_URL: `http://127.0.0.1:${port}`,
    DIAN_PROVIDER_TOKEN: "secreto",
  });
  await invoiceRanges(app);
});

interface Notice {
  readonly title: string;
  readonly message: string;
  readonly link: string;
  readonly read: boolean;
}

/** Returns the notices of a person with these words in the title. */
async function noticesOf(who: Handle, words: string): Promise<readonly Notice[]> {
  const { notifications } = await app
    .as(who)
    .ask(`{ notifications(limit: 50) { items { title message link read } } }`);
  return notifications.items.filter(({ title }: Notice) => title.includes(words));
}

const MY_DAY = "{ myDay { kind total records { recordId number person detail amount } } }";
const line = async (who: Handle, kind: string) =>
  (await app.as(who).ask(MY_DAY)).myDay.find((one: { kind: string }) => one.kind === kind);

/** A provider that refuses what it is sent, or takes it. */
const provider = { refuses: false };

describe("notices about invoices", () => {
  it("the seller hears of the invoice, and the accountant when somebody else made it", async () => {
    const contract = await aCompletedContract(app);
    const { id, number } = await invoiceOf(app, contract, undefined, "owner");
    const links = {
      asesor: `/contratos/${contract.id}?pestana=papeles`,
      contador: `/panel/facturas/${id}`,
    } as const;
    for (const who of ["asesor", "contador"] as const)
      expect(await noticesOf(who, number)).toEqual([
        expect.objectContaining({
          title: `Factura ${number}`,
          message: expect.stringContaining(contract.number) as string,
          link: links[who],
        }),
      ]);
    expect(await noticesOf("owner", number)).toEqual([]);
    const own = await invoiceOf(app, await aCompletedContract(app));
    expect(await noticesOf("contador", own.number)).toEqual([]);
    await app.runJobs();
  });

  it("the office hears of one that the DIAN refused, and no longer waits for it once it was sent", async () => {
    provider.refuses = true;
    const { invoice, contract } = await anInvoice(app);
    await app.runJobs();
    const title = `Factura ${invoice.number} sin enviar a la DIAN`;
    const message = "FAK24: falta el DV. Corrige la causa y reintenta el envío.";
    const list = `/panel/facturas/${invoice.id}`;
    const record = `/contratos/${contract.id}?pestana=papeles`;
    const links = { owner: list, contador: list, admin: record } as const;
    for (const [who, link] of Object.entries(links))
      expect(await noticesOf(who as Handle, title)).toEqual([
        expect.objectContaining({ message, link, read: false }),
      ]);
    for (const who of ["asesor", "gerente"] as const) expect(await noticesOf(who, title)).toEqual([]);
    for (const who of ["owner", "contador"] as const)
      expect((await line(who, "invoices_unsent"))?.records).toEqual([
        expect.objectContaining({ recordId: invoice.id, detail: "FAK24: falta el DV" }),
      ]);
    expect(await line("admin", "invoices_unsent")).toBeUndefined();

    provider.refuses = false;
    await app.as("contador").ask(SEND_AGAIN, { id: invoice.id });
    await app.runJobs();
    for (const who of ["owner", "contador", "admin"] as const)
      expect(await noticesOf(who, title)).toEqual([expect.objectContaining({ read: true })]);
    expect(await line("owner", "invoices_unsent")).toBeUndefined();
  });

  it("the office hears of a credit note that was refused, and is shown one that nobody could make", async () => {
    const { invoice, contract } = await anInvoice(app);
    await app.runJobs();
    provider.refuses = true;
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "Se canceló el viaje" } });
    await app.runJobs();
    provider.refuses = false;
    const [note] = (await readInvoice(app, invoice.id)).creditNotes;
    const [notice] = await noticesOf("contador", `Nota crédito ${note?.number} sin enviar`);
    expect(notice?.link).toBe(`/panel/facturas/${invoice.id}`);
    expect((await line("owner", "credit_notes_unsent"))?.records).toEqual([
      expect.objectContaining({
        recordId: invoice.id,
        detail: `Nota ${note?.number}. FAK24: falta el DV`,
      }),
    ]);

    const sold = await anInvoice(app);
    const { orm } = app.app.services;
    await orm.em
      .fork()
      .execute("update numbering_ranges set retired_at = created_at where kind = 'nota_credito'");
    await app.as("owner").ask(CANCEL, { id: sold.contract.id, input: { motivo: "Se canceló el viaje" } });
    expect((await line("contador", "credit_notes_to_make"))?.records).toEqual([
      expect.objectContaining({
        recordId: sold.invoice.id,
        amount: sold.invoice.totalAmount,
        detail: `Contrato cancelado ${sold.contract.number}`,
      }),
    ]);
  });
});
