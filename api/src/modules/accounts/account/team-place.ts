import { badInput } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { ASESOR, GERENTE, LIDER } from "../permissions.rules.ts";
import { leading, managing } from "../staff.rules.ts";
import { User } from "./user.entity.ts";

/** Place of a person in the hierarchy: the user ids of their leader and manager. */
export interface TeamPlace {
  readonly liderId: number | null;
  readonly gerenteId: number | null;
}

type Wanted = { readonly [K in keyof TeamPlace]?: TeamPlace[K] | undefined };

/**
 * Returns the place in the team that a role can have: an advisor is below a leader and a manager, a leader
 * below a manager, the others below nobody. The manager defaults to the leader's. A manager can place people
 * only in their own team; `outside` is the message otherwise.
 * @throws Refusal BAD_USER_INPUT on `liderId` or `gerenteId`: an unknown or inactive person, a role that
 * leads nobody, another team.
 */
export async function placeInTeam(
  scope: Scope,
  role: number,
  wanted: Wanted,
  outside = "Solo puedes crear personas en tu equipo",
): Promise<TeamPlace> {
  if (role !== ASESOR && role !== LIDER) return { liderId: null, gerenteId: null };
  const { viewer } = scope;
  const lider = role === ASESOR ? await superior(scope, "liderId", wanted.liderId, leading) : null;
  const named = await superior(scope, "gerenteId", wanted.gerenteId, managing);
  const above =
    lider && (lider.role === LIDER ? lider.gerente?.id : lider.role === GERENTE ? lider.id : null);
  const gerenteId = named?.id ?? above ?? (viewer?.role === GERENTE ? viewer.id : null);
  if (viewer?.role === GERENTE && gerenteId !== viewer.id)
    throw badInput(named ? "gerenteId" : "liderId", outside);
  if (lider?.role === LIDER && (lider.gerente?.id ?? null) !== gerenteId)
    throw badInput("liderId", "El líder no pertenece al equipo de ese gerente");
  return { liderId: lider?.id ?? null, gerenteId };
}

const wrong = {
  liderId: {
    unknown: "El líder no existe o está inactivo",
    role: "El líder debe tener el rol de líder o uno superior",
  },
  gerenteId: {
    unknown: "El gerente no existe o está inactivo",
    role: "El gerente debe tener el rol de gerente o uno superior",
  },
} as const;

async function superior(
  { em }: Scope,
  field: keyof TeamPlace,
  id: number | null | undefined,
  roles: readonly number[],
): Promise<User | null> {
  if (id === null || id === undefined) return null;
  const found = await em.findOne(User, { id, isActive: true });
  if (!found) throw badInput(field, wrong[field].unknown);
  if (!roles.includes(found.role)) throw badInput(field, wrong[field].role);
  return found;
}
