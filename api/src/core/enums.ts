import { registerEnumType } from "type-graphql";

/**
 * Other spellings of an enum's members that existing consumers send, by the enum's name; case, accents and
 * spaces are ignored.
 */
export const enumSynonyms = new Map<string, Readonly<Record<string, string>>>();

/**
 * Labels of fields with an enum's options, by the enum's name; the refusal of an invalid option contains the
 * label.
 */
export const enumLabels = new Map<string, string>();

/** Names of an enum and of its members. */
interface EnumNames<E extends Record<string, string>> {
  readonly name: string;
  /** Label of a field with these options. */
  readonly label?: string;
  readonly description?: string;
  /** Labels of the members; REST accepts a label in place of its member. */
  readonly labels?: Readonly<Partial<Record<E[keyof E], string>>>;
  /** Other spellings that are accepted for members. */
  readonly synonyms?: Readonly<Record<string, E[keyof E]>>;
}

/**
 * Registers an enum whose members are spelled exactly as in the API, with the other spellings that REST
 * accepts as input.
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
 * Creates an enum from its members, a list or the keys of an object, and registers it under a name: `export
 * const CreditConcept = enumOf("CreditConcept", creditConcepts, { label: "Concepto" });`
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
