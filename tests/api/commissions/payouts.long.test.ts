import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { asked } from "../../support/asked.ts";
import { START, type TestApp } from "../../support/app.ts";
import { at, firstOf, monthIn } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCommission, anEnteredCommission, CANCEL, PAY } from "../../support/story/commissions.ts";
import {
  APPROVE_SEVERAL,
  approvedCommissions,
  EXPORT,
  PAY_SEVERAL,
  PREVIEW,
} from "../../support/story/payouts.ts";
import { aTaxProfile } from "../../support/story/withholding.ts";
import { signedInNow } from "../../support/sign-in.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);
const pdf = { filename: "transferencia.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.4 recibo") };
const ROW = `query ($id: ID!) { commission(id: $id) {
  status neto comprobanteId comprobanteUrl payout { id lines } } }`;
const rowOf = async (id: string, who: Handle = "contador") => (await app.as(who).ask(ROW, { id })).commission;
const statusesOf = async (lines: readonly { readonly id: string }[]) =>
  Promise.all(idsOf(lines).map(async (id) => (await rowOf(id)).status));

describe("several commissions", () => {
  it("of several sellers are paid with one receipt, and notified to each of them once", async () => {
    await aTaxProfile(app, "asesor2", { procedimiento: "comisiones_10" });
    const lines = [
      ...(await approvedCommissions(app, "asesor2", [100_000, 50_000])),
      ...(await approvedCommissions(app, "lider2", [40_000])),
    ];
    const input = { ids: idsOf(lines), neto: 175_000, observaciones: "Lote" };
    const { payCommissions } = await app.as("contador").ask(PAY_SEVERAL, { input }, { file: pdf });
    expect(payCommissions).toMatchObject({
      lines: 3,
      sellers: 2,
      bruto: 190_000,
      retefuente: 15_000,
      reteIca: 0,
      neto: 175_000,
      mes: firstOf(monthIn(0)),
    });
    expect(payCommissions.comprobanteUrl).toMatch(/\/files\//);
    const own = await rowOf(lines[0]!.id, "asesor2");
    // A receipt for payments to several people is shown to none of them.
    expect(own).toMatchObject({ status: "paid", neto: 90_000, comprobanteId: null, comprobanteUrl: null });
    const listed = await (
      await signedInNow(app, "asesor2")
    ).ask(`{ notifications { items { type message } } }`);
    const paid = listed.notifications.items.filter(
      ({ type }: { type: string }) => type === "commission_paid",
    );
    expect(paid).toEqual([
      {
        type: "commission_paid",
        message:
          `Te pagamos ${formatCop(135_000)} (${formatCop(150_000)} menos retenciones) ` + "por 2 comisiones.",
      },
    ]);
  });

  it("are paid once by two at once, and once per key", async () => {
    const ids = idsOf(await approvedCommissions(app, "gerente2", [10_000, 20_000]));
    const answers = await Promise.all([
      app.as("contador").gql(PAY_SEVERAL, { input: { ids } }),
      app.as("owner").gql(PAY_SEVERAL, { input: { ids: [...ids].reverse() } }),
    ]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expectRefused(
      refused[0]!,
      "CONFLICT",
      /Solo se pueden pagar comisiones aprobadas. Estado actual: Pagada\. No se pagó nada\.$/,
    );
    const again = idsOf(await approvedCommissions(app, "gerente2", [30_000]));
    const keyed = await Promise.all(
      [1, 2].map(() => app.as("contador").ask(PAY_SEVERAL, { input: { ids: again }, key: "lote-1" })),
    );
    expect(keyed[0]!.payCommissions.id).toBe(keyed[1]!.payCommissions.id);
  });

  it("with one that cannot be paid are not paid at all, and that one is named", async () => {
    const good = await approvedCommissions(app, "gerente", [10_000]);
    const bad = await aCommission(app, "asesor");
    const { contractNumber } = (
      await app.as("admin").ask(`query ($id: ID!) { contract(id: $id) { contractNumber } }`, {
        id: bad.contractId,
      })
    ).contract;
    const answer = await app.as("contador").gql(PAY_SEVERAL, { input: { ids: [...idsOf(good), bad.id] } });
    expectRefused(
      answer,
      "CONFLICT",
      `Álvaro Ríos Cárdenas, ${contractNumber}: Solo se pueden pagar comisiones aprobadas. ` +
        "Estado actual: Pendiente. No se pagó nada.",
    );
    expect(answer.errors?.[0]?.extensions?.["errors"]).toMatchObject([{ field: "ids.1" }]);
    expect(await statusesOf(good)).toEqual(["approved"]);
  });

  it("that together pass the limit are not paid, though each alone would fit", async () => {
    const lines = await approvedCommissions(app, "lider", [700_000, 700_000]);
    expectRefused(
      await app.as("contador").gql(PAY_SEVERAL, { input: { ids: idsOf(lines) } }),
      "CONFLICT",
      new RegExp(
        `^.*: Supera el límite mensual de .*: disponible ${formatCop(600_000).replace("$", "\\$")}\\. ` +
          "No se pagó nada\\.$",
      ),
    );
    expect(await statusesOf(lines)).toEqual(["approved", "approved"]);
    const preview = (await app.as("contador").ask(PREVIEW, { input: { ids: idsOf(lines) } })).payoutPreview;
    expect(preview.problema).toMatch(/Supera el límite mensual/);
  });

  it("that two batches at once share never pass a limit together", async () => {
    const [first, second] = await approvedCommissions(app, "asesor", [800_000, 800_000]);
    const answers = await Promise.all([
      app.as("contador").gql(PAY_SEVERAL, { input: { ids: [first!.id] } }),
      app.as("owner").gql(PAY_SEVERAL, { input: { ids: [second!.id] } }),
    ]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });

  it("that include the payer's own are refused, and so is an empty choice", async () => {
    const lines = await approvedCommissions(app, "gerente", [10_000]);
    const own = await anEnteredCommission(app, "gerente", 5_000);
    await app.app.services.orm.em
      .fork()
      .execute("update commissions set vendedor_id = ? where id = ?", [app.people.contador.id, own.id]);
    const mixed = { input: { ids: [...idsOf(lines), own.id] } };
    expectRefused(
      await app.as("contador").gql(PAY_SEVERAL, mixed),
      "FORBIDDEN",
      /No tienes permisos suficientes/,
    );
    const twice = { input: { ids: [lines[0]!.id, lines[0]!.id] } };
    expectRefused(
      await app.as("contador").gql(PAY_SEVERAL, twice),
      "BAD_USER_INPUT",
      "Elegiste dos veces la misma comisión",
    );
    const gone = { input: { ids: [...idsOf(lines), "01980000-0000-7000-8000-000000000000"] } };
    expectRefused(await app.as("contador").gql(PAY_SEVERAL, gone), "NOT_FOUND", "Comisión no encontrada");
    expectRefused(
      await app.as("contador").gql(PAY_SEVERAL, { input: { ids: [] } }),
      "BAD_USER_INPUT",
      "Elige al menos una comisión",
    );
    const other = { input: { ids: idsOf(lines), neto: 9_999 } };
    expectRefused(
      await app.as("contador").gql(PAY_SEVERAL, other),
      "CONFLICT",
      `El total cambió: ahora es ${formatCop(10_000)}. Revisa las líneas y vuelve a pagar.`,
    );
    expect(await statusesOf(lines)).toEqual(["approved"]);
  });

  it("are approved all or none", async () => {
    const first = await aCommission(app, "asesor");
    const second = await aCommission(app, "lider");
    const ids = [first.id, second.id];
    const { approveCommissions } = await app.as("admin").ask(APPROVE_SEVERAL, { input: { ids } });
    expect(approveCommissions.map(({ status }: { status: string }) => status)).toEqual([
      "approved",
      "approved",
    ]);
    const third = await aCommission(app, "gerente");
    expectRefused(
      await app.as("admin").gql(APPROVE_SEVERAL, { input: { ids: [third.id, first.id] } }),
      "CONFLICT",
      /Solo se pueden aprobar comisiones activas. Estado actual: Aprobada\. No se aprobó nada\.$/,
    );
    expect(await statusesOf([third])).toEqual(["pending"]);
  });
});

describe("an adjustment", () => {
  it("is taken along by the next payment of its month that can bear it, once", async () => {
    await app.app.services.orm.em.fork().execute("update users set commission_limit = 5000000");
    await aTaxProfile(app, "lider2", { procedimiento: "comisiones_11" });
    const paid = await anEnteredCommission(app, "lider2", 100_000);
    await app.as("contador").ask(PAY, { id: paid.id });
    await app.as("owner").ask(CANCEL, { id: paid.contractId, input: { motivo: "No viaja" } });
    const [now, small, last] = idsOf(await approvedCommissions(app, "lider2", [300_000, 20_000, 200_000]));
    const preview = async (id: string | undefined) =>
      (await (await signedInNow(app, "contador")).ask(PREVIEW, { input: { ids: [id] } })).payoutPreview;
    // It counts in the month after the cancellation.
    expect((await preview(now)).sellers[0]).toMatchObject({ ajustes: 0, neto: 267_000 });
    app.clock.set(at(firstOf(monthIn(1)), "10:00"));
    expect((await preview(now)).sellers[0]).toMatchObject({
      comisiones: 300_000,
      ajustes: -100_000,
      retefuente: 22_000,
      neto: 178_000,
    });
    expect((await preview(small)).sellers[0]).toMatchObject({ ajustes: 0, neto: 17_800 });
    const contador = await signedInNow(app, "contador");
    const { payCommissions } = await contador.ask(PAY_SEVERAL, { input: { ids: [now, small] } });
    expect(payCommissions).toMatchObject({ lines: 2, bruto: 220_000, retefuente: 24_200, neto: 195_800 });
    expect((await preview(last)).sellers[0]).toMatchObject({ ajustes: 0 });
  });
});

describe("the file for the bank", () => {
  const decoded = ({ content }: { content: string }) => Buffer.from(content, "base64");

  it("has a line for each seller, and no cell that a spreadsheet takes for a formula", async () => {
    await app.app.services.orm.em.fork().execute(
      `update users set banco = '=HYPERLINK("http://x")', tipo_cuenta = 'ahorros', numero_cuenta = '-123',
           documento_identidad = '1020304050' where id = ?`,
      [app.people.gerente.id],
    );
    const lines = await approvedCommissions(app, "gerente", [30_000, 20_000]);
    const csv = (await app.as("contador").ask(EXPORT, { input: { ids: idsOf(lines), format: "csv" } }))
      .exportPayout;
    const text = decoded(csv).toString("utf8");
    expect(
      text.startsWith("\ufeffDocumento;Nombre;Banco;Tipo de cuenta;Número de cuenta;Neto;Referencia\r\n"),
    ).toBe(true);
    expect(text.split("\r\n")[1]).toMatch(
      /^1020304050;[^;]+;"'=HYPERLINK\(""http:\/\/x""\)";Ahorros;'-123;50000;COM-\d{4}-\d{2}-\d+$/,
    );
    const { payCommissions } = await app.as("contador").ask(PAY_SEVERAL, { input: { ids: idsOf(lines) } });
    const file = (
      await app.as("contador").ask(EXPORT, { input: { payoutId: payCommissions.id, format: "xlsx" } })
    ).exportPayout;
    const sheet = await app.app.services.sheets.look(decoded(file));
    expect(JSON.stringify(sheet)).toContain('"=HYPERLINK');
  });

  it("is made in either of two formats, for people who may pay", async () => {
    expectRefused(
      await app.as("contador").gql(EXPORT, { input: { format: "csv" } }),
      "BAD_USER_INPUT",
      "Elige un pago, o las comisiones que se van a pagar",
    );
    expectRefused(await app.as("gerente").gql(EXPORT, { input: { format: "csv" } }), "FORBIDDEN");
  });
});

describe("a batch of commissions", () => {
  it("asks the database as often for twelve as for two of the same sellers", async () => {
    await app.app.services.orm.em.fork().execute("update users set commission_limit = 50000000");
    const few = idsOf(await approvedCommissions(app, "asesor2", [1_000, 1_000]));
    const many = idsOf(
      await approvedCommissions(
        app,
        "asesor2",
        Array.from({ length: 12 }, () => 1_000),
      ),
    );
    const pay = async (ids: readonly string[]) => {
      const contador = await signedInNow(app, "contador");
      return asked(() => contador.ask(PAY_SEVERAL, { input: { ids } }));
    };
    // Statements that are made per commission are made for a single one too; statements that the process
    // makes beside the act are not counted.
    const ofOne = new Set(await pay(idsOf(await approvedCommissions(app, "asesor2", [1_000]))));
    const askedFor = async (ids: readonly string[]) => (await pay(ids)).filter((text) => ofOne.has(text));
    const ofMany = await askedFor(many);
    expect(ofMany.length).toBeGreaterThan(10);
    expect(ofMany).toEqual(await askedFor(few));
  });
});
