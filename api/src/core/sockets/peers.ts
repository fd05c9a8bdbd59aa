import type { Contexts } from "../request/contexts.ts";
import type { Context } from "../context.ts";
import type { Identity } from "../auth/impersonation.ts";
import type { Origin, Viewer } from "../auth/viewer.ts";
import { networkOf } from "../auth/client-address.ts";
import { looksLikeAccessToken } from "../auth/access-token.ts";
import { refusedClosing, ROLE_CHANGED, SESSION_ENDED, TOKEN_ENDED } from "./closing.ts";
import { originOf, type Peer } from "./peer.ts";

/** Sockets of one person, in one process. */
const OF_A_PERSON = 20;
/** Sockets of all visitors of one address, in one process. */
const OF_AN_ADDRESS = 10;

const keyOf = ({ person, address }: Peer) =>
  person === null ? `address ${networkOf(address)}` : `person ${person}`;

/** Returns the role for which a socket of a person is granted; null while they owe their second factor. */
export const roleOfPeer = (viewer: Viewer | null): number | null =>
  viewer === null || viewer.owesSecondFactor ? null : viewer.role;

/** All sockets of this process, with the check that each session is unchanged. */
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
   * Counts a peer that is known now; false when its person, or its address without one, has enough already.
   */
  join(peer: Peer): boolean {
    const key = keyOf(peer);
    const count = this.#counts.get(key) ?? 0;
    if (count >= (peer.person === null ? OF_AN_ADDRESS : OF_A_PERSON)) return false;
    this.#joined.set(peer, key);
    this.#counts.set(key, count + 1);
    return true;
  }

  /** Forgets a peer whose socket is closed. */
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
   * Returns the context of a peer as of now; null, and the socket closed, when its session has ended or its
   * account was switched off.
   */
  async contextOf(peer: Peer, origin: Origin): Promise<Context | null> {
    const identity = await this.contexts.identity(peer, origin, false);
    return this.#stays(peer, identity)
      ? this.contexts.make({ ...identity, link: null, badBearer: false }, origin)
      : null;
  }

  /**
   * Checks every socket: drops the dead and the slow, and closes those whose session has ended. After this
   * process itself was suspended, a peer with an unanswered ping gets its time again.
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
