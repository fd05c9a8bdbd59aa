import { v7 } from "uuid";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { idBefore } from "../../../api/src/core/chain/id-time.ts";
import { addDays, daysBetween } from "../../../api/src/core/colombia/days.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aBankAccount, aMovement, ASSIGN, imported, movementsOf, UNDO } from "../../support/bank/story.ts";
import { TODAY } from "../../support/calendar.ts";
import type { Client } from "../../support/client.ts";
import type { Handle } from "../../support/people.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aCommission, anApprovedCommission } from "../../support/story/commissions.ts";
import { aDraftContract, aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aPayableContract, aPayment, aPaymentInReview } from "../../support/story/payments.ts";
import { aCase } from "../../support/story/chargebacks.ts";
import { aFiledClaim, earlier } from "../../support/story/claims.ts";
import { aPayableRefund, aRefund } from "../../support/story/refunds.ts";
import { aContractToBuy } from "../../support/story/purchases.ts";
import { aStaffDocument, rejectDocument } from "../../support/story/staff-documents.ts";
import { aReservation, payReservation } from "../../support/story/reservations.ts";
import { aCompletedQuote, aQuote, aSentQuote } from "../../support/story/quotes.ts";

const MY_DAY = "{ myDay { kind part total records { recordId number person detail amount since } } }";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

interface Line {
  readonly kind: string;
  readonly part: string;
  readonly total: number;
  readonly records: readonly {
    readonly recordId: string;
    readonly number: string;
    readonly detail: string;
    readonly amount: number | null;
    readonly since: string;
  }[];
}

// Sessions end after 12 hours: who looks later signs in again.
const sessions = new Map<Handle, Client>();
const sessionOf = (who: Handle) => sessions.get(who) ?? app.as(who);
const dayOf = async (who: Handle): Promise<readonly Line[]> => (await sessionOf(who).ask(MY_DAY)).myDay;
const line = async (who: Handle, kind: string) => (await dayOf(who)).find((one) => one.kind === kind);
const waits = async (who: Handle, kind: string, id: string) =>
  (await line(who, kind))?.records.some((record) => record.recordId === id) ?? false;

/** Looks at the application some days later. */
async function later(days: number, people: readonly Handle[], look: () => Promise<void>) {
  app.clock.set(new Date(START.getTime() + days * 86_400_000));
  try {
    for (const who of people) sessions.set(who, await signedInNow(app, who));
    await look();
  } finally {
    sessions.clear();
    app.clock.set(START);
  }
}

describe("my day", () => {
  it("shows the people of refunds the owed ones by their day, and the late ones", async () => {
    const unasked = await aRefund(app);
    const { id } = await aPayableRefund(app, "admin");
    const line = async (kind: string) => (await dayOf("contador")).find((one) => one.kind === kind);
    expect((await line("refunds_to_pay"))?.records).toContainEqual(
      expect.objectContaining({
        recordId: id,
        amount: 500_000,
        person: "María Fernanda Torres",
        detail: expect.stringMatching(/^hasta el \d{1,2} [a-z]{3,4} \d{4}$/),
      }),
    );
    expect(await waits("owner", "refunds_to_pay", id)).toBe(true);
    for (const other of ["admin", "gerente", "asesor"] as const)
      expect(await waits(other, "refunds_to_pay", id)).toBe(false);
    // Its client has not said where it goes: that is their step.
    expect(await waits("contador", "refunds_to_pay", unasked.id)).toBe(false);
    await later(11, ["contador"], async () => {
      expect(await waits("contador", "refunds_overdue", unasked.id)).toBe(true);
      expect(await waits("contador", "refunds_to_pay", id)).toBe(false);
      expect(await waits("contador", "refunds_overdue", id)).toBe(true);
    });
  });

  it("shows the people who answer requests the unassigned and the overdue ones", async () => {
    const { id, dueOn } = await aFiledClaim(app);
    const { id: taken } = await aFiledClaim(app);
    await app.as("admin").ask("mutation ($id: ID!) { takeClaim(id: $id) { id } }", { id: taken });
    expect(await waits("admin", "claims_to_answer", taken)).toBe(true);
    expect(await waits("owner", "claims_to_answer", taken)).toBe(false);
    await earlier(app, id, daysBetween(TODAY, dueOn));
    for (const who of ["admin", "owner"] as const)
      expect(await waits(who, "claims_to_answer", id)).toBe(true);
    expect(await waits("contador", "claims_to_answer", id)).toBe(false);
    await earlier(app, id, 1);
    expect(await waits("admin", "claims_to_answer", id)).toBe(false);
    expect(await waits("admin", "claims_overdue", id)).toBe(true);
  });

  it("shows the owner alone each day with lines of the history that nothing chained for five minutes", async () => {
    // The history's lines about the people of the test may be older than that.
    await app.sweep();
    const old = () => idBefore(v7(), 6 * 60_000).replace(/0{12}$/, v7().slice(-12));
    const unchained = (at: Date) =>
      app.app.services.orm.em.fork().execute(
        `insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
         values (?, ?, 'quote.deleted', 'R-1', 'graphql', 'r', '{}')`,
        [old(), at],
      );
    const yesterday = new Date(START.getTime() - 86_400_000);
    for (const at of [START, yesterday, START]) await unchained(at);
    expect(await line("owner", "audit_unchained")).toMatchObject({
      part: "late",
      total: 2,
      records: [
        { recordId: addDays(TODAY, -1), number: "1 fila", person: "Auditoría" },
        { recordId: TODAY, number: "2 filas", person: "Auditoría" },
      ],
    });
    expect(await line("admin", "audit_unchained")).toBeUndefined();
    await app.sweep();
    expect(await line("owner", "audit_unchained")).toBeUndefined();
  });

  it("shows the people who answer claims the cases whose clock runs, and the late ones", async () => {
    const { id } = await aCase(app);
    expect(await waits("contador", "chargebacks_to_answer", id)).toBe(true);
    expect(await waits("asesor", "chargebacks_to_answer", id)).toBe(false);
    await later(30, ["admin"], async () => {
      expect(await waits("admin", "chargebacks_to_answer", id)).toBe(false);
      expect(await waits("admin", "chargebacks_overdue", id)).toBe(true);
    });
  });

  it("shows sellers their own quotes that wait for a price or to be sent, and nobody else's", async () => {
    const [unpriced, unsent] = [await aQuote(app), await aCompletedQuote(app, { price: 4_000_000 })];
    expect(await waits("asesor", "quotes_to_price", unpriced.id)).toBe(true);
    expect((await line("asesor", "quotes_to_send"))?.records).toContainEqual(
      expect.objectContaining({
        recordId: unsent.id,
        number: unsent.number,
        person: "María Fernanda Torres",
        detail: "Cartagena",
        amount: 4_000_000,
      }),
    );
    for (const other of ["asesor2", "lider", "owner"] as const) {
      expect(await waits(other, "quotes_to_price", unpriced.id)).toBe(false);
      expect(await waits(other, "quotes_to_send", unsent.id)).toBe(false);
    }
  });

  it("shows sent quotes without an answer for three days, then quotes about to end", async () => {
    const quote = await aSentQuote(app, { by: "asesor2" });
    expect(await waits("asesor2", "quotes_without_reply", quote.id)).toBe(false);
    await later(4, ["asesor2"], async () => {
      expect(await waits("asesor2", "quotes_without_reply", quote.id)).toBe(true);
      expect(await waits("asesor2", "quotes_about_to_expire", quote.id)).toBe(false);
    });
    await later(14, ["asesor2"], async () => {
      expect(await waits("asesor2", "quotes_without_reply", quote.id)).toBe(false);
      expect(await waits("asesor2", "quotes_about_to_expire", quote.id)).toBe(true);
    });
  });

  it("shows a draft to the first of its sale who sends it, and administration what is to be bought", async () => {
    const draft = await aDraftContract(app);
    expect(await waits("lider", "contracts_to_send", draft.id)).toBe(true);
    for (const other of ["gerente", "lider2", "gerente2", "owner"] as const)
      expect(await waits(other, "contracts_to_send", draft.id)).toBe(false);
    expect((await dayOf("asesor")).map(({ kind }) => kind)).not.toContain("contracts_to_send");
    const signed = await aContractToBuy(app);
    expect(await waits("admin", "items_to_buy", signed.id)).toBe(true);
    expect((await dayOf("gerente")).map(({ kind }) => kind)).not.toContain("items_to_buy");
  });

  it("shows a payment to people who may verify it, but not to its registrar, unless it is the owner", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPayment(app, contract.id, {}, "contador");
    expect(await waits("admin", "payments_to_verify", id)).toBe(true);
    expect(await waits("owner", "payments_to_verify", id)).toBe(true);
    expect(await waits("contador", "payments_to_verify", id)).toBe(false);
    expect((await dayOf("asesor")).map(({ kind }) => kind)).not.toContain("payments_to_verify");
  });

  it("do not call a payment in review one to verify", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPaymentInReview(app, contract.id);
    expect(await waits("owner", "payments_to_verify", id)).toBe(false);
  });

  it("counts what was paid for a reservation among the payments to verify", async () => {
    const before = (await line("owner", "payments_to_verify"))?.total ?? 0;
    const { id } = await aReservation(app);
    const payment = await payReservation(app, id, { monto: 700_000 });
    const found = await line("owner", "payments_to_verify");
    expect(found?.total).toBe(before + 1);
    expect(found?.records).toContainEqual(
      expect.objectContaining({
        recordId: payment,
        amount: 700_000,
        number: expect.stringMatching(/^Reserva /),
      }),
    );
  });

  it("shows a payment in review apart, which opens it", async () => {
    const contract = await aPayableContract(app);
    const { id } = await aPaymentInReview(app, contract.id);
    expect(await waits("contador", "payments_in_review", id)).toBe(true);
    expect((await line("contador", "payments_in_review"))?.records).toContainEqual(
      expect.objectContaining({ recordId: id, person: expect.any(String), amount: expect.any(Number) }),
    );
    expect((await dayOf("gerente")).map(({ kind }) => kind)).not.toContain("payments_in_review");
  });

  it("shows a movement that its bank reversed while it is the money of a payment", async () => {
    const account = await aBankAccount(app, "701200066");
    const { id: contractId } = await aPayableContract(app);
    const [text, amount] = ["CONSIGNACION DEVUELTA", 310_007];
    const { id } = await aMovement(app, account, text, amount);
    await app.as("owner").ask(ASSIGN, { id, input: { contractId } });
    expect(await waits("contador", "movements_returned", id)).toBe(false);
    await imported(app, account, [[TODAY, `REVERSION ${text}`, -amount]]);
    expect(await waits("contador", "movements_returned", id)).toBe(true);
    expect((await movementsOf(app, account, { list: "devueltos" }))[text]).toMatchObject({
      state: "reversado",
      backed: amount,
      backings: [{ amount }],
    });
    const returned = async () =>
      (await app.as("contador").ask(`{ bankCounters { returned } }`)).bankCounters.returned;
    expect(await returned()).toBe(1);

    const [backing] = (await movementsOf(app, account))[text]!.backings;
    await app.as("contador").ask(UNDO, { id: backing!.id });
    expect(await waits("contador", "movements_returned", id)).toBe(false);
    expect(await returned()).toBe(0);
  });

  it("shows a contract whose client owes, with the overdue amount and since when", async () => {
    const contract = await aSignedSimpleContract(app);
    expect(await waits("asesor", "payments_overdue", contract.id)).toBe(false);
    await later(40, ["asesor", "asesor2"], async () => {
      const overdue = (await line("asesor", "payments_overdue"))?.records.find(
        ({ recordId }) => recordId === contract.id,
      );
      expect(overdue?.amount).toBeGreaterThan(0);
      expect(new Date(overdue!.since).getTime()).toBeLessThan(START.getTime() + 40 * 86_400_000);
      expect(await waits("asesor2", "payments_overdue", contract.id)).toBe(false);
    });
  });

  it("shows sellers the documents they owe, with why one was rejected, and the owner the waiting ones", async () => {
    const owed = async () => (await line("asesor2", "documents_to_send"))?.records ?? [];
    const named = async () => (await owed()).map(({ number, detail }) => `${number}: ${detail}`);
    expect(await named()).toEqual([
      ...["Firma Digital", "RUT", "Cédula Escaneada", "Certificado Bancario"].map(
        (name) => `${name}: Sin enviar`,
      ),
      "Hoja de Vida: Sin enviar",
    ]);
    const { id } = await aStaffDocument(app, "asesor2", { documentName: "RUT" });
    expect(await named()).not.toContain("RUT: Sin enviar");
    expect(await waits("owner", "documents_to_review", id)).toBe(true);
    for (const who of ["asesor2", "admin", "contador"] as const)
      expect((await dayOf(who)).map(({ kind }) => kind)).not.toContain("documents_to_review");
    await rejectDocument(app, id, "Está vencido");
    expect(await named()).toContain("RUT: Rechazado: Está vencido");
    expect(await waits("owner", "documents_to_review", id)).toBe(false);
    expect((await dayOf("contador")).map(({ kind }) => kind)).not.toContain("documents_to_send");
  });

  it("leads a commission from its seller to who pays it", async () => {
    const pending = await aCommission(app);
    expect(await waits("asesor", "commissions_to_request", pending.contractId)).toBe(true);
    expect(await waits("admin", "commissions_to_approve", pending.contractId)).toBe(true);
    const approved = await anApprovedCommission(app);
    expect(await waits("contador", "commissions_to_pay", approved.contractId)).toBe(true);
    expect((await dayOf("asesor")).map(({ kind }) => kind)).not.toContain("commissions_to_pay");
  });

  it("is one statement for every viewer, and shows five of many", async () => {
    for (let count = 0; count < 6; count += 1) await aQuote(app, { by: "lider2" });
    const asked = vi.spyOn(app.app.services.pool, "query");
    const priced = await line("lider2", "quotes_to_price");
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(priced).toMatchObject({ part: "waiting", total: 6 });
    expect(priced?.records).toHaveLength(5);
  });
});
