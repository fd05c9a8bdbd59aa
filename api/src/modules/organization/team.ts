import type { Work } from "../../core/mutation/work.ts";
import { GERENTE, LIDER } from "../accounts/permissions.rules.ts";
import { User } from "../accounts/account/user.entity.ts";
import { managerBelow } from "./user.rules.ts";

const placeOf = ({ lider, gerente }: User) => ({
  liderId: lider?.id ?? null,
  gerenteId: gerente?.id ?? null,
});

/** Returns the people directly below a person, including inactive accounts. */
export const teamOf = ({ em }: Work, { id }: User): Promise<User[]> =>
  em.find(User, { $or: [{ lider: id }, { gerente: id }] }, { orderBy: { id: "asc" } });

/** Sets a person's leader and manager; the supervisor is the leader or, without one, the manager. */
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
 * Updates the manager of the people led by `lead`, after a leader moved to another manager or became a
 * manager.
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

/** Moves all people of a leaver's team to the successor. */
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
