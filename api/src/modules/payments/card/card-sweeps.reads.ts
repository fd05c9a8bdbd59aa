import type { FilterQuery } from "@mikro-orm/core";
import type { Services } from "../../../core/context.ts";
import { CardAttempt } from "./attempt.entity.ts";
import { CardEvent } from "./inbox/card-event.entity.ts";
import { nextLookUp } from "./card.rules.ts";

const MINUTE = 60_000;
/**
 * Maximum number of events processed in one run. The number is small because one answer of the provider may
 * take twelve seconds.
 */
const MOST_EVENTS = 100;
const MOST_LOOK_UPS = 30;

/** Returns the events that have not been processed yet, oldest first. */
export function newEvents(services: Services): Promise<string[]> {
  return eventsOf(services, { appliedAt: null, askAt: null });
}

/**
 * Returns the events whose next query is due, preceded by the events that have waited over a minute for their
 * first processing.
 */
export function waitingEvents(services: Services): Promise<string[]> {
  const now = services.clock.now();
  const receivedAt = { $lte: new Date(now.getTime() - MINUTE) };
  return eventsOf(services, {
    appliedAt: null,
    $or: [{ askAt: { $lte: now } }, { askAt: null, receivedAt }],
  });
}

async function eventsOf({ orm }: Services, where: FilterQuery<CardEvent>): Promise<string[]> {
  const found = await orm.em.fork().find(CardEvent, where, {
    fields: ["id"],
    limit: MOST_EVENTS,
    orderBy: { askAt: "asc nulls first", receivedAt: "asc" },
  });
  return found.map(({ id }) => id);
}

/** Open attempt, and the interval in seconds within which it is queried at most once. */
export interface DueLookUp {
  readonly id: string;
  readonly seconds: number;
}

/**
 * Returns the attempts that have been open for over ten minutes and whose next query is due, the least
 * recently queried first.
 */
export async function dueLookUps({ orm, clock }: Services): Promise<DueLookUp[]> {
  const now = clock.now().getTime();
  const ago = (minutes: number) => new Date(now - minutes * MINUTE);
  const open = await orm.em.fork().find(
    CardAttempt,
    {
      status: { $in: ["started", "pending"] },
      createdAt: { $lte: ago(10) },
      $or: [{ lookedUpAt: null }, { lookedUpAt: { $lte: ago(10) } }],
    },
    { orderBy: { lookedUpAt: "asc nulls first" }, limit: MOST_LOOK_UPS },
  );
  return open.map(({ id, createdAt }) => ({
    id,
    seconds: nextLookUp((now - createdAt.getTime()) / 1000),
  }));
}
