import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import type { Concept } from "../concept.rules.ts";
import { BankProposal } from "../../matching/proposal.entity.ts";
import { isPartPaid } from "../../matching/part-paid.sql.ts";
import { type ExplainedPart, explainMovement } from "./explain-movement.ts";

interface Args {
  readonly id: string;
  readonly receipt: StoredBytes | null;
  /** True when it is accepted as one of several: then it has to be exact, and registers nothing. */
  readonly among: boolean;
}

interface Part {
  readonly amount: string;
  readonly installmentId: string | null;
  readonly purchaseId: string | null;
  readonly providerPaymentId: string | null;
  readonly payoutId: string | null;
  readonly sellerId: number | null;
  readonly commissionId: string | null;
  readonly refundId: string | null;
  readonly paid: boolean;
}

const GONE = "Esta propuesta ya no está: alguien asignó el movimiento o el pago. Actualiza la lista.";
const ONE_BY_ONE = "Aceptarla registra un pago: elígela una por una.";

/** Accepts a proposal of an outflow: its movement shows the payment, or its payment is registered. */
export async function acceptOutflow(work: Work, { id, receipt, among }: Args): Promise<string> {
  const proposal = await work.find(BankProposal, { id }, GONE);
  const parts = await work.rows<Part>(
    sql`select p.amount, p.installment_id as "installmentId", p.purchase_id as "purchaseId",
        p.provider_payment_id as "providerPaymentId", p.payout_id as "payoutId", p.seller_id as "sellerId",
        p.commission_id as "commissionId", p.refund_id as "refundId", ${isPartPaid} as paid
      from bank_proposal_parts p where p.proposal_id = ${id} order by p.position`,
  );
  if (parts.length === 0) throw conflict(GONE);
  if (among && !parts.every(({ paid }) => paid)) throw conflict(ONE_BY_ONE);
  const commissionIds = parts.flatMap(({ commissionId }) => commissionId ?? []);
  const named: ExplainedPart[] =
    commissionIds.length > 0
      ? [{ concept: "comisiones", commissionIds }]
      : parts.map((part) => ({ ...part, concept: conceptOf(part) }));
  return explainMovement(work, {
    id: proposal.movement.id,
    input: { parts: named },
    receipt,
    origin: "propuesta",
  });
}

function conceptOf({ installmentId, purchaseId, providerPaymentId, payoutId }: Part): Concept {
  if (installmentId) return "cuota";
  if (purchaseId) return "compra";
  if (providerPaymentId) return "pago_proveedor";
  return payoutId ? "comisiones" : "devolucion";
}
