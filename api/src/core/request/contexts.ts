import { Role } from "../auth/role.ts";
import type { Credentials } from "../auth/credentials.ts";
import { type Opening, openById } from "../links/links-by-id.ts";
import { refusalOfChanged, refusalOfEndedLink } from "../auth/check.ts";
import { isLinkOpen, resolveLink } from "../links/links.ts";
import type { JoinViewing, Identity } from "../auth/impersonation.ts";
import type { BadBearer, Link, Impersonator, Origin, Viewer } from "../auth/viewer.ts";
import type { Viewers } from "../auth/viewers.ts";
import { viewingRefusals } from "../auth/viewing.rules.ts";
import { today } from "../colombia/days.ts";
import type { Context, Services } from "../context.ts";
import { forbidden } from "../failure.ts";
import { type Actor, mutate } from "../mutation/mutation.ts";
import { lastSave, Stale } from "../mutation/stale.ts";
import type { Work } from "../mutation/work.ts";
import { ReadBudget } from "../read/limits/budget.ts";
import { Reader } from "../read/read.ts";

interface Caller {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly badBearer: BadBearer;
  readonly impersonator?: Impersonator | null;
  readonly confirm?: Actor["confirm"];
}

/** Creates the context of each request, socket operation and test, in the same way for GraphQL and REST. */
export class Contexts {
  constructor(
    readonly services: Services,
    readonly viewers: Viewers,
    private readonly joinViewing: JoinViewing,
  ) {}

  /**
   * Returns the context of a request: at most one person and one link, both resolved before anything runs.
   * For a caller with neither, the id in the request's path may open a record without a token.
   */
  of(credentials: Credentials, origin: Origin, opening: Opening | null = null): Promise<Context> {
    return this.#of(credentials, origin, opening, true);
  }

  /**
   * Returns the context of a request whose body took long to arrive: the caller is identified again, and
   * checked again within the transaction of each act. The opening of its link was already recorded when the
   * request began.
   */
  again(credentials: Credentials, origin: Origin, opening: Opening | null = null): Promise<Context> {
    return this.#of(credentials, origin, opening, false);
  }

  async #of(
    credentials: Credentials,
    origin: Origin,
    opening: Opening | null,
    begins: boolean,
  ): Promise<Context> {
    const { bearer, linkToken, fromStaff } = credentials;
    const { viewer, impersonator } = await this.identity(credentials, origin, begins);
    const asking = impersonator?.by ?? viewer;
    const byStaff = asking ? asking.roleName !== Role.CLIENTE : fromStaff;
    const byToken = linkToken
      ? await resolveLink(this.services, linkToken, origin, begins && !byStaff)
      : null;
    const link = opening && !bearer && !linkToken ? await openById(this.services, opening, origin) : byToken;
    const badLink = linkToken !== null && link === null;
    const badBearer = asking ? false : badLink ? "link" : bearer !== null && "session";
    const confirm = (work: Work) => this.#confirm(work, bearer, { viewer, link });
    return this.make({ viewer, link, badBearer, impersonator, ...(!begins && { confirm }) }, origin);
  }

  /** Refuses, within the transaction of an act, a caller who has lost access since the request began. */
  async #confirm(
    work: Work,
    bearer: string | null,
    { viewer, link }: Pick<Caller, "viewer" | "link">,
  ): Promise<void> {
    const { em, now, origin } = work;
    const found = viewer && (await this.viewers.findWithin(em, bearer ?? "", now, origin.ip));
    const refusal = viewer && refusalOfChanged(viewer, found);
    if (refusal) throw refusal;
    if (link && !(await isLinkOpen(work, link))) throw refusalOfEndedLink();
  }

  /**
   * Returns the current identity of a request or a socket. With `begins`, viewing as another person is
   * started if it is not active yet, and recorded in the history; otherwise it is refused then.
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
   * Creates a context from caches alone, for reads as text; null when a lookup is needed or the request has a
   * link.
   */
  peek(credentials: Credentials, origin: Origin): Context | null {
    const { bearer, linkToken } = credentials;
    if (linkToken) return null;
    const identity = this.viewers.peekIdentity(credentials, this.services.clock.now(), origin.ip);
    if (!identity) return null;
    const nobody = identity.viewer === null && identity.impersonator === null;
    return this.make({ ...identity, link: null, badBearer: bearer !== null && nobody && "session" }, origin);
  }

  /**
   * Throws a refusal in its final form: for an edit of an older version it names the author of the newer one.
   */
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
  make({ viewer, link, badBearer, impersonator = null, confirm }: Caller, origin: Origin): Context {
    const { services } = this;
    const now = services.clock.now();
    let acted = false;
    const run: Context["run"] = (act, args, once) => {
      acted = true;
      return mutate(services, { viewer, link, origin, confirm }, act, args, once).catch((error) =>
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
