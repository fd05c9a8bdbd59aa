import { Role } from "../auth/role.ts";
import type { Credentials } from "../auth/credentials.ts";
import { type Opening, openById } from "../links/links-by-id.ts";
import { resolveLink } from "../links/links.ts";
import type { JoinViewing, Identity } from "../auth/impersonation.ts";
import type { BadBearer, Link, Impersonator, Origin, Viewer } from "../auth/viewer.ts";
import type { Viewers } from "../auth/viewers.ts";
import { viewingRefusals } from "../auth/viewing.rules.ts";
import { today } from "../colombia/days.ts";
import type { Context, Services } from "../context.ts";
import { forbidden } from "../failure.ts";
import { mutate } from "../mutation/mutation.ts";
import { lastSave, Stale } from "../mutation/stale.ts";
import { ReadBudget } from "../read/limits/budget.ts";
import { Reader } from "../read/read.ts";

interface Asker {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly badBearer: BadBearer;
  readonly impersonator?: Impersonator | null;
}

/** Makes the context of each request, socket operation and test: the same for GraphQL and REST. */
export class Contexts {
  constructor(
    readonly services: Services,
    readonly viewers: Viewers,
    private readonly joinViewing: JoinViewing,
  ) {}

  /**
   * Returns the context of a request: at most one person and one link, both resolved before anything
   * runs. A caller with neither gets what the call's id opens by itself, if it opens anything.
   */
  async of(credentials: Credentials, origin: Origin, opening: Opening | null = null): Promise<Context> {
    const { bearer, linkToken, fromStaff } = credentials;
    const { viewer, impersonator } = await this.identity(credentials, origin, true);
    const asking = impersonator?.by ?? viewer;
    const byStaff = asking ? asking.roleName !== Role.CLIENTE : fromStaff;
    const byToken = linkToken ? await resolveLink(this.services, linkToken, origin, byStaff) : null;
    const link = opening && !bearer && !linkToken ? await openById(this.services, opening, origin) : byToken;
    const badLink = linkToken !== null && link === null;
    const badBearer = asking ? false : badLink ? "link" : bearer !== null && "session";
    return this.make({ viewer, link, badBearer, impersonator }, origin);
  }

  /**
   * Returns the identity with which a request or a socket reads now. With `begins`, a viewing of another
   * person that is not open begins, and is noted in the history; without it such a viewing is refused.
   */
  identity(
    shown: Pick<Credentials, "bearer" | "viewAs">,
    origin: Origin,
    begins: boolean,
  ): Promise<Identity> {
    const { services } = this;
    const join = (viewer: Viewer, personId: number) =>
      mutate(services, { viewer, link: null, origin }, this.joinViewing, { personId });
    return this.viewers.identity(shown, services.clock.now(), origin.ip, begins ? join : null);
  }

  /**
   * Makes a context from memory alone, for reads as text; null when something must be looked up or a link is
   * shown.
   */
  peek(credentials: Credentials, origin: Origin): Context | null {
    const { bearer, linkToken } = credentials;
    if (linkToken) return null;
    const identity = this.viewers.peekIdentity(credentials, this.services.clock.now(), origin.ip);
    if (!identity) return null;
    const nobody = identity.viewer === null && identity.impersonator === null;
    return this.make({ ...identity, link: null, badBearer: bearer !== null && nobody && "session" }, origin);
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

  /** Returns the context of a caller that is already known, as in demo data, jobs and tests. */
  make({ viewer, link, badBearer, impersonator = null }: Asker, origin: Origin): Context {
    const { services } = this;
    const now = services.clock.now();
    let acted = false;
    const run: Context["run"] = (act, args, once) => {
      acted = true;
      return mutate(services, { viewer, link, origin }, act, args, once).catch((error) =>
        this.#refused(error, viewer),
      );
    };
    const by = { viewer, link, now, hasActed: () => acted };
    return {
      services,
      origin,
      viewer,
      link,
      badBearer,
      impersonator,
      now,
      today: today(now),
      read: new Reader(services, by, ReadBudget.of(origin)),
      run: impersonator ? () => Promise.reject(forbidden(viewingRefusals.changing)) : run,
    };
  }
}
