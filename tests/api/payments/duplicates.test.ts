import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { spokenDay } from "../../../api/src/core/colombia/spoken.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import type { SentFile } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { CREATE, sendContractOf, type StoryContract } from "../../support/story/contracts.ts";
import { anApprovedQuote } from "../../support/story/passengers.ts";
import { aProgramToken, withToken } from "../../support/story/access-tokens.ts";
import {
  aPayableContract,
  aTransfer,
  MEANT,
  REGISTER,
  VERIFY,
  verifyIt,
} from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";

let app: TestApp;
let mine: StoryContract;
let theirs: StoryContract;
beforeAll(async () => {
  app = await anAppWithSales();
  mine = await aPayableContract(app, { price: 20_000_000 });
  const { id: quoteId } = await anApprovedQuote(app, { by: "asesor2", price: 20_000_000 });
  const { createContract } = await app.as("admin").ask(CREATE, { input: { quoteId } });
  theirs = await sendContractOf(
    app,
    { id: createContract.id, number: createContract.contractNumber, quoteId, token: "" },
    "admin",
  );
});

const nequi = (referenciaPago: string | null) => ({ bancoOrigen: "Nequi", referenciaPago });
interface Paying {
  readonly by?: Handle;
  readonly contract?: StoryContract;
  readonly details?: object;
  readonly input?: object;
  readonly file?: SentFile;
}
const register = ({ by = "asesor", contract = mine, details, input = {}, file }: Paying) =>
  app
    .as(by)
    .gql(
      REGISTER,
      { input: aTransfer(contract.id, { monto: 1_000, ...input }), details },
      file ? { file } : {},
    );
const registered = async (paying: Paying): Promise<string> =>
  (await register(paying)).data!["registerPayment"].id;
const marked = async (id: string) =>
  (await app.as("contador").ask(`query ($id: ID!) { payment(id: $id) { posibleDuplicado } }`, { id })).payment
    .posibleDuplicado;
const audited = async (type: string, id: string) => {
  const em = app.app.services.orm.em.fork();
  const [row] = await em.execute<{ detail: { possibleDuplicates?: string[] } }[]>(
    "select detail from audit_entries where type = ? and record_id = ?",
    [type, id],
  );
  return row?.detail.possibleDuplicates;
};
const HISTORY = `query ($id: ID!) { paymentHistory(id: $id) { tipo note } }`;
const noted = async (id: string) =>
  (await app.as("contador").ask(HISTORY, { id })).paymentHistory.find(({ tipo }) => tipo === "verified")!
    .note;

describe("a payment that is there already", () => {
  it("is shown before it is saved again: contract, day and amount", async () => {
    const first = await registered({ details: nequi("A-100") });
    const answer = await register({ details: { bancoOrigen: " NEQUI ", referenciaPago: "a-100" } });
    const where = `el contrato ${mine.number}, ${spokenDay(TODAY)}, ${formatCop(1_000)}`;
    const text =
      "Posible duplicado: " + `el mismo banco y referencia, o el mismo comprobante, ya están en ${where}.`;
    expect(expectRefused(answer, "CONFLICT", text)).toEqual([{ field: "aceptaDuplicado", message: text }]);
    expect(await marked(first)).toBe(false);

    const again = await registered({ details: nequi("A-100"), input: { aceptaDuplicado: true } });
    expect([await marked(first), await marked(again)]).toEqual([true, true]);
    expect(await audited("payment.registered", again)).toEqual([first]);
  });

  it("is only another payment to a person who does not see its contract", async () => {
    await registered({ by: "asesor2", contract: theirs, details: nequi("B-200") });
    const { errors } = await register({ details: nequi("B-200") });
    expect(errors?.[0]?.message).toContain("ya están en otro pago.");
  });

  it("is known by its file, and not by one that differs", async () => {
    const bytes = Buffer.concat([aReceipt().bytes, Buffer.from("one")]);
    const first = await registered({ file: { ...aReceipt(), bytes } });
    expectRefused(await register({ file: { ...aReceipt("otro-nombre.png"), bytes } }), "CONFLICT");
    const others = { ...aReceipt(), bytes: Buffer.concat([bytes, Buffer.from("two")]) };
    expect((await register({ file: others, input: { monto: 1_001 } })).errors).toBeUndefined();
    expect(await marked(first)).toBe(false);
  });

  it.each([
    ["another bank", { bancoOrigen: "Bancolombia", referenciaPago: "C-300" }],
    ["another reference", nequi("C-301")],
    ["no reference", nequi(null)],
  ])("is not one of %s", async (_, details) => {
    await registered({ details: nequi("C-300"), input: { aceptaDuplicado: true } });
    expect((await register({ details })).errors).toBeUndefined();
  });

  it("is none once it was rejected: it is registered again", async () => {
    const wrong = await registered({ details: nequi("D-400") });
    await verifyIt(app, wrong, "contador", { status: "rejected", observaciones: "Otro valor" });
    expect((await register({ details: nequi("D-400") })).errors).toBeUndefined();
  });

  it("is verified by the person who accepts it, and the history says of which", async () => {
    const first = await registered({ details: nequi("E-500") });
    const second = await registered({
      details: nequi("E-500"),
      input: { aceptaDuplicado: true, fechaPago: inDays(-1) },
    });
    const [asked] = expectRefused(await verifyIt(app, second), "CONFLICT");
    expect(asked?.field).toBe("aceptaDuplicado");
    const accepted = { aceptaDuplicado: true };
    const [why] = expectRefused(await verifyIt(app, second, "contador", accepted), "CONFLICT");
    expect(why?.field).toBe("motivoDuplicado");
    const short = await verifyIt(app, second, "contador", { ...accepted, motivoDuplicado: "otro pago " });
    expect(expectRefused(short, "BAD_USER_INPUT")).toEqual([
      { field: "motivoDuplicado", message: "Escribe el motivo con 10 a 300 caracteres" },
    ]);
    expect((await verifyIt(app, second, "contador", MEANT)).data?.["verifyPayment"].status).toBe("verified");
    expect(await audited("payment.verified", second)).toEqual([first]);
    expect(await noted(second)).toContain(`Se aceptó como posible duplicado: ${MEANT.motivoDuplicado}`);
    // To reject it is the answer to the question.
    expect(
      (await verifyIt(app, first, "contador", { status: "rejected", observaciones: "Repetido" })).errors,
    ).toBeUndefined();
  });

  it("is saved and verified by REST without a question, and audited", async () => {
    const bytes = Buffer.concat([aReceipt().bytes, Buffer.from("rest")]);
    const form = { contract_id: mine.id, monto: "1000", fecha_pago: TODAY };
    const post = () =>
      app
        .as("asesor")
        .form("POST", "/payments/register-client-payment", form, { comprobante: { ...aReceipt(), bytes } });
    const { body: first } = await post();
    const { status, body: second } = await post();
    expect([status, await marked(second.payment.id)]).toEqual([201, true]);
    expect(
      (
        await app
          .as("contador")
          .rest("PATCH", `/payments/${second.payment.id}/verify`, { status: "verified" })
      ).status,
    ).toBe(200);
    expect(await audited("payment.verified", second.payment.id)).toContain(first.payment.id);
    expect(await noted(second.payment.id)).toContain("sin motivo (API)");
  });

  it("is verified by a program that accepts it without a reason, and the history says so", async () => {
    await registered({ details: nequi("G-700") });
    const again = await registered({ details: nequi("G-700"), input: { aceptaDuplicado: true } });
    const program = withToken(app, await aProgramToken(app, "contador", ["verifyPayments"]));
    expectRefused(await program.gql(VERIFY, { id: again, input: {} }), "CONFLICT");
    await program.ask(VERIFY, { id: again, input: { aceptaDuplicado: true } });
    expect(await noted(again)).toContain("Se aceptó como posible duplicado: sin motivo (API)");
  });

  it("is no matter of the client", async () => {
    const id = await registered({ details: nequi("F-600") });
    await app.app.services.orm.em
      .fork()
      .execute("update contracts set cliente_id = ? where id = ?", [app.people.cliente.id, mine.id]);
    const { payment } = await app
      .as("cliente")
      .ask(`query ($id: ID!) { payment(id: $id) { id posibleDuplicado } }`, { id });
    expect(payment).toEqual({ id, posibleDuplicado: null });
  });
});
