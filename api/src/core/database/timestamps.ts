import type { EventArgs, EventSubscriber } from "@mikro-orm/core";
import type { Clock } from "../clock.ts";

type Dated = { createdAt?: Date; updatedAt?: Date };

/**
 * Sets `createdAt` and `updatedAt` of every entity that has them, by the clock of the transaction that saves
 * it.
 */
export class Timestamps implements EventSubscriber<Dated> {
  constructor(private readonly clock: Clock) {}

  beforeCreate({ entity, meta, em }: EventArgs<Dated>): void {
    const now = this.#now(em);
    if ("createdAt" in meta.properties) entity.createdAt ??= now;
    if ("updatedAt" in meta.properties) entity.updatedAt ??= now;
  }

  beforeUpdate({ entity, meta, em }: EventArgs<Dated>): void {
    if ("updatedAt" in meta.properties) entity.updatedAt = this.#now(em);
  }

  /**
   * Returns the current time. Demo data is saved at past times, so its transactions have their own clock
   * time.
   */
  #now(em: EventArgs<Dated>["em"]): Date {
    return (instants.get(em) ?? this.clock.now()) as Date;
  }
}

const instants = new WeakMap<object, Date>();

/** Sets the time with which saves of this entity manager are dated. */
export const dateSavesOf = (em: object, instant: Date): void => void instants.set(em, instant);
