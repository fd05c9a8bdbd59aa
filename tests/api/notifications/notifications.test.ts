import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCommission, APPROVE, CANCEL } from "../../support/story/commissions.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aPayableContract, aPayment, verifyIt } from "../../support/story/payments.ts";
import {
  approveDocument,
  aStaffDocument,
  handIn,
  rejectDocument,
  REMOVE_DOCUMENT,
} from "../../support/story/staff-documents.ts";
import {
  anAcceptedQuote,
  aRejectedQuote,
  aRequotedQuote,
  aSentQuote,
  aQuote,
  family,
} from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

interface Line {
  readonly id: string;
  readonly type: string;
  readonly category: string;
  readonly priority: string;
  readonly message: string;
  readonly link: string | null;
  readonly read: boolean;
}

const LIST = `query ($filter: NotificationFilter) { notifications(limit: 100, filter: $filter) {
  items { id type category priority message link read } total } unreadNotificationCount }`;
const listOf = async (who: Handle, filter: object = {}): Promise<Line[]> =>
  (await app.as(who).ask(LIST, { filter })).notifications.items;
const typesOf = async (who: Handle, recordId: string) =>
  (await listOf(who))
    .filter(({ link, message }) => link?.includes(recordId) || message.includes(recordId))
    .map(({ type }) => type);

describe("people are notified", () => {
  it("of a quote: its seller and that one's leader, nobody of another team", async () => {
    const accepted = await anAcceptedQuote(app);
    const rejected = await aRejectedQuote(app);
    const requoted = await aRequotedQuote(app);
    for (const who of ["asesor", "lider"] as const) {
      const seen = who === "asesor" ? ["quote_viewed"] : [];
      expect(await typesOf(who, accepted.id)).toEqual(["quote_approved", ...seen]);
      expect(await typesOf(who, rejected.id)).toEqual(["quote_rejected", ...seen]);
      expect(await typesOf(who, requoted.id)).toEqual(["quote_requote", ...seen]);
    }
    for (const who of ["asesor2", "lider2", "gerente2", "cliente"] as const)
      expect(await listOf(who)).toEqual([]);
    const [notice] = (await listOf("asesor")).filter(({ link }) => link === `/cotizaciones/${rejected.id}`);
    expect(notice?.message).toBe(
      `María Fernanda Torres rechazó la cotización ${rejected.number} a Cartagena: «Encontré otra opción».`,
    );
  });

  it("of a payment that was rejected: its seller, with the reason", async () => {
    const contract = await aPayableContract(app);
    const payment = await aPayment(app, contract.id, { monto: 500_000 }, "lider");
    await verifyIt(app, payment.id, "contador", {
      status: "rejected",
      observaciones: "El banco no lo reporta",
    });
    const notice = (await listOf("asesor")).find(
      ({ type, link }) => type === "payment_rejected" && link?.includes(contract.id),
    );
    expect(notice?.message).toBe(
      `El pago de $\u00a0500.000 del contrato ${contract.number} se rechazó: «El banco no lo reporta».`,
    );
  });

  it("but not of their own acts, and the actor is named", async () => {
    const quote = await aSentQuote(app);
    const document = `mutation ($id: ID!, $input: ApproveQuoteInput!) {
      approveQuote(id: $id, input: $input) { quote { status } } }`;
    await app
      .as("lider")
      .ask(document, { id: quote.id, input: { observaciones: "Lo confirmó por teléfono" } });
    expect(await typesOf("lider", quote.id)).toEqual([]);
    const notice = (await listOf("asesor")).find(({ link }) => link?.includes(quote.id));
    expect(notice?.message).toMatch(
      /^Liliana Ospina Vélez registró que María Fernanda Torres aprobó la cotización/,
    );
  });

  it("of a quote that a visitor asked for: administration; of one that is given to them: the new seller", async () => {
    const document = `mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`;
    const { createExternalQuote } = await app.as(null).ask(document, { input: family });
    for (const who of ["admin", "owner"] as const)
      expect(await typesOf(who, createExternalQuote.id)).toEqual(["quote_created"]);
    const { id } = await aQuote(app);
    const give = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
      reassignQuote(id: $id, input: $input) { id } }`;
    await app
      .as("admin")
      .ask(give, { id, input: { sellerId: app.people.asesor2.id, reassignmentReason: "Vacaciones" } });
    expect(await typesOf("asesor2", id)).toEqual(["quote_assigned"]);
  });

  it("of a signed contract: its seller, leader, manager, maker and the owner; of a cancelled one: its seller", async () => {
    const { id } = await aSignedSimpleContract(app);
    for (const who of ["asesor", "lider", "gerente", "owner"] as const)
      expect((await typesOf(who, id))[0]).toBe("contract_signed");
    for (const who of ["admin", "contador", "lider2"] as const) expect(await typesOf(who, id)).toEqual([]);
    await app.as("admin").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
    expect((await typesOf("asesor", id)).slice(0, 2)).toEqual(["contract_cancelled", "contract_signed"]);
  });

  it("of a commission: its seller, when it is earned and when it is approved", async () => {
    const { id } = await aCommission(app);
    await app.as("admin").ask(APPROVE, { id });
    const types = (await listOf("asesor", { type: "commission" })).slice(0, 2).map(({ type }) => type);
    expect(types).toEqual(["commission_approved", "commission_calculated"]);
  });

  it("of a document: the owner that it waits, its person what became of it and why, nobody else", async () => {
    const about = async (who: Handle) =>
      (await listOf(who, { type: "document" })).map(({ type, priority, link }) => [type, priority, link]);
    const own = "/profile?tab=documentos";
    const { id } = await aStaffDocument(app, "gerente", { documentName: "RUT" });
    expect(await about("owner")).toEqual([
      ["document_uploaded", "normal", `/panel/documents-review?documento=${id}`],
    ]);
    await rejectDocument(app, id, "Está vencido");
    const [notice] = await listOf("gerente", { type: "document" });
    expect(notice?.message).toBe("No pudimos aprobar «RUT»: «Está vencido». Envía otro archivo.");
    const second = await aStaffDocument(app, "gerente", { documentName: "RUT" });
    await approveDocument(app, second.id);
    await app.as("owner").ask(REMOVE_DOCUMENT, { id: second.id });
    expect(await about("gerente")).toEqual([
      ["document_removed", "high", own],
      ["document_approved", "normal", own],
      ["document_rejected", "high", own],
    ]);
    const waiting = await aStaffDocument(app, "gerente", { documentName: "Otro", description: "Diploma" });
    expect((await listOf("owner", { type: "document" }))[0]?.message).toMatch(/ envió «Diploma»\.$/);
    await app.as("gerente").ask(REMOVE_DOCUMENT, { id: waiting.id });
    expect(await about("gerente")).toHaveLength(3);
    await handIn(app, { as: "owner", userId: app.people.gerente.id, documentName: "Hoja de Vida" });
    expect(await about("owner")).toHaveLength(3);
    for (const who of ["admin", "contador", "lider2"] as const) expect(await about(who)).toEqual([]);
  });

  it("by mail as they prefer", async () => {
    const PREFER = `mutation ($input: PreferencesInput!) { updateNotificationPreferences(input: $input) {
        email sms quotesUpdates marketingEmails } }`;
    const { updateNotificationPreferences } = await app
      .as("asesor")
      .ask(PREFER, { input: { quotesUpdates: false } });
    expect(updateNotificationPreferences).toEqual({
      email: true,
      sms: false,
      quotesUpdates: false,
      marketingEmails: false,
    });
    const later = () => app.clock.set(new Date(app.clock.now().getTime() + 11 * 60_000));
    later();
    const quote = await anAcceptedQuote(app);
    const about = async (to: string) =>
      (await app.outbox(to)).filter(({ text }) => text.includes(quote.number));
    expect(await about("asesor@travesia.test")).toEqual([]);
    const [mail] = await about("lider@travesia.test");
    expect(mail?.subject).toBe("Cotización aprobada");
    expect(mail?.text).toContain(`/cotizaciones/${quote.id}`);
    expect(mail?.text).toContain("Ver los detalles");
    await app.as("asesor").ask(PREFER, { input: { quotesUpdates: true } });
  });
});

describe("the viewer's notifications", () => {
  const READ = `mutation ($id: ID!) { markNotificationRead(id: $id) { id read readAt } }`;
  const READ_ALL = `mutation { markAllNotificationsRead }`;
  const REMOVE = `mutation ($id: ID!) { deleteNotification(id: $id) }`;

  it("are narrowed by type, by category, by priority and by read or unread", async () => {
    const all = await listOf("asesor");
    for (const filter of [
      { type: "quote_rejected" },
      { type: "contract" },
      { priority: "high" },
      { read: false },
    ]) {
      const [[key, value]] = Object.entries(filter) as [[keyof Line, unknown]];
      const expected = all.filter((line) =>
        key === "type" ? line.type === value || line.category === value : line[key] === value,
      );
      expect(await listOf("asesor", filter)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    }
  });

  it("are read one by one and all at once, and deleted", async () => {
    const [first, second] = await listOf("asesor");
    const { markNotificationRead } = await app.as("asesor").ask(READ, { id: first!.id });
    expect(markNotificationRead).toEqual({ id: first!.id, read: true, readAt: expect.any(String) as string });
    const { unreadNotificationCount } = await app.as("asesor").ask(LIST);
    expect((await app.as("asesor").ask(READ_ALL)).markAllNotificationsRead).toBe(unreadNotificationCount);
    expect((await app.as("asesor").ask(LIST)).unreadNotificationCount).toBe(0);
    expect((await app.as("asesor").ask(REMOVE, { id: second!.id })).deleteNotification).toBe(
      "Notificación eliminada",
    );
    expectRefused(
      await app.as("asesor").gql(READ, { id: second!.id }),
      "NOT_FOUND",
      "Notificación no encontrada",
    );
  });

  it("are nobody else's", async () => {
    const [line] = await listOf("lider");
    for (const document of [READ, REMOVE])
      expectRefused(
        await app.as("owner").freely.gql(document, { id: line!.id }),
        "NOT_FOUND",
        "Notificación no encontrada",
      );
    expectRefused(await app.as(null).gql(LIST), "UNAUTHENTICATED", "No hay token disponible");
  });
});

describe("a notice to others", () => {
  const TELL = `mutation ($input: CreateNotificationInput!) {
    createNotification(input: $input) { userId type category title message priority } }`;
  const BULK = `mutation ($input: NotifyManyInput!) { notifyMany(input: $input) }`;
  it("goes to anybody from administration, to the team from leaders and managers, and to oneself without a name", async () => {
    const { asesor, asesor2, lider } = app.people;
    const { createNotification } = await app
      .as("admin")
      .ask(TELL, { input: { userId: asesor2.id, message: "Reunión a las 4" } });
    expect(createNotification).toEqual({
      userId: asesor2.id,
      type: "system_alert",
      category: "system",
      title: "Aviso",
      message: "Reunión a las 4",
      priority: "normal",
    });
    expect(
      (await app.as("lider").ask(TELL, { input: { userId: asesor.id, message: "Bien" } })).createNotification
        .userId,
    ).toBe(asesor.id);
    expect((await app.as("lider").ask(TELL, { input: { message: "Bien" } })).createNotification.userId).toBe(
      lider.id,
    );
    const foreign = { input: { userId: asesor2.id, message: "Hola" } };
    expectRefused(await app.as("lider").gql(TELL, foreign), "NOT_FOUND", "Usuario no encontrado");
    for (const who of ["asesor", "contador", "cliente"] as const)
      expectRefused(await app.as(who).gql(TELL, foreign), "FORBIDDEN");
    expectRefused(
      await app.as("admin").gql(TELL, { input: { userId: asesor.id, message: " " } }),
      "BAD_USER_INPUT",
      "El mensaje es obligatorio",
    );
  });

  it("to many reaches all of them or none", async () => {
    const { asesor, lider, asesor2 } = app.people;
    const before = (await listOf("asesor")).length;
    expectRefused(
      await app.as("gerente").gql(BULK, { input: { userIds: [asesor.id, asesor2.id], message: "Meta" } }),
      "NOT_FOUND",
    );
    expect(await listOf("asesor")).toHaveLength(before);
    const input = {
      userIds: [asesor.id, lider.id, asesor.id],
      message: "Meta del mes",
      type: "commission_goal",
    };
    expect((await app.as("gerente").ask(BULK, { input })).notifyMany).toBe(2);
    await app.runJobs();
    expect((await listOf("asesor"))[0]).toMatchObject({ type: "commission_goal", category: "commission" });
  });
});
