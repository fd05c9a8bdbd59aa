import type { Viewer } from "../../../core/auth/viewer.ts";
import { addDays, hoursAfter, today } from "../../../core/colombia/days.ts";
import { percentOf } from "../../../core/colombia/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import type { SeedContext } from "../../../core/seed.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { cancelContract } from "../../contracts/contract/acts/cancel-contract.ts";
import type { RefundAccountInput } from "../../contracts/refund-account/refund-account.inputs.ts";
import { annulRefund } from "./acts/annul-refund.ts";
import { decideRefund } from "./acts/decide-refund.ts";
import { payRefund } from "./acts/pay-refund.ts";
import { Refund } from "./refund.entity.ts";

const DAY = 24;
const account: RefundAccountInput = {
  bank: "Bancolombia",
  kind: "ahorros",
  number: "20714839562",
  holder: "Laura Restrepo",
  documentType: TipoDocumento.cc,
  document: "43871205",
};

interface Paid {
  readonly id: string;
  readonly paid: number;
}

/**
 * Signed contracts for the demo refunds, latest trips first. All their payments are verified and older than
 * three weeks, because a pending payment could not be refunded; the demo client's contracts are excluded.
 */
const cancellable = (work: Work): Promise<Paid[]> =>
  work.rows<Paid>(
    sql`select c.id, c.total_pagado::int as paid from contracts c
     where c.status = 'signed' and c.total_pagado > 0 and c.cliente_id is distinct from ${bind.me}
       and not exists (select from payments p where p.contract_id = c.id and (p.status = 'pending'
         or p.tipo_pago = 'wompi'
         or p.status = 'verified' and p.verified_at > ${hoursAfter(work.now, -21 * DAY)}))
     order by c.fecha_inicio_viaje desc, c.id limit 3`,
  );

/**
 * Creates the demo refunds: one overdue, one paid, one annulled, and one that waits for the client's account.
 */
export async function seedRefunds(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const [late, settled, changed] = await seed.as(person(seed, "cliente"), cancellable, undefined);
  const lateRefund = { daysAgo: 20, dueIn: 14, motivo: "La familia ya no puede viajar", accountGiven: true };
  if (late) await owe(seed, late, end, lateRefund);
  if (settled) await payBack(seed, settled, end);
  if (changed) await changeOfMind(seed, changed, end);
  seed.at(end);
}

const person = (seed: SeedContext, handle: string) => seed.shared.get(`account:${handle}`) as Viewer;

interface Owed {
  readonly daysAgo: number;
  readonly dueIn: number;
  readonly motivo: string;
  /** True when the client has entered the account. */
  readonly accountGiven: boolean;
}

/** Cancels a contract some days ago and opens the agreed refund. */
async function owe(
  seed: SeedContext,
  { id, paid }: Paid,
  end: Date,
  { daysAgo, dueIn, motivo, accountGiven }: Owed,
): Promise<string> {
  const at = hoursAfter(end, -daysAgo * DAY);
  seed.at(at);
  const dueOn = addDays(today(at), dueIn);
  const refund = { monto: percentOf(paid, 80), motivo, dueOn, account: accountGiven ? account : null };
  await seed.as(person(seed, "owner"), cancelContract, { id, motivo, refund });
  return (await refundOf(seed, id)).id;
}

async function payBack(seed: SeedContext, contract: Paid, end: Date): Promise<void> {
  const id = await owe(seed, contract, end, {
    daysAgo: 18,
    dueIn: 15,
    motivo: "El hotel cerró",
    accountGiven: true,
  });
  const at = hoursAfter(end, -11 * DAY);
  seed.at(at);
  const input = { paidOn: today(at), means: "transferencia", reference: "TRF-771204" } as const;
  await seed.as(person(seed, "contador"), payRefund, { id, input, proof: await aProof(seed) });
}

/**
 * Annuls the first agreed refund and opens a smaller one, for which the client has not entered the account.
 */
async function changeOfMind(seed: SeedContext, contract: Paid, end: Date): Promise<void> {
  const id = await owe(seed, contract, end, {
    daysAgo: 6,
    dueIn: 15,
    motivo: "Cambió de trabajo",
    accountGiven: false,
  });
  seed.at(hoursAfter(end, -4 * DAY));
  await seed.as(person(seed, "owner"), annulRefund, {
    id,
    input: { motivo: "El proveedor cobró una penalidad" },
  });
  const monto = percentOf(contract.paid, 50);
  await seed.as(person(seed, "gerente"), decideRefund, {
    input: { contractId: contract.id, monto, motivo: "Lo que el proveedor devolvió" },
  });
}

const refundOf = ({ services }: SeedContext, contractId: string): Promise<Refund> =>
  services.orm.em
    .fork()
    .findOneOrFail(Refund, { contract: contractId, status: "abierta" }, { orderBy: { createdAt: "desc" } });

/** Returns the bank's receipt of a transfer, as a PDF. */
async function aProof({ services }: SeedContext): Promise<StoredBytes> {
  const printed = await services.pdf.print({
    title: "Comprobante de transferencia",
    author: "Bancolombia",
    createdAt: services.clock.now(),
    content: [
      { text: "Bancolombia", fontSize: 18, bold: true },
      { text: "Transferencia exitosa", margin: [0, 12, 0, 4] },
    ],
    footer: "Bancolombia",
  });
  return services.storage.put(printed, { filename: "transferencia.pdf", contentType: "application/pdf" });
}
