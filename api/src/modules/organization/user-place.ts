import { badInput, forbidden } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { LIDER } from "../accounts/permissions.rules.ts";
import { placeInTeam, type TeamPlace } from "../accounts/account/team-place.ts";
import type { User } from "../accounts/account/user.entity.ts";

/** Requested position of a person in the hierarchy; an absent part is unchanged. */
export interface WantedPlace {
  readonly liderId?: number | null;
  readonly gerenteId?: number | null;
}

/**
 * Returns the position of a person after an edit. An unchanged position with an unchanged role is not
 * validated again. A new leader determines the manager, unless another manager is given.
 * @throws Refusal BAD_USER_INPUT on `liderId` or `gerenteId` for the person themselves, a person below them,
 * or a person whom `placeInTeam` refuses.
 */
export async function placeAfter(
  work: Work,
  user: User,
  role: number,
  wanted: WantedPlace,
): Promise<TeamPlace> {
  const stored: TeamPlace = { liderId: user.lider?.id ?? null, gerenteId: user.gerente?.id ?? null };
  const { liderId = stored.liderId, gerenteId = stored.gerenteId } = wanted;
  const led = liderId !== stored.liderId;
  const managed = gerenteId !== stored.gerenteId;
  if (!led && !managed && role === user.role) return stored;
  if (work.viewer?.role === LIDER) throw forbidden();
  if (led) await refuseCircle(work, user, "liderId", liderId);
  if (managed) await refuseCircle(work, user, "gerenteId", gerenteId);
  const named = managed || liderId === null ? gerenteId : undefined;
  return placeInTeam(
    work,
    role,
    { liderId, gerenteId: named },
    "Solo puedes mover personas dentro de tu equipo",
  );
}

const texts = {
  liderId: {
    oneself: "Una persona no puede ser su propio líder",
    below: "El líder elegido está por debajo de esta persona",
  },
  gerenteId: {
    oneself: "Una persona no puede ser su propio gerente",
    below: "El gerente elegido está por debajo de esta persona",
  },
} as const;

async function refuseCircle(
  work: Work,
  { id }: User,
  field: keyof typeof texts,
  above: number | null,
): Promise<void> {
  if (above === null) return;
  if (above === id) throw badInput(field, texts[field].oneself);
  const found = await work.rows(sql`with recursive above as (
       select id, lider_id, gerente_id from users where id = ${above}
       union select u.id, u.lider_id, u.gerente_id from users u
       join above a on u.id in (a.lider_id, a.gerente_id))
     select 1 from above where id = ${id}`);
  if (found.length > 0) throw badInput(field, texts[field].below);
}
