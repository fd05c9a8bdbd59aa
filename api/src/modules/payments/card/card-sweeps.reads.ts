import type { FilterQuery } from "@mikro-orm/core";
import type { Services } from "../../../core/context.ts";
import { CardAttempt } from "./attempt.entity.ts";
import { CardEvent } from "./inbox/card-event.entity.ts";
import { nextLookUp } from "./card.rules.ts";

const MINUTE = 60_000;
/**
 * Largest numbers of events and queries that are taken at a time: an answer of the provider may take twelve
 * seconds.
 */
const MOST_EVENTS = 100;
const MOST_LOOK_UPS = 30;

/** Returns the events that were not looked at, the oldest first. */
export function newEvents(services: Services): Promise<string[]> {
  return eventsOf(services, { appliedAt: null, askAt: null });
}

/** Returns the events whose query is due again, after the events that nobody looked at for a minute. */
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

/** Open attempt, and the seconds within which it is queried once. */
export interface DueLookUp {
  readonly id: string;
  readonly seconds: number;
}

/**
 * Returns the attempts that are open for over ten minutes and were not queried since, the oldest query first.
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
