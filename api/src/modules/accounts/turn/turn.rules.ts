import { ADMIN, type Capability, CONTADOR, may, permissions } from "../permissions.rules.ts";

/** Somebody of the team as far as the next step of a record asks. */
export interface TeamMember {
  readonly id: number;
  readonly name: string;
  readonly role: number;
}

/** Whoever does the next step of a record: one person, or all who may. */
export interface Turn {
  /** The person of the team; null where it is the client or any of `people`. */
  readonly userId: number | null;
  readonly isClient: boolean;
  /** Whom a sentence names: `Ana Ruiz`, `María Torres (cliente)`, `Administración`. */
  readonly who: string;
  /** Who may do it, where it is no single person. */
  readonly people: readonly TeamMember[];
  /** What they have to do, after `debe`: `enviarlo`. */
  readonly step: string;
  /** Since when it waits for them: an instant. */
  readonly since: string | null;
}

/** What is to be done, and since when. */
export type Step = Pick<Turn, "step" | "since">;

/** The step of one person of the team. */
export const turnOf = ({ id, name }: TeamMember, step: Step): Turn => ({
  ...{ userId: id, isClient: false, who: name, people: [], ...step },
});

/** The step of the client of that name. */
export const turnOfClient = (name: string, step: Step): Turn => ({
  ...{ userId: null, isClient: true, who: `${name} (cliente)`, people: [], ...step },
});

/** What those who have a capability are called together. */
function officeOf(capability: Capability): string {
  const roles: readonly number[] = permissions[capability];
  if (roles.includes(CONTADOR)) return "Contabilidad";
  return roles.includes(ADMIN) ? "Administración" : "El propietario";
}

/** The step of whoever of the office has a capability: those of its people who have it. */
export const turnOfOffice = (capability: Capability, office: readonly TeamMember[], step: Step): Turn => ({
  ...{ userId: null, isClient: false, who: officeOf(capability), ...step },
  people: office.filter(({ role }) => may(role, capability)),
});

/** Those of the office who decide on what others did: on their own only who may decide on that too. */
export const others = (
  office: readonly TeamMember[],
  ...ids: readonly (number | null)[]
): readonly TeamMember[] => office.filter(({ id, role }) => !ids.includes(id) || may(role, "decideOwn"));

/** The step of the first of a sale's people who has a capability, else of the office. */
export function turnOfFirst(
  people: readonly (TeamMember | null)[],
  capability: Capability,
  office: readonly TeamMember[],
  step: Step,
): Turn {
  const one = people.find((person) => person !== null && may(person.role, capability));
  return one ? turnOf(one, step) : turnOfOffice(capability, office, step);
}

/** The people of the team whose step it is: the one, or each who may; nobody where it is the client's. */
export const peopleOfTurn = (turn: Turn | null): readonly number[] => {
  if (!turn) return [];
  return turn.userId === null ? turn.people.map(({ id }) => id) : [turn.userId];
};

/** Whether it is somebody's own step, alone or with others. */
export const isTurnOf = (
  { userId, people }: { readonly userId: number | null; readonly people: readonly { readonly id: number }[] },
  viewer: { readonly id: number } | null,
): boolean => viewer !== null && (userId === viewer.id || people.some(({ id }) => id === viewer.id));
