import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { firstOf, lastOf, monthIn } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { anAccount } from "../../support/story/content.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";
import { aBoughtItem } from "../../support/story/purchases.ts";
import { addDays } from "../../../api/src/core/colombia/days.ts";

const LINES = `id mes dia confirmedAt lines {
  id clase contractId providerId accountId nombre monto centavos proposed }`;
const PROPOSE = `mutation ($input: ProposeOpeningInput!) { proposeOpening(input: $input) { ${LINES} } }`;
const SET = `mutation ($input: OpeningLineInput!) { setOpeningLine(input: $input) { ${LINES} } }`;
const CONFIRM = `mutation ($input: ConfirmOpeningInput!) {
  confirmOpening(input: $input) { id confirmedAt } }`;

/** Month that is exported first: the one of the tests. */
const MONTH = monthIn(0);
const BEFORE = lastOf(monthIn(-1));

interface Line {
  readonly clase: string;
  readonly contractId: string | null;
  readonly providerId: string | null;
  readonly accountId: string | null;
  readonly nombre: string;
  readonly monto: number;
  readonly centavos: number;
  readonly proposed: boolean;
}

let app: TestApp;
let paid: string;
let bought: { contractId: string; providerId: string };
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = (await anAccount(app, { number: "91000000001" })).id;
  paid = (await aPayableContract(app)).id;
  await aVerifiedPayment(app, paid, { monto: 700_000, fechaPago: BEFORE, retencion: { renta: 50_000 } });
  await aVerifiedPayment(app, paid, { monto: 90_000 });
  const { contract, purchase } = await aBoughtItem(app, {
    proveedor: "Hotel de apertura",
    costo: 1_190_000,
    fechaCompra: BEFORE,
    impuestos: { baseGravable: 1_000_000, iva: 190_000, retefuente: 40_000 },
  });
  const { purchase: found } = await app
    .as("owner")
    .ask("query ($id: ID!) { purchase(id: $id) { providerId } }", { id: purchase.id });
  bought = { contractId: contract.id, providerId: found!.providerId };
});

const propose = (mes: string = MONTH) => app.as("contador").gql(PROPOSE, { input: { mes } });
const proposed = async (): Promise<{ dia: string; lines: Line[] }> => {
  const { data, errors } = await propose();
  if (errors) throw new Error(JSON.stringify(errors));
  return data!["proposeOpening"];
};
const set = (clase: string, ownerId: string, monto: number, centavos?: number) =>
  app.as("contador").gql(SET, { input: { clase, ownerId, monto, ...(centavos && { centavos }) } });
const linesAfter = async (answer: ReturnType<typeof set>): Promise<Line[]> => {
  const { data, errors } = await answer;
  if (errors) throw new Error(JSON.stringify(errors));
  return data!["setOpeningLine"].lines;
};
const confirm = (saldosVistos: number) => app.as("owner").gql(CONFIRM, { input: { saldosVistos } });

describe("the opening balances", () => {
  it("cannot be typed before they were proposed", async () => {
    expectRefused(await set("cuenta", account, 10), "NOT_FOUND", "Propón primero los saldos iniciales");
  });

  it("are proposed from payments, purchases and debts by the day before the month", async () => {
    const { dia, lines } = await proposed();
    expect(addDays(dia, 1)).toBe(firstOf(MONTH));
    const of = (clase: string, owner: string) =>
      lines.filter((line) => line.clase === clase && [line.contractId, line.providerId].includes(owner));
    expect(of("anticipo_cliente", paid)).toEqual([
      expect.objectContaining({
        monto: 750_000,
        proposed: true,
        nombre: expect.stringContaining("CT-") as unknown,
      }),
    ]);
    expect(of("proveedor_por_pagar", bought.providerId)).toEqual([
      expect.objectContaining({ monto: 1_150_000, nombre: "Hotel de apertura" }),
    ]);
    expect(of("costo_por_facturar", bought.contractId)).toEqual([
      expect.objectContaining({ monto: 1_000_000 }),
    ]);
  });

  it("keep typed lines when they are proposed again, and each owner has one of a kind", async () => {
    const account_ = await linesAfter(set("cuenta", account, -5_000, -40));
    expect(account_).toContainEqual(
      expect.objectContaining({ accountId: account, monto: -5_000, centavos: -40 }),
    );
    const [one, other] = await Promise.all([
      linesAfter(set("anticipo_cliente", paid, 760_000)),
      linesAfter(set("anticipo_cliente", paid, 760_000)),
    ]);
    for (const lines of [one, other])
      expect(
        lines.filter(({ contractId, clase }) => contractId === paid && clase === "anticipo_cliente"),
      ).toEqual([expect.objectContaining({ monto: 760_000, proposed: false })]);
    const again = (await proposed()).lines;
    expect(again).toContainEqual(
      expect.objectContaining({ contractId: paid, monto: 760_000, proposed: false }),
    );
    const without = await linesAfter(set("costo_por_facturar", bought.contractId, 0));
    expect(
      without.some(
        ({ clase, contractId }) => clase === "costo_por_facturar" && contractId === bought.contractId,
      ),
    ).toBe(false);
  });

  it.each([
    ["anticipo_cliente", -1, 0, "El valor no puede ser negativo"],
    ["anticipo_cliente", 1, 5, "Solo una cuenta tiene centavos"],
    ["cuenta", 10, -5, "Los centavos van de 0 a 99, con el signo del valor"],
    ["cuenta", 10, 100, "Los centavos van de 0 a 99, con el signo del valor"],
  ])("of %s are refused at %d pesos and %d cents", async (clase, monto, centavos, message) => {
    const owner = clase === "cuenta" ? account : paid;
    expectRefused(await set(clase, owner, monto, centavos), "BAD_USER_INPUT", message);
  });

  it("of nobody's are refused, and of no month", async () => {
    expectRefused(
      await set("proveedor_por_pagar", paid, 10),
      "NOT_FOUND",
      "Elige el contrato, el proveedor o la cuenta",
    );
    expectRefused(await propose("2026-13"), "BAD_USER_INPUT", "Escribe el mes como AAAA-MM");
  });

  it("are confirmed once, as they were seen, and then stay", async () => {
    const { lines } = await proposed();
    expectRefused(await confirm(lines.length + 1), "CONFLICT", /^Los saldos cambiaron/);
    const answers = await Promise.all([confirm(lines.length), confirm(lines.length)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    const final = "Los saldos iniciales ya se confirmaron y no cambian.";
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
      final,
    );
    expectRefused(await propose(), "CONFLICT", final);
    expectRefused(await set("cuenta", account, 1), "CONFLICT", final);
    const direct = (text: string) => app.app.services.orm.em.fork().execute(text);
    await expect(direct("update opening_lines set monto = monto + 1 where monto > 0")).rejects.toThrow(
      /no cambian/,
    );
    await expect(direct("delete from opening_lines")).rejects.toThrow(/no cambian/);
    await expect(
      direct(`update openings set mes = '${monthIn(-9)}', dia = '${lastOf(monthIn(-10))}'`),
    ).rejects.toThrow(/no cambian/);
  });
});
