import { Role } from "./auth/role.ts";
import type { Credentials } from "./auth/credentials.ts";
import { type Opening, openById } from "./auth/links-by-id.ts";
import { resolveLink } from "./auth/links.ts";
import type { JoinViewing, Sight } from "./auth/observer.ts";
import type { BadBearer, Link, Observer, Origin, Viewer } from "./auth/viewer.ts";
import type { Viewers } from "./auth/viewers.ts";
import { viewingRefusals } from "./auth/viewing.rules.ts";
import { today } from "./colombia/days.ts";
import type { Context, Services } from "./context.ts";
import { forbidden } from "./failure.ts";
import { mutate } from "./mutation/mutation.ts";
import { lastSave, Stale } from "./mutation/stale.ts";
import { ReadBudget } from "./read/limits/budget.ts";
import { Reader } from "./read/read.ts";

interface Asker {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly badBearer: BadBearer;
  readonly observer?: Observer | null;
}

/** Makes the context of each request, socket operation and test: the same for GraphQL and REST. */
export class Contexts {
  constructor(
    readonly services: Services,
    readonly viewers: Viewers,
    private readonly joinViewing: JoinViewing,
  ) {}

  /**
   * The context of a request: at most one person and one link, both resolved before anything runs. Who shows
   * neither opens what the call's id opens by itself, if it opens anything.
   */
  async of(credentials: Credentials, origin: Origin, opening: Opening | null = null): Promise<Context> {
    const { bearer, linkToken, fromStaff } = credentials;
    const { viewer, observer } = await this.sight(credentials, origin, true);
    const asking = observer?.by ?? viewer;
    const byStaff = asking ? asking.roleName !== Role.CLIENTE : fromStaff;
    const byToken = linkToken ? await resolveLink(this.services, linkToken, origin, byStaff) : null;
    const link = opening && !bearer && !linkToken ? await openById(this.services, opening, origin) : byToken;
    const badLink = linkToken !== null && link === null;
    const badBearer = asking ? false : badLink ? "link" : bearer !== null && "session";
    return this.make({ viewer, link, badBearer, observer }, origin);
  }

  /**
   * Whose eyes a request or a socket reads with now; a viewing that it `begins` is told in the history, and
   * one that is not open is refused to who begins none.
   */
  sight(
    { bearer, viewAs }: Pick<Credentials, "bearer" | "viewAs">,
    origin: Origin,
    begins: boolean,
  ): Promise<Sight> {
    const { services } = this;
    const join = (viewer: Viewer, personId: number) =>
      mutate(services, { viewer, link: null, origin }, this.joinViewing, { personId });
    return this.viewers.sight(bearer, viewAs, services.clock.now(), begins ? join : null);
  }

  /**
   * Makes a context from memory alone, for reads as text; null when something must be looked up or a link is
   * shown.
   */
  peek({ bearer, linkToken, viewAs }: Credentials, origin: Origin): Context | null {
    if (linkToken) return null;
    const sight = this.viewers.peekSight(bearer, viewAs, this.services.clock.now());
    if (!sight) return null;
    const nobody = sight.viewer === null && sight.observer === null;
    return this.make({ ...sight, link: null, badBearer: bearer !== null && nobody && "session" }, origin);
  }

  /** A refusal as it leaves: an edit of an older version says who saved since. */
  async #refused(error: unknown, viewer: Viewer | null): Promise<never> {
    if (!(error instanceof Stale)) throw error;
    const { by, at } = (await lastSave(this.services.orm.em.fork(), error)) ?? { by: null, at: null };
    const name = by === null ? null : await this.viewers.nameOf(by);
    const own = by !== null && by === viewer?.id;
    throw new Stale(error.record, error.history, {
      version: error.record.version,
      name,
      own,
      at: at?.toISOString() ?? null,
    });
  }

  /** The context of somebody already known: demo data, jobs, tests. */
  make({ viewer, link, badBearer, observer = null }: Asker, origin: Origin): Context {
    const { services } = this;
    const now = services.clock.now();
    return {
      services,
      origin,
      viewer,
      link,
      badBearer,
      observer,
      now,
      today: today(now),
      read: new Reader(services, { viewer, link, now }, ReadBudget.of(origin)),
      run: (act, args, once) =>
        observer
          ? Promise.reject(forbidden(viewingRefusals.changing))
          : mutate(services, { viewer, link, origin }, act, args, once).catch((error) =>
              this.#refused(error, viewer),
            ),
    };
  }
}
