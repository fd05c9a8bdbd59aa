import type { Work } from "../../core/mutation/work.ts";
import { GERENTE, LIDER } from "../accounts/permissions.rules.ts";
import { User } from "../accounts/account/user.entity.ts";
import { managerBelow } from "./user.rules.ts";

const placeOf = ({ lider, gerente }: User) => ({
  liderId: lider?.id ?? null,
  gerenteId: gerente?.id ?? null,
});

/** Returns the people directly below a person, inactive accounts included. */
export const teamOf = ({ em }: Work, { id }: User): Promise<User[]> =>
  em.find(User, { $or: [{ lider: id }, { gerente: id }] }, { orderBy: { id: "asc" } });

/** Puts a person below others; the supervisor is the leader if there is one, else the manager. */
export function putBelow(work: Work, person: User, liderId: number | null, gerenteId: number | null): void {
  const before = placeOf(person);
  if (before.liderId === liderId && before.gerenteId === gerenteId) return;
  const reference = (id: number | null) => (id === null ? null : work.em.getReference(User, id));
  person.lider = reference(liderId);
  person.gerente = reference(gerenteId);
  person.supervisor = person.lider ?? person.gerente;
  work.audit("user.moved", person.id, { before, after: { liderId, gerenteId } });
}

/**
 * Gives the people led by `lead` the manager that `lead` has now: they follow when a leader moves to
 * another manager, or becomes one.
 */
export async function teamFollows(work: Work, lead: User): Promise<void> {
  if (lead.role !== LIDER && lead.role !== GERENTE) return;
  const { id, role, gerente } = lead;
  for (const person of await teamOf(work, lead)) {
    const { liderId, gerenteId } = placeOf(person);
    if (liderId === id)
      putBelow(work, person, liderId, managerBelow({ id, role, gerenteId: gerente?.id ?? null }, gerenteId));
  }
}

/** Moves everybody below a person to below another. */
export function handTeamOver(work: Work, team: readonly User[], leaver: User, successor: User): void {
  const lead = { id: successor.id, role: successor.role, gerenteId: successor.gerente?.id ?? null };
  for (const person of team) {
    if (person.id === successor.id) continue;
    const { liderId, gerenteId } = placeOf(person);
    const manager = gerenteId === leaver.id ? successor.id : gerenteId;
    if (liderId === leaver.id) putBelow(work, person, successor.id, managerBelow(lead, manager));
    else putBelow(work, person, liderId, manager);
  }
}
