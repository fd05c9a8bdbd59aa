import { ADMIN, type Capability, CONTADOR, may, permissions } from "../permissions.rules.ts";

/** Member of the team, with the fields that a turn needs. */
export interface TeamMember {
  readonly id: number;
  readonly name: string;
  readonly role: number;
}

/** Turn of a record: the person, or the group of people, who does its next step. */
export interface Turn {
  /**
   * User id of the responsible member of the team; null when the client or any of `people` is responsible.
   */
  readonly userId: number | null;
  readonly isClient: boolean;
  /** Name for use in a sentence: `Ana Ruiz`, `María Torres (cliente)`, `Administración`. */
  readonly who: string;
  /** People who may do the step, when no single person is responsible. */
  readonly people: readonly TeamMember[];
  /** Name of the act that does the step, as in the record's table of acts: `send`. */
  readonly act: string;
  /** Next step, worded to follow `debe`: `enviarlo`. */
  readonly step: string;
  /** Instant since which the step is pending. */
  readonly since: string | null;
  /** Sentence on the reason why the step is pending: `La cotización tiene precio y no se ha enviado.` */
  readonly sentence: string;
  /** Sentence for the record's client, on the client's own page; null when the client is not notified. */
  readonly clientSentence: string | null;
  /** Label of the button that does the step: `Enviar cotización`. */
  readonly button: string;
  /**
   * Reason why the step takes precedence: a payment or legal deadline has passed, or other steps depend on
   * it.
   */
  readonly urgency: Urgency | null;
}

/** Reasons why a pending step takes precedence over the record's others, the strongest first. */
const urgencies = ["term", "blocks"] as const;
export type Urgency = (typeof urgencies)[number];

/** Next step, why it is pending, and since when. */
export type Step = Pick<Turn, "act" | "step" | "since" | "sentence" | "button"> & {
  readonly urgency?: Urgency;
  readonly clientSentence?: string;
};

/** Defaults for the parts of a step that most steps lack. */
const plain = { urgency: null, clientSentence: null } as const;

/** Returns the turn of one member of the team. */
export const turnOf = ({ id, name }: TeamMember, step: Step): Turn => ({
  userId: id,
  isClient: false,
  who: name,
  people: [],
  ...plain,
  ...step,
});

/** Returns the turn of the client with this name. */
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
 * Returns the people in the office who may decide on a record. People whom the record itself concerns (`ids`)
 * are excluded unless they may decide on their own records.
 */
export const others = (
  office: readonly TeamMember[],
  ...ids: readonly (number | null)[]
): readonly TeamMember[] => office.filter(({ id, role }) => !ids.includes(id) || may(role, "decideOwn"));

/**
 * Returns the turn of the first of a sale's people who has a capability; if none has it, the turn of the
 * office.
 */
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
 * Returns the rank of a pending step among the record's steps: passed deadlines first, then steps that block
 * others, then steps of the client, the office, and the sale's people.
 */
function placeOf({ urgency, isClient, userId }: Turn): number {
  if (urgency) return urgencies.indexOf(urgency);
  if (isClient) return urgencies.length;
  return urgencies.length + (userId === null ? 1 : 2);
}

/** Returns the pending steps of a record in display order; among equal ones the oldest comes first. */
export const inOrder = (turns: readonly (Turn | null | false)[]): readonly Turn[] =>
  turns
    .filter((turn) => turn !== null && turn !== false)
    .sort(
      (one, other) => placeOf(one) - placeOf(other) || (one.since ?? "~").localeCompare(other.since ?? "~"),
    );

/**
 * Returns the ids of the team members whose turn it is: one person, or everyone who may do the step; empty
 * when it is the client's turn.
 */
export const peopleOfTurn = (turn: Turn | null): readonly number[] => {
  if (!turn) return [];
  return turn.userId === null ? turn.people.map(({ id }) => id) : [turn.userId];
};

/** Returns whether a turn belongs to a person, alone or with others. */
export const isTurnOf = (
  { userId, people }: { readonly userId: number | null; readonly people: readonly { readonly id: number }[] },
  viewer: { readonly id: number } | null,
): boolean => viewer !== null && (userId === viewer.id || people.some(({ id }) => id === viewer.id));
