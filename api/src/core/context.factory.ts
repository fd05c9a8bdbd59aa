import { Role } from "./auth/role.ts";
import type { Credentials } from "./auth/credentials.ts";
import { type Opening, openById } from "./auth/links-by-id.ts";
import { resolveLink } from "./auth/links.ts";
import type { BadBearer, Link, Origin, Viewer } from "./auth/viewer.ts";
import type { Viewers } from "./auth/viewers.ts";
import { today } from "./colombia/days.ts";
import type { Context, Services } from "./context.ts";
import { mutate } from "./mutation/mutation.ts";
import { lastSave, Stale } from "./mutation/stale.ts";
import { Reader } from "./read/read.ts";

interface Asker {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly badBearer: BadBearer;
}

/** Makes the context of each request, socket operation and test: the same for GraphQL and REST. */
export class Contexts {
  constructor(
    readonly services: Services,
    readonly viewers: Viewers,
  ) {}

  /**
   * The context of a request: at most one person and one link, both resolved before anything runs. Who shows
   * neither opens what the call's id opens by itself, if it opens anything.
   */
  async of(credentials: Credentials, origin: Origin, opening: Opening | null = null): Promise<Context> {
    const { bearer, linkToken, fromStaff } = credentials;
    const viewer = bearer ? await this.viewers.find(bearer, this.services.clock.now()) : null;
    const byStaff = viewer ? viewer.roleName !== Role.CLIENTE : fromStaff;
    const byToken = linkToken ? await resolveLink(this.services, linkToken, origin, byStaff) : null;
    const link = opening && !bearer && !linkToken ? await openById(this.services, opening, origin) : byToken;
    const badLink = linkToken !== null && link === null;
    const badBearer = viewer ? false : badLink ? "link" : bearer !== null && "session";
    return this.make({ viewer, link, badBearer }, origin);
  }

  /**
   * Makes a context from memory alone, for reads as text; null when something must be looked up or a link is
   * shown.
   */
  peek({ bearer, linkToken }: Credentials, origin: Origin): Context | null {
    if (linkToken) return null;
    const viewer = bearer ? this.viewers.peek(bearer, this.services.clock.now()) : null;
    return viewer === undefined
      ? null
      : this.make({ viewer, link: null, badBearer: bearer !== null && viewer === null && "session" }, origin);
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
  make({ viewer, link, badBearer }: Asker, origin: Origin): Context {
    const { services } = this;
    const now = services.clock.now();
    return {
      services,
      origin,
      viewer,
      link,
      badBearer,
      now,
      today: today(now),
      read: new Reader(services, { viewer, link, now }),
      run: (act, args, once) =>
        mutate(services, { viewer, link, origin }, act, args, once).catch((error) =>
          this.#refused(error, viewer),
        ),
    };
  }
}
