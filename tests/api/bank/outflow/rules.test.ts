import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../../support/app.ts";
import { aBankAccount, aMovement, anAmount, BACK, imported } from "../../../support/bank/story.ts";
import { anOutflow, EXPLAIN, outflowOf, someText, UNDO_PART } from "../../../support/bank/outflows.ts";
import { TODAY } from "../../../support/calendar.ts";
import { expectRefused } from "../../../support/expect-refused.ts";
import { anAppWithSales } from "../../../support/sales.ts";
import { anItemInInstallments } from "../../../support/story/purchases.ts";
import { aPayableContract, aVerifiedPayment } from "../../../support/story/payments.ts";

const MAKE = `mutation ($accountId: ID!, $input: BankRuleInput!) {
  makeBankRule(accountId: $accountId, input: $input) {
  id version concept words minAmount maxAmount uses } }`;
const CHANGE = `mutation ($id: ID!, $input: BankRuleInput!, $version: Int) {
  changeBankRule(id: $id, input: $input, version: $version) { id words maxAmount } }`;
const END = `mutation ($id: ID!) { endBankRule(id: $id) { id endedAt } }`;
const RULES = `query ($accountId: ID) { bankRules(accountId: $accountId) { id words uses } }`;
const OFFER = `mutation ($id: ID!, $input: ExplainMovementInput!) {
  explainBankMovement(id: $id, input: $input) {
  ruleOffer { concept words minAmount maxAmount } } }`;

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200331");
});

const terms = (input: object = {}) => ({
  concept: "gastos_bancarios",
  words: "Cuota de manejo",
  minAmount: 1_000,
  maxAmount: 90_000,
  ...input,
});
const make = (input: object, by: "contador" | "admin" | "owner" = "contador", accountId = account) =>
  app.as(by).gql(MAKE, { accountId, input });

describe("a rule", () => {
  it("is offered after the same concept twice for alike texts, and not before", async () => {
    const words = "COMISION RECAUDO PSE";
    const [one, other] = [
      await anOutflow(app, account, someText(words), 8_000),
      await anOutflow(app, account, someText(words), 12_000),
    ];
    const input = { parts: [{ concept: "gastos_bancarios" }] };
    const first = await app.as("contador").ask(OFFER, { id: one.id, input });
    expect(first.explainBankMovement.ruleOffer).toBeNull();
    const second = await app.as("contador").ask(OFFER, { id: other.id, input });
    expect(second.explainBankMovement.ruleOffer).toEqual({
      concept: "gastos_bancarios",
      words: "comision recaudo pse",
      minAmount: 4_000,
      maxAmount: 24_000,
    });
  });

  it("classifies at import by its whole words and its range, on its account alone", async () => {
    const { data } = await make(terms());
    const rule = data!["makeBankRule"];
    expect(rule).toMatchObject({ words: "cuota de manejo", uses: 0 });
    const texts = ["CUOTA DE MANEJO TARJETA", "CUOTAS DE MANEJO", "CUOTA DE MANEJO ANUAL"].map(someText);
    await imported(app, account, [
      [TODAY, texts[0]!, "-14900,50"],
      [TODAY, texts[1]!, -15_000],
      [TODAY, texts[2]!, -95_000],
    ]);
    expect(await outflowOf(app, account, texts[0]!)).toMatchObject({
      state: "asignado",
      allocations: [
        {
          concept: "gastos_bancarios",
          amount: -14_900,
          centavos: -50,
          origin: "regla",
          rule: { id: rule.id },
        },
      ],
    });
    expect((await outflowOf(app, account, texts[1]!)).state).toBe("libre");
    expect((await outflowOf(app, account, texts[2]!)).state).toBe("libre");
    const another = await aBankAccount(app, "701200332");
    const text = someText("CUOTA DE MANEJO");
    expect((await anOutflow(app, another, text, 15_000)).state).toBe("libre");
    const { bankRules } = await app.as("admin").ask(RULES, { accountId: account });
    expect(bankRules).toEqual([{ id: rule.id, words: "cuota de manejo", uses: 1 }]);
    const part = (await outflowOf(app, account, texts[0]!)).allocations[0]!;
    const { undoBankPart } = await app.as("admin").ask(UNDO_PART, { id: part.id });
    expect(undoBankPart).toMatchObject({ state: "libre", allocations: [] });
  });

  it("leaves a line whose words name another concept, for which a rule of its own is offered", async () => {
    await make(terms({ words: "COMISION GIRO" }));
    const [fee, ...vat] = ["COMISION GIRO", "IVA COMISION GIRO", "IVA COMISION GIRO"].map(someText);
    await imported(app, account, [
      [TODAY, fee!, -20_000],
      [TODAY, vat[0]!, -3_800],
      [TODAY, vat[1]!, -3_900],
    ]);
    expect((await outflowOf(app, account, fee!)).state).toBe("asignado");
    const offers = [];
    for (const text of vat) {
      const { id, state } = await outflowOf(app, account, text);
      expect(state).toBe("libre");
      const input = { parts: [{ concept: "iva" }] };
      offers.push((await app.as("contador").ask(OFFER, { id, input })).explainBankMovement.ruleOffer);
    }
    expect(offers).toMatchObject([null, { concept: "iva", words: "iva comision giro" }]);
    await make(offers[1]!);
    const next = someText("IVA COMISION GIRO");
    await imported(app, account, [[TODAY, next, -3_850]]);
    expect(await outflowOf(app, account, next)).toMatchObject({
      state: "asignado",
      allocations: [{ concept: "iva", origin: "regla" }],
    });
  });

  it("takes a line by a word of its own, whatever concept the word names", async () => {
    await make(terms({ words: "IVA DATAFONO" }));
    const text = someText("IVA DATAFONO");
    await imported(app, account, [[TODAY, text, -7_600]]);
    expect((await outflowOf(app, account, text)).allocations).toMatchObject([{ origin: "regla" }]);
  });

  it("leaves a line that equals an open due", async () => {
    await make(terms({ words: "DEBITO AUTOMATICO", maxAmount: 2_000_000 }));
    const { installments } = await anItemInInstallments(app);
    const { montoCuota } = (installments as { montoCuota: number }[])[0]!;
    const due = await anOutflow(app, account, someText("DEBITO AUTOMATICO"), montoCuota);
    expect(due).toMatchObject({ state: "libre", allocations: [] });
    const fee = await anOutflow(app, account, someText("DEBITO AUTOMATICO"), montoCuota - 12_345);
    expect(fee).toMatchObject({ state: "asignado", allocations: [{ origin: "regla" }] });
  });

  it("is refused when it would match a client's payment, or is not of the bank", async () => {
    const { id } = await aPayableContract(app);
    const monto = anAmount();
    const payment = await aVerifiedPayment(app, id, { monto });
    const text = someText("ABONO CLIENTE FIEL");
    const movement = await aMovement(app, account, text, monto);
    await app.as("contador").ask(BACK, { movementId: movement.id, paymentId: payment.id });
    expectRefused(
      await make(terms({ words: "ABONO CLIENTE", maxAmount: 9_000_000 })),
      "CONFLICT",
      `Esta regla también tomaría «${text}», que es de un pago. Escribe más palabras o ajusta el rango.`,
    );
    expectRefused(
      await make(terms({ concept: "anticipo" })),
      "BAD_USER_INPUT",
      "Una regla clasifica solo gastos, 4×1000, IVA e intereses del banco.",
    );
    expectRefused(
      await make(terms({ concept: "interes_recibido", words: "ABONO" })),
      "BAD_USER_INPUT",
      "Los intereses recibidos son del banco: las palabras deben decir «intereses» o «rendimientos».",
    );
    expectRefused(
      await make(terms({ words: "Cuóta  de MANEJO" })),
      "CONFLICT",
      "Ya hay una regla con esas palabras en esta cuenta.",
    );
    expectRefused(
      await make(terms({ words: "123" })),
      "BAD_USER_INPUT",
      "Escribe al menos una palabra de tres letras.",
    );
    expectRefused(await make(terms({ words: "Otra cosa" }), "admin"), "FORBIDDEN");
  });

  it("is made once by two at the same time, changed, and ended", async () => {
    const input = terms({ words: "SERVICIO TOKEN" });
    const both = await Promise.all([make(input), make(input, "owner")]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    const { id, version } = both.find(({ errors }) => !errors)!.data!["makeBankRule"];
    const changed = { id, version, input: terms({ words: "SERVICIO TOKEN FISICO", maxAmount: 50_000 }) };
    const { changeBankRule } = await app.as("contador").ask(CHANGE, changed);
    expect(changeBankRule).toMatchObject({ words: "servicio token fisico", maxAmount: 50_000 });
    await app.as("owner").ask(END, { id });
    expectRefused(await app.as("owner").gql(END, { id }), "CONFLICT", "Esta regla ya se terminó.");
    const after = await anOutflow(app, account, someText("SERVICIO TOKEN FISICO"), 20_000);
    expect(after.state).toBe("libre");
  });
});

it("the bank's own interest is classified by a rule", async () => {
  await make(terms({ concept: "interes_recibido", words: "ABONO INTERESES", minAmount: 0 }));
  const text = someText("ABONO INTERESES AHORROS");
  await imported(app, account, [[TODAY, text, 930]]);
  expect(await outflowOf(app, account, text)).toMatchObject({
    state: "asignado",
    allocations: [{ concept: "interes_recibido", amount: 930, origin: "regla" }],
  });
});

it("a movement of a concept is given by hand in parts", async () => {
  const outflow = await anOutflow(app, account, someText("COBRO SERVICIO"), 14_280);
  const input = { parts: [{ concept: "gastos_bancarios", monto: 12_000 }, { concept: "iva" }] };
  const { explainBankMovement } = await app.as("contador").ask(EXPLAIN, { id: outflow.id, input });
  expect(explainBankMovement).toMatchObject({ state: "asignado" });
  const amounts = explainBankMovement.allocations.map((part: { amount: number }) => part.amount);
  expect(amounts.sort((one: number, other: number) => one - other)).toEqual([-12_000, -2_280]);
});
