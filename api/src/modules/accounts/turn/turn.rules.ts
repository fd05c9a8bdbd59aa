import { ADMIN, type Capability, CONTADOR, may, permissions } from "../permissions.rules.ts";

/** Member of the team, with the fields that a turn needs. */
export interface TeamMember {
  readonly id: number;
  readonly name: string;
  readonly role: number;
}

/** Turn of a record: the person, or the group of people, who does its next step. */
export interface Turn {
  /** The person of the team; null where it is the client or any of `people`. */
  readonly userId: number | null;
  readonly isClient: boolean;
  /** Name for use in a sentence: `Ana Ruiz`, `María Torres (cliente)`, `Administración`. */
  readonly who: string;
  /** People who may do it, when it is no single person. */
  readonly people: readonly TeamMember[];
  /** Next step, worded to follow `debe`: `enviarlo`. */
  readonly step: string;
  /** Time since which it waits for them: an instant. */
  readonly since: string | null;
}

/** Next step, and the time since which it is waiting. */
export type Step = Pick<Turn, "step" | "since">;

/** Returns the step of one person of the team. */
export const turnOf = ({ id, name }: TeamMember, step: Step): Turn => ({
  userId: id,
  isClient: false,
  who: name,
  people: [],
  ...step,
});

/** Returns the step of the client of that name. */
export const turnOfClient = (name: string, step: Step): Turn => ({
  userId: null,
  isClient: true,
  who: `${name} (cliente)`,
  people: [],
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
  ...step,
  people: office.filter(({ role }) => may(role, capability)),
});

/**
 * Returns those of the office who decide on what others did: on their own only who may decide on that too.
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
 * Returns the people of the team whose step it is: the one, or each who may; nobody where it is the client's.
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
