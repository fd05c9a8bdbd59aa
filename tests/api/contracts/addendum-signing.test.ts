import { describe, expect, it } from "vitest";
import { findAddendum } from "../../../api/src/modules/contracts/addendum/addendum.access.ts";
import { applyAddendum } from "../../../api/src/modules/contracts/addendum/apply-addendum.ts";
import { registerPayment } from "../../../api/src/modules/payments/payment/acts/register-payment.ts";
import { verifyPayment } from "../../../api/src/modules/payments/payment/acts/verify-payment.ts";
import type { RegisterPaymentInput } from "../../../api/src/modules/payments/payment/payment.inputs.ts";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { addendumTexts } from "../../../web/src/features/contracts/addendum/addendum.texts.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { heldAct, waitingForLock } from "../../support/held-locks.ts";
import {
  anAddendumCode,
  aSentAddendum,
  SIGN_ADDENDUM,
  signAddendumOf,
  type StoryAddendum,
} from "../../support/story/addenda.ts";
import { aSignedContract, aSigning, type StoryContract } from "../../support/story/contracts.ts";
import { aPayment, aTransfer, verifyIt } from "../../support/story/payments.ts";
import { anAppForEach } from "../../support/taking-back.ts";

let app: TestApp;
/** Records made before each test: a signed contract, and a sent addendum of another one. */
let contract: StoryContract;
let addendum: StoryAddendum;
anAppForEach(async (begun) => {
  app = begun;
  contract = await aSignedContract(app);
  addendum = await aSentAddendum(app);
});

const contractOf = fieldsOf(() => app.as("owner"), "contract");
const planOf = async (contract: StoryContract) =>
  (await contractOf(contract.id, "plan { monto pagado }")).plan;
const sum = (plan: readonly { monto: number }[]) => plan.reduce((all, { monto }) => all + monto, 0);
const execute = (statement: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute(statement, values);
const pageOf = ({ contract, token }: StoryAddendum) =>
  app.withLink(token).gql(`query ($contractId: ID!) { addendumToSign(contractId: $contractId) { id } }`, {
    contractId: contract.id,
  });

describe("the signature of an addendum", () => {
  it("needs the code, and the link of this addendum", async () => {
    const [one, two] = [addendum, await aSentAddendum(app, { contract })];
    for (const code of [undefined, "", "  "]) {
      const input = { ...aSigning(), code };
      const answer = await app.withLink(one.token).gql(SIGN_ADDENDUM, { id: one.id, input });
      expectRefused(answer, "BAD_USER_INPUT", "El código no es correcto");
    }
    const code = await anAddendumCode(app, one);
    const input = { ...aSigning(), code };
    const sign = (token: string) => app.withLink(token).gql(SIGN_ADDENDUM, { id: one.id, input });
    expectRefused(await sign(two.token), "NOT_FOUND", "Otrosí no encontrado");
    expectRefused(await sign(one.contract.token), "NOT_FOUND", "Otrosí no encontrado");
    const stranger = aSigning({ documento: "52.123.457" });
    expectRefused(
      await app.withLink(one.token).gql(SIGN_ADDENDUM, { id: one.id, input: { ...stranger, code } }),
      "BAD_USER_INPUT",
      "Los datos no coinciden con el titular del contrato.",
    );
    for (const who of ["gerente", "owner"] as const)
      expectRefused(await app.as(who).gql(SIGN_ADDENDUM, { id: one.id, input }), "FORBIDDEN");
    expect((await sign(one.token)).data?.["signAddendum"].status).toBe("signed");
  });

  it("is given once, of two at once", async () => {
    const code = await anAddendumCode(app, addendum);
    const answers = await Promise.all([1, 2].map(() => signAddendumOf(app, addendum, { code })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const [row] = await execute(
      `select count(*) from signatures s join contract_versions v on v.id = s.version_id
       where v.addendum_id = ?`,
      addendum.id,
    );
    expect(row).toEqual({ count: "1" });
  });

  describe("while a payment is verified", () => {
    const ready = async () => {
      const payment = await aPayment(app, contract.id, { monto: 2_000_000 });
      const lower = await aSentAddendum(app, { contract, input: { precioTotal: 2_500_000 } });
      return { payment, lower, code: await anAddendumCode(app, lower) };
    };
    /** A plan that adds up to the new price, and the payments within it. */
    const holds = async () => {
      const { totalPagado, precioTotal } = await contractOf(contract.id, "totalPagado precioTotal");
      expect([totalPagado, precioTotal]).toEqual([2_000_000, 2_500_000]);
      const plan = await planOf(contract);
      expect(sum(plan)).toBe(2_500_000);
      expect(plan.reduce((all: number, { pagado }: { pagado: number }) => all + pagado, 0)).toBe(2_000_000);
    };

    it("waits for it, and lays what it verified over the new plan", async () => {
      const { payment, lower, code } = await ready();
      const verifying = await heldAct(app, "contador", (work) =>
        verifyPayment(work, { id: payment.id, input: {} }),
      );
      const signing = signAddendumOf(app, lower, { code });
      await waitingForLock(app);
      await verifying.done();
      expect((await signing).errors).toBeUndefined();
      await holds();
    });

    it("has it wait, and be laid over the plan that was signed", async () => {
      const { payment, lower } = await ready();
      const signing = await heldAct(app, "owner", async (work) => {
        const found = await findAddendum(work, lower.id);
        await work.lock(found.contract, found.addendum);
        await applyAddendum(work, found.contract, found.addendum);
      });
      const verifying = verifyIt(app, payment.id);
      await waitingForLock(app);
      await signing.done();
      // The balance is that of the price that was signed.
      expect((await verifying).data?.["verifyPayment"].balanceAfter).toBe(500_000);
      await holds();
    });
  });

  it("is refused by a payment that is registered meanwhile and would exceed the price", async () => {
    const lower = await aSentAddendum(app, { contract, input: { precioTotal: 2_500_000 } });
    const code = await anAddendumCode(app, lower);
    const input = aTransfer(contract.id, { monto: 3_000_000 }) as RegisterPaymentInput;
    const registering = await heldAct(app, "asesor", (work) =>
      registerPayment(work, { input, details: null, proof: null }),
    );
    const signing = signAddendumOf(app, lower, { code });
    await waitingForLock(app);
    await registering.done();
    const text = "El precio no puede quedar por debajo de lo pagado ($ 3.000.000).";
    expectRefused(await signing, "CONFLICT", text.replace("$ ", "$\u00a0"));
    expect(await contractOf(contract.id, "precioTotal")).toEqual({ precioTotal: 3_770_000 });
  });

  it("is notified to the people who follow signatures, and is in the history", async () => {
    await signAddendumOf(app, addendum);
    const { contractHistory } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contractHistory(id: $id) { tipo note actorName } }`, {
        id: addendum.contract.id,
      });
    expect(contractHistory.map(({ tipo }: { tipo: string }) => tipo)).toEqual(
      expect.arrayContaining(["addendum_sent", "addendum_signed"]),
    );
    for (const who of ["asesor", "lider", "gerente", "owner"] as const) {
      const { notifications } = await app.as(who).ask(`{ notifications { items { type message } } }`);
      expect(notifications.items).toEqual(
        expect.arrayContaining([
          {
            type: "addendum_signed",
            message: expect.stringContaining(`el otrosí n.º 1 al contrato ${addendum.contract.number}`),
          },
        ]),
      );
    }
  });

  it("keeps the sentence that says it is an addendum, and not the contract's", async () => {
    await signAddendumOf(app, addendum);
    const accepted = await execute(
      `select s.accepted_terms as words, v.addendum_id is not null as addendum from signatures s
       join contract_versions v on v.id = s.version_id where s.contract_id = ? order by s.signed_at, s.id`,
      addendum.contract.id,
    );
    expect(accepted).toEqual([
      { words: expect.stringMatching(/^He leído el contrato/), addendum: false },
      { words: addendumTexts.terms, addendum: true },
    ]);
  });

  it("whose certificate's job is dead has it made by the sweep, once, with one mail", async () => {
    const { number } = addendum.contract;
    await signAddendumOf(app, addendum);
    await execute(
      `select graphile_worker.permanently_fail_jobs(array(select j.id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'contracts.addendum-certificate'), 'lost')`,
    );
    const signed = () =>
      execute("select number from contract_versions where addendum_id = ? and signed", addendum.id);
    const copies = async () =>
      (await app.outbox()).filter(
        ({ subject }) => subject === `El cambio a tu contrato ${number} quedó firmado`,
      );
    await app.sweep();
    expect(await signed()).toEqual([]);
    app.clock.advance({ minutes: 6 });
    await app.sweep();
    await app.sweep();
    expect([(await signed()).length, (await copies()).length]).toEqual([1, 1]);
  });

  it("requires a plan that adds up, in the database too", async () => {
    await expect(
      execute(
        "update addenda set content = jsonb_set(content, '{plan,0,monto}', '1') where id = ?",
        addendum.id,
      ),
    ).rejects.toThrow("no suma su precio");
  });

  it("waits for no cancelled contract: what was open goes with it", async () => {
    const cancel = `mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "Prueba" }) { id } }`;
    await app.as("owner").ask(cancel, { id: addendum.contract.id });
    const [row] = await execute("select status from addenda where id = ?", addendum.id);
    expect(row).toEqual({ status: "withdrawn" });
    expectRefused(await pageOf(addendum), "UNAUTHENTICATED");
  });
});
