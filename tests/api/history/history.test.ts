import { v7 } from "uuid";
import { describe, expect, it, beforeAll } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, STARTED, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aBoughtItem } from "../../support/story/purchases.ts";
import { aPayableContract, aPayment, verifyIt } from "../../support/story/payments.ts";
import { aSentContract, signIt } from "../../support/story/contracts.ts";

const LINE = `id at type text tone amount changes { label before after } note record recordId recordName
  actorName actorRole origin ip`;
const STORY = `query ($record: StoryRecord!, $id: String!) {
  recordHistory(record: $record, id: $id, limit: 100) { total items { ${LINE} } } }`;
const AUDIT = `query ($filter: AuditFilter, $page: Int, $limit: Int) {
  auditEntries(filter: $filter, page: $page, limit: $limit) { total totalPages items { ${LINE} } } }`;

interface Line {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  readonly amount: number | null;
  readonly changes: readonly { label: string; before: string | null; after: string | null }[];
  readonly recordName: string | null;
  readonly actorRole: string | null;
  readonly origin: string;
  readonly ip: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const story = async (record: string, id: string | number, who: Handle = "owner"): Promise<Line[]> =>
  (await app.as(who).ask(STORY, { record, id: String(id) })).recordHistory.items;
const lineOf = (lines: readonly Line[], type: string) => lines.find((line) => line.type === type);
const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, " ");

describe("the history of a record", () => {
  it("shows one contract: made, sent, signed by its client, paid and verified", async () => {
    const contract = await aSentContract(app);
    await signIt(app, contract);
    const payment = await aPayment(app, contract.id);
    await verifyIt(app, payment.id);
    const lines = await story("contract", contract.id);
    expect(
      lines.map(({ type }) => type).filter((type) => !type.includes("pdf") && type !== "contract.paid"),
    ).toEqual(
      expect.arrayContaining([
        "payment.verified",
        "payment.registered",
        "contract.converted",
        "contract.signed",
        "contract.sent",
        "contract.created",
      ]),
    );
    expect(lineOf(lines, "contract.signed")?.text).toBe(
      "El cliente firmó la versión 1 del contrato con código de un solo uso enviado por correo a m***@example.com.",
    );
    expect(lineOf(lines, "contract.signed")?.origin).toMatch(/^Enlace/);
    const verified = lineOf(lines, "payment.verified");
    expect(plain(verified?.text)).toMatch(
      /^.+ verificó el pago de \$ 500\.000 y emitió el recibo RC-\d{4}-\d{6}\.$/,
    );
    expect(verified).toMatchObject({ amount: 500_000, actorRole: "Contador", ip: "127.0.0.1" });
    const [balance] = verified?.changes ?? [];
    expect(balance?.label).toBe("Saldo");
    expect(Number(balance?.before?.replace(/\D/g, "")) - Number(balance?.after?.replace(/\D/g, ""))).toBe(
      500_000,
    );
    expect((await story("payment", payment.id)).map(({ type }) => type)).toEqual([
      "payment.verified",
      "payment.registered",
    ]);
  });

  it("shows costs to people who see them, and neither addresses nor costs to a seller", async () => {
    const { contract } = await aBoughtItem(app);
    const costs = (lines: readonly Line[]) =>
      lines.flatMap(({ changes }) => changes).filter(({ label }) => label === "Costo");
    const read = await story("contract", contract.id, "contador");
    expect(costs(read)).toHaveLength(1);
    expect(read.every(({ ip }) => ip === null)).toBe(true);
    const seller = await story("contract", contract.id, "asesor");
    expect(costs(seller)).toEqual([]);
    expect(seller.some(({ type }) => type.startsWith("purchase."))).toBe(false);
    expect(seller.some(({ type }) => type === "contract.signed")).toBe(true);
  });

  it("of a record out of reach is not found, and of no record is open to clients", async () => {
    const { id } = await aPayableContract(app);
    expectRefused(
      await app.as("asesor2").gql(STORY, { record: "contract", id }),
      "NOT_FOUND",
      "Contrato no encontrado",
    );
    expectRefused(await app.as("cliente").gql(STORY, { record: "contract", id }), "FORBIDDEN");
    expectRefused(
      await app.as("asesor").gql(STORY, { record: "person", id: String(app.people.owner.id) }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
    expectRefused(
      await app.as("owner").gql(STORY, { record: "person", id: "x" }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
  });

  it("of a person names what was before and after, by their own name before a session begins", async () => {
    await app
      .as("owner")
      .ask(`mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }`, {
        id: app.people.asesor2.id,
        input: { phone: "3109998877" },
      });
    const lines = await story("person", app.people.asesor2.id);
    expect(lines.map(({ type }) => type)).toContain("user.updated");
    expect(lineOf(lines, "user.updated")?.changes.map(({ label }) => label)).toEqual(["Teléfono"]);
  });
});

describe("whose part somebody had", () => {
  it("is the role of that moment, after any change; old lines show today's, and say so", async () => {
    const { createQuote } = await app
      .as("asesor2")
      .ask("mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }", {
        input: {
          destino: "Leticia",
          fechaIda: inDays(60),
          nombreCliente: "Marta Ríos",
          emailCliente: "marta.rios@correo.test",
          telefonoCliente: "3001234567",
        },
      });
    const { orm } = app.app.services;
    const id = app.people.asesor2.id;
    const become = (role: number) =>
      orm.em.fork().execute("update users set role = ? where id = ?", [role, id]);
    await orm.em.fork().execute(
      `insert into audit_entries (id, at, type, record_id, actor_id, channel, request_id, detail)
       values (?, ?, 'quote.pdf-made', ?, ?, 'graphql', 'old', '{}')`,
      [v7(), STARTED, createQuote.id, id],
    );
    await become(3);
    const lines = await story("quote", createQuote.id);
    await become(2);
    expect(lineOf(lines, "quote.created")?.actorRole).toBe("Asesor");
    expect(lineOf(lines, "quote.pdf-made")?.actorRole).toBe("Líder hoy");
  });
});

describe("the audit log", () => {
  const ask = async (filter: object = {}, page = 1, limit = 20) =>
    (await app.as("owner").ask(AUDIT, { filter, page, limit })).auditEntries;

  it("is read by number, by person, by act and by day, newest first and page by page", async () => {
    const contract = await aSentContract(app);
    const byNumber = await ask({ number: contract.number });
    expect(byNumber.items.map(({ type }: Line) => type)).toContain("contract.sent");
    expect(new Set(byNumber.items.map(({ recordName }: Line) => recordName))).toEqual(
      new Set([contract.number]),
    );
    const byPerson = await ask({ person: "contador@travesia.test", act: "verified" });
    expect(byPerson.total).toBe(1);
    expect(byPerson.items[0]).toMatchObject({ type: "payment.verified", at: STARTED });
    expect((await ask({ record: "payment", act: "verified" })).total).toBe(1);
    expect((await ask({ from: TODAY, to: TODAY })).total).toBe((await ask()).total);
    expect((await ask({ to: inDays(-900) })).total).toBe(0);
    const [first, second] = [await ask({}, 1, 5), await ask({}, 2, 5)];
    expect(second.items[0].id < first.items[4].id).toBe(true);
  });

  it("finds nothing for a person or a number that nobody has", async () => {
    expect((await ask({ person: "nadie@example.com" })).total).toBe(0);
    expect((await ask({ number: "CT-1999-000001" })).total).toBe(0);
  });

  it("is saved as a file for spreadsheets, which is recorded, and harmless texts get no apostrophe", async () => {
    const { exportAudit } = await app
      .as("owner")
      .ask(`mutation ($filter: AuditFilter) { exportAudit(filter: $filter) { url filename rows } }`, {
        filter: { record: "payment", act: "verified" },
      });
    expect(exportAudit).toMatchObject({ rows: 1, filename: `auditoria-${TODAY}.csv` });
    const answer = await app.as(null).rest("GET", new URL(exportAudit.url).pathname);
    const text = answer.bytes.toString("utf8");
    expect(text.startsWith("\ufeffFecha;Registro;Número;Acto;Qué pasó;Valor;")).toBe(true);
    const [, line] = text.trimEnd().split("\r\n");
    expect(line).toContain(";Pago;RC-");
    expect(line).toContain(";500000;");
    expect(line).not.toContain(";'");
    const [described] = (await ask({ act: "exported" })).items;
    expect(plain(described.text)).toMatch(/ descargó 1 fila de la auditoría\.$/);
    expect(described.changes).toContainEqual({ label: "Filtro", before: null, after: "Pago · Verificación" });
  });

  it("says how far its chain has come", async () => {
    await app.sweep();
    const { auditChain } = await app.as("owner").ask("{ auditChain { position hash chainedAt waiting } }");
    expect(auditChain).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), waiting: 0 });
    expect(auditChain.position).toBeGreaterThan(20);
  });
});
