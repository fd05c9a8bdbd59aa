import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { amountInWords } from "../../../api/src/modules/payments/receipt/amount-in-words.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, longDay, TODAY } from "../../support/calendar.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import type { Handle } from "../../support/people.ts";
import { applyEvent, payByCard } from "../../support/story/cards.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  aPayableContract,
  aPayment,
  aVerifiedPayment,
  MEANT,
  REVERSE,
  verifyIt,
} from "../../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const receipt = (id: string, by: Handle = "asesor", how = "download") =>
  app.as(by).rest("GET", `/payments/${id}/receipt/${how}`);
const textOf = async (bytes: Buffer) => (await pagesOf(bytes)).join(" ").replaceAll("\u00a0", " ");
const paid = async () => {
  const contract = await aPayableContract(app);
  return { contract, payment: await aVerifiedPayment(app, contract.id) };
};

describe("the receipt of a payment", () => {
  it("says who paid how much for which contract, and the balance", async () => {
    const { contract, payment } = await paid();
    const { status, headers, bytes } = await receipt(payment.id);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("application/pdf");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="recibo-${payment.receiptNumber}.pdf"`,
    );
    const text = await textOf(bytes);
    for (const said of [
      payment.receiptNumber,
      contract.number,
      "María Fernanda Torres",
      "$ 500.000",
      "Quinientos mil pesos m/cte.",
      "Transferencia",
      longDay(TODAY),
      "$ 2.500.000",
      "Pago recibido",
    ])
      expect(text).toContain(said);
  });

  it("says which card paid online, and so does the client's page", async () => {
    const contract = await aPayableContract(app);
    const { payment, transaction } = await payByCard(app, contract.id);
    await applyEvent(app, { id: transaction.id, reference: transaction.reference });
    const text = await textOf((await receipt(payment.id)).bytes);
    expect(text).toContain("Tarjeta Visa terminada en 4242");
    expect(text).not.toContain("Wompi (Pago en línea)");
    const own = "query ($id: ID!) { ownContract(id: $id) { payments { medio cardBrand cardLastFour } } }";
    const link = app.withLink(await aPaymentLink(app, contract.id));
    const { ownContract } = await link.ask(own, { id: contract.id });
    expect(ownContract.payments).toEqual([{ medio: "wompi", cardBrand: "VISA", cardLastFour: "4242" }]);
  });

  it("has the agency at its head, the amount as its figure, its purpose, and the next due amount", async () => {
    const contract = await aPayableContract(app, {
      input: {
        formaPago: "cuotas",
        tieneCuotaInicial: true,
        cuotaInicialPorcentaje: 30,
        fechaVencimientoInicial: TODAY,
        numeroCuotasRestantes: 2,
        fechasVencimientoCuotas: [inDays(11), inDays(21)],
      },
    });
    const payment = await aVerifiedPayment(app, contract.id, { monto: 1_000_000 });
    const text = await textOf((await receipt(payment.id)).bytes);
    const { name, nit } = await app.app.services.agency.current();
    for (const said of [
      `${name} NIT ${nit}`,
      `Recibimos ${formatCop(1_000_000)} Un millón de pesos m/cte.`,
      "Cuota inicial y Abono a Cuota 1 de 2",
      `Próximo pago Cuota 1 de 2 · ${formatCop(950_000)} Vence el ${longDay(inDays(11))}`,
      `Saldo pendiente ${formatCop(2_000_000)}`,
    ])
      expect(text).toContain(said.replaceAll("\u00a0", " "));
    expect(text).not.toContain("Precio total");
  });

  it("asks for no balance of a contract that was cancelled before, nor does its mail or its reversal's", async () => {
    const contract = await aPayableContract(app);
    const first = await aVerifiedPayment(app, contract.id);
    const late = await aPayment(app, contract.id, { monto: 700_000 });
    app.clock.advance({ minutes: 1 });
    await app.as("admin").ask(CANCEL, { id: contract.id, input: { motivo: "El cliente desistió" } });
    const { errors } = await verifyIt(app, late.id, "contador", MEANT);
    expect(errors).toBeUndefined();
    await app.runJobs();
    const text = await textOf((await receipt(late.id)).bytes);
    expect(text).toContain(`El contrato ${contract.number} está cancelado: no queda saldo por pagar.`);
    expect(text).not.toMatch(/Saldo pendiente|Próximo pago/);
    expect(await textOf((await receipt(first.id)).bytes)).toContain("Saldo pendiente $ 2.500.000");

    await app.as("owner").ask(REVERSE, { id: late.id, input: { motivo: "Consignación devuelta" } });
    await app.runJobs();
    const mails = (await app.outbox("maria@example.com")).filter(({ subject }) =>
      subject.includes(`${formatCop(700_000)} · Recibo`),
    );
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.text).toContain(
        `El contrato ${contract.number} está cancelado: no te queda saldo por pagar.`,
      );
      expect(mail.text).not.toContain("Tu saldo pendiente");
    }
  });

  it("fits on one page with its code, also with the longest names and when it is annulled", async () => {
    const name = "María Fernanda de los Ángeles y del Perpetuo Socorro";
    const contract = await aPayableContract(app, {
      input: { pasajeroTitular: `${name} ${name}`, destino: "Cartagena de Indias y las Islas del Rosario" },
    });
    const payment = await aVerifiedPayment(app, contract.id, { monto: 999_999 });
    await app.app.services.orm.em
      .fork()
      .execute(`update payments set pagador_nombre = ?, banco_origen = ?, referencia_pago = ? where id = ?`, [
        `${name} ${name}`,
        "Banco Cooperativo Coopcentral de Colombia",
        "9".repeat(60),
        payment.id,
      ]);
    await app.app.services.orm.em.fork().execute(
      `update contracts set cliente = cliente || jsonb_build_object('name', ?::text, 'lastname', ?::text)
         where id = ?`,
      [name, name, contract.id],
    );
    const pages = await pagesOf((await receipt(payment.id)).bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Comprueba este documento [A-Z2-9]{5}-[A-Z2-9]{5}-[A-Z2-9]{5}/);
    await app
      .as("owner")
      .ask(REVERSE, { id: payment.id, input: { motivo: "Consignación devuelta. ".repeat(8) } });
    expect(await pagesOf((await receipt(payment.id)).bytes)).toHaveLength(1);
  });

  it("is the same before and after its job made it", async () => {
    const { payment } = await paid();
    const { bytes: sooner } = await receipt(payment.id);
    await app.runJobs();
    const { bytes, headers } = await receipt(payment.id, "asesor", "preview");
    expect(bytes.equals(sooner)).toBe(true);
    expect(headers.get("content-disposition")).toContain("inline");
  });

  it("goes to the client by mail, once", async () => {
    const { payment } = await paid();
    await app.runJobs();
    await app
      .as("contador")
      .ask(`query ($id: ID!) { payment(id: $id) { reciboPdfUrl } }`, { id: payment.id });
    await app.runJobs();
    const mails = (await app.outbox("maria@example.com")).filter(({ subject }) =>
      subject.includes(payment.receiptNumber),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(
      `Recibimos tu pago de ${formatCop(500_000)} · Recibo ${payment.receiptNumber}`,
    );
    expect(mails[0]?.text).toContain(`Tu saldo pendiente es de ${formatCop(2_500_000)}.`);
    expect(mails[0]?.attachments.map(({ filename }) => filename)).toEqual([
      `recibo-${payment.receiptNumber}.pdf`,
    ]);
  });

  it("is there only once the payment is verified", async () => {
    const { id } = await aPayment(app, (await aPayableContract(app)).id);
    const { status, body } = await receipt(id);
    expect([status, body.message]).toEqual([409, "El recibo se genera cuando el pago se verifica."]);
  });

  it("of a reversed payment says that it is annulled, and notifies the client once, with the reason and the debt", async () => {
    const { payment } = await paid();
    await app.runJobs();
    await app.as("owner").ask(REVERSE, { id: payment.id, input: { motivo: "Consignación devuelta" } });
    await app.runJobs();
    const text = await textOf((await receipt(payment.id)).bytes);
    for (const said of [
      `Anulado el ${longDay(TODAY)}`,
      "Recibo anulado",
      "Consignación devuelta",
      payment.receiptNumber,
    ])
      expect(text).toContain(said);
    await app.runJobs();
    const mails = (await app.outbox("maria@example.com")).filter(({ subject }) =>
      subject.includes(payment.receiptNumber),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Recibimos tu pago de ${formatCop(500_000)} · Recibo ${payment.receiptNumber}`,
      `Se anuló tu pago de ${formatCop(500_000)} · Recibo ${payment.receiptNumber}`,
    ]);
    expect(mails[1]?.text).toContain("Motivo: «Consignación devuelta».");
    expect(mails[1]?.text).toContain(`Tu saldo pendiente es de ${formatCop(3_000_000)}.`);
    expect(mails[1]?.attachments).toHaveLength(1);
  });

  it("that was reversed before it was mailed is mailed as annulled only", async () => {
    const { payment } = await paid();
    await app.as("owner").ask(REVERSE, { id: payment.id, input: { motivo: "Consignación devuelta" } });
    await app.runJobs();
    const mails = (await app.outbox("maria@example.com")).filter(({ subject }) =>
      subject.includes(payment.receiptNumber),
    );
    expect(mails.map(({ subject }) => subject.slice(0, 8))).toEqual(["Se anuló"]);
  });

  it("is out of reach for another team", async () => {
    const { payment } = await paid();
    const { status, body } = await receipt(payment.id, "asesor2");
    expect([status, body.message]).toEqual([404, "Pago no encontrado"]);
  });
});

describe("an amount in words", () => {
  it.each([
    [1, "Un peso m/cte."],
    [21, "Veintiún pesos m/cte."],
    [100, "Cien pesos m/cte."],
    [101, "Ciento un pesos m/cte."],
    [1_000, "Mil pesos m/cte."],
    [31_531, "Treinta y un mil quinientos treinta y un pesos m/cte."],
    [500_000, "Quinientos mil pesos m/cte."],
    [1_000_000, "Un millón de pesos m/cte."],
    [1_500_000, "Un millón quinientos mil pesos m/cte."],
    [21_000_016, "Veintiún millones dieciséis pesos m/cte."],
    [1_001_000_000, "Mil un millones de pesos m/cte."],
  ])("%d", (amount, words) => expect(amountInWords(amount)).toBe(words));
});
