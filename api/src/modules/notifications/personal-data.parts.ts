import type { PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";

/** Stored data about a person's notifications, and the browsers that receive them. */
export const personalNotices: readonly PersonalPart[] = [
  {
    title: "Notificaciones",
    select: (person) => sql`select n.created_at as "Fecha", n.title as "Título", n.message as "Mensaje",
        n.read_at as "Leída"
      from notifications n where n.user_id = ${person} and n.deleted_at is null order by n.created_at, n.id`,
  },
  {
    title: "Navegadores con avisos",
    select: (person) => sql`select s.created_at as "Desde",
        split_part(split_part(s.endpoint, '://', 2), '/', 1) as "Servicio"
      from push_subscriptions s where s.user_id = ${person} order by s.created_at, s.id`,
  },
];
