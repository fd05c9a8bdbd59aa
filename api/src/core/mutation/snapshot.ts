import { IsolationLevel } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Origin, Viewer } from "../auth/viewer.ts";
import type { Services } from "../context.ts";
import { Scope } from "./scope.ts";

const origin: Origin = { requestId: "", channel: "job", ip: null, userAgent: null };

/**
 * Reads with any number of statements what the database was at one instant: nothing is locked, and nothing
 * can be written. `scopeOf` gives the scope of a person, or of nobody, at that instant.
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
