import type { Acts } from "@travesia/api/acts";

/**
 * Acts offered to the viewer, each with the sentence that explains why it is not possible now, or null.
 */
export type OfferedActs<Name extends string> = ReadonlyMap<Name, string | null>;

/**
 * Returns the acts on a record that the signed-in user may see, each with the reason why it cannot be done
 * now, or null.
 */
export const offeredActs = <Name extends string, State extends { readonly status: string }>(
  acts: Acts<Name, State>,
  viewer: { readonly id: number; readonly role: number },
  state: State,
): OfferedActs<Name> =>
  new Map(acts.offered({ viewer }, state).map(({ name, reason }) => [name, reason] as const));

/** Returns the acts of a table that the server offers on a record, in the server's order. */
export const sentActs = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  acts: readonly { readonly name: string; readonly reason?: string | null }[],
): OfferedActs<Name> =>
  new Map(
    acts.flatMap(({ name, reason = null }) => (name in table ? [[name as Name, reason] as const] : [])),
  );

/** Returns whether an act is offered and possible now. */
export const isOffered = <Name extends string>(acts: OfferedActs<Name>, act: Name): boolean =>
  acts.get(act) === null;
