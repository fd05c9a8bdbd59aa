import { LRUCache } from "lru-cache";
import { forbidden, Refusal } from "../failure.ts";
import { hashOfToken } from "./access-token.ts";
import type { Account, AccountSource, LivingToken } from "./account.ts";
import { isWithin } from "./address-ranges.ts";
import type { AuthRule } from "./auth.decorator.ts";
import { Role } from "./role.ts";
import type { TokenGrant, Viewer } from "./viewer.ts";

/** Refusal of acts that a person has to do in a session, never with a token. */
export const NEVER_BY_TOKEN =
  "Esto no se puede hacer con un token de acceso. Inicia sesión con tu cuenta para hacerlo.";

/** Refusal of a change for which the token lacks the capability. */
const NOT_GRANTED = "Este token de acceso no tiene permiso para hacer esto.";

/**
 * Returns the refusal that applies to the token in addition to its owner's permissions, or null. A token may
 * read everything that its owner may read; a change requires the capability that guards it.
 */
export function refusalOfToken(
  { capabilities }: TokenGrant,
  extensions: Readonly<Record<string, unknown>>,
  kind: string,
): Refusal | null {
  if (extensions["byToken"] === "never") return forbidden(NEVER_BY_TOKEN);
  if (kind !== "mutation" || extensions["byToken"] === "always") return null;
  const { capability } = (extensions["auth"] ?? {}) as Partial<AuthRule>;
  if (capability === undefined) return forbidden(NEVER_BY_TOKEN);
  return capabilities.has(capability) ? null : forbidden(NOT_GRANTED);
}

/** Refusal of every request with a paused token, which a person has to confirm first. */
const PAUSED =
  "Este token de acceso está en pausa porque se restableció la contraseña de quien responde por él. " +
  "Confírmalo en «Accesos que siguen abiertos», en el perfil, y vuelve a servir.";

/** Returns the refusal of a token that is paused, or null. */
export const refusalOfPaused = ({ token }: Viewer): Refusal | null =>
  token?.paused ? new Refusal("UNAUTHENTICATED", PAUSED) : null;

/** Minimum interval between two records of a token's last use, in milliseconds. */
const NOTED_EVERY = 60_000;

interface KnownToken {
  readonly hash: string;
  readonly userId: number;
}

/**
 * Access tokens: their owners, and whether they are still valid. Owners are cached, because a token never
 * changes its owner; its validity is read from the owner's account, which every change drops from the cache.
 */
export class AccessTokens {
  readonly #owners = new LRUCache<string, KnownToken>({ max: 20_000 });
  readonly #noted = new LRUCache<string, number>({ max: 20_000 });
  readonly #noting = new Set<Promise<void>>();

  constructor(private readonly source: AccountSource) {}

  /**
   * Returns a token's owner from the cache only; undefined when a lookup is needed, null for an invalid
   * token.
   */
  peekOwner(bearer: string): KnownToken | null | undefined {
    return this.#owners.get(bearer) ?? (hashOfToken(bearer) === null ? null : undefined);
  }

  /** Returns a token's owner; null when there is no such token. */
  async findOwner(bearer: string): Promise<KnownToken | null> {
    const known = this.peekOwner(bearer);
    if (known !== undefined) return known;
    const hash = hashOfToken(bearer) ?? "";
    const userId = await this.source.ownerOfToken(hash);
    if (userId === null) return null;
    const found = { hash, userId };
    this.#owners.set(bearer, found);
    return found;
  }

  /**
   * Returns the viewer of a token, and records its use; null when the token is not valid at this time or
   * address. No second factor is required: the owner proved theirs when the token was made.
   */
  viewerOf({ hash }: KnownToken, account: Account, now: Date, address: string | null): Viewer | null {
    const token = account.tokens.get(hash);
    if (!token || !countsFor(token, account.viewer, now) || !isWithin(address, token.ranges)) return null;
    const { id, name, capabilities, paused } = token;
    if (!paused) this.#noteUse(token, now, address);
    return { ...account.viewer, token: { id, name, capabilities, ...(paused && { paused }) } };
  }

  /** Waits until pending uses are recorded; called before the database is closed. */
  async settle(): Promise<void> {
    await Promise.all(this.#noting);
  }

  /** Records a use of the token in the background; a lost write is made up for by the next use. */
  #noteUse({ id }: LivingToken, now: Date, address: string | null): void {
    if (now.getTime() - (this.#noted.get(id) ?? 0) < NOTED_EVERY) return;
    this.#noted.set(id, now.getTime());
    const noting = this.source
      .noteTokenUse(id, now, address, NOTED_EVERY)
      .catch(() => void this.#noted.delete(id));
    this.#noting.add(noting);
    void noting.finally(() => this.#noting.delete(noting));
  }
}

/** Returns whether a token of this person is valid: the account is active and the token has not expired. */
const countsFor = ({ expiresAt }: LivingToken, { isActive, roleName }: Viewer, now: Date): boolean =>
  isActive && roleName !== Role.CLIENTE && expiresAt > now;
