import type { Tried } from "./actions.ts";

const today = { past: false, twice: false } as const;
const registered = (at: number): Tried => ({ act: "register", actor: "gerente", at, amount: 20, ...today });
const verified = (at: number): Tried => ({ act: "verify", actor: "contador", at });
const ended = (at: number): Tried => ({ act: "cancel", actor: "owner", at });
const reported = (what: "APPROVED" | "VOIDED"): Tried => ({
  act: "settle",
  actor: "owner",
  at: 0,
  reported: what,
  times: 1,
});
const paid = (at: number): Tried => ({ act: "pay", actor: "contador", at, ...today });
const decided = (at: number, percent: number | "over"): Tried => ({
  act: "decide",
  actor: "owner",
  at,
  percent,
});

/**
 * A story whose every round is known: it reaches cases that chance seldom does. Of three contracts that end,
 * the first has a payment by card that comes too late, whose refund is tried by a person who may not pay it,
 * and which is voided; the second has a payment that is refunded and then reversed; of the third a refund
 * above the rest is tried.
 */
export const settledStory: readonly Tried[] = [
  { act: "card", actor: "gerente", at: 0, amount: 10, past: false, truth: "APPROVED" },
  ended(0),
  reported("APPROVED"),
  { act: "refund", actor: "contador", at: 0 },
  paid(0),
  reported("VOIDED"),

  registered(1),
  verified(1),
  ended(1),
  decided(1, 100),
  { act: "reverse", actor: "owner", at: 1 },

  registered(2),
  registered(2),
  verified(2),
  verified(3),
  ended(2),
  decided(2, 50),
  paid(2),
  decided(2, "over"),
  decided(2, 100),
  { act: "reverse", actor: "owner", at: 2 },
];
