import { IsolationLevel } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Origin, Viewer } from "../auth/viewer.ts";
import type { Services } from "../context.ts";
import { Scope } from "./scope.ts";

const origin: Origin = { requestId: "", channel: "job", ip: null, userAgent: null };

/**
 * Runs any number of reads on one snapshot of the database, without locks or writes. `scopeOf` returns the
 * scope of a person, or of no signed-in person, in that snapshot.
 */
export function inSnapshot<R>(
  services: Services,
  now: Date,
  read: (scopeOf: (viewer: Viewer | null) => Scope) => Promise<R>,
): Promise<R> {
  return services.orm.em
    .fork()
    .transactional(
      (em) => read((viewer) => new Scope(services, em as EntityManager, viewer, null, origin, now)),
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
}
