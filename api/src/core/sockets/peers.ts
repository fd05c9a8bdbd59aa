import type { Contexts } from "../request/contexts.ts";
import type { Context } from "../context.ts";
import type { Identity } from "../auth/impersonation.ts";
import type { Origin, Viewer } from "../auth/viewer.ts";
import { networkOf } from "../auth/client-address.ts";
import { looksLikeAccessToken } from "../auth/access-token.ts";
import { refusedClosing, ROLE_CHANGED, SESSION_ENDED, TOKEN_ENDED } from "./closing.ts";
import { originOf, type Peer } from "./peer.ts";

/** Maximum number of sockets of one person, in one process. */
const OF_A_PERSON = 20;
/** Maximum number of sockets of all visitors from one address, in one process. */
const OF_AN_ADDRESS = 10;

const keyOf = ({ person, address }: Peer) =>
  person === null ? `address ${networkOf(address)}` : `person ${person}`;

/**
 * Returns the role with which a person may have a socket; null for a visitor, or while they still have to set
 * up a second factor.
 */
export const roleOfPeer = (viewer: Viewer | null): number | null =>
  viewer === null || viewer.owesSecondFactor ? null : viewer.role;

/** All sockets of this process; checks that each session is still valid. */
export class Peers {
  readonly #all = new Set<Peer>();
  readonly #joined = new Map<Peer, string>();
  readonly #counts = new Map<string, number>();
  #looking = false;
  #lookedAt = performance.now();

  constructor(private readonly contexts: Contexts) {}

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Peer> {
    return this.#all.values();
  }

  /** Adds a socket that has not identified itself yet. */
  add(peer: Peer): void {
    this.#all.add(peer);
  }

  /**
   * Counts a peer after it was identified; returns false when its person, or a visitor's address, already has
   * too many sockets.
   */
  join(peer: Peer): boolean {
    const key = keyOf(peer);
    const count = this.#counts.get(key) ?? 0;
    if (count >= (peer.person === null ? OF_AN_ADDRESS : OF_A_PERSON)) return false;
    this.#joined.set(peer, key);
    this.#counts.set(key, count + 1);
    return true;
  }

  /** Removes a peer whose socket is closed. */
  leave(peer: Peer): void {
    this.#all.delete(peer);
    const key = this.#joined.get(peer);
    if (key === undefined) return;
    this.#joined.delete(peer);
    const count = (this.#counts.get(key) ?? 1) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  /**
   * Returns the current context of a peer. It returns null and closes the socket when the session has ended
   * or the account was deactivated.
   */
  async contextOf(peer: Peer, origin: Origin): Promise<Context | null> {
    const identity = await this.contexts.identity(peer, origin, false);
    return this.#stays(peer, identity)
      ? this.contexts.make({ ...identity, link: null, badBearer: false }, origin)
      : null;
  }

  /**
   * Checks every socket: drops dead and slow ones, and closes sockets whose session has ended. If this
   * process itself was suspended, a peer with an unanswered ping gets more time.
   */
  async look(heartbeat: number): Promise<void> {
    const since = this.#lookedAt;
    this.#lookedAt = performance.now();
    const stoodStill = this.#lookedAt - since > heartbeat / 2;
    for (const peer of this.#all)
      if (stoodStill) peer.wait();
      else peer.beat(heartbeat);
    if (this.#looking) return;
    this.#looking = true;
    await Promise.all([...this.#joined.keys()].map((peer) => this.#lookAt(peer))).finally(
      () => (this.#looking = false),
    );
  }

  async #lookAt(peer: Peer): Promise<void> {
    if (peer.bearer === null) return;
    const { viewers, services } = this.contexts;
    const known = viewers.peekIdentity(peer, services.clock.now(), peer.address);
    // A peer whose account cannot be looked up keeps its socket: nothing is delivered without another
    // look.
    if (known !== undefined) this.#stays(peer, known);
    else
      await this.contexts.identity(peer, originOf(peer), false).then(
        (identity) => this.#stays(peer, identity),
        () => undefined,
      );
  }

  #stays(peer: Peer, { viewer, impersonator }: Identity): boolean {
    if (peer.bearer === null) return true;
    const stays = viewer && (viewer.isActive || !peer.active);
    // The peer's subscriptions were granted to the role that it had then.
    if (stays && roleOfPeer(viewer) === peer.role) return true;
    if (stays) peer.close(ROLE_CHANGED);
    else if (impersonator?.refusal) peer.close(refusedClosing(impersonator, impersonator.refusal));
    else peer.close(looksLikeAccessToken(peer.bearer) ? TOKEN_ENDED : SESSION_ENDED);
    return false;
  }
}
