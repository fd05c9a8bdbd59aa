import { ADMIN, type Capability, CONTADOR, may, permissions } from "../permissions.rules.ts";

/** Member of the team, with the fields that a turn needs. */
export interface TeamMember {
  readonly id: number;
  readonly name: string;
  readonly role: number;
}

/** Turn of a record: the person, or the group of people, who does its next step. */
export interface Turn {
  /** The person of the team; null when it is the client or any of `people`. */
  readonly userId: number | null;
  readonly isClient: boolean;
  /** Name for use in a sentence: `Ana Ruiz`, `María Torres (cliente)`, `Administración`. */
  readonly who: string;
  /** People who may do it, when it is no single person. */
  readonly people: readonly TeamMember[];
  /** Name of the act that does the step, as the table of acts of its record has it: `send`. */
  readonly act: string;
  /** Next step, worded to follow `debe`: `enviarlo`. */
  readonly step: string;
  /** Time since which it waits for them: an instant. */
  readonly since: string | null;
  /** Sentence on the facts by which it waits: `La cotización tiene precio y no se ha enviado.` */
  readonly sentence: string;
  /** Sentence for the client of the record, on their own page; null when they are not notified. */
  readonly clientSentence: string | null;
  /** Label of the button that does it: `Enviar cotización`. */
  readonly button: string;
  /** Reason why it precedes others: a term of money or law that passed, or others that wait for it. */
  readonly urgency: Urgency | null;
}

/** Reasons why a wait precedes the others of its record, the strongest first. */
const urgencies = ["term", "blocks"] as const;
export type Urgency = (typeof urgencies)[number];

/** Next step, why it is waiting, and the time since which it is. */
export type Step = Pick<Turn, "act" | "step" | "since" | "sentence" | "button"> & {
  readonly urgency?: Urgency;
  readonly clientSentence?: string;
};

/** Parts of a step that most steps lack. */
const plain = { urgency: null, clientSentence: null } as const;

/** Returns the step of one person of the team. */
export const turnOf = ({ id, name }: TeamMember, step: Step): Turn => ({
  userId: id,
  isClient: false,
  who: name,
  people: [],
  ...plain,
  ...step,
});

/** Returns the step of the client of that name. */
export const turnOfClient = (name: string, step: Step): Turn => ({
  userId: null,
  isClient: true,
  who: `${name} (cliente)`,
  people: [],
  ...plain,
  ...step,
});

/** Returns the Spanish name of the group that has a capability. */
function officeOf(capability: Capability): string {
  const roles: readonly number[] = permissions[capability];
  if (roles.includes(CONTADOR)) return "Contabilidad";
  return roles.includes(ADMIN) ? "Administración" : "El propietario";
}

/** Returns the turn of the people in the office who have a capability. */
export const turnOfOffice = (capability: Capability, office: readonly TeamMember[], step: Step): Turn => ({
  userId: null,
  isClient: false,
  who: officeOf(capability),
  ...plain,
  ...step,
  people: office.filter(({ role }) => may(role, capability)),
});

/**
 * Returns the people in the office who decide on records of others; on their own records only people who may
 * decide on those too.
 */
export const others = (
  office: readonly TeamMember[],
  ...ids: readonly (number | null)[]
): readonly TeamMember[] => office.filter(({ id, role }) => !ids.includes(id) || may(role, "decideOwn"));

/** Returns the step of the first of a sale's people who has a capability, else of the office. */
export function turnOfFirst(
  people: readonly (TeamMember | null)[],
  capability: Capability,
  office: readonly TeamMember[],
  step: Step,
): Turn {
  const one = people.find((person) => person !== null && may(person.role, capability));
  return one ? turnOf(one, step) : turnOfOffice(capability, office, step);
}

/**
 * Returns the rank of a wait among the waits of its record: terms that passed, waits that block others,
 * client, office, sale.
 */
function placeOf({ urgency, isClient, userId }: Turn): number {
  if (urgency) return urgencies.indexOf(urgency);
  if (isClient) return urgencies.length;
  return urgencies.length + (userId === null ? 1 : 2);
}

/** Returns the waits of a record in the order in which they are shown; among equal ones the oldest first. */
export const inOrder = (turns: readonly (Turn | null | false)[]): readonly Turn[] =>
  turns
    .filter((turn) => turn !== null && turn !== false)
    .sort(
      (one, other) => placeOf(one) - placeOf(other) || (one.since ?? "~").localeCompare(other.since ?? "~"),
    );

/**
 * Returns the people of the team whose step it is: one person, or everyone who may; empty when it is the
 * client's.
 */
export const peopleOfTurn = (turn: Turn | null): readonly number[] => {
  if (!turn) return [];
  return turn.userId === null ? turn.people.map(({ id }) => id) : [turn.userId];
};

/** Returns whether it is a person's own turn, alone or with others. */
export const isTurnOf = (
  { userId, people }: { readonly userId: number | null; readonly people: readonly { readonly id: number }[] },
  viewer: { readonly id: number } | null,
): boolean => viewer !== null && (userId === viewer.id || people.some(({ id }) => id === viewer.id));
