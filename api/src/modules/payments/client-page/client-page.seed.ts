import type { Viewer } from "../../../core/auth/viewer.ts";
import { hoursAfter, today } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import { awaitingOf } from "../../contracts/plan/awaiting.sql.ts";
import type { SeedContext } from "../../../core/seed.ts";
import { requestCancellation } from "../../contracts/cancellation/acts/request-cancellation.ts";
import { reportPayment } from "./acts/report-payment.ts";

const REPORTED = 250_000;

interface Owing {
  readonly id: string;
  readonly left: number;
}

/**
 * Returns, for each signed contract of the client, the amount in COP that the client may still report; the
 * latest trip first.
 */
const owingOf = (work: Work): Promise<Owing[]> =>
  work.rows<Owing>(
    sql`select c.id,
       (c.precio_total - c.total_pagado - ${awaitingOf("contract_id", raw("c.id"))})::int as left
     from contracts c where c.cliente_id = ${bind.me} and c.status in ('signed', 'completed')
     order by c.fecha_inicio_viaje desc, c.id`,
  );

/**
 * Creates the acts of the demo client on the client page: a payment reported yesterday, and a requested
 * cancellation.
 */
export async function seedClientPages(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const client = seed.shared.get("account:cliente") as Viewer;
  const owing = await seed.as(client, owingOf, undefined);
  const [last] = owing;
  const reported = owing.find(({ left }) => left >= REPORTED);
  seed.at(hoursAfter(end, -20));
  if (reported) {
    const paid = { contractId: reported.id, monto: REPORTED, fechaPago: today(hoursAfter(end, -30)) };
    const input = { ...paid, referenciaPago: "NEQ-48213377", bancoOrigen: "Nequi" };
    await seed.as(client, reportPayment, { input, proof: null });
  }
  if (last)
    await seed.as(client, requestCancellation, {
      contractId: last.id,
      motivo: "Cambiaron la fecha de mis vacaciones y ya no puedo viajar esos días.",
    });
  seed.at(end);
}
