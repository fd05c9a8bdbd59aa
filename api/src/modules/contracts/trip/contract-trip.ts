import type { Context } from "../../../core/context.ts";
import { conflict, notFound } from "../../../core/failure.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { ownContracts } from "../contract/contract.access.ts";
import { Contract } from "../contract/contract.entity.ts";
import { hasSignature } from "../contract/contract.lifecycle.ts";
import { advisorSql } from "../contract/contract.sql.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import { findTraveller } from "../contract/travellers.ts";
import { paymentLink } from "../plan/payment-link.ts";
import { ownVouchers } from "./own-vouchers.ts";
import { type TripFacts, tripKind } from "./trip-kind.ts";
import { tripOf } from "./trip.reads.ts";

/** Registers contracts as trips. */
export const contractTrips = tripKind({
  name: "contract",
  entity: Contract,
  missing: () => notFound(NO_CONTRACT),
  unshared: () => conflict("Solo se comparte un viaje firmado que no ha terminado"),
  own: ownContracts,
  stateOf: ({ status, fechaInicioViaje, fechaFinViaje }) => ({
    last: fechaFinViaje ?? fechaInicioViaje,
    isCancelled: status === "cancelled",
    isAgreed: hasSignature(status),
  }),
  client: (contract) => ({
    email: contract.emailSentTo ?? contract.cliente.email,
    name: contract.cliente.name,
    destination: contract.destino,
    page: (work) => paymentLink(work, contract),
  }),
  traveller: findTraveller,
  facts: contractFacts,
  read: tripOf,
  vouchers: (context, id) => ownVouchers(context, { kind: "contract", id }),
});

async function contractFacts({ read }: Context, id: string): Promise<TripFacts | null> {
  const [row] = await read.rows<Omit<TripFacts, "changedAt"> & { readonly changed: string }>(
    sql`select coalesce(c.fecha_fin_viaje, c.fecha_inicio_viaje) as last, c.numero_pasajeros as travellers,
      ${advisorSql((role) => raw(`c.${role}_id`))} as advisor, c.status = 'cancelled' as "isCancelled",
      floor(extract(epoch from changes.at - c.created_at))::int as sequence,
      to_json(changes.at) #>> '{}' as changed
    from contracts c cross join lateral (select greatest(c.updated_at,
      (select max(i.updated_at) from contract_items i where i.contract_id = c.id)) as at) changes
    where c.id = ${id}`,
  );
  return row ? { ...row, changedAt: new Date(row.changed) } : null;
}
