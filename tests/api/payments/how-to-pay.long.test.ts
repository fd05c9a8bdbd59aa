import { describe, expect, it } from "vitest";
import { addDays, weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import type { TestApp } from "../../support/app.ts";
import { at, inDays, theNext } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aKeyInput, anAccount, switchAccount } from "../../support/story/content.ts";
import { OWN_CONTRACT } from "../../support/story/client-page.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  aSigning,
  sendContractOf,
  signIt,
  type StoryContract,
} from "../../support/story/contracts.ts";
import { aPayment, aVerifiedPayment, REVERSE } from "../../support/story/payments.ts";
import { anAppForEach } from "../../support/taking-back.ts";

let app: TestApp;
/** Draft contract that each test sends to its client after setting how the agency is paid. */
let draft: StoryContract;
anAppForEach(async (begun) => {
  app = begun;
  draft = await aDraftContract(app);
});

const sent = () => sendContractOf(app, draft);
const signed = async () => {
  const contract = await sent();
  await signIt(app, contract);
  return contract;
};

const HOW = `query ($id: ID!) { howToPay(contractId: $id) { reference concept amount due online
  accounts { name number copied holder qr note } } }`;
const PDF = `query ($id: ID!) { contractPdf(id: $id) { url } }`;
const OPENED = `query ($id: ID!) {
  ownContract(id: $id) { asksCode } onlineBill(contractId: $id) { titulo } }`;
const DOSSIER = `mutation ($id: ID!) { startDossier(contractId: $id) { id } }`;
const VERSION = `query ($id: ID!) { contract(id: $id) { pdfVersion pdfDesactualizado status } }`;

const pdfOf = async (by: ReturnType<TestApp["as"]>, id: string) => {
  const { contractPdf } = await by.ask(PDF, { id });
  const { bytes } = await by.rest("GET", new URL(contractPdf.url).pathname);
  return (await pagesOf(bytes)).join(" ").replaceAll("\u00a0", " ");
};
const textOf = async (subject: RegExp) =>
  (await app.outbox("maria@example.com"))
    .findLast((mail) => subject.test(mail.subject))!
    .text.replaceAll("\u00a0", " ");

/** Opens the client's page of a contract by the link in their last mail of a subject; answers its token. */
async function opensItsPage(id: string, subject: RegExp): Promise<string> {
  const text = await textOf(subject);
  const [, token = ""] = new RegExp(`/pago/${id}\\?token=([\\w-]+)`).exec(text) ?? [];
  expect(token, text).not.toBe("");
  const { ownContract } = await app.withLink(token).ask(OWN_CONTRACT, { id });
  expect(ownContract.id).toBe(id);
  return token;
}

describe("how a contract is paid", () => {
  it("is shown to its staff, its client and its link, and to nobody else", async () => {
    await anAccount(app);
    await anAccount(app, aKeyInput);
    const contract = await sent();
    const expected = {
      reference: contract.number,
      concept: "Pago total",
      amount: 3_770_000,
      accounts: [
        { name: "Bancolombia · Cuenta de ahorros", copied: "69812345678", qr: null },
        { name: "Bancolombia · Llave Bre-B (alfanumérica)", copied: "@TRAVESIA", qr: "@TRAVESIA" },
      ],
    };
    for (const caller of [app.as("asesor"), app.as("contador"), app.withLink(contract.token)])
      expect((await caller.ask(HOW, { id: contract.id })).howToPay).toMatchObject(expected);
    for (const caller of [app.as("asesor2"), app.as("cliente2")])
      expectRefused(await caller.gql(HOW, { id: contract.id }), "NOT_FOUND", "Contrato no encontrado");
    expectRefused(await app.as(null).gql(HOW, { id: contract.id }), "UNAUTHENTICATED");
    const other = await aSentContract(app, { quote: { quote: { emailCliente: "otra@example.com" } } });
    expectRefused(await app.withLink(other.token).gql(HOW, { id: contract.id }), "NOT_FOUND");
  });

  it("asks for amounts that are neither paid nor awaiting verification, oldest due first; then for nothing", async () => {
    await anAccount(app);
    const plan = {
      formaPago: "cuotas",
      tieneCuotaInicial: true,
      cuotaInicialPorcentaje: 30,
      fechaVencimientoInicial: inDays(1),
      numeroCuotasRestantes: 1,
      fechasVencimientoCuotas: [inDays(20)],
    };
    const contract = await aSentContract(app, { input: plan });
    const next = async () => (await app.as("asesor").ask(HOW, { id: contract.id })).howToPay;
    expect(await next()).toMatchObject({ concept: "Cuota inicial", amount: 1_131_000, due: inDays(1) });
    await aVerifiedPayment(app, contract.id, { monto: 1_000_000 });
    expect(await next()).toMatchObject({ concept: "Cuota inicial", amount: 131_000 });
    await aPayment(app, contract.id, { monto: 231_000 });
    expect(await next()).toMatchObject({ concept: "Cuota 1 de 1", amount: 2_539_000, due: inDays(20) });
    await aPayment(app, contract.id, { monto: 2_539_000 });
    expect(await next()).toBeNull();
  });

  it("is not shown for a draft, nor for a cancelled contract", async () => {
    await anAccount(app);
    expect((await app.as("asesor").ask(HOW, { id: draft.id })).howToPay).toBeNull();
  });

  it("shows no account that is switched off, and says to split what Bre-B does not carry", async () => {
    const { id } = await anAccount(app);
    await anAccount(app, aKeyInput);
    const contract = await sent();
    await switchAccount(app, id, false);
    await app.app.services.orm.em.fork().execute("update agency_settings set bre_b_limit = 2000000");
    app.app.services.agency.forget();
    const { howToPay } = await app.as("asesor").ask(HOW, { id: contract.id });
    expect(howToPay.accounts).toHaveLength(1);
    expect(howToPay.accounts[0].note).toContain("divide este pago en 2");
  });
});

describe("the contract's document", () => {
  it("says how it is paid; a missing account is left out", async () => {
    const silent = await sent();
    expect(await pdfOf(app.withLink(silent.token), silent.id)).not.toContain("Bancolombia");
    await anAccount(app);
    const contract = await aSentContract(app, { quote: { quote: { emailCliente: "otra@example.com" } } });
    const text = await pdfOf(app.withLink(contract.token), contract.id);
    for (const said of ["Cómo pagar", contract.number, "6981 2345 678", "NIT 900.123.456-8", "$ 3.770.000"])
      expect(text).toContain(said);
  });

  it("that was sent before any account existed is signed, and stays as it was shown", async () => {
    const contract = await sent();
    await anAccount(app);
    expect((await signIt(app, contract)).data?.["signContract"].status).toBe("signed");
    expect(await pdfOf(app.as("asesor"), contract.id)).not.toContain("Bancolombia");
  });

  it("that was sent is signed after its accounts were changed and switched off, with the accounts that were shown", async () => {
    const { id } = await anAccount(app);
    await anAccount(app, aKeyInput);
    const contract = await sent();
    await app
      .as("owner")
      .ask(`mutation ($id: ID!) { updateAgencyAccount(id: $id, input: { number: "11122233344" }) { id } }`, {
        id,
      });
    await switchAccount(app, id, false);
    const { contract: waiting } = await app.as("asesor").ask(VERSION, { id: contract.id });
    expect(waiting).toEqual({ pdfVersion: 1, pdfDesactualizado: false, status: "active" });
    const { data } = await signIt(app, contract, { ...aSigning(), pdfVersion: 1 });
    expect(data?.["signContract"].status).toBe("signed");
    const text = await pdfOf(app.as("asesor"), contract.id);
    expect(text).toContain("6981 2345 678");
    expect(text).not.toContain("1112");
  });

  it("goes with the present accounts when it is sent again", async () => {
    await anAccount(app);
    const contract = await sent();
    await anAccount(app, aKeyInput);
    const again = await sendContractOf(app, contract);
    expect((await app.as("asesor").ask(VERSION, { id: contract.id })).contract.pdfVersion).toBe(2);
    expect(await pdfOf(app.withLink(again.token), contract.id)).toContain("@TRAVESIA");
    expect((await signIt(app, again)).data?.["signContract"].status).toBe("signed");
  });
});

describe("a mail that asks for money says how it is paid", () => {
  it("when a contract goes to be signed, when it is signed, with a receipt and when a payment is reversed", async () => {
    await anAccount(app);
    const contract = await signed();
    await app.runJobs();
    const block = ["CÓMO PAGAR", "69812345678", `Referencia: ${contract.number}`, "Travesía Viajes S.A.S."];
    for (const said of block) {
      expect(await textOf(/^Tu contrato .* está listo para firmar/)).toContain(said);
      expect(await textOf(/^Contrato .* firmado/)).toContain(said);
    }
    const payment = await aVerifiedPayment(app, contract.id, { monto: 1_000_000 });
    await app.runJobs();
    const receipt = await textOf(/^Recibimos tu pago/);
    expect(receipt).toContain("Pago total: $ 2.770.000");
    for (const said of block) expect(receipt).toContain(said);
    await app.as("owner").ask(REVERSE, { id: payment.id, input: { motivo: "Cheque devuelto" } });
    await app.runJobs();
    expect(await textOf(/^Se anuló tu pago/)).toContain("Pago total: $ 3.770.000");
  });

  it("with the page where it is paid online, unless that is not available", async () => {
    const contract = await signed();
    await app.runJobs();
    const address = `${app.app.services.config.publicUrl}/pay?contrato=${contract.id}`;
    // A mail carries the client's link: by it the page shows the payments.
    expect(await textOf(/^Contrato .* firmado/)).toMatch(
      new RegExp(`${address.replace("?", "\\?")}&token=[\\w-]{43}`),
    );
    // The document carries one too. Staff reads it: with it one reads and pays, and nothing else.
    const printed = (await pdfOf(app.as("asesor"), contract.id)).replaceAll(" ", "");
    const [, token = ""] =
      new RegExp(`${address.replace("?", "\\?")}&token=([\\w-]{43})`).exec(printed) ?? [];
    const { ownContract, onlineBill } = await app.withLink(token).ask(OPENED, { id: contract.id });
    expect(ownContract.asksCode).toBe("m***@example.com");
    expect(onlineBill.titulo).toBe(`Contrato ${contract.number}`);
    expectRefused(
      await app.withLink(token).gql(DOSSIER, { id: contract.id }),
      "CONFLICT",
      "Para continuar se necesita el código que enviamos a m***@example.com.",
    );
    expect((await app.as("asesor").ask(HOW, { id: contract.id })).howToPay).toMatchObject({
      online: address,
      accounts: [],
    });
  });

  it("when a contract is signed and with each receipt, with a link of its own to the client's page", async () => {
    const contract = await signed();
    await aVerifiedPayment(app, contract.id, { monto: 1_000_000 });
    await app.runJobs();
    const atFirst = await opensItsPage(contract.id, /^Contrato .* firmado/);
    const received = await opensItsPage(contract.id, /^Recibimos tu pago/);
    expect(atFirst).not.toBe(received);
  });

  it("no more once everything is paid", async () => {
    await anAccount(app);
    const contract = await signed();
    await aVerifiedPayment(app, contract.id, { monto: 3_770_000 });
    await app.runJobs();
    expect(await textOf(/^Recibimos tu pago/)).not.toContain("CÓMO PAGAR");
  });

  it("before a payment is due, and when it is in arrears", async () => {
    await anAccount(app);
    const open = (day: string) =>
      weekday(day) === 3 && [-7, 1].every((days) => !isHoliday(addDays(day, days)));
    const due = theNext(open, inDays(14));
    const contract = await aSignedContract(app, {
      quote: { quote: { fechaIda: addDays(due, 30), fechaRegreso: null } },
    });
    for (const [days, subject] of [
      [-7, /vence el/],
      [1, /venció el/],
    ] as const) {
      app.clock.set(at(addDays(due, days), "10:00"));
      await app.sweep();
      const text = await textOf(subject);
      for (const said of ["CÓMO PAGAR", "69812345678", `Referencia: ${contract.number}`])
        expect(text).toContain(said);
      await opensItsPage(contract.id, subject);
    }
  });
});
