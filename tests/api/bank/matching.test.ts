import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import {
  ACCEPT,
  aBankAccount,
  aMovement,
  ASSIGN,
  BACK,
  imported,
  movementsOf,
  aText,
  anAmount,
  backedPayment,
} from "../../support/bank/story.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aPayableContract, aPayment, MEANT, REGISTER } from "../../support/story/payments.ts";

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200001");
});

const statusOf = (id: string) => backedPayment(app, id);
const movement = async (of: string) => (await movementsOf(app, account))[of]!;

describe("a proposal", () => {
  it("is made for a payment of the same amount and days, with its reasons; an exact one has the reference", async () => {
    const { id } = await aPayableContract(app);
    const [exact, likely] = [anAmount(), anAmount()];
    const { registerPayment: first } = await app.as("asesor").ask(REGISTER, {
      input: { contractId: id, monto: exact, fechaPago: inDays(-1) },
      details: { referenciaPago: "TRX-884411" },
    });
    const second = await aPayment(app, id, { monto: likely });
    const [one, other] = [`PSE 884411 ${aText()}`, aText()];
    await imported(app, account, [
      [TODAY, one, exact],
      [TODAY, other, likely],
    ]);
    const seen = await movementsOf(app, account, { list: "propuestas" });
    expect(seen[one]!.proposals).toMatchObject([
      {
        exact: true,
        payment: { id: first.id },
        reasons: [
          "mismo valor",
          "pagado 1 día antes",
          "la referencia está en el movimiento",
          "no hay otro igual",
        ],
      },
    ]);
    expect(seen[other]!.proposals).toMatchObject([
      { exact: false, payment: { id: second.id }, reasons: ["mismo valor", "mismo día"] },
    ]);
  });

  it("is made too when the payment is registered after its movement", async () => {
    const { id } = await aPayableContract(app);
    const [words, monto] = [aText(), anAmount()];
    const { id: movementId } = await aMovement(app, account, words, monto);
    const { id: paymentId } = await aPayment(app, id, { monto });
    expect(await movement(words)).toMatchObject({
      id: movementId,
      proposed: true,
      proposals: [{ payment: { id: paymentId } }],
    });
  });

  it("is made for an unpaid plan line, when the bank's words carry the contract's number", async () => {
    const contract = await aPayableContract(app);
    const words = `ABONO ${contract.number.replaceAll("-", "")} ${aText()}`;
    await aMovement(app, account, words, 200_000);
    expect((await movement(words)).proposals).toMatchObject([
      { contract: { id: contract.id }, planLine: { numero: 1 }, payment: null },
    ]);
  });

  it("is led by the contract that the bank names, against amount and reference of another", async () => {
    const [named, other] = [await aPayableContract(app), await aPayableContract(app)];
    const monto = anAmount();
    const { registerPayment: payment } = await app.as("asesor").ask(REGISTER, {
      input: { contractId: other.id, monto, fechaPago: TODAY },
      details: { referenciaPago: "TRX-991177" },
    });
    const words = `ABONO 991177 ${named.number} ${aText()}`;
    await aMovement(app, account, words, monto);
    const { proposals } = await movement(words);
    expect(proposals).toMatchObject([
      { contract: { id: named.id }, payment: null, namesAnother: false },
      { payment: { id: payment.id }, namesAnother: true, exact: false },
    ]);
    expect(proposals[1]!.reasons).toContain("el banco nombra otro contrato");
  });

  it("is never exact where the bank's words name another customer or another payment, known by now", async () => {
    const own = await aBankAccount(app, "701200021");
    const [theirs, others] = [await aPayableContract(app), await aPayableContract(app)];
    const amounts = [anAmount(), anAmount()] as const;
    const pays = (contractId: string, monto: number, referenciaPago: string) =>
      app.as("asesor").ask(REGISTER, {
        input: { contractId, monto, fechaPago: TODAY },
        details: { referenciaPago },
      });
    await pays(theirs.id, amounts[0], "TRX-771100");
    await pays(theirs.id, amounts[1], "QX");
    await pays(others.id, anAmount(), "TRX-771155");
    const words = [`PSE 771100 DE CASILDA URIBURU ${aText()}`, `PSE 771155 ${aText()}`] as const;
    await imported(app, own, [
      [TODAY, words[0], amounts[0]],
      [TODAY, words[1], amounts[1]],
    ]);
    const seen = await movementsOf(app, own);
    expect(seen[words[0]]!.proposals).toMatchObject([{ exact: true, namesAnother: false }]);
    expect(seen[words[1]]!.proposals).toMatchObject([{ exact: false, namesAnother: true }]);
    expect(seen[words[1]]!.proposals[0]!.reasons).toContain("la referencia es de otro pago");

    await app.as("asesor").ask(`mutation ($input: AddCustomerInput!) { addCustomer(input: $input) { id } }`, {
      input: { name: "Casilda Uriburu Mora", email: "casilda.uriburu@correo.test" },
    });
    const { proposals } = (await movementsOf(app, own))[words[0]]!;
    expect(proposals).toMatchObject([{ exact: true, namesAnother: true }]);
    expect(proposals[0]!.reasons).toContain("el banco nombra a otra persona");
    const { acceptBankProposals } = await app
      .as("contador")
      .ask(`mutation ($ids: [ID!]!) { acceptBankProposals(ids: $ids) { accepted refused { message } } }`, {
        ids: [proposals[0]!.id],
      });
    expect(acceptBankProposals).toEqual({
      accepted: 0,
      refused: [{ message: "Lo que dice el banco señala otra cosa: elige esta propuesta una por una." }],
    });
    await app.as("contador").ask(ACCEPT, { id: proposals[0]!.id });
  });

  it("that is accepted verifies the payment by its money, and once", async () => {
    const { id } = await aPayableContract(app);
    const [words, monto] = [aText(), anAmount()];
    const payment = await aPayment(app, id, { monto });
    const { proposals } = await aMovement(app, account, words, monto);
    expect((await app.as("contador").ask(ACCEPT, { id: proposals[0]!.id })).acceptBankProposal.state).toBe(
      "asignado",
    );
    expect(await statusOf(payment.id)).toMatchObject({
      status: "verified",
      respaldado: monto,
      sinRespaldo: false,
      verifiedById: app.people.contador.id,
    });
    expectRefused(await app.as("contador").gql(ACCEPT, { id: proposals[0]!.id }), "NOT_FOUND");
  });

  it("of a payment that one registered oneself is for somebody else to accept", async () => {
    const { id } = await aPayableContract(app);
    const monto = anAmount();
    const payment = await aPayment(app, id, { monto }, "contador");
    const { id: movementId, proposals } = await aMovement(app, account, aText(), monto);
    expectRefused(await app.as("contador").gql(ACCEPT, { id: proposals[0]!.id }), "FORBIDDEN");
    expect(await statusOf(payment.id)).toMatchObject({ status: "pending", respaldado: 0 });
    expectRefused(await app.as("contador").gql(BACK, { movementId, paymentId: payment.id }), "FORBIDDEN");
    await app.as("admin").ask(ACCEPT, { id: proposals[0]!.id });
    expect(await statusOf(payment.id)).toMatchObject({ status: "verified" });
  });

  it("is counted as exact for people who may accept it, not for the person who registered its payment", async () => {
    const { id } = await aPayableContract(app);
    const own = await aBankAccount(app, "701200009");
    const amounts = [anAmount(), anAmount()] as const;
    const pays = (by: Handle, monto: number, referenciaPago: string) =>
      app
        .as(by)
        .ask(REGISTER, { input: { contractId: id, monto, fechaPago: TODAY }, details: { referenciaPago } });
    await pays("contador", amounts[0], "TRF-990011");
    await pays("asesor", amounts[1], "TRF-990022");
    await imported(app, own, [
      [TODAY, `PSE 990011 ${aText()}`, amounts[0]],
      [TODAY, `PSE 990022 ${aText()}`, amounts[1]],
    ]);
    const COUNT = `query ($own: ID) { bankCounters(accountId: $own) { exact } }`;
    const exactFor = async (by: Handle) => (await app.as(by).ask(COUNT, { own })).bankCounters.exact;
    expect([await exactFor("contador"), await exactFor("admin")]).toEqual([1, 2]);
  });

  it("is in a list of its own, and the matches of today are counted", async () => {
    const { id: contractId } = await aPayableContract(app);
    const own = await aBankAccount(app, "701200010");
    const [monto, alike] = [anAmount(), anAmount()];
    const details = { referenciaPago: "TRF-880033" };
    await app.as("asesor").ask(REGISTER, { input: { contractId, monto, fechaPago: TODAY }, details });
    await aPayment(app, contractId, { monto: alike });
    const words = [`PSE 880033 ${aText()}`, aText()] as const;
    await imported(app, own, [
      [TODAY, words[0], monto],
      [TODAY, words[1], alike],
    ]);
    const exact = await movementsOf(app, own, { list: "exactas" });
    expect(Object.keys(exact)).toEqual([words[0]]);
    const COUNT = `query ($own: ID) { bankCounters(accountId: $own) { matchedToday matchedTodayAmount } }`;
    const matched = async () => (await app.as("admin").ask(COUNT, { own })).bankCounters;
    expect(await matched()).toEqual({ matchedToday: 0, matchedTodayAmount: 0 });
    await app.as("admin").ask(ACCEPT, { id: exact[words[0]]!.proposals[0]!.id });
    expect(await matched()).toEqual({ matchedToday: 1, matchedTodayAmount: monto });
    expect(await movementsOf(app, own, { list: "exactas" })).toEqual({});
  });

  it("goes for all that are exact, each for itself", async () => {
    const { id } = await aPayableContract(app);
    const [mine, theirs] = [anAmount(), anAmount()];
    const payments = await Promise.all([
      aPayment(app, id, { monto: mine }, "contador"),
      aPayment(app, id, { monto: theirs }),
    ]);
    const words = [aText(), aText()] as const;
    await imported(app, account, [
      [TODAY, words[0], mine],
      [TODAY, words[1], theirs],
    ]);
    const seen = await movementsOf(app, account);
    const ids = words.map((one) => seen[one]!.proposals[0]!.id);
    const { acceptBankProposals } = await app
      .as("contador")
      .ask(`mutation ($ids: [ID!]!) { acceptBankProposals(ids: $ids) { accepted refused { id message } } }`, {
        ids,
      });
    expect(acceptBankProposals).toEqual({
      accepted: 1,
      refused: [{ id: ids[0], message: "No puedes verificar un pago que registraste." }],
    });
    expect((await statusOf(payments[0].id)).status).toBe("pending");
  });
});

describe("money without an owner", () => {
  const verifiesFor = async (id: string, by: "contador" | "owner") =>
    (await app.as(by).ask(`query ($id: ID!) { bankMovement(id: $id) { verifiesAssigned } }`, { id }))
      .bankMovement.verifiesAssigned;

  it("is given to a contract: the payment is registered and verified, where another brought the file", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aMovement(app, account, aText(), 300_000, "REF-9", "admin");
    const { assignBankMovement } = await app
      .as("contador")
      .ask(ASSIGN, { id, input: { contractId: contract.id } });
    expect(assignBankMovement).toMatchObject({
      state: "asignado",
      free: 0,
      backings: [
        {
          amount: 300_000,
          payment: { status: "verified", monto: 300_000, fechaPago: TODAY, referenciaPago: "REF-9" },
        },
      ],
    });
  });

  it("waits for somebody else where one brought the file oneself, unless one is the owner", async () => {
    const contract = await aPayableContract(app);
    const own = await aMovement(app, account, aText(), 100_000);
    // The answer given beforehand agrees with the act.
    expect(await verifiesFor(own.id, "contador")).toBe(false);
    const { assignBankMovement } = await app
      .as("contador")
      .ask(ASSIGN, { id: own.id, input: { contractId: contract.id } });
    expect(assignBankMovement.backings).toMatchObject([{ payment: { status: "pending" } }]);
    const owners = await aMovement(app, account, aText(), 100_001, "", "owner");
    expect(await verifiesFor(owners.id, "owner")).toBe(true);
    expect(await verifiesFor(owners.id, "contador")).toBe(true);
    const answer = await app.as("owner").ask(ASSIGN, { id: owners.id, input: { contractId: contract.id } });
    expect(answer.assignBankMovement.backings).toMatchObject([{ payment: { status: "verified" } }]);
  });

  it("respects the balance, and stays whole when it is refused", async () => {
    const contract = await aPayableContract(app);
    const words = aText();
    const { id } = await aMovement(app, account, words, 3_000_001, "", "admin");
    const answer = await app.as("contador").gql(ASSIGN, { id, input: { contractId: contract.id } });
    expectRefused(answer, "BAD_USER_INPUT");
    expect(answer.errors![0]!.message).toContain("El monto supera el saldo pendiente");
    expect(await movement(words)).toMatchObject({ state: "libre", free: 3_000_001, backings: [] });
    await app.as("contador").ask(ASSIGN, { id, input: { contractId: contract.id, monto: 3_000_000 } });
    expect(await movement(words)).toMatchObject({ state: "libre", free: 1, backed: 3_000_000 });
  });

  it("asks before the same money counts twice", async () => {
    const contract = await aPayableContract(app);
    await app.as("asesor").ask(REGISTER, {
      input: { contractId: contract.id, monto: 50_000, fechaPago: TODAY },
      details: { referenciaPago: "DUP-5521" },
    });
    const { id } = await aMovement(app, account, aText(), 60_000, "DUP-5521", "admin");
    expectRefused(
      await app.as("contador").gql(ASSIGN, { id, input: { contractId: contract.id } }),
      "CONFLICT",
    );
    await app.as("contador").ask(ASSIGN, { id, input: { contractId: contract.id, ...MEANT } });
  });

  it("is one person's when two assign it at once; the other reads why not", async () => {
    const contracts = await Promise.all([aPayableContract(app), aPayableContract(app)]);
    const { id } = await aMovement(app, account, aText(), 250_000, "", "owner");
    const answers = await Promise.all([
      app.as("contador").gql(ASSIGN, { id, input: { contractId: contracts[0].id } }),
      app.as("admin").gql(ASSIGN, { id, input: { contractId: contracts[1].id } }),
    ]);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ message }) => message)).toEqual([
      "Otra persona ya asignó este movimiento. Actualiza la lista.",
    ]);
  });

  it("is set aside with a reason, and comes back", async () => {
    const words = aText();
    const { id } = await aMovement(app, account, words, 80_000);
    const ASIDE = `mutation ($id: ID!, $input: PutMovementAsideInput!) {
      putBankMovementAside(id: $id, input: $input) { state } }`;
    const contract = await aPayableContract(app);
    expectRefused(await app.as("contador").gql(ASIDE, { id, input: { motivo: " " } }), "BAD_USER_INPUT");
    await app.as("contador").ask(ASIDE, { id, input: { motivo: "Préstamo de un socio" } });
    expect(await movement(words)).toMatchObject({ state: "apartado", asideReason: "Préstamo de un socio" });
    expectRefused(
      await app.as("contador").gql(ASSIGN, { id, input: { contractId: contract.id } }),
      "CONFLICT",
    );
    await app.as("contador").ask(`mutation ($id: ID!) { restoreBankMovement(id: $id) { state } }`, { id });
    expect(await movement(words)).toMatchObject({ state: "libre", asideReason: null });
    expect((await movement(words)).acts.map(({ name }) => name)).toEqual([
      "assign",
      "back",
      "explain",
      "putAside",
    ]);
  });
});
