import { labelled, type PersonalPart, type Proven } from "../../core/read/personal-data.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { claimLifecycle } from "./claim/claim.lifecycle.ts";
import { claimKindLabels, dataRightLabels } from "./claim/claim.rules.ts";

const columns = raw(`c.number as "Número", c.kind as "Tipo", c.data_right as "Derecho", c.name as "Nombre",
  c.email as "Correo", c.phone as "Teléfono", c.document as "Documento", c.detail as "Qué pediste",
  c.filed_on::text as "Fecha", c.status as "Estado", c.answer as "Respuesta"`);

/**
 * Returns SQL for the condition on requests under a proven e-mail. Requests whose author merely entered that
 * e-mail, without confirming it, are excluded.
 */
const under = ({ email }: Proven): Fragment =>
  sql`c.email = ${email} and (c.email_confirmed_at is not null or c.identity in ('no_aplica', 'correo'))`;

/** Stored data about the earlier requests of a person. */
export const personalClaims: readonly PersonalPart[] = [
  {
    title: "Solicitudes y reclamos",
    select: (person) =>
      sql`select ${columns} from claims c where c.claimant_id = ${person} order by c.created_at`,
    proven: (who) => sql`select ${columns} from claims c where ${under(who)} order by c.created_at`,
    spoken: {
      Tipo: labelled(claimKindLabels),
      Derecho: (value) => (value === null ? "" : labelled(dataRightLabels)(value)),
      Estado: labelled(claimLifecycle.labels),
    },
    files: (person) => sql`select f.key, c.number || ' - ' || f.filename as filename,
      f.content_type as "contentType"
     from claims c join stored_files f on f.owner_type = 'claim' and f.owner_id = c.id::text
     where c.claimant_id = ${person} order by f.created_at, f.id`,
  },
];
