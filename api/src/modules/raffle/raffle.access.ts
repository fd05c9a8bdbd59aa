import { type FilterQuery, LockMode } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import { conflict } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { may } from "../accounts/permissions.rules.ts";
import { type RaffleAct, raffleActs } from "./raffle.acts.rules.ts";
import { RaffleNumber } from "./raffle-number.entity.ts";
import { Raffle } from "./raffle.entity.ts";
import { NO_OPEN_RAFFLE, RAFFLE_IS_OVER } from "./raffle.rules.ts";

const NO_RAFFLE = "Rifa no encontrada";
export const NO_NUMBER = "Número no encontrado";

/**
 * Returns the condition on the raffles that a viewer may see: the open and the drawn ones; all for
 * administration.
 */
export const visibleRaffles = (viewer: Viewer | null): FilterQuery<Raffle> =>
  viewer?.isActive && may(viewer.role, "manageRaffles") ? {} : { status: { $in: ["open", "drawn"] } };

/**
 * Loads and locks a raffle, against every change of its board, with which the caller can do an act now.
 * NOT_FOUND `Rifa no encontrada`.
 * @throws Refusal by the table of acts.
 */
export async function lockRaffleFor(work: Work, act: RaffleAct, id: string): Promise<Raffle> {
  const raffle = await work.forUpdate.find(Raffle, { id }, NO_RAFFLE);
  const { paidCount } = await work.facts(raffle, "paidCount");
  raffleActs.refuse(act, work, { ...raffle, paidCount });
  return raffle;
}

/**
 * Locks a raffle against a draw while its numbers change: many may do that at once. Returns whether it is
 * open.
 */
export async function keepsOpen(work: Work, raffle: Raffle): Promise<boolean> {
  await work.em.refreshOrFail(raffle, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
  return raffle.status === "open";
}

/** Returns the open raffle, kept open. CONFLICT when there is none. */
export async function holdOpenRaffle(work: Work): Promise<Raffle> {
  const raffle = await work.em.findOne(Raffle, { status: "open" });
  if (!raffle || !(await keepsOpen(work, raffle))) throw conflict(NO_OPEN_RAFFLE);
  return raffle;
}

/**
 * Returns a number of the open raffle, locked after its raffle is kept open. NOT_FOUND `Número no
 * encontrado`.
 */
export async function lockNumber(work: Work, id: string): Promise<{ number: RaffleNumber; raffle: Raffle }> {
  const number = await work.find(RaffleNumber, { id }, NO_NUMBER);
  const raffle = await work.em.findOneOrFail(Raffle, { id: number.raffle.id });
  if (!(await keepsOpen(work, raffle))) throw conflict(RAFFLE_IS_OVER);
  await work.lock(number);
  return { number, raffle };
}
