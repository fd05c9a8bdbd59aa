import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { START, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPayableContract, REVERSE } from "../../support/story/payments.ts";
import { aCancelledContract, aRefundOf, DECIDE_REFUND } from "../../support/story/refunds.ts";

const KEEP = `mutation ($input: KeepOfContractInput!) { keepOfContract(input: $input) {
  id porDevolver porDecidir kept { id penalidad noReembolsado monto dia motivo annulledAt
    acts { name allowed } } } }`;
const ANNUL = `mutation ($id: ID!, $input: AnnulKeptInput!) { annulKeptAmount(id: $id, input: $input) {
  id porDevolver kept { annulReason } } }`;
const HISTORY = `query ($id: ID!) { contractHistory(id: $id) { tipo note } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const keep = (contractId: string, amounts: object, by: Handle = "gerente") =>
  app.as(by).gql(KEEP, { input: { contractId, motivo: "Cláusula octava", ...amounts } });
const kept = async (contractId: string, amounts: object) => {
  const { data, errors } = await keep(contractId, amounts);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!["keepOfContract"];
};
const sql = (text: string, values: unknown[]) => app.app.services.orm.em.fork().execute(text, values);

describe("the amount kept of a cancelled contract", () => {
  it("is a penalty and the providers' part, and is left neither to decide nor to refund", async () => {
    const { id } = await aCancelledContract(app, 1_000_000);
    expect(await kept(id, { penalidad: 300_000, noReembolsado: 400_000 })).toMatchObject({
      porDevolver: 300_000,
      porDecidir: 300_000,
      kept: [
        {
          penalidad: 300_000,
          noReembolsado: 400_000,
          monto: 700_000,
          dia: TODAY,
          motivo: "Cláusula octava",
          annulledAt: null,
          acts: [{ name: "annul", allowed: true }],
        },
      ],
    });
    const input = { contractId: id, monto: 300_001, motivo: "Lo acordado" };
    expectRefused(
      await app.as("gerente").gql(DECIDE_REFUND, { input }),
      "BAD_USER_INPUT",
      `Puedes devolver hasta ${formatCop(300_000)}.`,
    );
    await aRefundOf(app, id, 300_000);
    expectRefused(
      await keep(id, { penalidad: 1 }),
      "CONFLICT",
      "No queda dinero de este contrato por retener.",
    );
    const { contractHistory } = await app.as("owner").ask(HISTORY, { id });
    expect(contractHistory).toContainEqual({ tipo: "kept", note: "Cláusula octava" });
  });

  it("stated twice at once is never more than the paid amount", async () => {
    const { id } = await aCancelledContract(app, 500_000);
    const answers = await Promise.all([
      keep(id, { penalidad: 300_000 }),
      keep(id, { penalidad: 300_000 }, "owner"),
    ]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "BAD_USER_INPUT",
      `De este contrato puedes retener hasta ${formatCop(200_000)}.`,
    );
    await expect(
      sql(
        `insert into kept_amounts (id, created_at, updated_at, contract_id, penalidad, dia, motivo)
         values (gen_random_uuid(), ?, ?, ?, 200001, ?, 'Directo')`,
        [START, START, id, TODAY],
      ),
    ).rejects.toThrow("No se retiene más de lo que se pagó");
  });

  it("is annulled with a reason, once, and its money is left to decide again", async () => {
    const { id } = await aCancelledContract(app, 500_000);
    const [one] = (await kept(id, { noReembolsado: 500_000 })).kept;
    const annul = () => app.as("gerente").gql(ANNUL, { id: one.id, input: { motivo: "El hotel devolvió" } });
    const answers = await Promise.all([annul(), annul()]);
    const done = answers.find(({ errors }) => errors === undefined)!;
    expect(done.data!["annulKeptAmount"]).toMatchObject({
      porDevolver: 500_000,
      kept: [{ annulReason: "El hotel devolvió" }],
    });
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
      "Lo retenido ya se anuló.",
    );
    await expect(sql("update kept_amounts set penalidad = 1 where id = ?", [one.id])).rejects.toThrow(
      "Lo retenido de un contrato no cambia: se anula",
    );
  });

  it("keeps the payment that it depends on from being reversed", async () => {
    const { id } = await aCancelledContract(app, 500_000);
    await kept(id, { penalidad: 100_000 });
    const { contract } = await app
      .as("owner")
      .ask("query ($id: ID!) { contract(id: $id) { payments { id } } }", { id });
    expectRefused(
      await app.as("owner").gql(REVERSE, { id: contract.payments![0]!.id, input: { motivo: "Devuelta" } }),
      "CONFLICT",
      "No se puede reversar: parte de ese dinero se retuvo al cancelar. Anula primero lo retenido.",
    );
  });

  it.each([
    [{}, "Escribe lo que se retiene"],
    [{ penalidad: 0, noReembolsado: 0 }, "Escribe lo que se retiene"],
    [{ penalidad: -1 }, "El valor no puede ser negativo"],
    [
      { penalidad: 400_000, noReembolsado: 100_001 },
      `De este contrato puedes retener hasta ${formatCop(500_000)}.`,
    ],
    [{ penalidad: 1, motivo: " " }, "El motivo es obligatorio"],
  ])("is refused as %o", async (amounts, message) => {
    const { id } = await aCancelledContract(app, 500_000);
    expectRefused(await keep(id, amounts), "BAD_USER_INPUT", message);
  });

  it("is none of a contract that lives, nor when other money was seen", async () => {
    const living = await aPayableContract(app);
    expectRefused(
      await keep(living.id, { penalidad: 1 }),
      "CONFLICT",
      "Primero cancela el contrato: luego se dice qué se retiene.",
    );
    const { id } = await aCancelledContract(app, 500_000);
    expectRefused(await keep(id, { penalidad: 1, porDecidir: 400_000 }), "CONFLICT", /ahora es \$\s500\.000/);
  });
});
