import { labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { dossierLifecycle } from "./dossier.lifecycle.ts";

/** Dossiers that a person requested; their files are stored for one day. */
export const personalDossiers: readonly PersonalPart[] = [
  {
    title: "Expedientes pedidos",
    select: (person) => sql`select c.contract_number as "Contrato", d.status as "Estado",
        d.created_at as "Fecha"
      from dossiers d join contracts c on c.id = d.contract_id
      where d.maker_id = ${person} order by d.created_at`,
    spoken: { Estado: labelled(dossierLifecycle.labels) },
  },
];
