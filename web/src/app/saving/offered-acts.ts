/** The acts that somebody is shown, each with the sentence that keeps it from being done now, or null. */
export type OfferedActs<Name extends string> = ReadonlyMap<Name, string | null>;

/** What the table of a record's acts offers, by the names of the acts, in the table's order. */
export const actsByName = <Name extends string>(
  offered: readonly { readonly name: Name; readonly reason: string | null }[],
): OfferedActs<Name> => new Map(offered.map(({ name, reason }) => [name, reason]));
