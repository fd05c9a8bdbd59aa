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
 * Returns the filter of the raffles that a viewer may see: open and drawn raffles; for administration, all.
 */
export const visibleRaffles = (viewer: Viewer | null): FilterQuery<Raffle> =>
  viewer?.isActive && may(viewer.role, "manageRaffles") ? {} : { status: { $in: ["open", "drawn"] } };

/**
 * Loads a raffle and locks it against changes of its board, for an act that the caller can do now.
 * NOT_FOUND `Rifa no encontrada`.
 * @throws Refusal as the table of acts states.
 */
export async function lockRaffleFor(work: Work, act: RaffleAct, id: string): Promise<Raffle> {
  const raffle = await work.forUpdate.find(Raffle, { id }, NO_RAFFLE);
  const { paidCount } = await work.facts(raffle, "paidCount");
  raffleActs.refuse(act, work, { ...raffle, paidCount });
  return raffle;
}

/**
 * Takes a shared lock that prevents the draw of a raffle while its numbers change; several transactions may
 * hold it. Returns whether the raffle is open.
 */
export async function keepsOpen(work: Work, raffle: Raffle): Promise<boolean> {
  await work.em.refreshOrFail(raffle, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
  return raffle.status === "open";
}

/** Returns the open raffle, locked so that it stays open. CONFLICT when no raffle is open. */
export async function holdOpenRaffle(work: Work): Promise<Raffle> {
  const raffle = await work.em.findOne(Raffle, { status: "open" });
  if (!raffle || !(await keepsOpen(work, raffle))) throw conflict(NO_OPEN_RAFFLE);
  return raffle;
}

/**
 * Locks a number of the open raffle and returns it; its raffle is locked first, so that it stays open.
 * NOT_FOUND `Número no encontrado`.
 */
export async function lockNumber(work: Work, id: string): Promise<{ number: RaffleNumber; raffle: Raffle }> {
  const number = await work.find(RaffleNumber, { id }, NO_NUMBER);
  const raffle = await work.em.findOneOrFail(Raffle, { id: number.raffle.id });
  if (!(await keepsOpen(work, raffle))) throw conflict(RAFFLE_IS_OVER);
  await work.lock(number);
  return { number, raffle };
}
