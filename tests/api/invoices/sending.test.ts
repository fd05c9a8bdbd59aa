import { createServer, type Server } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { afterFile } from "../../support/after-file.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anInvoice, invoiceRanges, readInvoice, SEND_AGAIN } from "../../support/story/invoices.ts";

const HOUR = 3_600_000;

/** Provider of the story: down while `answer` is null, otherwise it gives that answer. */
interface Provider {
  answer: { status: number; body: object } | null;
  readonly got: { path: string; auth: string; body: { number: string; code: string; xml: string } }[];
}
const provider: Provider = { answer: null, got: [] };
let app: TestApp;

beforeAll(async () => {
  const server: Server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString("utf8")));
    request.on("end", () => {
      if (!provider.answer) return void request.socket.destroy();
      const auth = request.headers.authorization ?? "";
      provider.got.push({ path: request.url ?? "", auth, body: JSON.parse(text) as never });
      response.writeHead(provider.answer.status, { "content-type": "application/json" });
      response.end(JSON.stringify(provider.answer.body));
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

const accept = { status: 200, body: { status: "accepted", track: "T-1" } };

describe("sending an invoice", () => {
  it("hands the document to the provider once, under its code, and the invoice is approved", async () => {
    provider.answer = accept;
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    await app.sweep();
    const sent = provider.got.filter(({ body }) => body.number === invoice.number);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ path: `/papers/${invoice.code}`, auth: "Bearer secreto" });
    expect(sent[0]?.body.xml).toContain(invoice.code);
    expect(await readInvoice(app, invoice.id)).toMatchObject({
      sendingState: "enviada",
      status: "approved",
      track: "T-1",
      nextTryAt: null,
      sentAt: expect.stringContaining("T") as string,
    });
    expectRefused(
      await app.as("contador").gql(SEND_AGAIN, { id: invoice.id }),
      "CONFLICT",
      "La factura ya fue enviada.",
    );
  });

  it("survives a day without a provider: it is tried again and again, then is sent automatically", async () => {
    provider.answer = null;
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    expect(await readInvoice(app, invoice.id)).toMatchObject({
      sendingState: "reintentando",
      sendingTries: 1,
      sendingProblem: "El proveedor no respondió",
      status: "pending",
    });
    // Before its time nothing is sent.
    await app.sweep();
    expect((await readInvoice(app, invoice.id)).sendingTries).toBe(1);
    for (let hour = 3; hour <= 24; hour += 3) {
      app.clock.set(new Date(START.getTime() + hour * HOUR));
      await app.sweep();
    }
    // By then everybody's session has ended.
    app.clock.set(START);
    const after = await readInvoice(app, invoice.id);
    expect(after.sendingState).toBe("reintentando");
    expect(after.sendingTries).toBe(9);
    provider.answer = accept;
    app.clock.set(new Date(START.getTime() + 26 * HOUR));
    await app.sweep();
    app.clock.set(START);
    expect(await readInvoice(app, invoice.id)).toMatchObject({ sendingState: "enviada", status: "approved" });
  });

  it("is sent by hand at once while it waits for its next try", async () => {
    provider.answer = { status: 503, body: {} };
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    expect((await readInvoice(app, invoice.id)).sendingProblem).toBe("El proveedor respondió 503");
    provider.answer = accept;
    await app.as("contador").ask(SEND_AGAIN, { id: invoice.id });
    await app.runJobs();
    expect((await readInvoice(app, invoice.id)).sendingState).toBe("enviada");
    // An accepted invoice stays accepted, even against a statement in the database.
    await expect(
      app.app.services.orm.em
        .fork()
        .execute("update invoices set sending_state = 'rechazada', sent_at = null where id = ?", [
          invoice.id,
        ]),
    ).rejects.toThrow("ya fue aceptado por la DIAN");
  });

  it("that is refused stops, says why, and may be sent again once the cause is gone", async () => {
    provider.answer = { status: 200, body: { status: "rejected", reasons: ["FAK24: falta el DV", "Otra"] } };
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    const refused = await readInvoice(app, invoice.id);
    expect(refused).toMatchObject({
      sendingState: "rechazada",
      status: "rejected",
      sendingProblem: "FAK24: falta el DV. Otra",
    });
    expect(refused.acts).toContainEqual({ name: "sendAgain", allowed: true, reason: null });
    provider.answer = accept;
    const { sendInvoiceAgain } = await app.as("owner").ask(SEND_AGAIN, { id: invoice.id });
    expect(sendInvoiceAgain).toMatchObject({ status: "pending", sendingState: "en_cola", sendingTries: 0 });
    await app.runJobs();
    expect(await readInvoice(app, invoice.id)).toMatchObject({ sendingState: "enviada", status: "approved" });
  });

  it("is given up after days, which is notified, and then waits for a person", async () => {
    provider.answer = null;
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    const now = app.clock.now().getTime();
    await app.app.services.orm.em
      .fork()
      .execute("update invoices set sending_tries = 74 where id = ?", [invoice.id]);
    app.clock.set(new Date(now + HOUR));
    await app.sweep();
    expect(await readInvoice(app, invoice.id)).toMatchObject({ sendingState: "fallida", nextTryAt: null });
    app.clock.set(new Date(now + 3 * HOUR));
    await app.sweep();
    expect((await readInvoice(app, invoice.id)).sendingTries).toBe(75);
  });
});
