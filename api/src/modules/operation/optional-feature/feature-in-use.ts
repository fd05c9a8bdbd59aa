import { formatCop } from "../../../core/colombia/cop.ts";
import { sql } from "../../../core/read/sql.ts";
import type { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";

/**
 * Number of open rows that prevent hiding each feature, and the amount in COP above which a second person
 * must approve.
 */
export interface OpenRows {
  readonly teamLeads: number;
  readonly objections: number;
  readonly raffles: number;
  readonly withPoints: number;
  readonly approvals: number;
  readonly reservations: number;
  readonly secondPersonAbove: number | null;
}

/** Query of the rows that prevent hiding features, in one statement. */
export const openRows = sql`select
  (select count(*)::int from users where role in (3, 4) and is_active) as "teamLeads",
  (select count(*)::int from commission_objections where status = 'abierta') as objections,
  (select count(*)::int from raffles where status = 'open') as raffles,
  (select count(*)::int from (select distinct on (user_id) balance from point_movements
    order by user_id, ordinal desc) p where balance > 0) as "withPoints",
  (select count(*)::int from payout_approvals where status in ('waiting', 'approved')) as approvals,
  (select count(*)::int from reservations where status in ('pendiente', 'pagada')) as reservations,
  (select second_person_above::float8 from approval_rules) as "secondPersonAbove"`;

const counted = (count: number, one: string, several: string) => (count === 1 ? one : `${count} ${several}`);

/** Returns the reason why a feature cannot be hidden yet; null when it has no open records. */
export function inUse(feature: OptionalFeature, rows: OpenRows): string | null {
  const { teamLeads, objections, raffles, withPoints, approvals, reservations, secondPersonAbove } = rows;
  switch (feature) {
    case "equipos": {
      const leads = counted(teamLeads, "un líder o gerente activo", "líderes o gerentes activos");
      return teamLeads > 0 ? `Tu equipo tiene ${leads}.` : null;
    }
    case "capacitacion":
      return null;
    case "objeciones": {
      const open = counted(objections, "una objeción", "objeciones");
      return objections > 0 ? `Responde antes ${open}.` : null;
    }
    case "rifas":
      return raffles > 0 ? "Hay una rifa abierta. Sortéala o cancélala antes." : null;
    case "puntos": {
      const people = counted(withPoints, "Una persona tiene", "personas tienen");
      return withPoints > 0 ? `${people} puntos sin usar.` : null;
    }
    case "aprobaciones": {
      const open = counted(approvals, "una aprobación", "aprobaciones");
      if (secondPersonAbove !== null) {
        const above = formatCop(secondPersonAbove);
        return `Los pagos de más de ${above} piden una segunda persona. Quita antes esa regla.`;
      }
      return approvals > 0 ? `Resuelve antes ${open}.` : null;
    }
    case "reservas": {
      const open = counted(reservations, "una reserva", "reservas");
      return reservations > 0 ? `Hay ${open} sin terminar.` : null;
    }
  }
}
