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

/** Makes the context of each request, socket operation and test: the same for GraphQL and REST. */
export class Contexts {
  constructor(
    readonly services: Services,
    readonly viewers: Viewers,
    private readonly joinViewing: JoinViewing,
  ) {}

  /**
   * Returns the context of a request: at most one person and one link, both resolved before anything runs.
   * For a caller with neither it opens the call's id without a token, if that is possible.
   */
  of(credentials: Credentials, origin: Origin, opening: Opening | null = null): Promise<Context> {
    return this.#of(credentials, origin, opening, true);
  }

  /**
   * Returns the context of a request whose body took long to arrive: the caller is identified again, and
   * checked again within the transaction of each act. Its link was opened when it began.
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

  /** Refuses within the transaction of an act who counts no longer, though they did when it began. */
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

  /** Throws a refusal in its final form: an edit of an older version names who saved since. */
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
