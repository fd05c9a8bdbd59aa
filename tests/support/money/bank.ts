import fc from "fast-check";
import type { Action } from "./actions.ts";
import {
  type Actor,
  actors,
  count,
  deciding,
  type ModelPayable,
  type ModelPayment,
  type Money,
  type Outcome,
  payableOf,
  paymentOf,
  registering,
  settle,
} from "./model.ts";

/** Movement of the bank: the line of its statement, and the person who imported that line first. */
interface ModelMovement {
  readonly line: number;
  readonly by: Actor;
}

/** Pesos of a movement that are a payment's. */
interface ModelBacking {
  readonly line: number;
  readonly payment: string;
  readonly amount: number;
}

/** State of the bank in the model. */
export interface ModelBank {
  readonly account: string;
  readonly movements: ModelMovement[];
  /** Backings; backings of payments that were rejected since have no effect. */
  readonly backings: ModelBacking[];
}

/** Attempt of an actor on bank movements. */
export type BankTried =
  | { readonly act: "import"; readonly actor: Actor; readonly from: number; readonly count: number }
  | {
      readonly act: "assign" | "back" | "undo";
      readonly actor: Actor;
      readonly at: number;
      readonly other: number;
    };

const LINES = 12;
const at = fc.nat({ max: 1_000 });
const actor = fc.constantFrom(...actors);

/** Any act on the bank that an actor may try. */
export const bankTried: fc.Arbitrary<BankTried> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("import" as const),
      actor,
      from: fc.nat({ max: LINES - 1 }),
      count: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      act: fc.constantFrom("assign" as const, "back" as const, "back" as const, "undo" as const),
      actor,
      at,
      other: at,
    }),
  },
);

/** Returns the amount of a statement's line, in COP; many are equal to amounts of payments. */
export const amountOf = (line: number): number => 50_000 * (1 + (line % 6));
/** Some are of last month. */
export const isPast = (line: number): boolean => line % 4 === 3;
export const textOf = (line: number): string => `MOVIMIENTO ${line}`;
const pick = <T>(list: readonly T[], place: number): T | undefined => list[place % list.length];
const mayMatch = (who: Actor): boolean => who !== "gerente";

/** Returns the backings in force. */
const backingsOf = ({ bank, payments }: Money): readonly ModelBacking[] =>
  bank.backings.filter(({ payment }) =>
    payments.some(({ id, status }) => id === payment && status !== "rejected"),
  );

const sumOf = (backings: readonly ModelBacking[]): number =>
  backings.reduce((total, { amount }) => total + amount, 0);

/** Returns the free amount of a movement, in COP. */
const freeOf = (money: Money, line: number): number =>
  amountOf(line) - sumOf(backingsOf(money).filter((one) => one.line === line));

/** Returns the expected rows of the movements: the backed amount of each. */
export const expectedMovements = (money: Money): readonly (readonly [string, string])[] =>
  money.bank.movements.map(({ line }) => [textOf(line), String(amountOf(line) - freeOf(money, line))]);

type Expected = string | null;

function assigning(money: Money, who: Actor, line: number, payable: ModelPayable): Expected {
  if (!mayMatch(who)) return "FORBIDDEN";
  if (freeOf(money, line) === 0) return "CONFLICT";
  return registering(money, payable, freeOf(money, line), isPast(line));
}

function backing(money: Money, who: Actor, line: number, payment: ModelPayment): Expected {
  if (!mayMatch(who)) return "FORBIDDEN";
  const free = freeOf(money, line);
  const missing = payment.monto - sumOf(backingsOf(money).filter((one) => one.payment === payment.id));
  if (free === 0 || payment.status === "rejected" || missing === 0) return "CONFLICT";
  if (backingsOf(money).some((one) => one.line === line && one.payment === payment.id)) return "CONFLICT";
  return payment.status !== "pending" || free < missing ? null : deciding(money, who, payment, "verified");
}

const agrees = (expected: Expected, outcome: Outcome): boolean =>
  "refused" in outcome ? outcome.refused === expected : expected === null;

/** Returns the action of an attempt in this state; null when nothing of the kind exists yet. */
export function bankActionOf(one: BankTried, money: Money): Action | null {
  const { actor: who } = one;
  if (one.act === "import") return importing(who, one.from, Math.min(one.count, LINES - one.from));
  if (one.act === "undo") {
    const found = pick(backingsOf(money), one.at);
    return found ? undoing(who, found) : null;
  }
  const movement = pick(money.bank.movements, one.at);
  if (!movement) return null;
  if (one.act === "assign") {
    const payable = pick(money.payables, one.other);
    return payable ? assign(who, movement, payable) : null;
  }
  const payment = pick(money.payments, one.other);
  return payment ? back(who, movement.line, payment.id) : null;
}

function importing(who: Actor, from: number, count: number): Action {
  const lines = Array.from({ length: count }, (_, n) => from + n);
  return {
    said: `${who} imports the lines ${lines.join(", ")}`,
    run: (world) => world.bank.import(who, lines),
    explains: (money, outcome) => {
      if (!mayMatch(who)) return agrees("FORBIDDEN", outcome);
      const known = new Set(money.bank.movements.map(({ line }) => line));
      const fresh = lines.filter((line) => !known.has(line));
      money.bank.movements.push(...fresh.map((line) => ({ line, by: who })));
      return "done" in outcome && outcome.done === String(fresh.length);
    },
  };
}

function assign(who: Actor, { line, by }: ModelMovement, { id, kind }: ModelPayable): Action {
  return {
    said: `${who} assigns the movement ${line} to ${kind} ${id}`,
    run: (world) => world.bank.assign(who, line, { id, kind }),
    explains: (money, outcome) => {
      if (!agrees(assigning(money, who, line, payableOf(money, id)), outcome)) return false;
      if ("refused" in outcome) return true;
      const monto = freeOf(money, line);
      const status = who === "owner" || by !== who ? "verified" : "pending";
      money.payments.push({
        id: outcome.done,
        payable: id,
        monto,
        author: who,
        status,
        reversed: false,
        provider: null,
        inReview: false,
        successor: null,
        transaction: null,
        past: isPast(line),
      });
      money.bank.backings.push({ line, payment: outcome.done, amount: monto });
      settle(money, id);
      return true;
    },
  };
}

function back(who: Actor, line: number, id: string): Action {
  return {
    said: `${who} backs ${id} by the movement ${line}`,
    run: (world) => world.bank.back(who, line, id),
    explains: (money, outcome) => {
      const payment = paymentOf(money, id);
      if (!agrees(backing(money, who, line, payment), outcome)) return false;
      if ("refused" in outcome) return true;
      const missing = payment.monto - sumOf(backingsOf(money).filter((one) => one.payment === id));
      const amount = Math.min(missing, freeOf(money, line));
      money.bank.backings.push({ line, payment: id, amount });
      if (payment.status === "pending" && amount === missing) count(money, payment);
      return true;
    },
  };
}

function undoing(who: Actor, { line, payment }: ModelBacking): Action {
  return {
    said: `${who} undoes the movement ${line} for ${payment}`,
    run: (world) => world.bank.undo(who, line, payment),
    explains: (money, outcome) => {
      const { backings } = money.bank;
      const there = backingsOf(money).find((one) => one.line === line && one.payment === payment);
      if (!agrees(mayMatch(who) ? (there ? null : "NOT_FOUND") : "FORBIDDEN", outcome)) return false;
      if (there && "done" in outcome) backings.splice(backings.indexOf(there), 1);
      return true;
    },
  };
}
