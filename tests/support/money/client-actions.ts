import fc from "fast-check";
import type { Action } from "./actions.ts";
import {
  agrees,
  type ModelPayable,
  type Money,
  payableOf,
  paymentOf,
  type Past,
  reporting,
  takingBack,
} from "./model.ts";

/** Attempt of a client on the page of their contract, by its link. */
export type ClientTried =
  | (Past & {
      readonly act: "report";
      readonly actor: "client";
      readonly at: number;
      readonly percent: number;
    })
  | { readonly act: "takeBack"; readonly actor: "client"; readonly at: number };

const actor = fc.constant("client" as const);
const at = fc.nat({ max: 1_000 });

/** A report of more than is left now and then, and withdrawn reports, decided on or not. */
export const clientTries = [
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant("report"),
      actor,
      at,
      percent: fc.integer({ min: 1, max: 60 }),
      past: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("takeBack"), actor, at }) },
] as const;

/** Returns the action of a client's attempt in this state; null when nothing of the kind exists yet. */
export function clientAction(one: ClientTried, money: Money): Action | null {
  const contracts = money.payables.filter(({ kind }) => kind === "contract");
  if (one.act === "report") {
    const contract = contracts[one.at % contracts.length];
    return contract ? report(contract, Math.ceil((contract.price * one.percent) / 100), one.past) : null;
  }
  const payments = money.payments.filter(({ payable }) => contracts.some(({ id }) => id === payable));
  const payment = payments[one.at % payments.length];
  return payment ? takingBackOf(payment.id, payment.payable) : null;
}

const report = ({ id }: ModelPayable, monto: number, past: boolean): Action => ({
  said: `the client reports ${monto} for contract ${id}${past ? ", last month" : ""}`,
  run: (world) => world.report(id, monto, past),
  explains: (state, outcome) => {
    if (!agrees(reporting(state, payableOf(state, id), monto), outcome)) return false;
    if ("done" in outcome)
      state.payments.push({
        id: outcome.done,
        payable: id,
        monto,
        author: "client",
        status: "pending",
        reversed: false,
        provider: null,
        inReview: false,
        successor: null,
        transaction: null,
        past,
      });
    return true;
  },
});

const takingBackOf = (id: string, contract: string): Action => ({
  said: `the client takes ${id} back`,
  run: (world) => world.takeBack(contract, id),
  explains: (state, outcome) => {
    const payment = paymentOf(state, id);
    if (!agrees(takingBack(payment), outcome)) return false;
    if ("done" in outcome) payment.status = "rejected";
    return true;
  },
});
