import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { GraphQLAnswer } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aChange,
  anAddendumCode,
  aSentAddendum,
  EDIT,
  SEND_ADDENDUM,
  signAddendumOf,
  WITHDRAW,
} from "../../support/story/addenda.ts";
import { ASK_CODE, aPaymentLink, RETRACT, theCode } from "../../support/story/client-page.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  aSigningCode,
  CREATE,
  SIGN,
  aSigning,
  signIt,
} from "../../support/story/contracts.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";
import { DECIDE_REFUND } from "../../support/story/refunds.ts";

const CANCEL = `mutation ($id: ID!) {
  cancelContract(id: $id, input: { motivo: "El cliente desistió" }) { status } }`;
const DELETE = `mutation ($id: ID!) { deleteContract(id: $id) }`;
const QUOTE = `query ($id: ID!) { quote(id: $id) { status calculation { estado } tracking { event note } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const quoteOf = async (id: string) => (await app.as("owner").ask(QUOTE, { id })).quote;

describe("a contract that was never signed and is cancelled", () => {
  it("gives its quote back, approved, with its calculation confirmed, and says so in the timeline", async () => {
    const { id, number, quoteId } = await aSentContract(app);
    expect(await quoteOf(quoteId)).toMatchObject({ status: "converted", calculation: { estado: "usado" } });
    await app.as("admin").ask(CANCEL, { id });
    const quote = await quoteOf(quoteId);
    expect(quote).toMatchObject({ status: "approved", calculation: { estado: "confirmado" } });
    expect(quote.tracking.at(-1)).toEqual({ event: "approved", note: `Se canceló el contrato ${number}` });
  });

  it("leaves room for another contract of the quote, and for one alone", async () => {
    const { id, quoteId } = await aDraftContract(app);
    expectRefused(
      await app.as("gerente").gql(CREATE, { input: { quoteId } }),
      "CONFLICT",
      "La cotización ya tiene un contrato",
    );
    await app.as("admin").ask(CANCEL, { id });
    const answers = await Promise.all(
      [1, 2].map(() => app.as("gerente").gql(CREATE, { input: { quoteId } })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await quoteOf(quoteId)).toMatchObject({ status: "converted", calculation: { estado: "usado" } });
  });

  it("is not signed by the link that was sent before", async () => {
    const { id, token } = await aSentContract(app);
    await app.as("admin").ask(CANCEL, { id });
    expectRefused(await app.withLink(token).gql(SIGN, { id, input: aSigning() }), "UNAUTHENTICATED");
  });

  it("keeps its sellers when its quote moves on to another one", async () => {
    const { id, quoteId } = await aDraftContract(app);
    await app.as("admin").ask(CANCEL, { id });
    await app
      .as("admin")
      .ask(
        `mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) { id } }`,
        {
          id: quoteId,
          input: { sellerId: app.people.asesor2.id, reassignmentReason: "Vacaciones" },
        },
      );
    const { contract } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { asesor { id } } }`, { id });
    expect(contract.asesor.id).toBe(app.people.asesor.id);
  });
});

it("a draft that is deleted gives its quote back too", async () => {
  const { id, quoteId } = await aDraftContract(app);
  await app.as("admin").ask(DELETE, { id });
  expect(await quoteOf(quoteId)).toMatchObject({ status: "approved", calculation: { estado: "confirmado" } });
});

it("a signed contract that is cancelled keeps its quote converted", async () => {
  const { id, quoteId } = await aSignedContract(app);
  await app.as("admin").ask(CANCEL, { id });
  expect(await quoteOf(quoteId)).toMatchObject({ status: "converted", calculation: { estado: "usado" } });
  expectRefused(await app.as("gerente").gql(CREATE, { input: { quoteId } }), "CONFLICT");
});

it("two who cancel at once cancel once", async () => {
  const { id, quoteId } = await aSentContract(app);
  const answers = await Promise.all([1, 2].map(() => app.as("admin").gql(CANCEL, { id })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const given = (await quoteOf(quoteId)).tracking.filter(({ note }: { note: string | null }) =>
    note?.startsWith("Se canceló"),
  );
  expect(given).toHaveLength(1);
});

describe("two different acts at once", () => {
  const done = (answers: readonly GraphQLAnswer[]) => answers.map(({ errors }) => !errors);
  const codes = (answers: readonly GraphQLAnswer[]) =>
    answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.["code"]) ?? []);
  const contractOf = async (id: string) =>
    (await app.as("owner").ask("query ($id: ID!) { contract(id: $id) { status precioTotal } }", { id }))
      .contract;
  const rows = (statement: string, id: string) =>
    app.app.services.orm.em.fork().execute<{ status: string; monto: string }[]>(statement, [id]);

  /** A sent contract, and its signature as it will be given. */
  async function toSign() {
    const contract = await aSentContract(app);
    const signing = { ...aSigning(), code: await aSigningCode(app, contract) };
    return { ...contract, sign: () => signIt(app, contract, signing) };
  }
  /** A sent addendum, and its signature as it will be given. */
  async function toAgree() {
    const addendum = await aSentAddendum(app);
    const code = await anAddendumCode(app, addendum);
    return { ...addendum, sign: () => signAddendumOf(app, addendum, { code }) };
  }

  it("signing and cancelling end in a cancelled contract, whichever came first", async () => {
    const { id, quoteId, sign } = await toSign();
    const [signed, cancelled] = await Promise.all([sign(), app.as("admin").gql(CANCEL, { id })]);
    expect(cancelled.errors).toBeUndefined();
    expect((await contractOf(id)).status).toBe("cancelled");
    const given = signed.errors ? "approved" : "converted";
    expect((await quoteOf(quoteId)).status).toBe(given);
    for (const code of codes([signed])) expect(code).toMatch(/^(CONFLICT|UNAUTHENTICATED)$/);
  });

  it("signing and editing: one is refused", async () => {
    const { id, sign } = await toSign();
    const edit = `mutation ($id: ID!) { updateContract(id: $id, input: { precioTotal: 4000000 }) { id } }`;
    const answers = await Promise.all([sign(), app.as("gerente").gql(edit, { id })]);
    const [signed] = done(answers);
    expect(done(answers)).toEqual([signed, !signed]);
    expect(await contractOf(id)).toEqual(
      signed ? { status: "signed", precioTotal: 3_770_000 } : { status: "active", precioTotal: 4_000_000 },
    );
  });

  it("agreeing on an addendum and cancelling its contract end in a cancelled contract", async () => {
    const { id, contract, sign } = await toAgree();
    const answers = await Promise.all([sign(), app.as("admin").gql(CANCEL, { id: contract.id })]);
    const [signed] = done(answers);
    expect(done(answers)).toEqual([signed, true]);
    const [addendum] = await rows("select status from addenda where id = ?", id);
    expect(addendum).toEqual({ status: signed ? "signed" : "withdrawn" });
    const precioTotal = signed ? 3_870_000 : 3_770_000;
    expect(await contractOf(contract.id)).toEqual({ status: "cancelled", precioTotal });
  });

  it("agreeing on an addendum and withdrawing it: one is refused", async () => {
    const { id, contract, sign } = await toAgree();
    const answers = await Promise.all([sign(), app.as("gerente").gql(WITHDRAW, { id })]);
    const [signed] = done(answers);
    expect(done(answers)).toEqual([signed, !signed]);
    expect((await contractOf(contract.id)).precioTotal).toBe(signed ? 3_870_000 : 3_770_000);
  });

  it("agreeing on an addendum while it is changed and sent again applies to the content that was read", async () => {
    const { id, contract, sign } = await toAgree();
    const change = async () => {
      await app.as("gerente").gql(EDIT, { id, input: aChange({ precioTotal: 5_000_000 }) });
      return app.as("gerente").gql(SEND_ADDENDUM, { id });
    };
    const [signed] = done(await Promise.all([sign(), change()]));
    expect((await contractOf(contract.id)).precioTotal).toBe(signed ? 3_870_000 : 3_770_000);
  });

  it("taking a contract back and cancelling it owe its client's money once", async () => {
    const contract = await aSignedContract(app);
    const { id } = contract;
    await aVerifiedPayment(app, id);
    const client = app.withLink(await aPaymentLink(app, id));
    await client.ask(ASK_CODE, { id });
    const code = await theCode(app);
    const answers = await Promise.all([
      client.gql(RETRACT, { id, code }),
      app.as("admin").gql(CANCEL, { id }),
    ]);
    expect(done(answers).filter(Boolean)).toHaveLength(1);
    expect((await rows("select monto from refunds where contract_id = ?", id)).length).toBeLessThan(2);
  });
});

describe("a cancellation that was decided on the payments of that moment", () => {
  const CANCEL_SEEN = `mutation ($id: ID!, $input: CancelContractInput!) {
    cancelContract(id: $id, input: $input) { status } }`;
  const SEEN = `query ($id: ID!) { contract(id: $id) { status totalPagado }
    refundsOfContract(contractId: $id) { monto } }`;
  const decided = (pagado: number) => ({
    motivo: "El cliente desistió",
    pagado,
    devolucion: { monto: 500_000 },
  });

  it("changes nothing when another payment was verified meanwhile, and goes on with the new sum", async () => {
    const { id } = await aPayableContract(app);
    await aVerifiedPayment(app, id, { monto: 900_000 });
    await aVerifiedPayment(app, id, { monto: 700_000 });
    const admin = app.as("admin");
    const { errors } = await admin.gql(CANCEL_SEEN, { id, input: decided(900_000) });
    expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
    expect(errors?.[0]?.message).toMatch(
      /^Lo pagado cambió mientras decidías: ahora es \$\s1\.600\.000\. Vuelve a abrir la cancelación\.$/,
    );
    const before = await admin.ask(SEEN, { id });
    expect(before).toEqual({ contract: { status: "active", totalPagado: 1_600_000 }, refundsOfContract: [] });
    await admin.ask(CANCEL_SEEN, { id, input: decided(1_600_000) });
    const after = await admin.ask(SEEN, { id });
    expect(after).toMatchObject({
      contract: { status: "cancelled" },
      refundsOfContract: [{ monto: 500_000 }],
    });
  });

  it("leaves a rest that is decided on the sum that is left", async () => {
    const { id } = await aPayableContract(app);
    await aVerifiedPayment(app, id, { monto: 900_000 });
    const admin = app.as("admin");
    await admin.ask(CANCEL_SEEN, { id, input: decided(900_000) });
    const input = (porDecidir: number) => ({
      input: { contractId: id, monto: 100_000, porDecidir, motivo: "Tiquetes perdidos" },
    });
    const { errors } = await admin.gql(DECIDE_REFUND, input(900_000));
    expect(errors?.[0]?.message).toMatch(/^Lo que queda por decidir cambió: ahora es \$\s400\.000\./);
    const { decideRefund } = await admin.ask(DECIDE_REFUND, input(400_000));
    expect(decideRefund.porDevolver).toBe(300_000);
  });
});
