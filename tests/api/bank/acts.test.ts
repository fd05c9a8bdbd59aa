import { beforeAll, beforeEach } from "vitest";
import {
  movementActs,
  type MovementAct,
  type MovementFacts,
} from "../../../api/src/modules/bank/matching/movement.acts.rules.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { holdActs } from "../../support/acts.ts";
import {
  aBankAccount,
  aMovement,
  anAmount,
  ASIDE,
  ASSIGN,
  aText,
  BACK,
  imported,
  movementsOf,
  RESTORE,
  type SeenMovement,
} from "../../support/bank/story.ts";
import { EXPLAIN } from "../../support/bank/outflows.ts";
import { TODAY } from "../../support/calendar.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200077");
});
beforeEach(() => app.clock.set(START));

/** A movement, with a contract and a payment of it that it may be. */
interface Situation {
  readonly id: string;
  readonly contractId: string;
  readonly paymentId: string;
}

async function situation(
  change: (movement: SeenMovement, text: string) => Promise<unknown>,
): Promise<Situation> {
  const { id: contractId } = await aPayableContract(app, { price: 90_000_000 });
  const [text, amount] = [aText(), anAmount()];
  const { id: paymentId } = await aVerifiedPayment(app, contractId, { monto: anAmount() - 50_000 });
  const movement = await aMovement(app, account, text, amount, "", "admin");
  await change(movement, text);
  return { id: movement.id, contractId, paymentId };
}

const FACTS = `query ($id: ID!) { bankMovement(id: $id) { state backed amount explained } }`;

holdActs<MovementAct, MovementFacts, Situation>({
  app: () => app,
  acts: movementActs,
  called: "a movement of a bank",
  field: "bankMovement(id: $id)",
  people: ["asesor", "gerente", "admin", "contador", "owner"],
  situations: {
    "nobody's": () => situation(() => Promise.resolve()),
    "the money of a payment in part": () =>
      situation(async ({ id: movementId, amount }) => {
        const { id } = await aPayableContract(app);
        const { id: paymentId } = await aVerifiedPayment(app, id, { monto: amount - 60_000 });
        await app.as("admin").ask(BACK, { movementId, paymentId });
      }),
    assigned: () =>
      situation(async ({ id }) => {
        const { id: contractId } = await aPayableContract(app);
        await app.as("owner").ask(ASSIGN, { id, input: { contractId } });
      }),
    "put aside": () =>
      situation(({ id }) => app.as("admin").ask(ASIDE, { id, input: { motivo: "Es un préstamo" } })),
    "taken back by its bank": () =>
      situation(({ amount }, text) =>
        imported(app, account, [[TODAY, `REVERSION ${text}`, -amount]], "admin"),
      ),
    "money that left": async () => {
      const made = await situation(() => Promise.resolve());
      const text = `PAGO A ${aText()}`;
      await imported(app, account, [[TODAY, text, -anAmount()]], "admin");
      return { ...made, id: (await movementsOf(app, account))[text]!.id };
    },
  },
  asked: {
    assign: [ASSIGN, ({ contractId }) => ({ input: { contractId } })],
    back: [
      BACK.replace("movementId: ID!", "id: ID!")
        .replace("$movementId", "$id")
        .replace("movementId: $movementId", "movementId: $id"),
      ({ paymentId }) => ({ paymentId }),
    ],
    explain: [EXPLAIN, { input: { parts: [{ concept: "retenido" }] } }],
    putAside: [ASIDE, { input: { motivo: "Es un préstamo" } }],
    restore: [RESTORE],
  },
  state: async ({ id }) => {
    const { bankMovement } = await app.as("admin").ask(FACTS, { id });
    const { state: status, backed, amount, explained } = bankMovement;
    return { status, backed, amount, explained };
  },
});
