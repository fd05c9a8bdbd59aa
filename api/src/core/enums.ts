import { registerEnumType } from "type-graphql";

/**
 * The other spellings under which existing consumers send an enum's members, by the enum's name; case,
 * accents and blanks do not count.
 */
export const enumSynonyms = new Map<string, Readonly<Record<string, string>>>();

/**
 * What a person calls a field whose options are an enum's, by the enum's name: a refused option is told with
 * it.
 */
export const enumLabels = new Map<string, string>();

/** How an enum and its members are called. */
interface EnumNames<E extends Record<string, string>> {
  readonly name: string;
  /** What a person calls a field of it. */
  readonly label?: string;
  readonly description?: string;
  /** What people call its members; REST takes a label for its member. */
  readonly labels?: Readonly<Partial<Record<E[keyof E], string>>>;
  /** Other spellings of members. */
  readonly synonyms?: Readonly<Record<string, E[keyof E]>>;
}

/**
 * Registers an enum whose members are spelled exactly as on the wire, with the other spellings that REST
 * accepts on input.
 */
export function registerEnum<E extends Record<string, string>>(
  members: E,
  { name, label, description, labels, synonyms = {} }: EnumNames<E>,
): void {
  registerEnumType(members, { name, ...(description ? { description } : {}) });
  const byLabel = Object.entries((labels ?? {}) as Readonly<Record<string, string>>).map(
    ([member, spoken]) => [spoken, member],
  );
  enumSynonyms.set(name, {
    ...(Object.fromEntries(byLabel) as Readonly<Record<string, string>>),
    ...synonyms,
  });
  if (label !== undefined) enumLabels.set(name, label);
}
