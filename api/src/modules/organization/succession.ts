import { badInput, conflict } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { handTeamOver, teamOf } from "./team.ts";
import { visibleUsers } from "./user.access.ts";
import { canSucceed } from "./user.rules.ts";

/**
 * Transfers the team and open quotes of a leaving person to a successor, in this transaction; without a
 * team, no successor is needed.
 * @throws Refusal CONFLICT when the person has a team and no successor is given, BAD_USER_INPUT on
 * `successorId` for a person who cannot take over.
 */
export async function handOver(
  work: Work,
  leaver: User,
  successorId: number | null | undefined,
): Promise<void> {
  const team = await teamOf(work, leaver);
  const active = team.filter(({ isActive }) => isActive).length;
  if (successorId === null || successorId === undefined) {
    if (active > 0) throw conflict(needsSuccessor(leaver, active));
    return;
  }
  const successor = await successorOf(work, leaver, successorId, team);
  handTeamOver(work, team, leaver, successor);
  work.audit("user.succeeded", leaver.id, { successorId, team: team.length });
  await work.emit("user.succeeded", { userId: leaver.id, successorId });
}

const needsSuccessor = ({ name, lastname }: User, people: number): string =>
  `${name} ${lastname} tiene ${people === 1 ? "1 persona" : `${people} personas`} a cargo. ` +
  "Elige quién recibe su equipo y sus cotizaciones abiertas.";

const wrong = (message: string) => badInput("successorId", message);

async function successorOf(work: Work, leaver: User, id: number, team: readonly User[]): Promise<User> {
  if (id === leaver.id) throw wrong("Nadie puede ser su propio sucesor");
  const found = await work.em.findOne(User, {
    $and: [{ id, isActive: true, isActiveSeller: true }, visibleUsers(work.viewer)],
  });
  if (!found) throw wrong("El sucesor no existe o no es un vendedor activo");
  await work.lock(found);
  const members = team.map(({ lider, gerente }) => ({
    liderId: lider?.id ?? null,
    gerenteId: gerente?.id ?? null,
  }));
  if (!canSucceed(found.role, leaver.id, members))
    throw wrong("El rol del sucesor no permite recibir este equipo");
  return found;
}
