import type { PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";

/** Personal data in webhooks: the webhooks for which a person is responsible. */
export const personalWebhooks: readonly PersonalPart[] = [
  {
    title: "Webhooks",
    select: (person) => sql`select w.name as "Nombre", w.address as "Dirección", w.created_at as "Creado",
        w.off_at as "Apagado"
      from webhooks w where w.maker_id = ${person} order by w.created_at`,
    kept: "Son de la agencia: se apagan con la cuenta de quien responde por ellos.",
  },
];
