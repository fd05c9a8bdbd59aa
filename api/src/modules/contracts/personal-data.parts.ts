import { formatCop } from "../../core/cop.ts";
import { labelled, type PersonalPart } from "../../core/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { contractLifecycle } from "./contract/contract.lifecycle.ts";

const money = (value: unknown) => formatCop(Number(value));

/** The contracts of a client. */
export const personalContracts: readonly PersonalPart[] = [
  {
    title: "Contratos",
    select: (person) => sql`select contract_number as "Número", status as "Estado", destino as "Destino",
      fecha_inicio_viaje::text as "Inicio del viaje", fecha_fin_viaje::text as "Fin del viaje",
       precio_total as "Precio", total_pagado as "Pagado", signed_at as "Firmado" from contracts
       where cliente_id = ${person} order by created_at`,
    spoken: { Estado: labelled(contractLifecycle.labels), Precio: money, Pagado: money },
  },
];
