import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import type { SentFile } from "../../support/client.ts";
import { aDrawnReceipt } from "../../support/drawn-receipt.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { anAccount, switchAccount } from "../../support/story/content.ts";
import {
  aPayableContract,
  aPayment,
  aPaymentInReview,
  aTransfer,
  aVerifiedPayment,
  MEANT,
  REGISTER,
  REVERSE,
  VERIFY,
} from "../../support/story/payments.ts";

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = (await anAccount(app, { number: "12345678901" })).id;
});

const mine = ["María Fernanda", "$ 1.850.000", "3 de marzo", "M08412345"];
const theirs = ["Jorge Iván Ñáñez", "$ 420.000", "28 de agosto", "M77120964"];

const pay = async (
  contractId: string,
  input: object = {},
  file?: SentFile,
  by: Handle = "asesor",
  details = {},
) => {
  const given = { monto: 3_000_000, cuentaAgenciaId: account, ...input };
  const variables = {
    input: aTransfer(contractId, given),
    details: { referenciaPago: randomUUID(), ...details },
  };
  return (await app.as(by).ask(REGISTER, variables, file ? { file } : {})).registerPayment.id as string;
};
const suspectedTo = async (id: string, by: Handle) =>
  (
    await app
      .as(by)
      .ask(`query ($id: ID!) { payment(id: $id) { sospechas { tipo texto } suspicionFacts } }`, {
        id,
      })
  ).payment as { sospechas: { tipo: string; texto: string }[] | null; suspicionFacts: unknown };
const suspected = async (id: string) =>
  (await suspectedTo(id, "contador")).sospechas!.map(({ tipo }) => tipo);

describe("what is suspected of a payment", () => {
  it("is nothing of the whole price into an account in use", async () => {
    const { id } = await aPayableContract(app);
    expect(await suspected(await pay(id))).toEqual([]);
  });

  it("is written in words, for the people who verify and nobody else", async () => {
    const { id, number } = await aPayableContract(app);
    const payment = await pay(id, { monto: 1_234_000, fechaPago: inDays(-40), cuentaAgenciaId: null });
    const suspected = await suspectedTo(payment, "admin");
    expect(suspected.sospechas!.map(({ tipo }) => tipo)).toEqual(["monto", "fecha", "cuenta"]);
    expect(suspected.sospechas![1]!.texto).toContain(`es anterior al contrato ${number}`);
    expect(await suspectedTo(payment, "asesor")).toEqual({ sospechas: null, suspicionFacts: null });
  });

  it("is an account that was switched off since", async () => {
    const { id } = await aPayableContract(app);
    const { id: old } = await anAccount(app, { number: "12345678909" });
    const payment = await pay(id, { cuentaAgenciaId: old });
    expect(await suspected(payment)).toEqual([]);
    await switchAccount(app, old, false);
    expect(await suspected(payment)).toEqual(["cuenta"]);
  });

  it("is another payment of its contract, amount, day and means, unless something sets them apart", async () => {
    const { id } = await aPayableContract(app);
    const half = { monto: 150_000 };
    const bare = (input: object = {}, details: object = {}) =>
      pay(id, { ...half, ...input }, undefined, "asesor", { referenciaPago: null, ...details });
    const first = await bare();
    const notes = async (payment: string) => {
      const { sospechas } = await suspectedTo(payment, "contador");
      return sospechas!.filter(({ tipo }) => tipo === "igual").map(({ texto }) => texto);
    };
    expect(await notes(first)).toEqual([]);
    const others = [await bare(), await bare()];
    await bare({ fechaPago: inDays(-1) });
    await bare({ tipoPago: "cheque" });
    await bare({ monto: 140_000 });
    await pay((await aPayableContract(app)).id, half);
    for (const one of [first, ...others])
      expect(await notes(one)).toEqual([expect.stringMatching(/^Hay otros 2 pagos del mismo valor/)]);
    await app.as("contador").ask(VERIFY, { id: first, input: {} });
    const [named, otherwise] = [await pay(id, half), await pay(id, half)];
    // Each of these is like the three without a reference, and not like the other one.
    for (const one of [named, otherwise])
      expect(await notes(one)).toEqual([expect.stringContaining("otros 3")]);
    await app
      .as("owner")
      .ask(VERIFY, { id: others[0], input: { status: "rejected", observaciones: "No entró" } });
    expect(await notes(others[1]!)).toEqual([expect.stringContaining("otros 3")]);
  });

  it("is the picture of another payment that was saved again, on both, and not one of the same design", async () => {
    const first = await pay((await aPayableContract(app)).id, {}, await aDrawnReceipt(mine));
    const again = await pay((await aPayableContract(app)).id, {}, await aDrawnReceipt(mine, 400, 60));
    const another = await pay((await aPayableContract(app)).id, {}, await aDrawnReceipt(theirs));
    expect([await suspected(first), await suspected(again), await suspected(another)]).toEqual([
      ["imagen"],
      ["imagen"],
      [],
    ]);
    // The receipts of one bank look alike: another amount with another reference is another payment.
    const ofLess = await pay(
      (await aPayableContract(app)).id,
      { monto: 1_500_000 },
      await aDrawnReceipt(mine, 420, 70),
    );
    expect((await suspected(ofLess)).filter((tipo) => tipo === "imagen")).toEqual([]);
    await app
      .as("owner")
      .ask(VERIFY, { id: first, input: { status: "rejected", observaciones: "No entró" } });
    expect(await suspected(again)).toEqual([]);
  });

  it("is grave when its contract was cancelled, and verifying it opens the refund that was announced before", async () => {
    const { id, number } = await aPayableContract(app);
    const payment = await pay(id);
    await app.as("owner").ask(CANCEL, { id, input: { motivo: "No viaja" } });
    const asked = `query ($id: ID!) { payment(id: $id) {
      sospechas { tipo grado texto } paidFor { cancelled } } }`;
    expect((await app.as("contador").ask(asked, { id: payment })).payment).toEqual({
      sospechas: [{ tipo: "cancelado", grado: "grave", texto: `El contrato ${number} está cancelado.` }],
      paidFor: { cancelled: true },
    });
    const [why] = expectRefused(await app.as("contador").gql(VERIFY, { id: payment, input: {} }), "CONFLICT");
    expect(why?.field).toBe("motivoDuplicado");
    await app.as("contador").ask(VERIFY, { id: payment, input: MEANT });
    const history = `query ($id: ID!) { paymentHistory(id: $id) { note } }`;
    const [{ note }] = (await app.as("contador").ask(history, { id: payment })).paymentHistory;
    expect(note).toContain(`aunque lo que paga está cancelado: ${MEANT.motivoDuplicado}`);
    const refunds = `query ($id: ID!) { refunds(limit: 5, filter: { contractId: $id }) { items { monto } } }`;
    expect((await app.as("contador").ask(refunds, { id })).refunds.items).toEqual([{ monto: 3_000_000 }]);
  });

  it("is nothing any more once it is decided", async () => {
    const { id } = await aPayableContract(app);
    const payment = await pay(id, { monto: 5_000, cuentaAgenciaId: null });
    expect(await suspected(payment)).toEqual(["monto", "cuenta"]);
    await app.as("contador").ask(VERIFY, { id: payment, input: {} });
    expect(await suspected(payment)).toEqual([]);
  });
});

describe("the queue", () => {
  const QUEUE = `query ($filter: PaymentFilter) {
    paymentQueue(limit: 100, filter: $filter) { items { id } } }`;
  it("shows payments that people decide on, the oldest first, and none that the provider decides on", async () => {
    const { id } = await aPayableContract(app);
    const first = await pay(id, { monto: 1_000 });
    const second = await aPaymentInReview(app, id, { monto: 1_000 });
    const card = await pay(id, { monto: 1_000 });
    const em = app.app.services.orm.em.fork();
    await em.execute("update payments set wompi_reference = 'R-1' where id = ?", [card]);
    await em.execute("update payments set wompi_reference = 'R-2' where id = ?", [second.id]);
    await aVerifiedPayment(app, id, { monto: 1_000 });
    const { paymentQueue } = await app.as("contador").ask(QUEUE, { filter: { contractId: id } });
    expect(paymentQueue.items).toEqual([{ id: first }, { id: second.id }]);
  });
});

describe("what came in", () => {
  const RECEIVED = `{ paymentsReceived { medio cuenta { id } hoyCantidad hoyTotal mesCantidad mesTotal } }`;
  it("is summed today and this month by means and account, verified payments alone", async () => {
    const own = await anAppWithSales();
    const { id: into } = await anAccount(own, { number: "12345678901" });
    const { id } = await aPayableContract(own, { price: 20_000_000 });
    await aVerifiedPayment(own, id, { monto: 100_000, medio: "pse", cuentaAgenciaId: into });
    await aVerifiedPayment(own, id, { monto: 50_000, medio: "pse", cuentaAgenciaId: into });
    await aVerifiedPayment(own, id, { monto: 7_000, medio: "efectivo" });
    await aVerifiedPayment(own, id, { monto: 900_000, medio: "pse", fechaPago: inDays(-70) });
    const back = await aVerifiedPayment(own, id, { monto: 3_000, medio: "cheque" });
    await own.as("owner").ask(REVERSE, { id: back.id, input: { motivo: "Sin fondos" } });
    await aPayment(own, id, { monto: 11_000 });
    const { paymentsReceived } = await own.as("contador").ask(RECEIVED);
    const both = (cantidad: number, total: number) => ({
      hoyCantidad: cantidad,
      hoyTotal: total,
      mesCantidad: cantidad,
      mesTotal: total,
    });
    expect(paymentsReceived).toEqual([
      { medio: "pse", cuenta: { id: into }, ...both(2, 150_000) },
      { medio: "efectivo", cuenta: null, ...both(1, 7_000) },
    ]);
    const rows = `query ($filter: PaymentFilter) { payments(filter: $filter) { total } }`;
    const filter = {
      status: "verified",
      medio: "pse",
      cuentaAgenciaId: into,
      startDate: TODAY,
      endDate: TODAY,
    };
    expect((await own.as("contador").ask(rows, { filter })).payments.total).toBe(2);
  });
});

describe("a correction of means and account", () => {
  const CORRECT = `mutation ($id: ID!, $input: CorrectPaymentInput!) {
    correctPayment(id: $id, input: $input) {
    tipoPago medio cuentaAgenciaId version } }`;
  const HISTORY = `query ($id: ID!) { paymentHistory(id: $id) { tipo actorName note } }`;
  const correct = (id: string, input: object) => app.as("contador").gql(CORRECT, { id, input });

  it("changes the kind while it waits, and is in its history with who did it", async () => {
    const payment = await pay((await aPayableContract(app)).id, { monto: 1_000 });
    const { data } = await correct(payment, { medio: "corresponsal", cuentaAgenciaId: null, version: 1 });
    expect(data!["correctPayment"]).toEqual({
      tipoPago: "efectivo",
      medio: "corresponsal",
      cuentaAgenciaId: null,
      version: 2,
    });
    await app.as("contador").ask(VERIFY, { id: payment, input: {} });
    const { paymentHistory } = await app.as("contador").ask(HISTORY, { id: payment });
    expect(paymentHistory.map(({ tipo }: { tipo: string }) => tipo)).toEqual([
      ...["verified", "corrected", "registered"],
    ]);
    expect(paymentHistory[1]).toMatchObject({ note: "Transferencia → Corresponsal bancario" });
    expect(paymentHistory[1].actorName).toMatch(/\S+ \S+/);
  });

  it("of a verified payment keeps its kind, and an older version is refused", async () => {
    const { id } = await aVerifiedPayment(app, (await aPayableContract(app)).id, { monto: 1_000 });
    expectRefused(
      await correct(id, { medio: "efectivo" }),
      "CONFLICT",
      "El tipo de un pago verificado no cambia. Elige un medio del mismo tipo.",
    );
    const { data } = await correct(id, { medio: "nequi" });
    expect(data!["correctPayment"]).toMatchObject({ tipoPago: "transferencia", medio: "nequi" });
    const { errors } = await correct(id, { medio: "pse", version: 1 });
    expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
  });
});

describe("a file that proves a payment", () => {
  const attach = async (file: SentFile) => {
    const { id } = await aPayment(app, (await aPayableContract(app)).id, { monto: 1_000 });
    return app.as("asesor").gql(
      `mutation ($id: ID!, $file: Upload!) {
          attachPaymentReceipt(id: $id, file: $file) { comprobanteUrl } }`,
      { id },
      { file },
    );
  };
  const script = "<script>alert(1)</script>";
  it.each([
    ["a drawing with a script", `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, "pago.png"],
    ["a page", `<!doctype html>${script}`, "pago.pdf"],
    ["a page that begins with a remark of a PDF", `<!-- %PDF-1.7 -->${script}`, "pago.pdf"],
  ])("is refused as %s under another name", async (_, text, filename) => {
    expectRefused(
      await attach({ filename, type: "image/png", bytes: Buffer.from(text) }),
      "BAD_USER_INPUT",
      "Solo se permiten archivos JPG, PNG o PDF",
    );
  });

  it("may hold a script behind its picture, which no browser runs", async () => {
    const { bytes } = await aDrawnReceipt(mine);
    const both = Buffer.concat([bytes, Buffer.from(script)]);
    const { data } = await attach({ filename: "pago.html", type: "text/html", bytes: both });
    const address = new URL(data!["attachPaymentReceipt"].comprobanteUrl as string);
    const { headers } = await fetch(app.url + address.pathname, { headers: { accept: "text/html" } });
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*; sandbox$/);
    expect(address.pathname).toMatch(/\.jpg$/);
  });

  it("of 40 megapixels is refused unread", async () => {
    const blank = { create: { width: 8_000, height: 5_000, channels: 3, background: "#fff" } } as const;
    const bytes = await sharp(blank).png({ compressionLevel: 9 }).toBuffer();
    const { errors } = await attach({ filename: "pago.png", type: "image/png", bytes });
    expect(errors?.[0]?.message).toBe("La imagen es demasiado grande. Usa una de menos de 40 megapíxeles.");
  });
});
