import { addDays, type Day } from "../../../core/colombia/days.ts";
import { type Rows, sql } from "../../../core/read/sql.ts";
import type { TipoPago } from "../../payments/payment/payment.enums.ts";
import type { AcquirerName } from "../statement/reading/acquirers.ts";
import { type PayableLine, paymentsFound, type UnpaidLine } from "./settle.rules.ts";

/** Kinds of payment that reach the bank through an acquirer. */
const settledKinds = (acquirer: AcquirerName): readonly TipoPago[] =>
  acquirer === "redeban" ? ["transferencia"] : ["wompi", "tarjeta"];

/** Days around sales in which their payments are looked for. */
const [BEFORE, AFTER] = [1, 12];

interface CandidateRow extends Omit<PayableLine, "missing" | "fechaPago"> {
  readonly missing: string | number;
  readonly fechaPago: Day;
}

/** Returns the payment of each transaction among the payments that movements do not cover completely. */
export async function findPayments(
  database: Rows,
  acquirer: AcquirerName,
  lines: readonly UnpaidLine[],
): Promise<ReadonlyMap<string, PayableLine>> {
  const days = lines.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const ids = lines.flatMap(({ transactionId }) => transactionId ?? []);
  const references = lines.flatMap(({ reference }) => reference ?? []);
  const rows = await database.rows<CandidateRow>(
    sql`select p.id, p.monto - p.respaldado as missing, p.fecha_pago::text as "fechaPago",
        p.wompi_transaction_id as "wompiTransactionId", p.wompi_reference as "wompiReference",
        p.referencia_pago as reference, k.contract_number as "contractNumber"
      from payments p left join contracts k on k.id = p.contract_id
      where p.sin_respaldo and p.tipo_pago = any(${[...settledKinds(acquirer)]}::text[])
        and not exists (select from bank_settlement_lines l where l.payment_id = p.id)
        and (p.wompi_transaction_id = any(${ids}::text[]) or p.wompi_reference = any(${references}::text[])
          or p.fecha_pago between ${addDays(first, -BEFORE)}::date and ${addDays(last, AFTER)}::date)
      order by p.id`,
  );
  return paymentsFound(
    lines,
    rows.map((row) => ({ ...row, missing: Number(row.missing) })),
  );
}
