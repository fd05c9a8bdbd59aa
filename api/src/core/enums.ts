import { registerEnumType } from "type-graphql";

/**
 * The other spellings under which existing consumers send an enum's members, by the enum's name; case,
 * accents and blanks do not count.
 */
export const enumSynonyms = new Map<string, Readonly<Record<string, string>>>();

/**
 * Labels of fields whose options are an enum's, by the enum's name; they are part of the refusal of a wrong
 * option.
 */
export const enumLabels = new Map<string, string>();

/** Names of an enum and of its members. */
interface EnumNames<E extends Record<string, string>> {
  readonly name: string;
  /** Name of a field with these options, as people read it. */
  readonly label?: string;
  readonly description?: string;
  /** Names of its members, as people read them; REST takes a label for its member. */
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
  const spokenLabels = Object.entries((labels ?? {}) as Readonly<Record<string, string>>);
  registerEnumType(members, {
    name,
    ...(description ? { description } : {}),
    valuesConfig: Object.fromEntries(
      spokenLabels.map(([member, spoken]) => [member, { description: `${spoken}.` }]),
    ) as Partial<Record<keyof E, { description: string }>>,
  });
  const byLabel = spokenLabels.map(([member, spoken]) => [spoken, member]);
  enumSynonyms.set(name, {
    ...(Object.fromEntries(byLabel) as Readonly<Record<string, string>>),
    ...synonyms,
  });
  if (label !== undefined) enumLabels.set(name, label);
}

/**
 * Makes an enum of its members, which are listed or named by their stored values, and registers it under a
 * name: `export const CreditConcept = enumOf("CreditConcept", creditConcepts, { label: "Concepto" });`
 */
export function enumOf<Member extends string>(
  name: string,
  of: readonly Member[] | Readonly<Record<Member, unknown>>,
  names: Omit<EnumNames<{ readonly [M in Member]: M }>, "name"> = {},
): { readonly [M in Member]: M } {
  const listed = (Array.isArray(of) ? of : Object.keys(of)) as readonly Member[];
  const members = Object.fromEntries(listed.map((member) => [member, member])) as {
    readonly [M in Member]: M;
  };
  registerEnum(members, { ...names, name });
  return members;
}
