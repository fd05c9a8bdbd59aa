import { registerEnumType } from "type-graphql";

/** The other spellings under which existing consumers send an enum's members, by the enum's name; any case is understood. */
export const enumSynonyms = new Map<string, Readonly<Record<string, string>>>();

/** Registers an enum whose members are spelled exactly as on the wire, with the other spellings that REST accepts on input. */
export function registerEnum<E extends Record<string, string>>(
  members: E,
  { name, description, synonyms = {} }: { name: string; description?: string; synonyms?: Readonly<Record<string, E[keyof E]>> },
): void {
  registerEnumType(members, { name, ...(description ? { description } : {}) });
  enumSynonyms.set(name, synonyms);
}
